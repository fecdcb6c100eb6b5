import { type BlockNode, toFileLine, toMarkdown } from '../markdown/nodes';
import { type AnyDocument, toList } from '../read/documents';
import { careCardIds, careLevels } from '../schema/signs';
import type { CheckedContent } from './check';

/** The kinds of advice, least urgent first, with the English words or links that express them. */
const advices = [
  {
    name: 'booking',
    pattern: /\/patient-form\/|\bbook (?:an?|one|your)\b|\boptometrist\b/i,
    example: 'a booking',
  },
  { name: 'days', pattern: /\bwithin days\b|#help-within-days\)/i, example: '“within days”' },
  { name: 'today', pattern: /\btoday\b|\bsame day\b|#help-today\)/i, example: '“today”' },
  {
    name: 'emergency',
    pattern:
      /\b(?:112|emergency|at once|(?:go|help|hospital) now|to an? hospital)\b|text\.emergencyCall|\/eye-care\/urgent\/|#help\)/i,
    example: '“at once”',
  },
] as const;

/** A part of a document with its own advice: a paragraph, a list item, or a question with its answer. */
interface Passage {
  line: number;
  markdown: string;
  /** The paragraph before a list, such as “Book an eye test if your child:”. */
  lead: string;
  /** Whether it is an item of a symptom checklist, shown in the patient form. */
  isTick: boolean;
}

/** The index of the most urgent advice in a passage, -1 if there is none; of a checklist item, that of a booking. */
function findAdvice({ lead, markdown, isTick }: Passage): number {
  const text = `${lead} ${markdown}`;
  return isTick ? 0 : advices.findLastIndex(({ pattern }) => pattern.test(text));
}

/** Lists the passages of a document, except care cards and names of signs, whose urgency is known. */
function listPassages({ source, tree, kind }: AnyDocument): Passage[] {
  const toPassage = (node: BlockNode, lead = '', isTick = false): Passage => {
    const [line, markdown] = [toFileLine(source, node), toMarkdown(source, node)];
    return { line, markdown, lead, isTick };
  };
  const walk = (nodes: readonly BlockNode[], isTick = false): Passage[] =>
    nodes.flatMap((node, index) => {
      if (node.type === 'list') {
        const before = nodes[index - 1];
        const text = before?.type === 'paragraph' ? toPassage(before).markdown : '';
        const lead = /:(?:\[\^[^\]]*\])*$/.test(text) ? text : '';
        return node.children
          .map((item) => toPassage(item, lead, isTick))
          .filter(({ markdown }) => !/^[-*+] [\w-]+\s*$/.test(markdown));
      }
      if (node.type === 'containerDirective') {
        const isCareCard = ['any-day', ...careLevels].includes(node.name);
        return isCareCard ? [] : walk(node.children, node.name === 'what-to-tell-us');
      }
      return node.type === 'paragraph' ? [toPassage(node)] : [];
    });
  if (kind !== 'faq') {
    return walk(tree.children);
  }
  const headings = tree.children.filter(({ type }) => type === 'heading');
  return headings.map((question, index) => {
    const end = headings[index + 1]?.position?.start.offset;
    const markdown = source.text.slice(question.position?.start.offset, end);
    return { ...toPassage(question), markdown };
  });
}

const toSentences = (markdown: string): string[] =>
  markdown
    .replace(/\]\([^)]*\)|\[\^[^\]]*\]|\{[^}]*\}|[[\]*]|^(?:[-+#]+|\d+\.) /g, '')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!;]) /);

/**
 * Creates a function that finds the first sentence with words that begin with each of these; some may be only in the
 * page title. It finds nothing if any sentence has a word that begins with one given with a leading hyphen.
 */
function createFinder(words: string) {
  const all = words.split(' ');
  const wanted = all.filter((word) => !word.startsWith('-')).map((word) => `(?=.*\\b${word})`);
  const unwanted = all.filter((word) => word.startsWith('-')).map((word) => word.slice(1));
  const isThere = new RegExp(`^${wanted.join('')}`, 'i');
  const isOther = new RegExp(`\\b(?:${unwanted.join('|')})`, 'i');
  return (sentences: readonly string[], title: string) =>
    unwanted.length > 0 && sentences.some((sentence) => isOther.test(sentence))
      ? undefined
      : sentences.find((one) => isThere.test(isThere.test(title) ? one : `${title} ${one}`));
}

/** Reports passages with advice that is less urgent than a sign whose `words` occur in one of their sentences. */
export function checkCareAdvice({ content, report }: CheckedContent): void {
  const signs = careLevels.flatMap((level) =>
    Object.entries(content.signs[level]).map(([name, { words }]) => {
      const urgency = advices.findIndex((advice) => advice.name === level);
      return { name, level, urgency, finders: words.map(createFinder) };
    }),
  );
  for (const document of toList(content)) {
    const { file, title } = document;
    for (const passage of listPassages(document)) {
      const advice = findAdvice(passage);
      const sentences = toSentences(passage.markdown);
      const moreUrgent = signs.filter(({ urgency }) => advice >= 0 && advice < urgency);
      for (const { name, level, urgency, finders } of moreUrgent) {
        const words = finders.map((find) => find(sentences, title)).find(Boolean);
        if (words) {
          const remedy = passage.isTick
            ? `but goes into the form: write \`- ${name}\` in its place.`
            : `but the advice is ${advices[advice]?.example}: say ${advices[urgency]?.example}, or link to #${careCardIds[level]}.`;
          const message = `“${words}” is ${name}, of the level ${level} in signs.yaml, ${remedy} Is it not? Change its \`words\` there.`;
          report({ file, line: passage.line, message });
        }
      }
    }
  }
}
