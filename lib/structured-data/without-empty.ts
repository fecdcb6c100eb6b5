type WithEmpty<T> = { [K in keyof T]: T[K] | null | undefined | false | '' | 0 };

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/** A node of schema.org, of which some types are also strings, without the values that the content leaves empty. */
export const withoutEmpty = <T>(node: WithEmpty<Exclude<T, string>>) =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => !isEmpty(value))) as Exclude<
    T,
    string
  >;
