import { defaultLanguage } from '../../language';
import { formatPlace, type Problem, type Report } from '../model/problems';
import { REDIRECTS_FILE, requiredPaths } from '../redirects';

/** A problem with an address at which there is no page. */
export interface Leftover {
  /** The address of the page. */
  path: string;
  kind: 'link' | 'file' | 'statement';
  problem: Problem;
}

const MAX_PLACES = 3;

/** Some places in words: the first ones, and how many more there are. */
export function listPlaces(places: readonly Pick<Problem, 'file' | 'line'>[]): string {
  const texts = [...new Set(places.map(({ file, line }) => formatPlace(file, line)))];
  const more = texts.length - MAX_PLACES;
  return [...texts.slice(0, MAX_PLACES), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Whether a page seems to have been removed; a single wrong link or name is a misspelling. */
function wasThere(leftovers: readonly Leftover[]): boolean {
  const original = leftovers.filter(({ problem }) =>
    problem.file.startsWith(`content/${defaultLanguage}/`),
  );
  return original.length > 1 || leftovers.filter(({ kind }) => kind !== 'link').length > 1;
}

/** Reports what refers to missing pages, as one problem for each removed or renamed page. */
export function checkLeftovers(leftovers: readonly Leftover[], report: Report): void {
  const paths = new Set(leftovers.map(({ path }) => path));
  for (const path of paths) {
    const own = leftovers.filter((leftover) => leftover.path === path);
    if (requiredPaths.includes(path)) {
      const name = path.replace(/\/$/, '') || '/index';
      report({
        file: `content/${defaultLanguage}/pages${name}.md`,
        message:
          'This page is missing. The program needs it, so it can be neither removed nor renamed: put it back.',
      });
    } else if (wasThere(own)) {
      const places = listPlaces(own.map(({ problem }) => problem));
      const message = `No page has the address ${path}, and it is still named: ${places}. If the page was removed, write below \`removed:\` the lines \`  - from: ${path}\` and \`    to: \` with the address that visitors come to in its place; if it was renamed, the same below \`renamed:\` with its new address. If the address is wrong, correct it.`;
      report({ file: REDIRECTS_FILE, message });
    } else {
      own.map(({ problem }) => problem).forEach(report);
    }
  }
}
