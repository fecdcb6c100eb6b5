import { defaultLanguage } from '../../languages';
import { formatPlace, type Problem, type Report } from '../model/problems';
import { REDIRECTS_FILE, requiredPaths } from '../redirects';
import type { Mistake } from './checked-content';

const MAX_PLACES = 3;

/** Formats the first locations, and the number of further ones. */
export function formatPlaces(places: readonly Pick<Problem, 'file' | 'line'>[]): string {
  const texts = [...new Set(places.map(({ file, line }) => formatPlace(file, line)))];
  const more = texts.length - MAX_PLACES;
  return [...texts.slice(0, MAX_PLACES), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Whether a page was probably removed; a single wrong link or name is probably a misspelling. */
const seemsRemoved = (mistakes: readonly Mistake[]): boolean =>
  mistakes.filter(({ file }) => file.startsWith(`content/${defaultLanguage}/`)).length > 1 ||
  mistakes.filter(({ missing }) => !missing?.isLink).length > 1;

/** Reports references to missing pages, combined to one problem for each removed or renamed page. */
export function reportMissingPages(mistakes: readonly Mistake[], report: Report): void {
  const paths = new Set(mistakes.map(({ missing }) => missing?.path ?? ''));
  for (const path of paths) {
    const own = mistakes.filter(({ missing }) => missing?.path === path);
    if (requiredPaths.includes(path)) {
      const name = path.replace(/\/$/, '') || '/index';
      report({
        file: `content/${defaultLanguage}/pages${name}.md`,
        message:
          'This page is missing. The program needs it, so it can be neither removed nor renamed: put it back.',
      });
    } else if (seemsRemoved(own)) {
      const message = `No page has the address ${path}, and it is still named: ${formatPlaces(own)}. If the page was removed, write below \`removed:\` the lines \`  - from: ${path}\` and \`    to: \` with the address that visitors come to in its place; if it was renamed, the same below \`renamed:\` with its new address. If the address is wrong, correct it.`;
      report({ file: REDIRECTS_FILE, message });
    } else {
      own.forEach(report);
    }
  }
}
