import type { Directive, ReportNode } from './nodes';

/** The attributes that a box may have, by its name. */
const boxes: Readonly<Record<string, readonly string[]>> = {
  emergency: ['title'],
  today: ['title'],
  days: ['title'],
  steps: [],
  terms: [],
  told: ['fact'],
  untold: ['fact'],
  callout: ['title'],
  'what-to-tell-us': ['service'],
  claim: [],
  evidence: ['title'],
};

/** The attributes that a ready-made part may have, by its name; any other part has none. */
const parts: Readonly<Record<string, readonly string[]>> = {
  drawing: ['name'],
  'see-it-yourself': ['name'],
  topics: ['section'],
  'every-sign': ['level'],
};

/** The directives that are boxes, which have an end. */
export const boxNames: readonly string[] = Object.keys(boxes);

export const isBox = (name: string): boolean => boxNames.includes(name);

const hasLabel = (node: Directive): boolean =>
  node.type === 'leafDirective'
    ? node.children.length > 0
    : node.children.some(({ data }) => data && 'directiveLabel' in data);

/**
 * Reports what a directive has that no reader of directives reads, and says whether it is of the right
 * type: a box with an end, or a part of one line.
 */
export function checkShape(node: Directive, report: ReportNode): boolean {
  const { name } = node;
  const isMadeAsBox = isBox(name);
  if (isMadeAsBox !== (node.type === 'containerDirective')) {
    report(
      node,
      isMadeAsBox
        ? `:::${name} is a box: it begins with three colons, and ends with a line :::.`
        : `::${name} is one line: it begins with two colons, and has no end.`,
    );
    return false;
  }
  const known = (isMadeAsBox ? boxes[name] : parts[name]) ?? [];
  for (const attribute of Object.keys(node.attributes ?? {})) {
    if (!known.includes(attribute)) {
      const allowed = known.length > 0 ? `only ${known.join(', ')}` : 'nothing';
      report(node, `\`${attribute}\` is not known here: in its { }, ${name} has ${allowed}.`);
    }
  }
  if (hasLabel(node)) {
    report(node, `The words in [ ] behind ${name} are not shown: remove them.`);
  }
  return true;
}
