import { basePath } from '@/lib/base-path';
import type { SearchMessages } from '@/lib/search/search-messages';
import { followLink } from './dialog-keyboard';

type NoResultsProps = Pick<SearchMessages, 'advice' | 'links'>;

export function NoResults({ advice, links }: NoResultsProps) {
  return (
    <>
      <p className="mt-2">{advice}</p>
      <ul className="mt-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a
              href={`${basePath}${href}`}
              onClick={followLink}
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
