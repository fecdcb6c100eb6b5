import { toScriptJson } from '../text/script-json';

/** What a script may be called with: data, or a function that uses nothing but its arguments. */
type Argument = string | number | boolean | object;

/** Throws where the compiler has put a name of its own into a function, which a page would not know. */
function toFunctionText(run: (...args: never) => unknown): string {
  const text = run.toString();
  const helper = /\b__\w+/.exec(text);
  if (helper) {
    throw new Error(`The script ${run.name} needs ${helper[0]}, which only the compiler knows.`);
  }
  return text;
}

/**
 * A call of a function as the text of an inline script. The function may use its arguments and what every
 * browser has, and nothing else of its module: only its own text goes into the page. It is compiled for Node
 * and not for browsers, so its syntax is what all supported browsers know (ES2020). Throws where it uses a
 * name that begins with two underscores, as tsx adds one for a named function inside another one, unless it is a method.
 */
export function toInlineScript<Arguments extends readonly Argument[]>(
  run: (...args: Arguments) => void,
  ...args: Arguments
): string {
  const texts = args.map((arg) =>
    typeof arg === 'function' ? toFunctionText(arg as () => unknown) : toScriptJson(arg),
  );
  return `(${toFunctionText(run)})(${texts.join()});`;
}
