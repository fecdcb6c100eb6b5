/**
 * Hides the notice before the first paint unless the current time is between two timestamps, in ms. Uses an adopted
 * style sheet, which cannot cause a hydration mismatch.
 */
export function hideNotice(from: number, until: number): void {
  const now = Date.now();
  if (now < from || now >= until) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-notice]{display:none}');
    document.adoptedStyleSheets.push(sheet);
  }
}
