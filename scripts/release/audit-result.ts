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

/** What the answer of `npm audit --json` means; it is passed only by a report that names no hole. */
export function toAuditVerdict(answer: string): { isPassed: boolean; sentence: string } {
  const { data } = report.safeParse(parse(answer));
  if (!data) {
    return {
      isPassed: false,
      sentence: 'Not checked: the package registry gave no report on known holes. Try again later.',
    };
  }
  const holes = Object.entries(data.vulnerabilities).map(
    ([name, { severity, range }]) => `  ${name} ${range} (${severity})`,
  );
  return holes.length > 0
    ? { isPassed: false, sentence: `Packages with known holes:\n${holes.join('\n')}` }
    : { isPassed: true, sentence: 'The package registry knows no hole in any package here.' };
}
