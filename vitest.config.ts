import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const toPath = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@': toPath('.'),
      // The real `server-only` package throws outside of React Server Components.
      'server-only': toPath('node_modules/server-only/empty.js'),
    },
  },
  test: {
    // Property-based tests, and the first check, which parses every exported page, are slow on a busy machine.
    testTimeout: 120_000,
    // The default would leave one of two cores idle.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'unit', include: ['{lib,scripts}/**/*.test.ts'] } },
      // Runs in one process, so that each exported page is parsed only once.
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
