import { textsIn } from '@fasih/messages/texts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { stage } from '../../test/stage.tsx';
import { LanguageProvider } from '../lib/language.tsx';
import { followSession, signOut, useWho } from '../lib/session.ts';
import { clearStored, store } from '../lib/session-store.ts';
import { useMe } from '../people/accounts/queries.ts';
import AppLayout from './app-layout.tsx';

const { server, wait } = stage('site');

function Page() {
  const who = useWho();
  const me = useMe(who !== 'none');
  return (
    <>
      <p>{me.data?.username ?? 'nobody'}</p>
      <input name="note" />
    </>
  );
}

/** A page of the app in a root of its own, which is not drawn yet. */
function anApp() {
  const place = document.body.appendChild(document.createElement('div'));
  const element = (
    <LanguageProvider initial="id">
      <AppLayout />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ element, children: [{ path: '*', element: <Page /> }] }]);
  return { place, root: createRoot(place), router };
}

const token = (session: string) => `${session}.${Math.floor(Date.now() / 1000) + 900}.mac`;

it('two families on one phone: of the first one nothing is left, and a late answer for it shows nothing', async () => {
  const { place, root, router } = anApp();
  const me = (username: string) => ({ status: 200, body: { id: username, username } });
  let late = (_: ReturnType<typeof me>) => {};
  let answers = [
    Promise.resolve(me('ibu-sari')),
    new Promise<ReturnType<typeof me>>((done) => (late = done)),
  ];
  server(async (_, address) => {
    if (address.includes('logout')) throw new TypeError('offline');
    return answers.shift() ?? me('ibu-dewi');
  });
  const show = () => act(async () => root.render(<RouterProvider router={router} />));

  followSession();
  store(token('a'), ['student']);
  await show();
  await wait();
  const field = () => place.querySelector<HTMLInputElement>('[name="note"]');
  const typed = field();
  expect(place.textContent).toContain('ibu-sari');
  await act(async () => {
    await signOut();
  });
  await wait();
  expect(place.textContent).toContain('nobody');
  expect(field()).not.toBe(typed);

  // The first family again, whose answer is slow, and then the second.
  await act(async () => store(token('a2'), ['student']));
  await act(async () => {
    await signOut();
  });
  answers = [];
  await act(async () => store(token('b'), ['student']));
  await wait();
  expect(place.textContent).toContain('ibu-dewi');
  late(me('ibu-sari'));
  await wait();
  expect(place.textContent).toContain('ibu-dewi');
  await act(async () => root.unmount());
  place.remove();
});

it('typed text outlives a sign-out in another tab, covered until the same person is back', async () => {
  const { place, root, router } = anApp();
  server(async () => ({ status: 200, body: { id: 'ibu-sari', username: 'ibu-sari' } }));
  const inOtherTab = (value: string | null) =>
    act(async () => {
      if (value === null) localStorage.removeItem('token');
      else localStorage.setItem('token', value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
  const t = textsIn('id').shell.expired;
  const dialog = () => document.querySelector('dialog[open]');

  followSession();
  store(token('a'), ['student']);
  await act(async () => root.render(<RouterProvider router={router} />));
  await wait();
  const field = place.querySelector<HTMLInputElement>('[name="note"]');
  if (field === null) throw new Error('no field');
  field.value = 'Catatan tentang Budi';
  await act(async () => void field.dispatchEvent(new Event('input', { bubbles: true })));
  await inOtherTab(null);
  await vi.waitFor(() => expect(dialog()?.textContent).toContain(t.elsewhere));
  expect(dialog()?.textContent).toContain(t.discard);
  expect(place.textContent).toContain('ibu-sari');
  await inOtherTab(token('b'));
  await wait();
  expect(dialog()).toBeNull();
  expect(place.querySelector('[name="note"]')).toBe(field);

  await inOtherTab(null);
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  await act(async () => clearStored());
  await wait();
  expect(place.textContent).toContain('nobody');
  expect(place.querySelector('[name="note"]')).not.toBe(field);
  await act(async () => root.unmount());
  place.remove();
});
