import { createRequire } from 'node:module';

/** The path of Next's own program, for `process.execPath` to run. */
export const nextProgram = createRequire(import.meta.url).resolve('next/dist/bin/next');
