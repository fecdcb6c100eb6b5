import { readHeaderOffset } from './header-offset';

/** A section counts as in view once its top is this near to where a scroll to it ends, in px. */
const TOLERANCE_PX = 30;

/** The section of the landing page that is in view, by its id; `null` where none of them is there. */
export function findCurrentSection(ids: readonly string[]): string | null {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const sections = ids
    .map((id) => document.getElementById(id))
    .filter((section) => section !== null);
  // The last section may be too low to ever reach the top.
  if (sections.length > 0 && scrollTop + clientHeight >= scrollHeight - 2) {
    return sections.at(-1)?.id ?? null;
  }
  const limit = readHeaderOffset() + TOLERANCE_PX;
  const passed = sections.filter((section) => section.getBoundingClientRect().top <= limit);
  return passed.at(-1)?.id ?? sections[0]?.id ?? null;
}
