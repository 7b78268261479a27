import { defineConfig } from '@playwright/test';

/**
 * Parts of the browser that are turned off. The last two are the panes under the address bar: each new window would start a
 * process for them, which costs as much as a page. The others are Playwright's own list (`chromiumSwitches.ts`), because
 * Chromium heeds only the last of several such lists.
 */
const TURNED_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Journeys run against a whole school (`shared-school.ts`). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  globalSetup: './support/shared-school.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  outputDir: '../test-results',
  use: {
    // What never comes is named where it was waited for, long before the whole walk is out of time.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No page of a journey lives long enough to win back what its scripts would cost the optimizing compilers, and with
        // room for what starting an app leaves behind, hardly any page collects garbage.
        '--js-flags=--no-opt --no-maglev --min-semi-space-size=16 --single-threaded-gc',
        // Tabs of one person share a process: the scripts are compiled once for all of them.
        '--process-per-site',
        // Nothing is drawn by a graphics card, so drawing needs no process of its own.
        '--in-process-gpu',
        `--disable-features=${TURNED_OFF.join(',')}`,
      ],
    },
  },
});
