import { SCROLL_BACK_MS } from '../timings';
import { abortOnInput } from './abort-on-input';
import { scrollToSection } from './sections';

export type ScrollBackSection = keyof typeof SCROLL_BACK_MS;

/** The section of the landing page to which a back link leads, in `sessionStorage`. */
const KEY = 'scroll-back';

/** Notes for the landing page where to scroll; false where storage is denied. */
export function noteScrollBack(section: ScrollBackSection): boolean {
  try {
    sessionStorage.setItem(KEY, section);
    return true;
  } catch {
    return false;
  }
}

/** Scrolls the landing page to the section that a back link has named, after its delay; any input cancels it. */
export function scrollBack(): void {
  let id: string | null = null;
  try {
    id = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is denied: the link has led to the section itself.
  }
  const section = id && document.getElementById(id);
  // Not where the visitor has gone on meanwhile.
  if (!section || location.hash || scrollY > 0) {
    return;
  }
  const input = abortOnInput();
  const scroll = () => {
    if (!input.signal.aborted) {
      input.abort();
      history.replaceState(history.state, '', `#${id}`);
      scrollToSection(section);
    }
  };
  setTimeout(scroll, SCROLL_BACK_MS[id as ScrollBackSection]);
}
