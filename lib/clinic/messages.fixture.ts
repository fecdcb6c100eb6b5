import { getMessages } from '../content/get-content';
import type { Messages } from '../content/words/messages';

/**
 * Messages whose texts are their own names and placeholders, so that tests can assert which message was
 * formatted, independently of the real texts.
 */
export const namedMessages: Pick<Messages, 'clinic' | 'site'> = JSON.parse(
  JSON.stringify(getMessages()),
  (name, value) =>
    typeof value === 'string'
      ? [
          name,
          ...(value.match(/\{\w+\}/g) ?? []).sort().map((one) => `${one.slice(1, -1)}=${one}`),
        ].join(' ')
      : value,
);
