import type { Text } from './model/text';

/** The words of a text without its reference marks. */
export const fromText = (text: Text): string =>
  typeof text === 'string'
    ? text
    : text
        .map((run) => {
          if (typeof run === 'string') {
            return run;
          }
          if ('cite' in run) {
            return '';
          }
          return 'strong' in run ? run.strong : run.link;
        })
        .join('')
        .replaceAll('\u00a0', ' ');
