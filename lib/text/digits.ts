const DEVANAGARI_ZERO = 0x966;

/** A text with the digits of Devanagari, which keyboards for Hindi and Marathi type, as 0 to 9. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
