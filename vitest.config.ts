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
  // A busy machine takes its time over a property test; none of them measures it.
  test: { include: ['{lib,scripts,content}/**/*.test.ts'], testTimeout: 30_000 },
});
