import type { Inline, Text } from './model/text';

function fromRun(run: Inline): string {
  if (typeof run === 'string') {
    return run;
  }
  if ('cite' in run) {
    return '';
  }
  return 'strong' in run ? run.strong : run.link;
}

/** Converts a text to plain text, without citation marks and no-break spaces. */
export const fromText = (text: Text): string =>
  (typeof text === 'string' ? text : text.map(fromRun).join('')).replaceAll('\u00a0', ' ');
