import { PhoneAndHours } from '@/components/clinic/opening-hours';
import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { plainLink } from '@/components/ui/button-classes';
import { RichText } from '@/components/ui/rich-text';
import { Unhydrated } from '@/components/ui/unhydrated';
import { getContent } from '@/lib/content/get-content';
import { toPageAddress } from '@/lib/site/language-address';

export function SiteFooter() {
  const { clinic, messages, texts } = getContent();
  const { disclaimer, navigationLabel } = messages.site.footer;
  return (
    <Unhydrated
      as="footer"
      className="dark-band @container border-t border-transparent bg-surface py-6 text-small text-text leading-normal wrap-anywhere print:hidden"
    >
      <div className="wrap grid gap-8 @wide:grid-cols-[1fr_auto]">
        <div className="measure">
          <p className="flex items-center gap-3 text-small font-bold">
            <LandoltRing className="size-8 shrink-0" />
            {clinic.name}
          </p>
          <p className="mt-3">{disclaimer}</p>
          <PhoneAndHours className="mt-4" />
          <p className="mt-4 font-bold">
            <RichText text={texts.footerNote} />
          </p>
        </div>
        <nav
          aria-label={navigationLabel}
          className="-mb-6 gap-x-4 @phone:@max-tablet:mb-0 @phone:columns-2 @tablet:grid @tablet:grid-cols-3 @tablet:gap-x-12"
        >
          {messages.navigation.footer.map(({ title, links }) => (
            <div key={title} className="mb-6 break-inside-avoid">
              <h2 className="text-base text-muted">{title}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a
                      href={toPageAddress(href)}
                      className={`${plainLink} items-start! pt-2.75 pb-1 leading-snug`}
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </Unhydrated>
  );
}
