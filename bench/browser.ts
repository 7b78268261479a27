import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.ts';

/** A Chromium without a window; `port` opens it to a debugger on this machine. */
export function openBrowser(port?: number): Promise<Browser> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const debugging = port === undefined ? [] : [`--remote-debugging-port=${port}`];
  return chromium.launch({ executablePath: findChromium(), args: [...asRoot, ...debugging] });
}
