import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageLoad } from './measure-page';

/** The medians of several loads of one page. */
export interface PageResult extends PageLoad {
  label: string;
  /** The share of the script that did not run, from 0 to 1. */
  unusedScript: number;
}

/** What one run of the benchmark found. */
export interface BenchResult {
  name: string;
  runs: number;
  pages: PageResult[];
  /** From the blog's list to a post that was fetched ahead, in ms. */
  step: number;
}

/** The middle of several figures. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
};

/** Puts the median of each figure in place of several loads of one page. */
export function toMedians(loads: readonly PageLoad[]): PageLoad {
  const of = (figure: (load: PageLoad) => number) => median(loads.map(figure));
  return {
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocked: of(({ blocked }) => blocked),
    layoutShift: of(({ layoutShift }) => layoutShift),
    requests: of(({ requests }) => requests),
    bytes: {
      document: of(({ bytes }) => bytes.document),
      stylesheet: of(({ bytes }) => bytes.stylesheet),
      script: of(({ bytes }) => bytes.script),
      font: of(({ bytes }) => bytes.font),
      other: of(({ bytes }) => bytes.other),
    },
  };
}

const columns: [string, (page: PageResult) => string][] = [
  ['page', ({ label }) => label],
  ['FCP ms', ({ firstPaint }) => firstPaint.toFixed(0)],
  ['LCP ms', ({ largestPaint }) => largestPaint.toFixed(0)],
  ['TBT ms', ({ blocked }) => blocked.toFixed(0)],
  ['CLS', ({ layoutShift }) => layoutShift.toFixed(3)],
  ['HTML B', ({ bytes }) => bytes.document.toFixed(0)],
  ['CSS B', ({ bytes }) => bytes.stylesheet.toFixed(0)],
  ['script B', ({ bytes }) => bytes.script.toFixed(0)],
  ['font B', ({ bytes }) => bytes.font.toFixed(0)],
  ['other B', ({ bytes }) => bytes.other.toFixed(0)],
  ['requests', ({ requests }) => requests.toFixed(0)],
  ['unused script', ({ unusedScript }) => `${(unusedScript * 100).toFixed(0)} %`],
];

const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The figures of one run as a Markdown table. */
export const toTable = ({ name, runs, pages, step }: BenchResult): string =>
  [
    `${name}: medians of ${runs} loads with nothing cached; bytes as brotli\n`,
    toRow(columns.map(([title]) => title)),
    toRow(columns.map(() => '---')),
    ...pages.map((page) => toRow(columns.map(([, toCell]) => toCell(page)))),
    `\nFrom the list to a post that was fetched ahead: ${step.toFixed(0)} ms`,
    '',
  ].join('\n');

/** Keeps a result as JSON and as a table in `.cache/bench/`. */
export function saveResult(result: BenchResult): void {
  const folder = join('.cache', 'bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${result.name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync(join(folder, `${result.name}.md`), toTable(result));
}

/** Reads a result that `saveResult` wrote. */
export const readResult = (file: string): BenchResult =>
  JSON.parse(readFileSync(file, 'utf8')) as BenchResult;
