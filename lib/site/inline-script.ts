/** What a script in the head may be called with: data, or a function that uses nothing but its arguments. */
type Argument = string | number | object;

/**
 * A call of a function as the text of an inline script. The function may use its arguments and what
 * every browser has, and nothing else of its module: only its own text goes into the page. Next's
 * production build minifies that text with the rest of the server's code, but compiles it for Node
 * and not for browsers, so its syntax is what all supported browsers know (ES2020).
 */
export function toInlineScript<Arguments extends readonly Argument[]>(
  run: (...args: Arguments) => void,
  ...args: Arguments
): string {
  const texts = args.map((arg) => (typeof arg === 'function' ? arg : JSON.stringify(arg)));
  return `(${run})(${texts.join()});`;
}
