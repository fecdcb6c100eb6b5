import { z } from 'zod';
import { type ListedWord, toListedWord } from './listed-word';

const words = z.array(z.string().min(1)).default([]);
const spellings = z.record(z.string(), z.string().min(1)).default({});
const wordsByWord = z.record(z.string(), words).default({});

/** A word of one language with those of another one. */
export interface Term extends ListedWord {
  others: readonly ListedWord[];
}

const toTerms = (entries: Record<string, readonly string[]>): Term[] =>
  Object.entries(entries).map(([word, others]) => ({
    ...toListedWord(word),
    others: others.map(toListedWord),
  }));

/** How a language is written: its `writing.yaml`, which says behind a # what each part is. */
export const writingSchema = z
  .strictObject({
    sentenceEnd: z.enum(['।', '.']),
    initials: words,
    latinWords: words,
    spellings,
    misleading: spellings,
    glossary: wordsByWord,
    reserved: wordsByWord,
  })
  .transform(({ spellings, misleading, glossary, reserved, ...rest }) => ({
    ...rest,
    corrections: Object.entries({ ...spellings, ...misleading }).map(([wrong, right]) => ({
      ...toListedWord(wrong),
      right,
    })),
    glossary: toTerms(glossary),
    reserved: toTerms(reserved),
  }));

export type WritingRules = z.infer<typeof writingSchema>;
