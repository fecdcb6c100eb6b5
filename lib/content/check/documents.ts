import { defaultLanguage } from '../../languages';
import { toLineAt } from '../../text/source-text';
import { type BlockNode, toFileLine } from '../markdown/nodes';
import { isEmergency } from '../pages/table-of-contents';
import type { Content } from '../read/content';
import { type AnyDocument, toList } from '../read/documents';
import { requiredPaths } from '../read/redirects';
import { careCardIds } from '../schema/signs';
import type { CheckedContent } from './check';

/** The possible link targets in a document: their fragment ids, and the Markdown that begins them. */
export const listPlaces = ({ kind, body }: AnyDocument, { messages }: Content) => [
  ...body.flatMap((block) => {
    if (block.kind === 'care-card') {
      return { id: careCardIds[block.level], words: `:::${block.level}` };
    }
    const isPlace = block.kind === 'heading' || (block.kind === 'subheading' && kind === 'faq');
    return isPlace ? { id: block.id, words: block.text } : [];
  }),
  ...(kind === 'landing' ? messages.navigation.sections : []).map(({ id }) => ({ id, words: '' })),
];

/** By page kind: the blocks that it shows, as a pattern of letters (`toLetter`), and the message about other blocks. */
const shown: Partial<Record<AnyDocument['kind'], [RegExp, string]>> = {
  landing: [/^/, 'the words of the first page are in words/home.json of its language'],
  blog: [/^/, 'what this page says is its `lead`, above the second ---'],
  form: [/^/, 'what this page says is its `next`, above the second ---'],
  demo: [/^P*/, 'this page shows paragraphs only'],
  faq: [
    /^(?:G(?:QP+)+)*/,
    'a ## title of a group has ### questions below it, and each question an answer of paragraphs, without lists and boxes',
  ],
};

/** A letter for a group, a question, a paragraph (or a condition around one), or anything else. */
function toLetter(node: BlockNode): string {
  if (node.type === 'heading') {
    return node.depth === 2 ? 'G' : 'Q';
  }
  const isCondition = node.type === 'containerDirective' && node.name.startsWith('if-');
  return node.type === 'paragraph' || isCondition ? 'P' : 'X';
}

/** Finds the first block that the page does not show. */
function findHidden({ kind, tree }: AnyDocument): [BlockNode | undefined, string] {
  const [shape, advice] = shown[kind] ?? [/^.*/, ''];
  const [readable = ''] = shape.exec(tree.children.map(toLetter).join('')) ?? [];
  return [tree.children[readable.length], advice];
}

/** Matches a question on its own line, in bold or after `Q:`, which would be joined to the answer above it. */
const unmarkedQuestion = /^(?:\*\*|__|Q\w*[.:]| )*([^*_.#\n]+\?)(?:\*\*|__|$)/gm;

type FieldsWithIds = { sectionKeywords?: object; onLandingPage?: string[]; folded?: string[] };

/** Lists the signs that a visitor can check although no card of the page has them. */
function listSignsWithoutCard({ body }: AnyDocument) {
  const named = body.flatMap((block) => (block.kind === 'care-card' ? block.signs : []));
  const ticked = body.flatMap((block) => (block.kind === 'what-to-tell-us' ? block.items : []));
  return ticked.flatMap(({ sign }) => (sign && !named.includes(sign.name) ? [sign] : []));
}

export function checkDocuments({ files, content, report }: CheckedContent): void {
  const parents = [...files.byPath.keys()].map((path) => /^\/([\w-]+)\/./.exec(path)?.[1]);
  for (const document of toList(content)) {
    const { file, kind, source, body, data, translation } = document;
    const reportAt = (words: string, message: string) =>
      report({ file, line: toLineAt(source, source.text.lastIndexOf(words)), message });
    const reportField = (path: readonly string[], message: string) =>
      report({ file, line: data.toLine(path), message });
    const places = listPlaces(document, content);
    const ids = places.map(({ id }) => id);
    for (const { id, words } of places.filter((place, index) => ids.indexOf(place.id) < index)) {
      const message = `#${id} is there twice: a page has one box of a kind, and a heading can have an id of its own, such as {#${id}-2}.`;
      reportAt(words, message);
    }
    const [hidden, advice] = findHidden(document);
    if (hidden) {
      const message = `Nothing from here on is shown: ${advice}.`;
      report({ file, line: toFileLine(source, hidden), message });
    }
    const questions = kind === 'faq' ? source.text.matchAll(unmarkedQuestion) : [];
    for (const [line, words] of questions) {
      reportAt(line, `A question is a heading: write \`### ${words}\`.`);
    }
    if ((kind === 'article' || kind === 'post') && !body.some(isEmergency)) {
      const message =
        'It needs a box that says when to get help at once: `:::emergency`, below it lines such as `- injury`, then `:::`.';
      reportField([], message);
    }
    for (const { name, level } of listSignsWithoutCard(document)) {
      const message = `\`${name}\` is a sign of :::${level}, and no card of this page names it: a tick leads to that card.`;
      reportAt(`- ${name}\n`, message);
    }
    const { sectionKeywords = {}, onLandingPage = [], folded = [] } = document as FieldsWithIds;
    for (const id of [...Object.keys(sectionKeywords), ...onLandingPage, ...folded]) {
      if (!ids.includes(id)) {
        const message = `\`${id}\` is not the id of a heading of this page: ${ids.join(', ')}.`;
        reportField(['sectionKeywords', id], message);
      }
    }
    for (const block of body) {
      if (block.kind === 'topics' && !parents.includes(block.section)) {
        reportAt('::topics', `::topics names '${block.section}', which has no article.`);
      }
    }
    if (!translation !== (content.language === defaultLanguage)) {
      const message = `\`translation\` says who translated a text, and which one it follows: each text has it, but for those of content/${defaultLanguage}.`;
      reportField(['translation'], message);
    }
  }
}

/** Reports missing required pages, and pages or posts with the same path, title or description. */
export function checkPages({ files, content, report }: CheckedContent): void {
  for (const path of requiredPaths.filter((required) => !files.byPath.has(required))) {
    const message = `The page ${path} is missing. The program needs it, so it can be neither removed nor renamed: put it back.`;
    report({ file: `content/${defaultLanguage}/pages`, message });
  }
  for (const field of ['path', 'title', 'description'] as const) {
    const others = new Map<string, string>();
    for (const { file, data, [field]: value } of [...content.pages, ...content.posts]) {
      const other = others.get(value);
      if (other) {
        report({ file, line: data.toLine([field]), message: `Its ${field} is that of ${other}.` });
      }
      others.set(value, file);
    }
  }
}
