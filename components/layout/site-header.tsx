import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { SearchButton } from '@/components/search/search-button';
import { Link } from '@/components/ui/link';
import { clinic } from '@/content/clinic';
import { navigation } from '@/content/en/navigation';
import { site } from '@/content/en/site';
import { SiteNav } from './site-nav';
import { ThemeButton } from './theme-button';

/** The head of every page: the way home, the sections, the theme and the patient form. */
export function SiteHeader() {
  return (
    <header className="top-0 z-10 border-b border-hairline bg-bg tall:sticky print:hidden">
      <div className="wrap flex min-h-18 flex-wrap items-center gap-1 py-2 sm:gap-x-5">
        <Link
          href="/"
          aria-label={site.homeLabel}
          className="flex min-h-12 min-w-11 items-center gap-3 text-base leading-tight font-bold"
        >
          <LandoltRing className="size-10 shrink-0" />
          <span className="max-w-36 text-balance max-sm:sr-only">{clinic.name}</span>
        </Link>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 xs:gap-2 sm:gap-3">
          <SiteNav label={navigation.label} menu={navigation.menu} sections={navigation.sections} />
          <SearchButton {...site.searchButton} />
          <ThemeButton {...site.themeButton} />
          <Link
            href={navigation.patientForm.href}
            className="inline-flex min-h-12 items-center rounded-xl border-2 border-transparent bg-button px-4 py-1 text-center text-base leading-tight font-bold text-on-button hover:underline max-xs:px-3 max-[22.4rem]:w-min"
          >
            {navigation.patientForm.label}
          </Link>
        </div>
      </div>
    </header>
  );
}
