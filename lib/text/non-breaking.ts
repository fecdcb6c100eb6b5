const NO_BREAK = '\u00a0';

// In English, Hindi and Marathi; `}` ends a placeholder, which a number replaces.
const span = /(\d) (to|or|से|या|ते|किंवा) (\d[\d.,]*)( (?=[\p{L}%]))?/gu;
const unit =
  /([\d}]) (?=%|(?:weeks?|months?|years?|days?|hours?|min|minutes?|seconds?|sessions?|visits?|feet|metres?|[cm]m)\b)/g;
/** The beginnings of units in Hindi and Marathi, whose endings follow the case. */
const devanagariUnit =
  /([\d}]) (?=हफ़्त|आठवड|महीन|महिन|साल|वर्ष|दिन|दिवस|घंट|तास|मिनट|मिनिट|सेकंड|सेशन|बार|फ़ीट|फूट|मीटर|सेंटीमीटर|प्रतिशत|टक्के)/gu;

/**
 * A text in which no line ends between a number and its unit or begins with the word inside a span such
 * as `8 to 24 weeks`; a span in one piece would be too long for large letters on a narrow screen.
 */
export const withNonBreakingSpaces = (text: string): string =>
  text
    .replace(
      span,
      (_, first, word, second, space) =>
        `${first}${NO_BREAK}${word} ${second}${space ? NO_BREAK : ''}`,
    )
    .replace(unit, `$1${NO_BREAK}`)
    .replace(devanagariUnit, `$1${NO_BREAK}`);
