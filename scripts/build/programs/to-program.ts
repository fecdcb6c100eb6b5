/** A value that reaches a program as it is. */
type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };

// In a script, "<" may open or end a tag.
const toLiteral = (value: Value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The text of a script that calls a function once. The function may use its arguments and what every
 * browser has, and nothing else of its module. Throws where the compiler has put a helper of its own
 * into it, which the page would not have: tsx does so for every named function inside another one, but for methods.
 */
export function toProgram<Values extends readonly Value[]>(
  run: (...values: Values) => void,
  ...values: Values
): string {
  const text = run.toString();
  const helper = /\b__\w+/.exec(text);
  if (helper) {
    throw new Error(`The program ${run.name} needs ${helper[0]}, which only the compiler knows.`);
  }
  return `(${text})(${values.map(toLiteral).join()})`;
}
