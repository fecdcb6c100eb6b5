import type { HeadedGroup } from '../../text/group-neighbours';
import type { Text } from '../../text/rich-text';
import type { SimulationName } from '../schema/drawings';
import type { CareLevel } from '../schema/signs';

interface Heading {
  id: string;
  text: string;
}

export interface Entries {
  items: readonly { title: string; text: Text }[];
}

export interface ListedSign {
  name: string;
  /** The sign in the visitor's words, with the references of its text. */
  noticed: Text;
  until: Text;
}

/** Something that a visitor may have noticed, in the visitor's words. */
export interface NoticedItem {
  text: string;
  /** Set if the item is a sign, with its level of urgency. */
  sign: { name: string; level: CareLevel } | null;
}

interface BlockContents {
  heading: Heading;
  subheading: Heading;
  paragraph: { text: Text };
  list: { items: readonly Text[] };
  'ordered-list': { items: readonly Text[] };
  steps: Entries;
  terms: Entries;
  callout: { title: string; text: Text; items: readonly Text[] };
  services: { title: string; items: readonly { name: string; text: Text }[] };
  'what-to-do': { title: string; rows: readonly Text[] };
  claim: { text: Text; source: Text };
  evidence: { title: string; paragraphs: readonly Text[] };
  'care-card': {
    level: CareLevel;
    title: string;
    /** The instructions at the top of the card, such as to rinse with water before calling. */
    first: readonly Text[];
    signs: readonly string[];
    /** The texts of its signs; empty if the card lists every sign of its level. */
    items: readonly Text[];
    /** Every sign of its level; empty unless the card lists all of them. */
    groups: readonly HeadedGroup<ListedSign>[];
    /** The optional paragraph below the list in the document. */
    note: Text | null;
    /** The last paragraph of every card of this level: whom to call, or where to go. */
    ending: Text | null;
  };
  /** Signs that a page lists although they do not belong to its subject, by level. */
  'any-day': {
    signs: readonly string[];
    levels: readonly { level: CareLevel; title: string; groups: readonly HeadedGroup<Text>[] }[];
  };
  /** The symptom checklist: `name` is the page path without outer slashes, `service` a value of the patient form. */
  'what-to-tell-us': { name: string; service: string; items: readonly NoticedItem[] };
  drawing: { name: string };
  'see-it-yourself': { name: SimulationName };
  topics: { section: string };
  /** Blocks that show messages and facts of the site. */
  specialist: object;
  'sports-carousel': object;
  'twenty-twenty-twenty': object;
}

export type BlockKind = keyof BlockContents;

/** A block of a document's body; `components/page/blocks.tsx` has the component of each kind. */
export type Block = { [K in BlockKind]: { kind: K } & BlockContents[K] }[BlockKind];

export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;

/** Properties of blocks that are not texts. */
const data = new Set(['kind', 'id', 'name', 'level', 'section', 'service', 'signs', 'sign']);

/** Whether a value is rich text rather than a list of texts. */
const isText = (value: unknown): value is Text =>
  typeof value === 'string' ||
  (Array.isArray(value) &&
    value.some((run) =>
      ['strong', 'link', 'cite'].some((name) => Object.hasOwn(Object(run), name)),
    ));

export const textsOf = (block: unknown): Text[] =>
  isText(block)
    ? [block]
    : Object.entries(Object(block)).flatMap(([name, value]) =>
        data.has(name) ? [] : textsOf(value),
      );
