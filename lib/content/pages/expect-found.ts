export function expectFound<T>(found: T | undefined, name: string): T {
  if (!found) {
    throw new Error(`There is no ${name}`);
  }
  return found;
}
