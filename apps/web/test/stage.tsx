import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { LanguageProvider } from '../src/lib/language.tsx';
import { remember } from '../src/lib/language-store.ts';
import { preloadTexts } from '../src/lib/texts.ts';
import { schoolTimes, standInForBrowser } from './stand-ins.ts';

/** What one call of the server meets: an answer, or an error as the browser throws it. */
export type Answer = (method: string, address: string) => Promise<{ status: number; body: unknown }>;

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
/** Lets the page answer; what it loads for its answer, a notice or texts, comes within it however busy the machine is. */
const wait = (ms = 40) =>
  act(async () => {
    await sleep(ms);
    await vi.dynamicImportSettled();
    await sleep(5);
    await vi.dynamicImportSettled();
  });

function put(field: HTMLElement | null, name: string, value: string): void {
  if (field === null) throw new Error(`there is no field '${name}'`);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * A stage for the tests of one file: each begins on an empty page in Indonesian, shows its screen and answers its calls
 * by hand. `features` are the texts that are there from the first moment on.
 */
export function stage(...features: Parameters<typeof preloadTexts>[1]) {
  let root: Root;
  let place: HTMLElement;
  let calls: string[];
  let answer: Answer;
  beforeEach(async () => {
    standInForBrowser();
    calls = [];
    const headersOf = schoolTimes();
    vi.stubGlobal('fetch', async ({ method, url }: Request) => {
      calls.push(`${method} ${url}`);
      const { status, body } = await answer(method, url);
      return new Response(JSON.stringify(body), { status, headers: headersOf(body) });
    });
    document.documentElement.lang = 'id';
    remember('id');
    await preloadTexts('id', [...features, 'common', 'shell']);
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    place.remove();
    vi.unstubAllGlobals();
  });
  const find = <E extends HTMLElement>(selector: string) => place.querySelector<E>(selector);

  return {
    find,
    wait,
    text: () => place.textContent ?? '',
    texts: (selector: string) => [...place.querySelectorAll(selector)].map((one) => one.textContent),
    /** How often the server was asked to change something. */
    writes: () => calls.filter((one) => !one.startsWith('GET')).length,
    server: (next: Answer) => {
      answer = next;
    },
    /** With a `loader` the page waits for it wherever it goes, as a page of the school waits for its data; `at` is its address. */
    async show(
      screen: ReactNode,
      { loader, at = '/' }: { loader?: () => Promise<null>; at?: string } = {},
    ): Promise<void> {
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      const element = (
        <LanguageProvider initial="id">
          <QueryClientProvider client={queries}>
            <MantineProvider>{screen}</MantineProvider>
          </QueryClientProvider>
        </LanguageProvider>
      );
      const router = createMemoryRouter([{ path: '*', element, ...(loader && { loader }) }], {
        initialEntries: [at],
      });
      await act(async () => root.render(<RouterProvider router={router} />));
      await wait();
    },
    /** Clicks what a selector finds, so often before the page can answer. */
    async click(selector: string, { times = 1, at = 0 } = {}): Promise<void> {
      const one = place.querySelectorAll<HTMLElement>(selector)[at];
      await act(async () => {
        for (let n = 0; n < times; n += 1) one?.click();
      });
      await wait();
    },
    async press(name: string, { times = 1 } = {}): Promise<void> {
      const button = [...place.querySelectorAll('button')].find((one) => one.textContent === name);
      if (!button) throw new Error(`there is no button '${name}'`);
      await act(async () => {
        for (let n = 0; n < times; n += 1) button.click();
      });
      await wait();
    },
    /** Fills fields by their names. */
    async fill(values: Record<string, string>): Promise<void> {
      await act(async () => {
        for (const [name, value] of Object.entries(values)) put(find(`[name="${name}"]`), name, value);
      });
    },
    /** Fills the field with a label, a choice too. */
    async write(label: string, value: string): Promise<void> {
      const field = [...place.querySelectorAll('label')].find((one) => one.textContent === label);
      await act(async () => put(document.getElementById(field?.htmlFor ?? ''), label, value));
    },
    async send(): Promise<void> {
      await act(async () => {
        find('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      });
      await wait();
    },
  };
}
