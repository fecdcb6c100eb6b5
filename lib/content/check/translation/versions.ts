import type { Report } from '../../model/problems';
import { toYamlVersion } from '../../model/translation';
import { type Followed, isOutdated, readOriginals } from '../../originals';

/**
 * What may not be outdated: the signs and whom to call. The card for emergencies of a document names
 * such signs, and must have those of its original as it is now, and the numbers, sources and links of its own
 * paragraph. The rest of a document may be outdated: its page says so.
 */
const emergencyFiles = ['signs.yaml', 'texts.yaml'];

/** Whether a file is compared with its original even if that has changed since. */
export const isForEmergencies = (name: string): boolean => emergencyFiles.includes(name);

/**
 * Reports files of data that do not say what they follow, and emergency texts that are outdated; remarks
 * on other texts that are.
 */
export function checkOriginals(
  root: string,
  folder: string,
  followed: readonly Followed[],
  report: Report,
  remark: Report,
): void {
  const dataFiles = followed.filter(({ name }) => !name.endsWith('.md'));
  const originals = dataFiles.length > 0 ? readOriginals(root, folder, report) : null;
  if (!originals) {
    return;
  }
  const { file, value, toLine } = originals;
  for (const data of dataFiles) {
    const { name, original, currentVersion } = data;
    const remedy = `write \`${name}: ${toYamlVersion(currentVersion)}\` here, as \`npm run translated -- ${data.file}\` does`;
    if (!data.followedVersion) {
      report({ file, message: `\`${name}\` is missing: ${remedy}.` });
    } else if (isOutdated(data)) {
      const message = `${original} has changed since it was translated: bring ${data.file} up to date, then ${remedy}.`;
      const reportOutdated = isForEmergencies(name) ? report : remark;
      reportOutdated({ file, line: toLine([name]), message });
    }
  }
  const names = dataFiles.map(({ name }) => name);
  for (const name of Object.keys(value).filter((known) => !names.includes(known))) {
    report({ file, line: toLine([name]), message: `\`${name}\` is no file of ${folder}.` });
  }
}
