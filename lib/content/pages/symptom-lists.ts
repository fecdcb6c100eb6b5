import { getLanguageCode } from '../../current-language';
import { toLangAttribute } from '../../language';
import { defaultLanguage, type LanguageCode } from '../../languages';
import { toPageAddress } from '../../site/language-address';
import { fromText } from '../../text/rich-text';
import { getContent } from '../get-content';
import type { NoticedItem } from '../markdown/blocks';
import { type CareLevel, careCardIds } from '../schema/signs';
import { listPublishedLanguages } from './languages';

export interface Symptom {
  /** The same sentence in every language, that of the page first. */
  sentences: readonly string[];
  /** Only for a sign: how soon it needs care, what to do, and the care card to read. */
  care?: { level: CareLevel; note: string; href: string; title: string };
}

/** The symptoms of one page that a visitor can check in the patient form, as JSON. */
export interface SymptomList {
  title: string;
  question: string;
  urgentQuestion: string;
  /** The language of the symptoms, if it is not that of the page. */
  lang: string | undefined;
  service: string;
  symptoms: Symptom[];
}

const listAll = (code?: LanguageCode) =>
  getContent(code).pages.flatMap(({ body, language, title, shortTitle = title }) =>
    body.flatMap((block) =>
      block.kind === 'what-to-tell-us' ? { ...block, language, title: shortTitle } : [],
    ),
  );

export const listSymptomTopics = (): string[] => listAll(defaultLanguage).map(({ name }) => name);

export function toSymptomList(topic: string): SymptomList {
  const { page, 'what-to-tell-us': words } = getContent().messages;
  const [own, ...others] = [getLanguageCode(), ...listPublishedLanguages()].flatMap((code) =>
    listAll(code).filter(({ name }) => name === topic),
  );
  if (!own) {
    throw new Error(`No page has symptoms of ${topic}`);
  }
  const toSymptom = ({ text, sign }: NoticedItem, index: number): Symptom => {
    // An outdated translation may have different items.
    const same = others.flatMap(({ items }) => items[index] ?? []);
    const alike = same.filter((item) => item.sign?.name === sign?.name);
    const all = [text, ...alike.map((item) => item.text)].map(fromText);
    const level = sign?.level;
    return {
      sentences: [...new Set(all)],
      ...(level && {
        care: {
          level,
          note: words.levels[level],
          href: toPageAddress(`/${topic}/#${careCardIds[level]}`),
          title: page.careTitles[level],
        },
      }),
    };
  };
  return {
    title: own.title,
    question: words.question,
    urgentQuestion: words.urgentQuestion,
    lang: toLangAttribute(own.language),
    service: own.service,
    symptoms: own.items.map(toSymptom),
  };
}
