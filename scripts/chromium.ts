import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What pages show until the school's typeface has come is measured against this one (`ui/theme/tokens.css`). */
const FONTS = ['fonts-liberation'];

/** The same browser without the machinery of windows and tabs; a page in it costs half the computing time. */
const WINDOWLESS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell'];

/** A Chromium to walk journeys with: `CHROME_PATH`, one without windows where it is installed, else any other. */
export function findForJourneys(): string {
  const own = process.env.CHROME_PATH;
  if (own && existsSync(own)) return own;
  return WINDOWLESS.find((path) => existsSync(path)) ?? findChromium();
}

/**
 * A Chromium to test with: `CHROME_PATH`, one of the system, Playwright's own, and where there is none and we may, one
 * that is installed now.
 */
export function findChromium(): string {
  const found = known();
  if (found) return found;
  console.log('No Chromium found; installing one…');
  spawnSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'ignore', timeout: 120_000 });
  const downloaded = known();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', ...FONTS], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = known();
  if (!installed) throw new Error('No Chromium: install one or set CHROME_PATH to it.');
  return installed;
}

function known(): string | undefined {
  const own = process.env.CHROME_PATH;
  if (own && existsSync(own)) return own;
  const system = SYSTEM.find((path) => existsSync(path));
  if (system) return system;
  const downloaded = chromium.executablePath();
  return downloaded && existsSync(downloaded) ? downloaded : undefined;
}
