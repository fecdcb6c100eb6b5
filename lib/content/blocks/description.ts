import type { BlockContent, DefinitionContent, List, PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { CareLevel } from '../model/care-level';
import type { Signs } from '../model/sign';
import type { Text } from '../model/text';

/** A node of a document's Markdown that is not a run of text. */
export type BlockNode = RootContent | BlockContent | DefinitionContent;

/** A node with its position in the Markdown. */
export interface PositionedNode {
  position?: { start: { line: number; offset?: number | undefined } } | undefined;
}

/** Reports a mistake in a node. */
export type ReportNode = (node: PositionedNode, message: string) => void;

/** What directives refer to by name. */
export interface DirectiveNames {
  signs: Signs;
  /** The level of the sign with this name, if there is one. */
  findLevel: (name: string) => CareLevel | undefined;
  /** The values of the services in the patient form. */
  services: readonly string[];
  /** The titles of cards and boxes for which a document sets none. */
  titles: Record<CareLevel | 'evidence' | 'what-to-tell-us', string>;
  /** The last paragraph of every card of a level: whom to call, or where to go. */
  endings: Record<CareLevel, Text | null>;
}

export interface DirectiveContext {
  names: DirectiveNames;
  report: ReportNode;
  readText: (nodes: readonly PhrasingContent[]) => Text;
  /** Reads the text of a node that must be a paragraph. */
  readParagraph: (node: BlockNode) => Text;
  /** Reads a list of which each item must be a paragraph. */
  readItems: (list: List) => Text[];
}

/** A directive in a document: `:::name{key="value"}` with an end, or `::name{key="value"}`. */
export interface DirectiveSource {
  node: ContainerDirective | LeafDirective;
  name: string;
  attributes: Readonly<Record<string, string | null | undefined>>;
  /** The nodes between the first line and the end. */
  children: readonly BlockNode[];
}

/** A directive that documents may contain. */
export interface DirectiveDescription<Content> {
  /** Whether it is `:::name`, which has an end, or `::name`, which is one line. */
  isBox: boolean;
  attributes?: readonly string[];
  /** Whether it contains `###` titles. */
  hasTitles?: boolean;
  /** Reads the content of its block; reports a mistake without which there is none. */
  read(directive: DirectiveSource, context: DirectiveContext): Content | null;
}

/** A kind of block: how documents write it, and what it says. Its component is in `components/page/blocks.tsx`. */
export interface BlockDescription<Content> {
  /** The directive with the name of the kind; plain Markdown needs none. */
  directive?: DirectiveDescription<Content>;
  /** Directives with other names. */
  directives?: Readonly<Record<string, DirectiveDescription<Content>>>;
  /** Every text that it shows, in reading order. */
  texts(content: Content): readonly Text[];
  /** The texts that its own document contains, where it shows texts of other files too. */
  ownTexts?(content: Content): readonly Text[];
  /** What must be the same in every language. */
  data?(content: Content): Readonly<Record<string, string>>;
}

/** Checks a description and infers the shape of its block. */
export const describeBlock = <Content extends object>(
  description: BlockDescription<Content>,
): BlockDescription<Content> => description;

/** The number of items, which must be the same in every language. */
export const countItems = ({ items }: { items: readonly unknown[] }) => ({
  items: String(items.length),
});
