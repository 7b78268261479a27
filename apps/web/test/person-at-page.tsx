import type { Lang } from '@fasih/messages/texts';
import type { Caller } from '@fasih/school/basics/roles';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';
import { LanguageProvider } from '../src/lib/language.tsx';
import { remember } from '../src/lib/language-store.ts';
import { store } from '../src/lib/session-store.ts';
import { preloadTexts } from '../src/lib/texts.ts';
import { AskHost } from '../src/ui/ask.tsx';
import { schoolTimes, standInForBrowser } from './stand-ins.ts';

// A busy machine takes its time; the whole page in a failure hides what was looked for.
configure({
  asyncUtilTimeout: 15_000,
  getElementError: (message) => new Error(message ?? 'not found'),
  // What a person does is no `act`: within one, React drops a page that is being drawn in a transition and reads its texts.
  eventWrapper: (dispatch) =>
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT
      ? act(dispatch as () => void)
      : dispatch(),
});

/** The server's reply to one call, as JSON or as `text`; a rejected promise is a call without an answer. */
export type Reply = { status?: number; body?: unknown; text?: string };
type Call = { method: string; path: string; body: unknown };
type Server = (call: Call) => Reply | Promise<Reply>;

/** `path` is the route's, where its address has parts: `/orders/:orderId`. */
type Options = { lang?: Lang; at?: string; path?: string; elsewhere?: ReactNode };

/** Signs somebody in with a token that has a quarter of an hour left, so that no call renews it first. */
export function signIn(role: Caller): void {
  store(`session.${Math.floor(Date.now() / 1000) + 900}.mac`, [role]);
}

/**
 * A person at one screen, with a server whose replies the test writes; look at the screen with `screen` of Testing
 * Library. `features` are the texts that are there from the first moment on.
 */
export function personAtPage(...features: Parameters<typeof preloadTexts>[1]) {
  let server: Server;
  let calls: Call[];
  /** Until when replies to writes are held back. */
  let held: Promise<void>;
  let handedOver: MockInstance;
  beforeEach(() => {
    calls = [];
    server = () => ({});
    held = Promise.resolve();
    standInForBrowser();
    // A file that was fetched is handed over to the browser, which jsdom is not.
    URL.createObjectURL = () => 'blob:file';
    handedOver = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const headersOf = schoolTimes();
    vi.stubGlobal('fetch', async (asked: Request | string, init?: RequestInit) => {
      const request = typeof asked === 'string' ? new Request(new URL(asked, location.href), init) : asked;
      const { pathname, search } = new URL(request.url);
      const typed = request.headers.get('content-type')?.includes('json') ? await request.json() : null;
      const one = { method: request.method, path: pathname.replace(/^\/api/, '') + search, body: typed };
      calls.push(one);
      if (one.method !== 'GET') await held;
      const { status = 200, body = {}, text = JSON.stringify(body) } = await server(one);
      return new Response(text, { status, headers: headersOf(body) });
    });
  });
  afterEach(async () => {
    // A notice that is still being loaded would show in the next test.
    await act(() => vi.dynamicImportSettled());
    const hasNotices = document.querySelector('.mantine-Notifications-root') !== null;
    cleanup();
    handedOver.mockRestore();
    vi.unstubAllGlobals();
    // Only a few notices show at once: the next test's would wait until those of this one have gone by themselves.
    if (hasNotices) (await import('@mantine/notifications')).notifications.clean();
  });

  return {
    /** Says how the server replies from now on. */
    replies: (next: Server) => {
      server = next;
    },
    /**
     * Answers every write with `reply`, by default the record as it is `after`, and has `read` answer what is read: with the record as
     * it was `before` the first write, and as it is `after` from then on.
     */
    keeps: <T,>(
      {
        before,
        after = before,
        reply = { body: after },
      }: { before: T; after?: T; reply?: Reply | undefined },
      read: (path: string, now: T) => Reply,
    ) => {
      let now = before;
      server = ({ method, path }) => {
        if (method === 'GET') return read(path, now);
        now = after;
        return reply;
      };
    },
    /** What the server was asked to change, in its order. */
    writes: () => calls.filter(({ method }) => method !== 'GET'),
    /** What the server was asked for, in its order. */
    reads: () => calls.filter(({ method }) => method === 'GET').map(({ path }) => path),
    /** Presses twice, the second time before the server has replied to the first. */
    async pressTwice(user: UserEvent, element: Element): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      await user.dblClick(element);
      resolve();
    },
    /** Shows a screen at an address, and `elsewhere` at every other one. Returns the user that types and clicks. */
    async show(
      screen: ReactNode,
      { lang = 'id', at = '/', path = at.split('?')[0], elsewhere = null }: Options = {},
    ): Promise<UserEvent> {
      document.documentElement.lang = lang;
      remember(lang);
      await preloadTexts(lang, [...features, 'common', 'shell']);
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      const within = (page: ReactNode) => (
        <LanguageProvider initial={lang}>
          <QueryClientProvider client={queries}>
            <MantineProvider>
              {page}
              <AskHost />
            </MantineProvider>
          </QueryClientProvider>
        </LanguageProvider>
      );
      const routes = [
        { ...(path === undefined ? {} : { path }), element: within(screen) },
        { path: '*', element: within(elsewhere) },
      ];
      render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />);
      return userEvent.setup({ pointerEventsCheck: 0 });
    },
  };
}
