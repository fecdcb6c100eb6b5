import { inspectContent } from '@/lib/content/check/check';
import { formatProblem, type Problem } from '@/lib/content/model/problems';

/** Prints some findings, on GitHub also beside their lines. */
function print(findings: readonly Problem[], level: 'error' | 'warning'): void {
  for (const finding of findings) {
    console.error(formatProblem(finding));
    if (process.env.GITHUB_ACTIONS) {
      const { file, line = 1, message } = finding;
      console.log(`::${level} file=${file},line=${line}::${message}`);
    }
  }
}

/** Prints every mistake in the content and every remark on it, and says whether there is no mistake. */
export function checkContent(): boolean {
  const { problems, remarks } = inspectContent(process.cwd());
  print(problems, 'error');
  if (problems.length > 0) {
    console.error(`\nThe content has ${problems.length} mistakes.`);
  }
  if (remarks.length > 0) {
    console.error('\nRemarks, which keep nothing back:');
    print(remarks, 'warning');
  }
  return problems.length === 0;
}
