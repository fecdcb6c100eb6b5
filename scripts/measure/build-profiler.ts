import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { nextProgram } from '../next-program';

const SAMPLE_MS = 200;

const readOr = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended since it was listed.
    return '';
  }
};

/** The memory that a process and all below it hold now, in bytes; 0 where there is no `/proc`. */
function memoryOf(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const status = readOr(`/proc/${name}/status`);
      const field = (key: string) =>
        Number(new RegExp(`^${key}:\\s*(\\d+)`, 'm').exec(status)?.[1]);
      return { id: Number(name), parent: field('PPid'), bytes: (field('VmRSS') || 0) * 1024 };
    });
  const total = (id: number): number =>
    processes
      .filter(({ parent }) => parent === id)
      .reduce(
        (sum, child) => sum + total(child.id),
        processes.find((process) => process.id === id)?.bytes ?? 0,
      );
  return total(root);
}

/** How a build went: its duration and the most memory its processes held together. */
export interface MeasuredBuild {
  seconds: number;
  peakBytes: number;
}

/** Exports the site in a folder and watches it; rejects where the build fails. Linux alone tells the memory. */
export function buildMeasured(folder: string): Promise<MeasuredBuild> {
  const begin = performance.now();
  const build = spawn(process.execPath, [nextProgram, 'build'], { cwd: folder, stdio: 'pipe' });
  let said = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  let peakBytes = 0;
  const timer = setInterval(() => {
    if (process.platform === 'linux' && build.pid) {
      peakBytes = Math.max(peakBytes, memoryOf(build.pid));
    }
  }, SAMPLE_MS);
  return new Promise((resolve, reject) => {
    build.on('exit', (status) => {
      clearInterval(timer);
      if (status === 0) {
        resolve({ seconds: (performance.now() - begin) / 1000, peakBytes });
      } else {
        reject(new Error(`The build in ${folder} failed:\n${said}`));
      }
    });
  });
}
