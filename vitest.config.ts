import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const toPath = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@': toPath('.'),
      // Throws outside of React Server Components.
      'server-only': toPath('node_modules/server-only/empty.js'),
    },
  },
  test: {
    // Property tests, and the first check, which parses every exported page, are slow on a busy machine.
    testTimeout: 120_000,
    // The default leaves one of two cores idle.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'unit', include: ['{lib,scripts}/**/*.test.ts'] } },
      // In one process, so that each page of the export is parsed once.
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
