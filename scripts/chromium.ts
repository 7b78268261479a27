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

/**
 * A Chromium to walk journeys with: `CHROME_PATH`, one without windows where it is installed, else any other. Where there
 * is none and we may, one without windows is installed now.
 */
export function findForJourneys(): string {
  const own = process.env.CHROME_PATH;
  if (own && existsSync(own)) return own;
  const windowless = () => WINDOWLESS.find((path) => existsSync(path));
  const found = windowless() ?? known();
  if (found) return found;
  console.log('No Chromium found; installing one…');
  installFromDebian('chromium-headless-shell');
  return windowless() ?? findChromium();
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
  installFromDebian('chromium');
  const installed = known();
  if (!installed) throw new Error('No Chromium: install one or set CHROME_PATH to it.');
  return installed;
}

/** Installs a browser and the typeface; does nothing where we are not the administrator. */
function installFromDebian(browser: string): void {
  if (process.getuid?.() !== 0) return;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, ...FONTS], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function known(): string | undefined {
  const own = process.env.CHROME_PATH;
  if (own && existsSync(own)) return own;
  const system = SYSTEM.find((path) => existsSync(path));
  if (system) return system;
  const downloaded = chromium.executablePath();
  return downloaded && existsSync(downloaded) ? downloaded : undefined;
}
