const DEVANAGARI_ZERO = 0x966;

/** Replaces Devanagari digits, which Hindi and Marathi keyboards type, by 0 to 9. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
