import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { site } from '@/content/en/site';

/** The ring comes into focus over a page that is already there; decoration, ended by its own style. */
export function Splash() {
  return (
    <div id="splash" aria-hidden="true" className="splash">
      <LandoltRing className="splash-ring size-32" />
      <p className="splash-name text-center text-lead leading-tight font-bold">
        {site.brandLines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
    </div>
  );
}
