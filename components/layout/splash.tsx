import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { getClinic } from '@/lib/content/get-content';

/** A splash screen over a page that is already rendered; decoration, ended by a CSS animation. */
export function Splash() {
  return (
    <div id="splash" aria-hidden="true" className="splash">
      <LandoltRing className="splash-ring size-32" />
      <p className="splash-name max-w-44 text-center text-balance text-lead leading-tight font-bold">
        {getClinic().name}
      </p>
    </div>
  );
}
