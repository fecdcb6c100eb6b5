const NO_BREAK = '\u00a0';

const span = /(\d) (to|or) (\d[\d.,]*)(?: (?=[\p{L}%]))?/gu;
const unit =
  /(\d) (?=%|(?:weeks?|months?|years?|days?|hours?|min|minutes?|seconds?|sessions?|visits?|feet|metres?|[cm]m)\b)/g;

/** A text in which no line ends between a number and its unit, or inside a span such as `8 to 24 weeks`. */
export const withNonBreakingSpaces = (text: string): string =>
  text.replace(span, (whole) => whole.replaceAll(' ', NO_BREAK)).replace(unit, `$1${NO_BREAK}`);
