/** Prints an error message and exits the process. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
