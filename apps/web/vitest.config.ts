import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Packages and jsdom are loaded once for each worker and not for each file, in a quarter of the processor time.
    environment: join(import.meta.dirname, 'test/jsdom-once.ts'),
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'test/fresh-page.ts')],
  },
});
