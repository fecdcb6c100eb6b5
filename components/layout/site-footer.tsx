import { RichText } from '@/components/article/rich-text';
import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { Link } from '@/components/ui/link';
import { clinic } from '@/content/clinic';
import { navigation } from '@/content/en/navigation';
import { site } from '@/content/en/site';

/** The foot of every page. */
export function SiteFooter() {
  return (
    <footer className="mt-16 border-t border-hairline bg-surface py-10 text-base lg:mt-24 print:hidden">
      <div className="wrap grid gap-8 lg:grid-cols-[1fr_auto]">
        <div className="measure">
          <p className="flex items-center gap-3 text-lg font-bold">
            <LandoltRing className="size-8" />
            {clinic.name}
          </p>
          <p className="mt-3">{site.footer.about}</p>
          <p className="mt-1">{site.footer.languages}</p>
          <p className="mt-4 font-bold">
            <RichText text={site.footer.emergency} />
          </p>
        </div>
        <nav
          aria-label={site.footer.navigationLabel}
          className="grid gap-x-12 gap-y-6 sm:grid-cols-3"
        >
          {navigation.footer.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-base text-muted">{title}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4 hover:decoration-2"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
