import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { getClinic } from '@/lib/content/get-content';

/** A splash screen over a page that is already rendered; decoration, ended by a CSS animation. */
export function Splash() {
  return (
    <div id="splash" aria-hidden="true" className="splash">
      <LandoltRing className="splash-ring size-32" />
      {/* Generated content: browsers without style sheets show the name of the header alone. */}
      <p
        data-name={getClinic().name}
        className="splash-name max-w-44 text-center text-balance text-lead leading-tight font-bold before:content-[attr(data-name)]"
      />
    </div>
  );
}
