import { getMessages } from '../content/get-content';
import type { Messages } from '../content/messages/messages';

/**
 * The messages of the site as placeholders: each is its own name with the names of its placeholders, so
 * that a test reads what was chosen and filled in whatever the clinic's words are.
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
