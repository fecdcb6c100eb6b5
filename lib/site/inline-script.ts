import { toScriptJson } from '../text/script-json';

/** An argument of an inline script: JSON data, or a function that uses only its arguments. */
type Argument = string | number | boolean | object;

/** The source of a function; throws if it calls a helper of tsx, such as `__name`, which is missing on the page. */
function toFunctionText(run: (...args: never) => unknown): string {
  const text = run.toString();
  const helper = /\b__\w+/.exec(text);
  if (helper) {
    throw new Error(`The script ${run.name} needs ${helper[0]}, which only the compiler knows.`);
  }
  return text;
}

/**
 * An inline script that calls a function. The function may use only its arguments and browser globals, because only its
 * source is inserted. It is not transpiled for browsers, so its syntax must be ES2020.
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
