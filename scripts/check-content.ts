import { listProblems } from '@/lib/content/check/check';
import { formatProblem } from '@/lib/content/model/problems';

/** Prints every mistake in the content, and says whether there is none. */
export function checkContent(): boolean {
  const problems = listProblems(process.cwd());
  for (const problem of problems) {
    console.error(formatProblem(problem));
    if (process.env.GITHUB_ACTIONS) {
      // GitHub shows it beside the line itself.
      const { file, line = 1, message } = problem;
      console.log(`::error file=${file},line=${line}::${message}`);
    }
  }
  if (problems.length > 0) {
    console.error(`\nThe content has ${problems.length} mistakes.`);
  }
  return problems.length === 0;
}
