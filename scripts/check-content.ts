import { type Findings, inspectContent } from '@/lib/content/check/check';
import { formatLanguage } from '@/lib/language';
import { formatProblem, type Problem } from '@/lib/text/problems';

/** Prints findings; on GitHub Actions, also as annotations. */
function print(findings: readonly Problem[], level: 'error' | 'warning'): void {
  for (const finding of findings) {
    console.error(formatProblem(finding));
    if (process.env.GITHUB_ACTIONS) {
      const { file, line = 1, message } = finding;
      console.log(`::${level} file=${file},line=${line}::${message}`);
    }
  }
}

const NEXT_COUNT = 3;

const formatUnsigned = ({ language, files }: Findings['unsigned'][number]) =>
  `  ${formatLanguage(language)}: ${files.length}; next ${files.slice(0, NEXT_COUNT).join(', ')}`;

/** Prints the mistakes, warnings and unsigned translations in the content; returns whether it has no mistakes. */
export function checkContent(): boolean {
  const { problems, remarks, unsigned } = inspectContent(process.cwd());
  print(problems, 'error');
  if (problems.length > 0) {
    console.error(`\nMistakes in the content: ${problems.length}.`);
  }
  if (remarks.length > 0) {
    console.error('\nRemarks, which keep nothing back:');
    print(remarks, 'warning');
  }
  const waiting = unsigned.filter(({ files }) => files.length > 0);
  if (waiting.length > 0) {
    console.error(
      '\nTranslations that wait for a signature (`npm run translated` lists them all):',
    );
    console.error(waiting.map(formatUnsigned).join('\n'));
  }
  return problems.length === 0;
}
