type WithEmpty<T> = { [K in keyof T]: T[K] | null | undefined | false | '' | 0 };

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/** Removes the empty values from a schema.org node; excludes the plain strings that some of the types allow. */
export const withoutEmpty = <T>(node: WithEmpty<Exclude<T, string>>) =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => !isEmpty(value))) as Exclude<
    T,
    string
  >;
