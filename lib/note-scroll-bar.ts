/** Tells the style sheet how wide the page's scroll bar is, in px, before something takes it away. */
export function noteScrollBar(): void {
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`);
}
