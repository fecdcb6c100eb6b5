import { z } from 'zod';
import { withNonBreakingSpaces } from '../../text/non-breaking';
import type { Report } from '../../text/problems';
import { type SourceText, toLineAt } from '../../text/source-text';
import { listDrawings } from '../schema/drawings';
import { type FactReader, fillInFacts, reportUnknownFacts } from '../words/facts';
import { type MessagePart, type Messages, messageParts } from '../words/messages';
import { formMessagesSchema, simulationMessagesSchema } from '../words/schemas';
import { readDataFile } from './data-file';
import { findFile, type LanguageFolder, readSource } from './files';

/** The schemas of files that must match the program. */
const schemas: Partial<Record<MessagePart, z.ZodType>> = {
  forms: formMessagesSchema,
  simulations: simulationMessagesSchema,
};

/** Reads the words in which facts are written, before all other messages, because those may contain facts. */
export function readFactWords(folder: LanguageFolder) {
  // Mistakes are reported when all messages are read.
  const ignoring = { root: folder.root, report: () => undefined };
  const schema = z.object({ range: z.string(), city: z.string().exactOptional() });
  const site = readDataFile(ignoring, findFile(folder, 'words/site.json'), schema)?.value;
  return { rangeMessage: site?.range ?? '{min}–{max}', city: site?.city };
}

/** Reports empty messages, and names of drawings that do not exist. */
function reportValues(source: SourceText, report: Report): void {
  const drawings = listDrawings('drawings');
  for (const { 1: name, 2: value = '', index } of source.text.matchAll(/"(\w+)": "([^"\\]*)"/g)) {
    const line = toLineAt(source, index);
    if (value.trim() === '') {
      report({ file: source.file, line, message: `\`${name}\` must not be empty.` });
    } else if (name === 'drawing' && !drawings.includes(value)) {
      const message = `\`drawing\` must be one of ${drawings.join(', ')}; it is '${value}'.`;
      report({ file: source.file, line, message });
    }
  }
}

/** The value that a form sends for a choice, which no-break spaces would change. */
const isSent = (name: string) => name === 'value';

/** Reads the messages of the interface with their facts; returns `null` if one of their files is invalid. */
export function readMessages(folder: LanguageFolder, facts: FactReader): Messages | null {
  const messages: [MessagePart, unknown][] = [];
  for (const part of messageParts) {
    const file = findFile(folder, `words/${part}.json`);
    const data = readDataFile(folder, file, schemas[part] ?? z.looseObject({}));
    if (data) {
      const source = readSource(folder.root, file);
      reportUnknownFacts(source, facts, folder.report);
      reportValues(source, folder.report);
      const toShown = (name: string, value: unknown) =>
        typeof value === 'string' && !isSent(name)
          ? withNonBreakingSpaces(fillInFacts(value, facts))
          : value;
      messages.push([part, JSON.parse(JSON.stringify(data.value), toShown)]);
    }
  }
  // All languages have the shape of the English messages, from which the type is derived.
  return messages.length === messageParts.length
    ? (Object.fromEntries(messages) as unknown as Messages)
    : null;
}
