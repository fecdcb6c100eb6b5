// Runs the commands of a job in `.github/workflows`, each as a runner of GitHub would; steps that use an action
// are only named. A last argument holds what GitHub knows, such as `{"github":{"ref":"refs/heads/main"}}`.
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

const [file = '', jobName = '', known = '{}'] = process.argv.slice(2);
const { jobs } = parse(readFileSync(join('.github/workflows', file), 'utf8'));
const job = jobs[jobName] ?? fail(`${file} has no job "${jobName}": ${Object.keys(jobs)}.`);
const empty = { github: {}, vars: {}, needs: {}, matrix: {}, steps: {} };
const contexts = { ...empty, ...JSON.parse(known) };

/** The value of an expression; what nobody knows is empty, as on GitHub. */
function evaluate(expression: string): unknown {
  const script = expression.replace(
    /('[^']*')|\.([\w-]+)/g,
    (_, text, name) => text ?? `?.[${JSON.stringify(name)}]`,
  );
  return runInNewContext(script, contexts) ?? '';
}

const fill = (text: string) =>
  text.replace(/\$\{\{(.*?)\}\}/g, (_, expression) => String(evaluate(expression)));

const isWanted = ({ if: condition }: { if?: string }) => !condition || Boolean(evaluate(condition));

const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
const summary = join(folder, 'summary');
const outputs = join(folder, 'outputs');
writeFileSync(summary, '');

/** Runs a step, and returns its exit code. */
function run({ id, env = {}, run: command = '' }: Step): number {
  writeFileSync(outputs, '');
  const values = Object.entries(env).map(([name, value]) => [name, fill(String(value))]);
  const { status } = spawnSync('bash', ['-e', '-c', fill(command)], {
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
  contexts.steps[id ?? ''] = {
    outputs: Object.fromEntries([...lines].map(([, name, value]) => [name, value])),
  };
  return status ?? 1;
}

let status = 0;
if (!isWanted(job)) {
  console.log(`The job "${jobName}" is skipped: ${job.if}`);
}
for (const step of isWanted(job) ? (job.steps as Step[]) : []) {
  const title = step.name ?? step.uses ?? step.run;
  if (status !== 0 || !isWanted(step)) {
    console.log(`## skipped: ${title}`);
  } else if (step.run) {
    console.log(`## ${title}`);
    const start = Date.now();
    status = run(step);
    console.log(
      `## ${status === 0 ? 'passed' : 'failed'} in ${Math.round((Date.now() - start) / 1000)} s: ${title}`,
    );
  } else {
    console.log(`## not run here: ${title}`);
  }
}
console.log(readFileSync(summary, 'utf8'));
rmSync(folder, { recursive: true });
process.exit(status);
