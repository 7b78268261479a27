import { vi } from 'vitest';

/** What a browser has and jsdom has not, and nothing stored, before each test. */
export function standInForBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/**
 * The header with the school's time for each reply of one school. A reply whose body tells the time as `serverNow` sets the school's
 * clock; until then it is the device's.
 */
export function schoolTimes(): (body: unknown) => { 'x-school-time': string } {
  let aheadMs = 0;
  return (body) => {
    const { serverNow } = (body ?? {}) as { serverNow?: string };
    if (serverNow !== undefined) aheadMs = Date.parse(serverNow) - Date.now();
    return { 'x-school-time': new Date(Date.now() + aheadMs).toISOString() };
  };
}
