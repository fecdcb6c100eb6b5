const NO_BREAK = '\u00a0';

// Ranges in English, Hindi and Marathi. In `unit`, `}` ends a placeholder, which is replaced by a number.
const span = /(\d) (to|or|से|या|ते|किंवा) (\d[\d.,]*)( (?=[\p{L}%]))?/gu;
const unit =
  /([\d}]) (?=%|°|(?:weeks?|months?|years?|days?|hours?|min|minutes?|seconds?|sessions?|visits?|feet|metres?|[cm]m)\b)/g;
/** If `not` were on the next line, “Do not” could be read as “Do”. */
const prohibition = /\bDo (?=not\b)/g;
/** Matches the spaces in a phone number with a country code. */
const phone = / (?=\d)(?<=\+\d[\d ]* )/g;
/** Stems of Hindi and Marathi units, whose endings depend on the grammatical case. */
const devanagariUnit =
  /([\d}]) (?=हफ़्त|आठवड|महीन|महिन|साल|वर्ष|दिन|दिवस|घंट|तास|मिनट|मिनिट|सेकंड|सेशन|बार|फ़ीट|फूट|मीटर|सेंटीमीटर|प्रतिशत|टक्के)/gu;

/**
 * Adds no-break spaces between numbers and units, in phone numbers, in `Do not`, and before the word in a range such as
 * `8 to 24 weeks`; without any break, a range would be too long for large text on a narrow screen.
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
