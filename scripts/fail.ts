/** Ends the program with one sentence about what went wrong. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
