import { PhoneLink } from '@/components/clinic/phone-link';
import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { ReadingSettingsButton } from '@/components/reading-settings/reading-settings-button';
import { READING_MESSAGES_FILE } from '@/components/reading-settings/reading-settings-messages';
import { SearchButton } from '@/components/search/search-button';
import { SearchForm } from '@/components/search/search-form';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { AlertIcon } from '@/components/ui/notice-icons';
import { magnifier, StrokeIcon } from '@/components/ui/stroke-icon';
import { getContent } from '@/lib/content/get-content';
import { SEARCH_FILE } from '@/lib/search/search-data';
import { toPageAddress } from '@/lib/site/language-address';
import { menuButton, menuItem, menuRow } from './menu-classes';
import { MenuSubjects } from './menu-subjects';
import { SiteNav } from './site-nav';
import { ThemeButton } from './theme-button';

/** The buttons that the menu clicks where the header has no space for them. */
const READING_SETTINGS_ID = 'reading-settings';
const SEARCH_ID = 'search';

const SEARCH_DIALOG_ID = 'search-dialog';

interface SiteHeaderProps {
  /** The address of the page inside the site; absent for a page such as 404, which has any address. */
  path: string | undefined;
}

export function SiteHeader({ path: ownPath }: SiteHeaderProps) {
  const { clinic, messages } = getContent();
  const { home, navigation, reading, site } = messages;
  const overviews: Readonly<Record<string, string>> = {
    'vision-therapy': home.visionTherapy.overview,
    eyecare: home.eyeCare.link,
  };
  return (
    <header className="site-header @container sticky top-(--header-top) z-10 border-b [anchor-name:--site-header] border-hairline bg-bg print:hidden">
      <ErrorBoundary name="header">
        <div className="wrap flex min-h-18 flex-wrap items-center gap-1.5 py-1 @tablet:gap-x-5">
          <a
            href={toPageAddress('/')}
            aria-label={site.homeLabel}
            className="flex min-h-12 min-w-11 flex-1 items-center gap-2 text-base leading-tight font-bold @tablet:gap-3 @desktop:flex-none"
          >
            <LandoltRing className="size-9 shrink-0" />
            <span className="max-w-44 text-balance @max-phone:sr-only @desktop:max-w-32">
              {clinic.name}
            </span>
          </a>
          <div className="flex flex-wrap items-center justify-end gap-1.5 @tablet:gap-2 @desktop:grow">
            <SiteNav
              label={navigation.label}
              home={toPageAddress('/')}
              isHome={ownPath === '/'}
              ownSection={
                navigation.sections.find(({ path }) => path && ownPath?.startsWith(path))?.id
              }
              sections={navigation.sections.map(({ id, label, path }) => ({
                id,
                label,
                subjects: <MenuSubjects label={label} path={path} overview={overviews[id]} />,
              }))}
              before={
                <>
                  <li className="noscript:hidden lost-page:hidden @tablet:hidden">
                    <button
                      type="button"
                      aria-haspopup="dialog"
                      value={SEARCH_ID}
                      className={menuButton}
                    >
                      <StrokeIcon path={magnifier} className="size-6" />
                      {site.searchButton.label}
                    </button>
                  </li>
                  <li className="@desktop:hidden">
                    <a
                      href={toPageAddress(navigation.urgent.href)}
                      className={`${menuButton} text-danger`}
                    >
                      <AlertIcon />
                      {navigation.urgent.label}
                    </a>
                  </li>
                  <li className="noscript:hidden lost-page:hidden @tablet:hidden">
                    <button
                      type="button"
                      aria-haspopup="dialog"
                      value={READING_SETTINGS_ID}
                      className={menuButton}
                    >
                      <span aria-hidden="true">Aa</span>
                      {reading.button.label}
                    </button>
                  </li>
                  {clinic.phone && (
                    <li className={`${menuRow} @desktop:hidden`}>
                      <PhoneLink className={menuItem} />
                    </li>
                  )}
                </>
              }
              after={
                <li className={`${menuRow} @desktop:hidden`}>
                  <a href={toPageAddress(navigation.visit.href)} className={menuItem}>
                    {navigation.visit.label}
                  </a>
                </li>
              }
            />
            <PhoneLink
              className="inline-flex min-h-12 min-w-11 items-center justify-center gap-2 rounded-xl border-2 border-line px-2 text-base font-bold hover:underline"
              wordsClassName="sr-only"
            />
            <SearchButton
              messages={site.searchButton}
              id={SEARCH_ID}
              dialogId={SEARCH_DIALOG_ID}
              dataFile={toPageAddress(SEARCH_FILE)}
              className="hidden @tablet:grid"
            >
              <SearchForm dialogId={SEARCH_DIALOG_ID} />
            </SearchButton>
            <ReadingSettingsButton
              messages={reading.button}
              id={READING_SETTINGS_ID}
              dialogId={`${READING_SETTINGS_ID}-dialog`}
              messagesFile={toPageAddress(READING_MESSAGES_FILE)}
              className="hidden @tablet:grid"
            />
            <ThemeButton>
              <span className="sr-only light:hidden">{site.themeButton.toLight}</span>
              <span className="sr-only dark:hidden">{site.themeButton.toDark}</span>
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 light:hidden">
                <circle cx="12" cy="12" r="4.5" fill="currentColor" />
                <path
                  d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                />
              </svg>
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 dark:hidden">
                <path
                  d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z"
                  fill="currentColor"
                />
              </svg>
            </ThemeButton>
            <button
              type="button"
              popoverTarget="menu"
              className="inline-flex min-h-12 min-w-11 items-center justify-center gap-2 rounded-xl border-2 border-line text-base font-bold @tablet:px-3 @desktop:hidden"
            >
              <StrokeIcon path="M3 6h18M3 12h18M3 18h18" className="closed-menu size-6" />
              <StrokeIcon path="m5 5 14 14M19 5 5 19" className="open-menu size-6" />
              <span className="closed-menu @max-tablet:sr-only">{navigation.menu}</span>{' '}
              <span className="open-menu @max-tablet:sr-only">{navigation.close}</span>
            </button>
            <a
              href={toPageAddress(navigation.patientForm.href)}
              aria-label={navigation.patientForm.label}
              className="book inline-flex min-h-12 min-w-11 items-center justify-center rounded-xl border-2 border-transparent bg-button px-2 py-1 text-center text-base leading-tight font-bold text-on-button hover:underline @tablet:px-3 @desktop:px-5"
            >
              <span className="@tablet:@max-desktop:hidden">{navigation.patientForm.short}</span>
              <span className="@max-tablet:hidden @desktop:hidden">
                {navigation.patientForm.label}
              </span>
            </a>
          </div>
        </div>
      </ErrorBoundary>
    </header>
  );
}
