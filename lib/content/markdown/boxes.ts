import { toString as toPlainString } from 'mdast-util-to-string';
import { type DirectiveContext, type DirectiveSource, describeBlock } from './description';
import type { Text } from './text';

interface Entry {
  title: string;
  text: Text;
}

/** The entries of a directive: `###` titles, each with the paragraph below it. */
function readEntries(
  { node, name, children }: DirectiveSource,
  { report, readText, readParagraph }: DirectiveContext,
): Entry[] {
  const entries: Entry[] = [];
  let hasText = true;
  for (const child of children) {
    if (child.type === 'heading' && child.depth === 3 && hasText) {
      const title = readText(child.children);
      if (typeof title !== 'string') {
        report(child, `In :::${name} a ### title is plain words.`);
      }
      entries.push({ title: typeof title === 'string' ? title : toPlainString(child), text: '' });
      hasText = false;
    } else if (child.type === 'paragraph' && !hasText) {
      const entry = entries.at(-1);
      if (entry) {
        entry.text = readParagraph(child);
      }
      hasText = true;
    } else {
      report(child, `In :::${name} each ### title has one paragraph below it.`);
    }
  }
  if (!hasText || entries.length === 0) {
    report(node, `In :::${name} each ### title has one paragraph below it.`);
  }
  return entries;
}

const entries = describeBlock<{ items: readonly Entry[] }>({
  directive: {
    isBox: true,
    hasTitles: true,
    read: (directive, context) => ({ items: readEntries(directive, context) }),
  },
  texts: ({ items }) => items.flatMap(({ title, text }) => [title, text]),
});

/** The container directives with texts of their own, `:::name` in Markdown. */
export const boxes = {
  steps: entries,

  /** A glossary: terms with their definitions. */
  terms: entries,

  callout: describeBlock<{ title: string; text: Text; items: readonly Text[] }>({
    directive: {
      isBox: true,
      attributes: ['title'],
      read({ node, attributes: { title }, children }, { report, readParagraph, readItems }) {
        const [text, list, ...more] = children;
        const isBulletList = list?.type === 'list' && !list.ordered;
        if (!title || !text || (list && !isBulletList) || more.length > 0) {
          report(
            node,
            ':::callout{title="…"} contains a paragraph, and at most one list of - items below it.',
          );
          return null;
        }
        return {
          title,
          text: readParagraph(text),
          items: isBulletList ? readItems(list) : [],
        };
      },
    },
    texts: ({ title, text, items }) => [title, text, ...items],
  }),

  claim: describeBlock<{ text: Text; source: Text }>({
    directive: {
      isBox: true,
      read({ node, children }, { report, readParagraph }) {
        const [claim, source, ...more] = children;
        const [text, ...others] = claim?.type === 'blockquote' ? claim.children : [];
        if (!text || others.length > 0 || !source || more.length > 0) {
          report(
            node,
            ':::claim contains the claim, one paragraph behind a >, and a paragraph that says whose it is.',
          );
          return null;
        }
        return { text: readParagraph(text), source: readParagraph(source) };
      },
    },
    texts: ({ text, source }) => [text, source],
  }),

  evidence: describeBlock<{ title: string; paragraphs: readonly Text[] }>({
    directive: {
      isBox: true,
      attributes: ['title'],
      read: ({ attributes: { title }, children }, { names, readParagraph }) => ({
        title: title ?? names.titles.evidence,
        paragraphs: children.map(readParagraph),
      }),
    },
    texts: ({ title, paragraphs }) => [title, ...paragraphs],
  }),
};
