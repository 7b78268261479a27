import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.ts';

/** The browser's own pages behind its address bar: they load with every page, on the same processors that are measured. */
const OWN_PAGES = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/** A Chromium without a window; `port` opens it to a debugger on this machine. */
export function openBrowser(port?: number): Promise<Browser> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const debugging = port === undefined ? [] : [`--remote-debugging-port=${port}`];
  return chromium.launch({ executablePath: findChromium(), args: [...asRoot, ...debugging, OWN_PAGES] });
}
