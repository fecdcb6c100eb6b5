import { SCROLL_BACK_MS } from '../timings';
import { abortOnInput } from './abort-on-input';
import { scrollToSection } from './sections';

/** Scrolls to the landing page section noted by a back link (`handleActions`), after a delay; any input cancels it. */
export function scrollBack(): void {
  let id: string | null = null;
  try {
    id = sessionStorage.getItem('scroll-back');
    sessionStorage.removeItem('scroll-back');
  } catch {
    // Storage is denied: the link has led directly to the section.
  }
  const section = id && document.getElementById(id);
  // Does nothing if the visitor has already scrolled or followed a link to a section.
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
  setTimeout(scroll, SCROLL_BACK_MS[id as keyof typeof SCROLL_BACK_MS]);
}
