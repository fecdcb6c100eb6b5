import { toScriptJson } from '../text/script-json';

/** An argument of an inline script: JSON data, or a function that uses only its arguments. */
type Argument = string | number | boolean | object;

/** The source of a function; throws if it calls a helper of the compiler, which does not exist in the page. */
function toFunctionText(run: (...args: never) => unknown): string {
  const text = run.toString();
  const helper = /\b__\w+/.exec(text);
  if (helper) {
    throw new Error(`The script ${run.name} needs ${helper[0]}, which only the compiler knows.`);
  }
  return text;
}

/**
 * The text of an inline script that calls a function. Only the source of the function goes into the page, so
 * it may use its arguments and globals of browsers, and nothing else of its module. It is compiled for Node,
 * so its syntax must be one of all supported browsers (ES2020). Throws where the source has a name with two
 * leading underscores: tsx adds `__name` to named inner functions, except methods.
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
