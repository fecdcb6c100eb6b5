import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { type Block, type BlockKind, descriptions } from '../blocks/blocks';
import type {
  BlockDescription,
  BlockNode,
  DirectiveContext,
  DirectiveDescription,
  DirectiveSource,
  ReportNode,
} from '../blocks/description';
import type { MarkdownNames } from './names';

interface ReadingContext extends DirectiveContext {
  names: MarkdownNames;
  /** Reads a node inside a directive as outside of one. */
  readBlock: (node: BlockNode) => readonly Block[];
}

interface Directive extends Omit<DirectiveDescription<never>, 'read'> {
  /** Whether it may contain headings and other container directives. */
  isCondition?: boolean;
  read(directive: DirectiveSource, context: ReadingContext): readonly Block[];
}

/** A container whose content is shown only if a fact has a value, or only if it has none. */
const toCondition = (isWanted: boolean): Directive => ({
  isBox: true,
  attributes: ['fact'],
  isCondition: true,
  read({ node, attributes, children }, { names, report, readBlock }) {
    const fact = attributes.fact ?? '';
    const hasValue = names.hasValue(fact);
    if (hasValue === undefined) {
      report(node, `\`fact\` must name a fact, such as clinic.phone; it is '${fact}'.`);
    }
    return hasValue === isWanted ? children.flatMap(readBlock) : [];
  },
});

function toDirectives(kind: BlockKind): [string, Directive][] {
  const { directive, directives }: BlockDescription<object> = descriptions[kind];
  return Object.entries({ ...(directive && { [kind]: directive }), ...directives }).map(
    ([name, { read, ...shape }]) => [
      name,
      {
        ...shape,
        read(source, context) {
          const content = read(source, context);
          return content ? [{ kind, ...content } as Block] : [];
        },
      },
    ],
  );
}

/** All directives, by name. */
export const directives: ReadonlyMap<string, Directive> = new Map([
  ...(Object.keys(descriptions) as BlockKind[]).flatMap(toDirectives),
  ['told', toCondition(true)],
  ['untold', toCondition(false)],
  [
    'eye-care-cards',
    { isBox: false, read: (_, { names }) => names.readEyeCareCards() } satisfies Directive,
  ],
]);

/** The names of the container directives. */
export const boxNames = [...directives].filter(([, { isBox }]) => isBox).map(([name]) => name);

type DirectiveNode = ContainerDirective | LeafDirective;

const hasLabel = (node: DirectiveNode): boolean =>
  node.type === 'leafDirective'
    ? node.children.length > 0
    : node.children.some(({ data }) => data && 'directiveLabel' in data);

/**
 * Reports unknown attributes and labels; returns whether the directive has the right type, container or leaf.
 */
function checkShape(
  node: DirectiveNode,
  { isBox, attributes = [] }: Directive,
  report: ReportNode,
): boolean {
  const { name } = node;
  if (isBox !== (node.type === 'containerDirective')) {
    report(
      node,
      isBox
        ? `:::${name} is a box: it begins with three colons, and ends with a line :::.`
        : `::${name} is one line: it begins with two colons, and has no end.`,
    );
    return false;
  }
  for (const attribute of Object.keys(node.attributes ?? {})) {
    if (!attributes.includes(attribute)) {
      const allowed = attributes.length > 0 ? `only ${attributes.join(', ')}` : 'nothing';
      report(node, `\`${attribute}\` is not known here: in its { }, ${name} has ${allowed}.`);
    }
  }
  if (hasLabel(node)) {
    report(node, `The words in [ ] behind ${name} are not shown: remove them.`);
  }
  return true;
}

/** Reads the blocks of a directive; reports an unknown or invalid one. */
export function readDirective(node: DirectiveNode, context: ReadingContext): readonly Block[] {
  const { name, attributes } = node;
  const directive = directives.get(name);
  if (!directive) {
    const known = [...directives.keys()].join(', ');
    context.report(node, `\`${name}\` is not known; it must be one of ${known}.`);
    return [];
  }
  const children = node.type === 'containerDirective' ? node.children : [];
  return checkShape(node, directive, context.report)
    ? directive.read({ node, name, attributes: attributes ?? {}, children }, context)
    : [];
}
