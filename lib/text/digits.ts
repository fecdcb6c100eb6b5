/** Replaces digits of any script, such as those typed on Hindi and Gujarati keyboards, by 0 to 9. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = Number(digit.codePointAt(0));
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) {
      zero--;
    }
    // In Unicode, the digits of a script are contiguous from 0 to 9, and some scripts directly follow each other.
    return String((code - zero) % 10);
  });
