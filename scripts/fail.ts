/** Prints an error message and ends the program. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
