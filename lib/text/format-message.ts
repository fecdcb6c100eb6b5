/** Fills in the placeholders of a message, such as `{count}`; throws if a value is missing. */
export const formatMessage = (
  message: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(`The message “${message}” has no value for {${name}}`);
    }
    return String(value);
  });

/** A message for each plural category (CLDR) that English, Hindi and Marathi have. */
export type PluralMessage = Readonly<Record<'one' | 'other', string>>;

export const formatPlural = (message: PluralMessage, count: number, tag: string): string =>
  formatMessage(new Intl.PluralRules(tag).select(count) === 'one' ? message.one : message.other, {
    count,
  });

/** Matches the placeholder of a fact or a shared text, such as `{facts.squint.sessionMinutes}`. */
export const factPattern = /\{((?:facts|clinic|limits|text)\.[\w.]+)\}/g;
