import { escapeHtml } from './escape-html';

/**
 * Writes texts into the `<text data-line="0">` elements of a drawing; if an element has `<tspan>` elements, the words
 * are distributed over them.
 */
export const writeLines = (markup: string, lines: readonly string[]): string =>
  markup.replaceAll(
    /(<text(?=[^>]*\sdata-line="(\d)")[^>]*>)(.*?)<\/text>/gs,
    (_, start: string, line: string, content: string) => {
      const text = escapeHtml(lines[Number(line)] ?? '');
      const words = text.split(' ');
      const count = content.split('<tspan').length - 1;
      const toWord = (span: number) => Math.floor((span * words.length) / count);
      let span = 0;
      const spans = content.replaceAll(
        /(<tspan.*?>)[^<]*/g,
        (_span, tag: string) => tag + words.slice(toWord(span), toWord(++span)).join(' '),
      );
      return `${start}${count > 0 ? spans : text}</text>`;
    },
  );
