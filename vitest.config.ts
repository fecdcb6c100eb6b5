import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const toPath = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@': toPath('.'),
      // What must not reach a browser may well run in Node.
      'server-only': toPath('node_modules/server-only/empty.js'),
    },
  },
  test: {
    // A busy machine takes its time over a property test, or over reading every exported page, which
    // the first check pays for; none of them measures it.
    testTimeout: 120_000,
    // Also on two cores, where it would be one.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,scripts}/**/*.test.ts'],
          exclude: ['scripts/grown-content.test.ts'],
        },
      },
      // It builds a copy of the site and visits it, which takes minutes.
      { extends: true, test: { name: 'copies', include: ['scripts/grown-content.test.ts'] } },
      // One process for all of them, so that each page of the export is read once.
      {
        extends: true,
        test: {
          name: 'checks',
          include: ['checks/**/*.test.ts'],
          setupFiles: 'checks/support/tested-build.ts',
          isolate: false,
          fileParallelism: false,
        },
      },
    ],
  },
});
