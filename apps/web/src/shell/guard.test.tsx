import { homeOf, ROLES } from '@fasih/school/basics/roles';
import { mayOpen, ROUTES, type RoutePattern } from '@fasih/school/routes';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { stage } from '../../test/stage.tsx';
import { LanguageProvider } from '../lib/language.tsx';
import { clearStored, store } from '../lib/session-store.ts';
import { Guard } from '../people/sign-in/guard.tsx';
import config from '../routes.ts';

const { server, wait } = stage('accounts');
const PATTERNS = Object.keys(ROUTES) as RoutePattern[];
const CLOSED = PATTERNS.filter((pattern) => ROUTES[pattern] !== 'public');
const addressOf = (pattern: RoutePattern) => pattern.replace(/:\w+/g, 'general-english');
const token = () => `a.${Math.floor(Date.now() / 1000) + 900}.mac`;

afterEach(clearStored);

/** Opens an address of a page behind the guard and answers where the visitor ends up. */
async function landsOn(address: string, me: object = {}): Promise<string> {
  server(async () => ({ status: 200, body: { id: 'a', username: 'sari', ...me } }));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const page = (
    <LanguageProvider initial="id">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MantineProvider>
          <Guard>the page</Guard>
        </MantineProvider>
      </QueryClientProvider>
    </LanguageProvider>
  );
  const closed = CLOSED.map((path) => ({ path, element: page }));
  const router = createMemoryRouter([...closed, { path: '*', element: 'elsewhere' }], {
    initialEntries: [address],
  });
  await act(async () => root.render(<RouterProvider router={router} />));
  await wait(0);
  const { pathname, search } = router.state.location;
  await act(async () => root.unmount());
  place.remove();
  return pathname + search;
}

describe('every address behind a sign-in', () => {
  it('sends who is signed out to the sign-in page, which leads back', async () => {
    for (const pattern of CLOSED) {
      // The part after # names a meeting of a class.
      const address = `${addressOf(pattern)}?page=2#meeting-7`;
      expect([address, await landsOn(address)]).toEqual([
        address,
        `/login?next=${encodeURIComponent(address)}`,
      ]);
    }
  });

  it.each(ROLES)('opens for a %s what the table says, and leads home from the rest', async (role) => {
    store(token(), [role]);
    for (const pattern of CLOSED) {
      const address = addressOf(pattern);
      const landing = mayOpen(pattern, role) ? address : homeOf(role);
      expect([address, await landsOn(address)]).toEqual([address, landing]);
    }
  });

  it.each([{ mustChangePassword: true }, { twoStepNeeded: true }])(
    'leads to the security page as long as it is needed: %o',
    async (held) => {
      store(token(), ['teacher']);
      expect(await landsOn('/teacher/classes', held)).toBe('/account/security');
      expect(await landsOn('/account/security', held)).toBe('/account/security');
    },
  );
});

type Node = { path?: string; file: string; children?: Node[] };

/** Each address with the modules of its layouts. */
function layoutsOf(nodes: Node[], around: string[] = []): { path: string; layouts: string[] }[] {
  return nodes.flatMap(({ path, file, children }) =>
    children
      ? layoutsOf(children, [...around, file])
      : path === undefined
        ? []
        : [{ path, layouts: [...around, file] }],
  );
}

it('wraps every page that is not public', () => {
  const guarded = ['shell/area-layout.tsx', 'sales/payments/checkout.tsx'];
  const open = layoutsOf(config as Node[]).filter(
    ({ layouts }) => !layouts.some((file) => guarded.includes(file)),
  );
  expect(open.map(({ path }) => path).filter((path) => CLOSED.some((closed) => closed === path))).toEqual([]);
});
