import { z } from 'zod';
import { type Clinic, toClinicSchema } from './model/clinic-schema';
import { type DataFile, readDataFile } from './model/data-file';
import {
  type Facts,
  type FormLimits,
  factsSchema,
  formLimitsSchema,
  signsSchema,
  textsSchema,
} from './model/data-schemas';
import { getToday, isOver } from './model/day';
import { findFile, type LanguageFolder } from './model/language-folder';
import type { Problem } from './model/problems';
import { toPictureSchema } from './picture-file';
import { type Redirects, readRedirects } from './redirects';
import { type Reference, referencesSchema } from './reference-schema';

/** The data that any document may use; if they are invalid, no document is read. */
export interface SharedData {
  clinic: Clinic;
  facts: Facts;
  limits: FormLimits;
  references: Record<string, Reference>;
  redirects: Redirects;
  texts: DataFile<z.infer<typeof textsSchema>>;
  signs: DataFile<z.infer<typeof signsSchema>>;
  /** The message for a range of numbers, with `{min}` and `{max}`. */
  rangeMessage: string;
  /** The name of the city, if the language spells it differently from content/clinic.yaml. */
  city: string | undefined;
  /** Warnings about past dates, which the owner may remove. */
  remarks: readonly Problem[];
}

/** Warns about past dates, which are no longer shown. */
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

/** Reads the messages that format facts, before all other messages, because those may contain facts. */
function readMessagesOfFacts(language: LanguageFolder) {
  const site = readDataFile(
    // Mistakes are reported later, when all messages are read.
    { root: language.root, report: () => undefined },
    findFile(language, 'words/site.json'),
    z.object({ range: z.string(), city: z.string().exactOptional() }),
  );
  return { rangeMessage: site?.value.range ?? '{min}–{max}', city: site?.value.city };
}

/** Reads the shared data; returns `null` if one of their files is invalid. */
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
