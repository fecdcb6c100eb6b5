import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { getClinic } from '@/lib/content/get-content';

/** A decorative splash screen over a page that is already rendered; a CSS animation ends it, or any input. */
export const Splash = () => (
  <div
    id="splash"
    aria-hidden="true"
    className="fixed inset-0 z-30 hidden animate-splash-over place-content-center place-items-center gap-8 bg-bg motion-safe:not-print:in-[.with-splash]:grid motion-safe:noscript:not-print:in-[:has(#home)]:grid"
  >
    <LandoltRing className="size-32 animate-splash-focus" />
    {/* Generated content, so that browsers without style sheets show the name only in the header. */}
    <p
      data-text={getClinic().name}
      className="max-w-44 animate-splash-name text-center text-balance text-lead leading-tight font-bold before:content-[attr(data-text)]"
    />
  </div>
);
