import type { DrawingName } from './drawings';
import type { SimulationName } from './simulations';

/** A run of text: plain, strong, a link, or the marks of sources, by their ids. */
export type Inline =
  | string
  | { strong: string }
  | { link: string; href: string }
  | { cite: readonly string[] };

/** A sentence or more: one string, or runs of text in reading order. */
export type Text = string | readonly Inline[];

/** How fast care is needed: call an ambulance, see an eye doctor today, or within days. */
export const careLevels = ['emergency', 'today', 'days'] as const;

export type CareLevel = (typeof careLevels)[number];

/** The ids of a page's cards, of which there is one at most of each level. */
export const careCardIds: Record<CareLevel, string> = {
  emergency: 'help',
  today: 'help-today',
  days: 'help-within-days',
};

/** Something a visitor may have noticed, in the visitor's words. */
export interface NoticedItem {
  text: string;
  /** Where it is a sign that tells how fast care is needed. */
  sign: { name: string; level: CareLevel } | null;
}

/** One piece of a document's body. */
export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'subheading'; id: string; text: string }
  | { kind: 'paragraph'; text: Text }
  | { kind: 'list'; items: readonly Text[] }
  | { kind: 'ordered-list'; items: readonly Text[] }
  | { kind: 'quote'; text: Text }
  | { kind: 'steps'; items: readonly { title: string; text: Text }[] }
  | { kind: 'terms'; items: readonly { term: string; text: Text }[] }
  | { kind: 'callout'; title: string; text: Text; items: readonly Text[] }
  | {
      kind: 'care-card';
      level: CareLevel;
      title: string;
      /** What comes before all else, such as water before a call. */
      first: readonly Text[];
      /** The names of its signs, in order. */
      signs: readonly string[];
      items: readonly Text[];
      /** What to do about each item until help is there; empty on a card that leaves that to others. */
      until: readonly Text[];
      /** What only this card adds. */
      note: Text | null;
      /** What every card of its level ends with: whom to call, or where to go. */
      ending: Text | null;
    }
  | {
      kind: 'what-to-tell-us';
      title: string;
      /** The service to book, as the patient form sends it. */
      service: string;
      items: readonly NoticedItem[];
    }
  | { kind: 'claim'; text: Text; source: Text }
  | { kind: 'evidence'; title: string; paragraphs: readonly Text[] }
  | { kind: 'drawing'; name: DrawingName }
  | { kind: 'see-it-yourself'; name: SimulationName }
  | { kind: 'topics'; section: string }
  | { kind: 'specialist' }
  | { kind: 'clinic-details' }
  | { kind: 'sports-carousel' }
  | { kind: 'twenty-twenty-twenty' };

export type BlockKind = Block['kind'];
export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;
