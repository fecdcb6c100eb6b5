/**
 * Keeps what was typed into a number field in `data-typed` while that is no whole number: of “6 months” Chromium keeps
 * only 6, and other browsers report an empty field. A deletion empties the field, because nobody knows which part it
 * meant. Digits of any script become 0 to 9.
 */
export function keepTypedNumbers(toAsciiDigits: (text: string) => string): void {
  let typed = '';
  let piece: string | null = null;
  // “< 1” and “under 1” go on, while a 6 right after a dropped “six” is typed over it.
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
      // Deprecated, but nothing else types into a number field and keeps the caret and the undo history.
      document.execCommand('insertText', false, digits);
    } else if (typed || /\D/.test(piece)) {
      goesOn = /[\p{P}\p{S}\s]$/u.test(typed);
      // An input method reports all that it has composed each time.
      typed = event.isComposing ? piece : (typed || field.value) + piece;
      publish(field);
      if (piece.trim() === '') {
        // With a space, Firefox says that the field is empty.
        event.preventDefault();
      }
      // What is dropped causes no such event.
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
  addEventListener('focusin', begin, true);
  addEventListener('beforeinput', note, true);
  addEventListener('input', follow, true);
}
