/**
 * Takes the notice out of the page before its first paint unless it is shown now: from one moment on and
 * until another, in ms. A sheet of its own reaches the notices of pages that come without a new document
 * too, and leaves React the elements as it rendered them.
 */
export function hideNotice(from: number, until: number): void {
  const now = Date.now();
  if (now < from || now >= until) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-notice]{display:none}');
    document.adoptedStyleSheets.push(sheet);
  }
}
