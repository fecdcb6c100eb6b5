import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { basePath } from '@/lib/base-path';
import { readErrorPageMessages } from './read-error-page-messages';

// Keeps font and theme; during the build there is no document.
const keepLooks = () =>
  typeof document === 'object' ? document.documentElement.className : 'dark';

/** Replaces a document whose rendering failed in the browser. */
export function ErrorPage() {
  const { language, title, lead, retry, home } = readErrorPageMessages();
  return (
    <html lang={language} className={keepLooks()}>
      <body>
        <title>{title}</title>
        <main className="wrap py-12 lg:py-20">
          <LandoltRing className="size-24 [filter:blur(4px)]" />
          <div role="alert">
            <h1 className="mt-8 text-title font-extrabold">{title}</h1>
            <p className="measure mt-5 text-lead text-muted">{lead}</p>
          </div>
          <p className="mt-8 flex flex-wrap gap-4">
            <button type="button" onClick={() => location.reload()} className={primaryButton}>
              {retry}
            </button>
            <a href={`${basePath}/`} className={secondaryButton}>
              {home}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
