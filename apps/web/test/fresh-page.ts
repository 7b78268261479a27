import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/**
 * Gives each test file a fresh page. Packages and jsdom are loaded once per worker, which takes half as long as once per
 * file; our own modules are loaded again, so that no file sees what another one left in them.
 */

/** React and user-event listen to these once per document and never again. */
const ONCE_PER_DOCUMENT: readonly string[] = ['focus', 'blur', 'selectionchange'];

const added: (() => void)[] = [];

for (const target of [window, document]) {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    add(type, listener, options);
    if (!ONCE_PER_DOCUMENT.includes(type))
      added.push(() => target.removeEventListener(type, listener, options));
  };
  afterAll(() => {
    target.addEventListener = add;
  });
}

afterAll(() => {
  cleanup();
  for (const remove of added) remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  for (const element of [document.documentElement, document.head, document.body]) clear(element);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  history.replaceState(null, '', '/');
});

/** Head and body stay in their places, because packages hold on to them. */
function clear(element: HTMLElement): void {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  if (element !== document.documentElement) element.replaceChildren();
}
