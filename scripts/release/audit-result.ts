import * as z from 'zod/mini';

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What the answer of `npm audit --json` means; it is passed only by a report that names no vulnerability. */
export function toAuditResult(answer: string): { isPassed: boolean; sentence: string } {
  const { data } = report.safeParse(parse(answer));
  if (!data) {
    return {
      isPassed: false,
      sentence:
        'Not checked: the package registry gave no report on known vulnerabilities. Try again later.',
    };
  }
  const vulnerabilities = Object.entries(data.vulnerabilities).map(
    ([name, { severity, range }]) => `  ${name} ${range} (${severity})`,
  );
  return vulnerabilities.length > 0
    ? {
        isPassed: false,
        sentence: `Packages with known vulnerabilities:\n${vulnerabilities.join('\n')}`,
      }
    : {
        isPassed: true,
        sentence: 'The package registry knows no vulnerability in any package here.',
      };
}
