/**
 * A call of a function as the text of an inline script. The function may use its arguments and what
 * every browser has, and nothing else of its module: only its own text goes into the page. Next's
 * production build minifies that text with the rest of the server's code, but compiles it for Node
 * and not for browsers, so its syntax is what all supported browsers know (ES2020).
 */
export function toInlineScript<Arguments extends readonly (string | number)[]>(
  run: (...args: Arguments) => void,
  ...args: Arguments
): string {
  return `(${run})(${args.map((arg) => JSON.stringify(arg)).join()});`;
}
