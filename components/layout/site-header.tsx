import { PhoneLink } from '@/components/clinic/phone-link';
import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { ReadingSettingsButton } from '@/components/reading-settings/reading-settings-button';
import { SearchButton } from '@/components/search/search-button';
import { SearchForm } from '@/components/search/search-form';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { AlertIcon } from '@/components/ui/notice-icons';
import { letters, magnifier, StrokeIcon } from '@/components/ui/stroke-icon';
import { Unhydrated } from '@/components/ui/unhydrated';
import { getContent } from '@/lib/content/get-content';
import { SEARCH_FILE } from '@/lib/search/search-data';
import { toPageAddress } from '@/lib/site/language-address';
import { MenuSubjects } from './menu-subjects';
import { ThemeButton } from './theme-button';

/** A link of the menu, which is a row in a wide header. */
const menuItem =
  'flex w-full min-h-14 items-center gap-3 px-3 text-lead font-bold hover:underline aria-[current=true]:border-b-3 aria-[current=true]:border-accent @desktop:min-h-11 @desktop:min-w-11 @desktop:justify-center @desktop:px-1.5 @desktop:text-base @desktop:font-normal';

const menuRow = 'relative border-b border-hairline @desktop:border-0';

/** A button or link with a border, above the rows of links in the menu. */
const menuButton =
  'mb-3 flex min-h-14 w-full items-center gap-3 rounded-xl border-2 border-line px-3 text-lead font-bold hover:underline';

/** The parts of the booking link's label that are visible only in a header of medium width. */
const bookRest = '@max-tablet:sr-only @desktop:sr-only';

const SEARCH_DIALOG_ID = 'search-dialog';

const sun =
  'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5l1.5 1.5M19 5l-1.5 1.5M6.5 17.5l-1.5 1.5';
const moon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z';

export function SiteHeader({ path: ownPath }: { path: string | undefined }) {
  const { clinic, messages } = getContent();
  const { navigation, reading, site } = messages;
  // If the header has no space for these buttons, menu items click them.
  const search = { id: 'search', label: site.searchButton.label, icon: magnifier };
  const settings = { id: 'reading-settings', label: reading.button.label, icon: letters };
  const { label: bookLabel, short } = navigation.patientForm;
  const [beforeShort, afterShort] = bookLabel.split(short);
  return (
    <header className="site-header @container sticky top-(--header-top) z-10 border-b [anchor-name:--site-header] border-hairline bg-bg print:hidden">
      <ErrorBoundary name="header">
        <div className="wrap flex min-h-18 flex-wrap items-center gap-1.5 py-1 @tablet:gap-x-5">
          <a
            href={toPageAddress('/')}
            aria-label={site.homeLabel}
            className="flex min-h-12 min-w-11 flex-1 items-center gap-1.5 text-base leading-tight font-bold @tablet:gap-3 @desktop:flex-none"
          >
            <LandoltRing className="size-9 shrink-0" />
            <span className="max-w-44 text-balance @max-phone:sr-only @max-tablet:text-[0.9375rem] @desktop:max-w-32">
              {clinic.name}
            </span>
          </a>
          <div className="flex flex-wrap items-center justify-end gap-1.5 @tablet:gap-2 @desktop:grow">
            {/* A row of links in a wide header, otherwise a popover (`operateMenu`). */}
            <Unhydrated
              as="nav"
              id="menu"
              popover="auto"
              aria-label={navigation.label}
              className="h-auto w-full overflow-y-auto overscroll-contain bg-bg p-4 text-text [inset:var(--header-height)_0_0] [top:anchor(--site-header_bottom)] @max-desktop:[&:not(:is(:popover-open,.is-open))]:hidden @desktop:static @desktop:block @desktop:w-auto @desktop:grow @desktop:overflow-visible @desktop:p-0"
            >
              <ul className="@desktop:flex @desktop:justify-evenly">
                {[search, settings].map(({ id, label, icon }) => (
                  <li key={id} className="noscript:hidden @tablet:hidden">
                    <button type="button" aria-haspopup="dialog" value={id} className={menuButton}>
                      <StrokeIcon path={icon} className="size-6" />
                      {label}
                    </button>
                  </li>
                ))}
                <li className="@desktop:hidden">
                  <a
                    href={toPageAddress(navigation.urgent.href)}
                    className={`${menuButton} text-danger`}
                  >
                    <AlertIcon />
                    {navigation.urgent.label}
                  </a>
                </li>
                {clinic.phone && (
                  <li className={`${menuRow} @desktop:hidden`}>
                    <PhoneLink className={menuItem} />
                  </li>
                )}
                {navigation.sections.map(({ id, label, path }) => (
                  <li key={id} className={menuRow}>
                    <a
                      href={toPageAddress(`/#${id}`)}
                      aria-current={path && ownPath?.startsWith(path) ? 'true' : undefined}
                      className={`${menuItem} pr-14 @desktop:pr-1.5`}
                    >
                      {label}
                    </a>
                    <MenuSubjects id={id} label={label} path={path} />
                  </li>
                ))}
                <li className={`${menuRow} @desktop:hidden`}>
                  <a href={toPageAddress(navigation.visit.href)} className={menuItem}>
                    {navigation.visit.label}
                  </a>
                </li>
              </ul>
            </Unhydrated>
            <PhoneLink
              className="hidden min-h-12 min-w-11 items-center justify-center gap-2 rounded-xl border-2 border-line px-2 text-base font-bold hover:underline @tablet:inline-flex"
              wordsClassName="sr-only"
            />
            <SearchButton
              messages={site.searchButton}
              id={search.id}
              icon={<StrokeIcon path={search.icon} className="size-6" />}
              dialogId={SEARCH_DIALOG_ID}
              dataFile={toPageAddress(SEARCH_FILE)}
              className="hidden @tablet:grid"
            >
              <SearchForm dialogId={SEARCH_DIALOG_ID} />
            </SearchButton>
            <ReadingSettingsButton
              messages={reading.button}
              id={settings.id}
              icon={<StrokeIcon path={settings.icon} className="size-6" />}
              dialogId="reading-settings-dialog"
              messagesFile={toPageAddress('/reading-settings/messages.json')}
              className="hidden @tablet:grid"
            />
            <ThemeButton>
              <span className="sr-only light:hidden">{site.themeButton.toLight}</span>
              <span className="sr-only hidden light:block">{site.themeButton.toDark}</span>
              <StrokeIcon path={sun} className="size-6 light:hidden" />
              <StrokeIcon path={moon} className="hidden size-6 light:block" />
            </ThemeButton>
            {/* Shown if scripts fail to load after a click on the theme button; not without style sheets. */}
            <p
              role="alert"
              data-lost={site.themeButton.failed}
              className="absolute top-full right-0 hidden max-w-full border-2 border-line bg-surface p-3 font-bold lost-page:peer-aria-busy:block before:content-[attr(data-lost)]"
            />
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
              id="header-book"
              href={toPageAddress(navigation.patientForm.href)}
              className="inline-flex min-h-12 min-w-11 items-center justify-center rounded-xl border-2 border-transparent bg-button px-1.5 py-1 text-center text-base leading-tight font-bold text-on-button hover:underline @tablet:px-3 @desktop:px-5"
            >
              {/* The accessible name is the full label, even where the visible one is shortened. */}
              <span>
                <span className={bookRest}>{beforeShort}</span>
                {short}
                <span className={bookRest}>{afterShort}</span>
              </span>
            </a>
            <span id="header-end" hidden />
          </div>
        </div>
      </ErrorBoundary>
    </header>
  );
}
