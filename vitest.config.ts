import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  // A busy machine takes its time over a property test; none of them measures it.
  test: { include: ['{lib,scripts,content}/**/*.test.ts'], testTimeout: 30_000 },
});
