import { defineConfig } from 'vitest/config';

/** For each kind of test; the kinds run side by side. */
const maxWorkers = 2;

/**
 * Node runs the source files as they are, as the school does: Vite's own runner takes a third more of a processor. It
 * has no module mocks, which these tests do not use.
 */
const experimental = { viteModuleRunner: false, nodeLoader: false };

/** Three kinds of tests: of pure functions, on a real database (one cluster for the run, one database per file), of screens in jsdom. */
export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      reporter: ['json-summary'],
      include: ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.ts'],
      exclude: ['**/*.test.*', '**/*.fixtures.ts', 'apps/api/src/commands/**', 'apps/web/src/entry.*'],
    },
    projects: [
      // First, because coverage reads the files that no test has loaded by the first project, and only this one knows JSX.
      {
        extends: 'apps/web/vitest.config.ts',
        test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], testTimeout: 60_000, maxWorkers },
      },
      {
        test: {
          name: 'unit',
          include: [
            'libs/**/*.test.ts',
            'content/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          testTimeout: 60_000,
          maxWorkers,
          // Modules are loaded once for each worker and not for each file.
          isolate: false,
          experimental,
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
          // Some start servers of their own or make every call, which takes many times as long on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
          // As above: loading the app for each file took half of the run's time.
          isolate: false,
          experimental,
        },
      },
    ],
  },
});
