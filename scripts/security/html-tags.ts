/** A start tag of a page and, where it opens a script or a style, the text inside. */
export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Where the tag begins in the page. */
  start: number;
  /** Where the tag, without its text, ends in the page. */
  end: number;
  text: string;
}

const token =
  /[^<]+|<!--.*?-->|<!doctype[^<>]*>|<\/[a-z][^<>]*>|<([a-z][^\s/<>]*)((?:\s+[^\s=<>"'/]+(?:="[^"]*")?)*)\s*\/?>/isy;
const attribute = /([^\s=]+)(?:="([^"]*)")?/g;

/** Elements whose text a browser does not read as tags. */
const withRawText = ['script', 'style'];

const entities: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
const decode = (text: string) =>
  text.replace(/&(quot|#x27|lt|gt|amp);/g, (whole, name: string) => entities[name] ?? whole);

const toAttributes = (text: string) =>
  new Map(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );

/** Where the text that begins at `from` ends; throws where a browser could read it otherwise. */
function findTextEnd(html: string, from: number, name: string): number {
  const end = html.indexOf(`</${name}>`, from);
  if (end < 0 || /<!--|<\/?(?:script|style)/i.test(html.slice(from, end))) {
    throw new Error(`The end of a <${name}> is in doubt.`);
  }
  return end;
}

/**
 * The start tags of a page as Next writes it, in their order. Throws where a browser might read the
 * page in another way: quotes are double, and a "<" in text is escaped.
 */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  let position = 0;
  while (position < html.length) {
    token.lastIndex = position;
    const match = token.exec(html);
    if (!match) {
      throw new Error(`No tag can be read here: ${html.slice(position, position + 60)}`);
    }
    const [whole, name = '', attributes = ''] = match;
    const end = position + whole.length;
    const isRaw = withRawText.includes(name.toLowerCase());
    const textEnd = isRaw ? findTextEnd(html, end, name) : end;
    if (name) {
      tags.push({
        name: name.toLowerCase(),
        attributes: toAttributes(attributes),
        start: position,
        end,
        text: html.slice(end, textEnd),
      });
    }
    position = textEnd;
  }
  return tags;
}
