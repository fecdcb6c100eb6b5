/**
 * React's recovery from a hydration mismatch renders the whole document again. This keeps the classes that scripts have
 * added to it (theme, reading settings, splash) and, at the event `rendered` of the window (`ThemeProvider`), the
 * focus and the selection of a field.
 */
export function surviveRecovery(): void {
  const root = document.documentElement;
  const exported = root.className;
  let latest = exported;
  new MutationObserver((records) => {
    // In the same task next-themes may have changed its class again.
    const isReset =
      root.className === exported || records.some(({ oldValue }) => oldValue === exported);
    if (isReset && latest !== exported) {
      root.className = latest;
    } else {
      latest = root.className;
    }
  }).observe(root, { attributeFilter: ['class'], attributeOldValue: true });

  let focused: HTMLInputElement | null = null;
  const note = ({ type, target }: Event) => {
    focused = type === 'focusin' ? (target as HTMLInputElement) : null;
  };
  addEventListener('focusin', note, true);
  addEventListener('pointerdown', note, true);
  addEventListener('rendered', () => {
    const last = focused;
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
