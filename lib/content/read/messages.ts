import type { Report } from '../../text/problems';
import { type SourceText, toLineAt } from '../../text/source-text';
import { hasDrawing, listDrawings } from '../schema/drawings';
import type { FactReader } from '../words/facts';
import { type Messages, messageParts, messageSchemas } from '../words/messages';
import { readDataFile } from './data-file';
import type { LanguageFolder } from './files';

/** Reports empty messages, and names of drawings that do not exist. */
function reportValues(source: SourceText, report: Report): void {
  for (const { 1: name, 2: value = '', index } of source.text.matchAll(/"(\w+)": "([^"\\]*)"/g)) {
    const line = toLineAt(source, index);
    if (value.trim() === '') {
      report({ file: source.file, line, message: `\`${name}\` must not be empty.` });
    } else if (name === 'drawing' && !hasDrawing(value)) {
      const message = `\`drawing\` must be one of ${listDrawings('drawings').join(', ')}; it is '${value}'.`;
      report({ file: source.file, line, message });
    }
  }
}

/** Reads the interface messages and fills in facts; returns `null` if one of their files is invalid. */
export function readMessages(folder: LanguageFolder, facts: FactReader): Messages | null {
  const messages = messageParts.flatMap((part) => {
    const file = `${folder.folder}/words/${part}.json`;
    const data = readDataFile(folder, file, messageSchemas[part]);
    if (!data) {
      return [];
    }
    const source = folder.files.read(file);
    facts.reportUnknown(source, folder.report);
    reportValues(source, folder.report);
    // No-break spaces would change the option `value` that a form sends.
    const toShown = (name: string, value: unknown) =>
      typeof value === 'string' && name !== 'value' ? facts.fillIn(value) : value;
    return [[part, JSON.parse(JSON.stringify(data.value), toShown)]];
  });
  // All languages have the same shape as the English messages, from which the type is derived.
  return messages.length === messageParts.length ? Object.fromEntries(messages) : null;
}
