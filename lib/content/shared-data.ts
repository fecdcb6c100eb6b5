import { z } from 'zod';
import { defaultLanguage } from '../language';
import { type Clinic, toClinicSchema } from './model/clinic-schema';
import { type DataFile, readDataFile } from './model/data-file';
import {
  type Facts,
  type FormLimits,
  factsSchema,
  formLimitsSchema,
  type Statement,
  signsSchema,
  statementsSchema,
  textsSchema,
} from './model/data-schemas';
import { getToday, isOver } from './model/day';
import { findFile, type LanguageFolder } from './model/language-folder';
import type { Problem } from './model/problems';
import { toPictureSchema } from './picture-file';
import { type Redirects, readRedirects } from './redirects';
import { type Reference, referencesSchema } from './reference-schema';

/** Data that any document may use: no document can be read where they have a mistake. */
export interface SharedData {
  clinic: Clinic;
  facts: Facts;
  limits: FormLimits;
  references: Record<string, Reference>;
  redirects: Redirects;
  texts: DataFile<z.infer<typeof textsSchema>>;
  signs: DataFile<z.infer<typeof signsSchema>>;
  /** How a span of numbers is written, with `{min}` and `{max}`. */
  rangeMessage: string;
  /** The name of the clinic's city, where the language writes it otherwise than content/clinic.yaml. */
  city: string | undefined;
  /** Days that are over, which the owner may remove. */
  remarks: readonly Problem[];
}

/** Remarks on days that are over: none of them is shown any more. */
function listPastDays({ file, value, toLine }: DataFile<Clinic>): Problem[] {
  const { notice, closedOn } = value;
  const today = getToday();
  const past = closedOn
    .filter((span) => isOver(span, today))
    .map(({ from, until }) => (from === until ? from : `${from} to ${until}`));
  const remarks: Problem[] = [];
  if (notice && isOver(notice, today)) {
    const message = `The notice ended on ${notice.until} and is not shown any more; you can remove it.`;
    remarks.push({ file, line: toLine(['notice', 'until']), message });
  }
  if (past.length > 0) {
    const message = `These closed days are over and not shown any more; you can remove them: ${past.join(', ')}.`;
    remarks.push({ file, line: toLine(['closedOn']), message });
  }
  return remarks;
}

/** Reads the messages that format facts, before all other messages, since those may contain facts. */
function readMessagesOfFacts(language: LanguageFolder) {
  const site = readDataFile(
    // All messages are read later, and their mistakes reported then.
    { root: language.root, report: () => undefined },
    findFile(language, 'words/site.json'),
    z.object({ range: z.string(), city: z.string().exactOptional() }),
  );
  return { rangeMessage: site?.value.range ?? '{min}–{max}', city: site?.value.city };
}

/** Reads the shared data; `null` where one of their files has a mistake. */
export function readSharedData(language: LanguageFolder): SharedData | null {
  const read = <T>(file: string, schema: z.ZodType<T>) => readDataFile(language, file, schema);
  const clinic = read('content/clinic.yaml', toClinicSchema(toPictureSchema(language.root)));
  const facts = read('content/facts.yaml', factsSchema);
  const limits = read('content/form-limits.yaml', formLimitsSchema);
  const references = read('content/references.yaml', referencesSchema);
  const redirects = readRedirects(language.root, language.report);
  const texts = read(findFile(language, 'texts.yaml'), textsSchema);
  const signs = read(findFile(language, 'signs.yaml'), signsSchema);
  if (!clinic || !facts || !limits || !references || !redirects || !texts || !signs) {
    return null;
  }
  return {
    clinic: clinic.value,
    facts: facts.value,
    limits: limits.value,
    references: references.value,
    redirects,
    texts,
    signs,
    ...readMessagesOfFacts(language),
    remarks: listPastDays(clinic),
  };
}

/** A statement about the clinic, with the place where it is listed. */
export interface ListedStatement extends Statement {
  file: string;
  line: number;
}

/** Reads the statements, which the owner of the clinic confirms in the default language only. */
export function readStatements(language: LanguageFolder): ListedStatement[] {
  const file = `${language.folder}/statements.yaml`;
  const data =
    language.language === defaultLanguage && readDataFile(language, file, statementsSchema);
  return data
    ? data.value.map((statement, index) => ({ ...statement, file, line: data.toLine([index]) }))
    : [];
}
