import Link from 'next/link';
import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { navigation } from '@/content/en/navigation';
import { site } from '@/content/en/site';
import { ThemeButton } from './theme-button';

/** The head of every page: the way home, the sections, the theme and the patient form. */
export function SiteHeader() {
  return (
    <header className="top-0 z-10 border-b border-hairline bg-bg tall:sticky print:hidden">
      <div className="wrap flex min-h-18 items-center gap-3 py-2 sm:gap-5">
        <Link
          href="/"
          aria-label={site.homeLabel}
          className="flex items-center gap-3 text-base leading-tight font-bold"
        >
          <LandoltRing className="size-10 shrink-0" />
          <span className="max-xs:sr-only">
            {site.brandLines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </span>
        </Link>
        <nav aria-label={navigation.label} className="ml-auto max-lg:hidden">
          <ul className="flex gap-5 text-base">
            {navigation.sections.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="inline-flex min-h-11 items-center text-muted hover:text-text hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-3 max-lg:ml-auto">
          <ThemeButton {...site.themeButton} />
          <Link
            href={navigation.patientForm.href}
            className="inline-flex min-h-12 items-center rounded-xl bg-button px-4 py-1 text-base leading-tight font-bold text-on-button hover:underline"
          >
            {navigation.patientForm.label}
          </Link>
        </div>
      </div>
    </header>
  );
}
