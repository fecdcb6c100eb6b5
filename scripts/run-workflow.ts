// Runs the commands of a job in `.github/workflows` like a GitHub runner; steps with `uses` are skipped. The
// last argument contains contexts such as `{"github":{"ref":"refs/heads/main"}}`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';
import { fail } from './fail';

interface Step {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

const [file = '', jobName = '', contextsJson = '{}'] = process.argv.slice(2);
const { jobs } = parse(readFileSync(join('.github/workflows', file), 'utf8'));
const job = jobs[jobName] ?? fail(`${file} has no job "${jobName}": ${Object.keys(jobs)}.`);
const empty = { github: {}, vars: {}, needs: {}, matrix: {}, steps: {} };
const contexts = { ...empty, ...JSON.parse(contextsJson) };

/** Evaluates an expression; an unknown property is empty, as on GitHub. */
function evaluate(expression: string): unknown {
  const script = expression.replace(
    /('[^']*')|\.([\w-]+)/g,
    (_, text, name) => text ?? `?.[${JSON.stringify(name)}]`,
  );
  return runInNewContext(script, contexts) ?? '';
}

const interpolate = (text: string) =>
  text.replace(/\$\{\{(.*?)\}\}/g, (_, expression) => String(evaluate(expression)));

const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
const summary = join(folder, 'summary');
const outputs = join(folder, 'outputs');
writeFileSync(summary, '');

/** Runs the command of a step; returns its exit code. */
function run({ id = '', env = {}, run: command = '' }: Step): number {
  writeFileSync(outputs, '');
  const values = Object.entries(env).map(([name, value]) => [name, interpolate(String(value))]);
  const { status } = spawnSync('bash', ['-e', '-c', interpolate(command)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: contexts.github.event_name ?? '',
      GITHUB_OUTPUT: outputs,
      GITHUB_STEP_SUMMARY: summary,
      ...Object.fromEntries(values),
    },
  });
  const lines = readFileSync(outputs, 'utf8').matchAll(/^([\w-]+)=(.*)$/gm);
  contexts.steps[id] = {
    outputs: Object.fromEntries([...lines].map(([, name, value]) => [name, value])),
  };
  return status ?? 1;
}

let status = 0;
for (const step of job.steps as Step[]) {
  const isSkipped = status !== 0 || [job.if, step.if].some((one) => one && !evaluate(one));
  console.log(
    `## ${isSkipped ? 'skipped: ' : step.uses ? 'not run: ' : ''}${step.name ?? step.uses ?? step.run}`,
  );
  if (step.run && !isSkipped) {
    status = run(step);
  }
}
console.log(readFileSync(summary, 'utf8'));
rmSync(folder, { recursive: true });
process.exit(status);
