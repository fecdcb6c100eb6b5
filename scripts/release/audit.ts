// Asks the package registry for known vulnerabilities in what is installed, and fails where it names one or does not answer.
import { spawnSync } from 'node:child_process';
import { toAuditResult } from './audit-result';

const { stdout } = spawnSync('npm audit --json', { encoding: 'utf8', shell: true });
const { isPassed, sentence } = toAuditResult(stdout);
console.log(sentence);
process.exit(isPassed ? 0 : 1);
