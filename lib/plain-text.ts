import type { Text } from '@/content/types';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

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

/** The words of a post's HTML without its tags and reference marks. */
export const fromHtml = (html: string): string =>
  html
    .replace(/<sup>.*?<\/sup>/gs, '')
    .replace(/<\/?(p|h\d|ul|ol|li|blockquote)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
