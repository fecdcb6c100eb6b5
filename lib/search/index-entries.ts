import { formatAddress } from '../clinic/address';
import { listContactOptions } from '../clinic/contact-options';
import { toHoursRows } from '../clinic/opening-hours';
import { getContent } from '../content/get-content';
import { type Block, textsOf } from '../content/markdown/blocks';
import { EMERGENCY_ID, isEmergency } from '../content/pages/table-of-contents';
import type { PageDocument, Post } from '../content/read/documents';
import { careCardIds } from '../content/schema/signs';
import { getLanguage } from '../language';
import { languageCodes } from '../languages';
import { toPageAddress } from '../site/language-address';
import { fromText, type Text } from '../text/rich-text';
import type { SearchData, SearchEntry } from './search-data';

/** Joins texts as sentences; adds a full stop to those that do not end with punctuation. */
const joinTexts = (texts: readonly Text[]): string =>
  texts
    .map((text) => fromText(text).trim())
    .filter((text) => text !== '')
    .map((text) => (/[.?!:…।]$/.test(text) ? text : `${text}${getLanguage().sentenceEnd}`))
    .join(' ');

/** Splits a text between two words into the excerpt that a result shows and the rest. */
function splitText(text: string): Pick<SearchEntry, 'description' | 'text'> {
  const [shown = text, rest = ''] = /^(.{1,160}) (.*)$/s.exec(`${text} `)?.slice(1) ?? [];
  return { description: rest ? `${shown} …` : shown, text: rest };
}

/** The titles of a page or section in every language, and its keywords, which come from the English document. */
function findNames(path: string, id: string): Pick<SearchEntry, 'names' | 'keywords'> {
  const documents = languageCodes.flatMap((code) => {
    const { pages, posts } = getContent(code);
    return [...pages, ...posts].filter((document) => document.path === path);
  });
  const titles = documents.flatMap(({ title, body }) =>
    id ? body.flatMap((block) => ('id' in block && block.id === id ? block.text : [])) : title,
  );
  const { keywords = [], sectionKeywords = {} } = documents[0] ?? {};
  return {
    names: [...new Set(titles)].join(' '),
    keywords: id ? (sectionKeywords[id] ?? []) : keywords,
  };
}

interface Part {
  id: string;
  /** Set if it differs from the short title of the page. */
  title?: string;
  heading: string;
  texts: readonly Text[];
}

/** Splits a page into searchable parts: its beginning, an emergency card in it, sections, and signs of a full card. */
function toParts(beginning: readonly Text[], body: readonly Block[], isFaq: boolean): Part[] {
  const parts: Part[] = [{ id: '', heading: '', texts: beginning }];
  for (const block of body) {
    const last = parts.at(-1);
    if (block.kind === 'heading' || (isFaq && block.kind === 'subheading')) {
      parts.push({ id: block.id, heading: block.text, texts: [] });
    } else if (block.kind === 'care-card' && block.groups.length > 0) {
      const id = careCardIds[block.level];
      const signs = block.groups.flatMap(({ items }) => items);
      parts.push(...signs.map((sign) => ({ id, heading: block.title, texts: textsOf(sign) })));
    } else if (block.kind === 'care-card' && isEmergency(block) && parts.length === 1) {
      parts.push({ id: EMERGENCY_ID, heading: block.title, texts: textsOf(block).slice(1) });
    } else if (block.kind !== 'what-to-tell-us' && last) {
      // Omits the symptom checklist, because the sections of the page already contain its text.
      last.texts = [...last.texts, ...textsOf(block)];
    }
  }
  return parts.filter(({ id, texts }) => id === '' || texts.length > 0);
}

/** The contact section of the landing page, the only section with text that is on no other page. */
function toContact(): Part {
  const { clinic, messages, texts } = getContent();
  const options = listContactOptions().map(({ label, text }) => `${label}: ${text}`);
  const hours = toHoursRows(clinic, messages.clinic.hours).map(
    ({ title, entries }) => `${title}: ${entries.join(' ')}`,
  );
  return {
    id: 'contact',
    title: messages.home.contact.kicker,
    heading: messages.home.contact.title,
    texts: [texts.contactLead, formatAddress(clinic, messages.clinic), ...options, ...hours],
  };
}

function toEntries(document: PageDocument | Post): SearchEntry[] {
  const { path, kind, title, description, body } = document;
  const { shortTitle = title } = 'shortTitle' in document ? document : {};
  const hasSteps = kind === 'page' || kind === 'article';
  const { firstSteps = [], subtitle = '', answer = '' } = hasSteps ? document : {};
  const beginning = [...firstSteps.flatMap(({ when, act }) => [when, act]), subtitle, answer];
  const parts = toParts(beginning, body, kind === 'faq');
  const entryKind = kind === 'article' || kind === 'post' ? kind : 'page';
  return [...parts, ...(kind === 'landing' ? [toContact()] : [])].map(
    ({ id, heading, texts, title: own = shortTitle }) => {
      const entry = { path, kind: entryKind, ...findNames(path, id) } as const;
      const text = joinTexts(texts);
      if (id === '') {
        return { ...entry, title, description, text };
      }
      const section = { ...entry, path: `${path}#${id}`, ...splitText(text) };
      return kind === 'faq'
        ? { ...section, kind: 'question', title: heading }
        : { ...section, title: own, heading };
    },
  );
}

/** The search messages of a language, and the entries for all its pages and posts except demos. */
export function getSearchData(): SearchData {
  const { pages, posts, messages } = getContent();
  const stopWords = languageCodes.flatMap((code) => getContent(code).messages.search.stopWords);
  return {
    ...messages.search,
    stopWords: [...new Set(stopWords)],
    entries: [...pages.filter(({ kind }) => kind !== 'demo'), ...posts].flatMap(toEntries),
    tag: getLanguage().tag,
    root: toPageAddress(''),
  };
}
