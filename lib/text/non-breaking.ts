const NO_BREAK = '\u00a0';

// In English, Hindi and Marathi; `}` ends a placeholder, which a number replaces.
const span = /(\d) (to|or|से|या|ते|किंवा) (\d[\d.,]*)( (?=[\p{L}%]))?/gu;
const unit =
  /([\d}]) (?=%|(?:weeks?|months?|years?|days?|hours?|min|minutes?|seconds?|sessions?|visits?|feet|metres?|[cm]m)\b)/g;
/** With `not` on the next line, “Do not” could be read as “Do”. */
const prohibition = /\bDo (?=not\b)/g;
/** The spaces in a phone number with its country code. */
const phone = / (?=\d)(?<=\+\d[\d ]* )/g;
/** The stems of units in Hindi and Marathi, whose endings depend on the case. */
const devanagariUnit =
  /([\d}]) (?=हफ़्त|आठवड|महीन|महिन|साल|वर्ष|दिन|दिवस|घंट|तास|मिनट|मिनिट|सेकंड|सेशन|बार|फ़ीट|फूट|मीटर|सेंटीमीटर|प्रतिशत|टक्के)/gu;

/**
 * Adds no-break spaces between numbers and their units, in phone numbers, in `Do not`, and before the word inside a
 * range such as `8 to 24 weeks`; a range without any break would be too long for large text on a narrow screen.
 */
export const withNonBreakingSpaces = (text: string): string =>
  text
    .replace(
      span,
      (_, first, word, second, space) =>
        `${first}${NO_BREAK}${word} ${second}${space ? NO_BREAK : ''}`,
    )
    .replace(unit, `$1${NO_BREAK}`)
    .replace(devanagariUnit, `$1${NO_BREAK}`)
    .replace(prohibition, `Do${NO_BREAK}`)
    .replace(phone, NO_BREAK);
