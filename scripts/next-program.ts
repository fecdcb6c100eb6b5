import { createRequire } from 'node:module';

/** The path of the `next` command, as an argument for `process.execPath`. */
export const nextProgram = createRequire(import.meta.url).resolve('next/dist/bin/next');
