/**
 * Keeps the typed text of a number field in `data-typed` while it is not a whole number: of “6 months” Chromium keeps
 * only 6, and other browsers report an empty field. A deletion clears the field, because it is unknown which characters
 * it removed. Digits of any script are converted to 0 to 9.
 */
export function keepTypedNumbers(toAsciiDigits: (text: string) => string): void {
  let typed = '';
  let piece: string | null = null;
  // A number after “< ” or “under ” continues the text, while a 6 right after a dropped “six” replaces it.
  let goesOn = false;
  let isDropping = false;
  const publish = ({ dataset }: HTMLInputElement) => {
    dataset.typed = /\D/.test(typed.trim()) ? typed.trim() : '';
  };

  const begin = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    typed = '';
    // An empty attribute marks the field as edited.
    if (field.dataset.typed) {
      field.dataset.typed = '';
      field.value = '';
    }
  };
  const note = (event: InputEvent) => {
    const field = event.target as HTMLInputElement;
    piece = event.data;
    if (field.type !== 'number' || !piece) {
      return;
    }
    const digits = toAsciiDigits(piece).trim();
    if (event.cancelable && digits !== piece && /^\d+$/.test(digits)) {
      event.preventDefault();
      piece = digits;
      // Deprecated, but nothing else inserts into a number field and keeps the caret position and the undo history.
      document.execCommand('insertText', false, digits);
    } else if (typed || /\D/.test(piece)) {
      goesOn = /[\p{P}\p{S}\s]$/u.test(typed);
      // During composition, an IME reports the whole composed text in each event.
      typed = event.isComposing ? piece : (typed || field.value) + piece;
      publish(field);
      if (piece.trim() === '') {
        // After a space, Firefox reports the field as empty.
        event.preventDefault();
      }
      // Browsers fire no `input` event for characters that they drop.
      isDropping = true;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      isDropping = false;
    }
  };
  const follow = ({ target, inputType }: Event & Partial<InputEvent>) => {
    const field = target as HTMLInputElement;
    if (!isDropping && field.type === 'number') {
      if (typed && inputType?.startsWith('delete')) {
        field.value = '';
      }
      if (!inputType?.startsWith('insert') || (field.value === piece && !goesOn)) {
        typed = '';
      }
      publish(field);
    }
  };
  // After hydration React repeats the event with which a field got the focus: its text is not a new one.
  addEventListener('focusin', (event) => event.isTrusted && begin(event), true);
  addEventListener('beforeinput', note, true);
  addEventListener('input', follow, true);
}
