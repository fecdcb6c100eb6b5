type WithEmpty<T> = { [K in keyof T]: T[K] | null | undefined | false | '' | 0 };

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/** A node of schema.org without the values that the content leaves empty. */
export const withoutEmpty = <T extends object>(node: WithEmpty<T>): T =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => !isEmpty(value))) as T;
