import { PhoneLink } from '@/components/clinic/phone-link';
import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { ReadingSettingsButton } from '@/components/reading-settings/reading-settings-button';
import { READING_MESSAGES_FILE } from '@/components/reading-settings/reading-settings-messages';
import { SearchButton } from '@/components/search/search-button';
import { SearchForm } from '@/components/search/search-form';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { AlertIcon } from '@/components/ui/notice-icons';
import { StrokeIcon } from '@/components/ui/stroke-icon';
import { getContent } from '@/lib/content/get-content';
import { SEARCH_FILE } from '@/lib/search/search-data';
import { toPageAddress } from '@/lib/site/language-address';
import { MenuSubjects } from './menu-subjects';
import { SiteNav } from './site-nav';
import { ThemeButton } from './theme-button';

// One row on a screen of 320 px, also beside a scroll bar or with a phone link. Container queries, because media
// queries ignore scroll bars and the text size of the page.
const spacious = {
  row: '@max-xs:px-2',
  name: '@max-[40rem]:sr-only @6xl:max-w-32',
  search: 'grid',
};
const compact = {
  row: '@max-xs:px-1 @6xl:gap-x-3',
  name: '@max-3xl:sr-only @6xl:max-w-32',
  search: 'hidden @[26rem]:grid',
};

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
  const look = clinic.phone ? compact : spacious;
  const overviews: Readonly<Record<string, string>> = {
    'vision-therapy': home.visionTherapy.overview,
    eyecare: home.eyeCare.link,
  };
  return (
    <header className="site-header @container z-10 border-b border-hairline bg-bg print:hidden">
      <ErrorBoundary name="header">
        <div
          className={`wrap flex min-h-18 flex-wrap items-center gap-2 py-2 @max-xs:gap-1 @[40rem]:gap-x-5 ${look.row}`}
        >
          <a
            href={toPageAddress('/')}
            aria-label={site.homeLabel}
            className="flex min-h-12 min-w-11 items-center gap-3 text-base leading-tight font-bold"
          >
            <LandoltRing className="size-10 shrink-0" />
            <span className={`max-w-36 text-balance ${look.name}`}>{clinic.name}</span>
          </a>
          <div className="flex grow flex-wrap items-center justify-end gap-2 @max-xs:gap-1 @[40rem]:gap-3 @6xl:gap-2">
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
                  <li className="mb-3 border-0 @6xl:hidden">
                    <a
                      href={toPageAddress(navigation.urgent.href)}
                      className="gap-3 rounded-xl border-2 border-danger text-danger"
                    >
                      <AlertIcon />
                      {navigation.urgent.label}
                    </a>
                  </li>
                  <li className="mb-3 border-0 noscript:hidden lost-page:hidden @3xl:hidden">
                    <button
                      type="button"
                      aria-haspopup="dialog"
                      value={READING_SETTINGS_ID}
                      className="gap-3 rounded-xl border-2 border-line"
                    >
                      <span aria-hidden="true">Aa</span>
                      {reading.button.label}
                    </button>
                  </li>
                  {clinic.phone && (
                    <li className="@6xl:hidden">
                      <PhoneLink className="gap-3 text-text" />
                    </li>
                  )}
                </>
              }
              after={
                <>
                  <li className="menu-extra @6xl:hidden">
                    <a href={toPageAddress(navigation.visit.href)}>{navigation.visit.label}</a>
                  </li>
                  {clinic.phone && (
                    <li className="menu-extra noscript:hidden lost-page:hidden @[26rem]:hidden">
                      <button type="button" aria-haspopup="dialog" value={SEARCH_ID}>
                        {site.searchButton.label}
                      </button>
                    </li>
                  )}
                </>
              }
            />
            <button
              type="button"
              popoverTarget="menu"
              className="inline-flex min-h-12 items-center gap-2 rounded-xl border-2 border-line px-3 text-base font-bold @max-sm:px-2 @6xl:hidden"
            >
              <StrokeIcon path="M3 6h18M3 12h18M3 18h18" className="closed-menu size-6" />
              <StrokeIcon path="m5 5 14 14M19 5 5 19" className="open-menu size-6" />
              <span className="closed-menu @max-[40rem]:sr-only">{navigation.menu}</span>{' '}
              <span className="open-menu @max-[40rem]:sr-only">{navigation.close}</span>
            </button>
            <PhoneLink
              className="inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-xl border-2 border-line text-base font-bold hover:underline @max-sm:min-h-11 @max-sm:min-w-11 @5xl:@max-6xl:px-3"
              wordsClassName="@max-5xl:sr-only @6xl:sr-only"
            />
            <SearchButton
              messages={site.searchButton}
              id={SEARCH_ID}
              dialogId={SEARCH_DIALOG_ID}
              dataFile={toPageAddress(SEARCH_FILE)}
              className={look.search}
            >
              <SearchForm dialogId={SEARCH_DIALOG_ID} />
            </SearchButton>
            <ReadingSettingsButton
              messages={reading.button}
              id={READING_SETTINGS_ID}
              dialogId={`${READING_SETTINGS_ID}-dialog`}
              messagesFile={toPageAddress(READING_MESSAGES_FILE)}
              className="hidden @3xl:grid"
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
            <a
              href={toPageAddress(navigation.patientForm.href)}
              aria-label={navigation.patientForm.label}
              className="book inline-flex min-h-12 min-w-11 items-center justify-center rounded-xl border-2 border-transparent bg-button px-4 py-1 text-center text-base leading-tight font-bold text-on-button hover:underline @max-sm:px-3 @max-xs:px-2 @6xl:px-5"
            >
              <span className="@[40rem]:@max-6xl:hidden">{navigation.patientForm.short}</span>
              <span className="@max-[40rem]:hidden @6xl:hidden">
                {navigation.patientForm.label}
              </span>
            </a>
          </div>
        </div>
      </ErrorBoundary>
    </header>
  );
}
