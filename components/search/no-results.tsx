import { search } from '@/content/en/search';
import { basePath } from '@/lib/base-path';
import { followLink, moveFocus } from './dialog-moves';

/** What to do where nothing was found: other words, and the pages that help most people on. */
export function NoResults() {
  return (
    <>
      <p className="mt-2">{search.advice}</p>
      <ul className="mt-2">
        {search.ways.map(({ label, href }) => (
          <li key={href}>
            <a
              href={`${basePath}${href}`}
              onClick={followLink}
              onKeyDown={moveFocus}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:decoration-2"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
