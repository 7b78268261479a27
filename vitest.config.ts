import { defineConfig } from 'vitest/config';

/** Three kinds of tests: pure ones, ones on the real database (one cluster for the run, one database per file), screens in jsdom. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['libs/**/*.test.ts', 'content/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'apps/api/src/**/*.test.ts',
            'apps/api/test/**/*.test.ts',
            'apps/sandbox/src/**/*.test.ts',
          ],
          globalSetup: ['apps/api/test/database-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // Real servers, kills and races on a busy machine: one more try is allowed, and the reporter names it.
          retry: 1,
        },
      },
      {
        extends: 'apps/web/vitest.config.ts',
        test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
