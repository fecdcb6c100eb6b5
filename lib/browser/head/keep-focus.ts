/**
 * Returns the focus and the selection to the field that had them when React's recovery from a hydration mismatch
 * renders the document again, at the event `rendered` of the window (`ThemeProvider`).
 */
export function keepFocus(): void {
  let focused: EventTarget | null = null;
  addEventListener(
    'focusin',
    ({ target }) => {
      focused = target;
    },
    true,
  );
  addEventListener(
    'pointerdown',
    () => {
      focused = null;
    },
    true,
  );
  addEventListener('rendered', () => {
    const last = focused as HTMLInputElement | null;
    if (!last?.id || last.isConnected) {
      return;
    }
    const field = document.getElementById(last.id) as HTMLInputElement | null;
    field?.focus({ preventScroll: true });
    // A form fills in its draft at the end of this task.
    queueMicrotask(() => {
      try {
        field?.setSelectionRange(last.selectionStart, last.selectionEnd);
      } catch {
        // A field without a selection, such as that of a number.
      }
    });
  });
}
