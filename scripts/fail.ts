/** For errors that the user can fix: prints one sentence without a stack trace, and exits with status 1. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
