import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { fault } from '@/content/en/fault';
import { basePath } from '@/lib/base-path';

// Font and theme as they were; there is no document while the site is built.
const keepLooks = () =>
  typeof document === 'object' ? document.documentElement.className : 'dark';

/** Stands in place of a document that broke in the browser: what happened, and two ways on. */
export function PageFault() {
  return (
    <html lang={fault.language} className={keepLooks()}>
      <body>
        <title>{fault.title}</title>
        <main className="wrap py-12 lg:py-20">
          <LandoltRing className="size-24 blur-xs" />
          <div role="alert">
            <h1 className="mt-8 text-title font-extrabold">{fault.title}</h1>
            <p className="measure mt-5 text-lead text-muted">{fault.lead}</p>
          </div>
          <p className="mt-8 flex flex-wrap gap-4">
            <button type="button" onClick={() => location.reload()} className={primaryButton}>
              {fault.retry}
            </button>
            <a href={`${basePath}/`} className={secondaryButton}>
              {fault.home}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
