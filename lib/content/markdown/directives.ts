import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { SourceText } from '../read/source-text';
import { type Block, type BlockKind, descriptions } from './blocks';
import type {
  BlockDescription,
  BlockNode,
  DirectiveContext,
  DirectiveDescription,
  DirectiveSource,
} from './description';
import type { MarkdownNames } from './names';

interface ReadingContext extends DirectiveContext {
  names: MarkdownNames;
  source: SourceText;
  /** Reads a node inside a directive as outside of one. */
  readBlock: (node: BlockNode) => readonly Block[];
}

interface Directive extends Omit<DirectiveDescription<never>, 'read'> {
  read(directive: DirectiveSource, context: ReadingContext): readonly Block[];
}

/**
 * A container whose content is shown only if one of its facts has a value, which may be that of `is`, or only if none
 * has.
 */
const toCondition = (isWanted: boolean): Directive => ({
  isBox: true,
  attributes: ['fact', 'is'],
  read({ node, attributes, children }, { names, report, readBlock }) {
    const values = (attributes.fact ?? '').split(' ').map((fact) => {
      const value = names.findValue(fact);
      if (value === undefined) {
        report(node, `\`fact\` must name a fact, such as clinic.phone; it is '${fact}'.`);
      }
      return value ?? null;
    });
    const { is } = attributes;
    const isKnown = values.some((value) => (is ? String(value) === is : value !== null));
    return isKnown === isWanted ? children.flatMap(readBlock) : [];
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
const directives: ReadonlyMap<string, Directive> = new Map([
  ...(Object.keys(descriptions) as BlockKind[]).flatMap(toDirectives),
  ['if-known', toCondition(true)],
  ['if-unknown', toCondition(false)],
  [
    'eye-care-cards',
    { isBox: false, read: (_, { names }) => names.eyeCareCards } satisfies Directive,
  ],
]);

type DirectiveNode = ContainerDirective | LeafDirective;

const hasLabel = (node: DirectiveNode): boolean =>
  node.type === 'leafDirective'
    ? node.children.length > 0
    : node.children.some(({ data }) => data && 'directiveLabel' in data);

/** Whether the last line of a container ends it: without one, it reaches to the end of the document. */
const isClosed = ({ position }: DirectiveNode, { text }: SourceText): boolean =>
  /^ *:{3,} *$/.test(text.split('\n')[(position?.end.line ?? 1) - 1] ?? '');

/** Reports an unknown attribute, a label, or the wrong shape; returns whether the directive can be read. */
function checkShape(
  node: DirectiveNode,
  { isBox, attributes = [] }: Directive,
  { report, source }: ReadingContext,
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
  if (isBox && !isClosed(node, source)) {
    report(node, `The box :::${name} begins here and has no end: write a line \`:::\` behind it.`);
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
  return checkShape(node, directive, context)
    ? directive.read({ node, name, attributes: attributes ?? {}, children }, context)
    : [];
}
