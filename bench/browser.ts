import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.ts';

/**
 * What a desktop's browser does beside a page, on the same processors that are measured: its own pages behind its address
 * bar, and a spare process that it starts for some later site just when this one is opened.
 */
const BESIDE_THE_PAGE = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'].join(
  ',',
);

/** A Chromium without a window; `port` opens it to a debugger on this machine. */
export function openBrowser(port?: number): Promise<Browser> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const debugging = port === undefined ? [] : [`--remote-debugging-port=${port}`];
  return chromium.launch({
    executablePath: findChromium(),
    args: [...asRoot, ...debugging, `--disable-features=${BESIDE_THE_PAGE}`],
  });
}
