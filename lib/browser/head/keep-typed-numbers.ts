/**
 * Keeps in `data-typed` of a number field what was typed, pasted or dropped into it, while that is no whole number: of
 * “6 months”, Chromium drops all but the 6, and other browsers say only that the field is empty. All report each piece
 * by `beforeinput`. It counts until the field is emptied, typed over or entered again; a deletion empties the field,
 * because nobody knows which piece it meant. Digits of any script are typed as 0 to 9.
 */
export function keepTypedNumbers(toAsciiDigits: (text: string) => string): void {
  let typed = '';
  let beforeComposition = '';
  // “< 1” and “under 1” go on, while a 6 right after a dropped “six” is typed over it.
  let goesOn = false;
  const isNumber = ({ type }: HTMLInputElement) => type === 'number';
  const publish = ({ dataset }: HTMLInputElement) => {
    const text = typed.trim();
    dataset.typed = /\D/.test(text) ? text : '';
  };

  const begin = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    typed = '';
    // An empty mark says that the field was edited.
    if (field.dataset.typed) {
      field.dataset.typed = '';
      field.value = '';
    }
  };
  const beginComposition = ({ target }: Event) => {
    beforeComposition = typed || (target as HTMLInputElement).value;
  };
  const note = (event: InputEvent) => {
    const { data, inputType, cancelable } = event;
    const field = event.target as HTMLInputElement;
    if (!isNumber(field) || !data) {
      return;
    }
    const digits = toAsciiDigits(data).trim();
    if (cancelable && digits !== data && /^\d+$/.test(digits)) {
      event.preventDefault();
      // Deprecated, but nothing else types into a number field and keeps the caret and the undo history.
      document.execCommand('insertText', false, digits);
    } else if (typed || /\D/.test(data)) {
      const isComposed = inputType === 'insertCompositionText';
      goesOn = /[\p{P}\p{S}\s]$/u.test(typed);
      typed = (isComposed ? beforeComposition : typed || field.value) + data;
      publish(field);
      // What is dropped causes no such event.
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  };
  const follow = ({ target, isTrusted, inputType, data }: Event & Partial<InputEvent>) => {
    const field = target as HTMLInputElement;
    if (!isTrusted || !isNumber(field)) {
      return;
    }
    if (field.dataset.typed && /^delete/.test(String(inputType))) {
      field.value = '';
    }
    if (!/^insert/.test(String(inputType)) || (field.value === data && !goesOn)) {
      typed = '';
    }
    publish(field);
  };
  addEventListener('focusin', begin, true);
  addEventListener('compositionstart', beginComposition, true);
  addEventListener('beforeinput', note, true);
  addEventListener('input', follow, true);
}
