/** Replaces the digits of any script, such as those that keyboards for Hindi and Gujarati type, by 0 to 9. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = Number(digit.codePointAt(0));
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) {
      zero--;
    }
    // Unicode has the digits of a script in a row from 0 to 9, and some rows one after another.
    return String((code - zero) % 10);
  });
