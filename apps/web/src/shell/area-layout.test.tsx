import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { stage } from '../../test/stage.tsx';
import { LanguageProvider } from '../lib/language.tsx';
import { clearStored, store } from '../lib/session-store.ts';
import AreaLayout from './area-layout.tsx';

const { server, wait } = stage('site', 'notifications', 'accounts');
afterEach(() => clearStored());

const me = { id: 'a1', username: 'sari', email: 'sari@contoh.id', roles: ['student'] };

let broken = true;
function Page() {
  if (broken) throw new Error('no such row');
  return <p>Jadwal</p>;
}

it('a page that breaks leaves its area usable and can be tried again', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  store(`a.${Math.floor(Date.now() / 1000) + 900}.mac`, ['student']);
  const profile = { full_name: 'Sari', photo_url: null };
  server(async () => ({ status: 200, body: { ...me, profile, unread: 0, emailVerified: true } }));
  const element = (
    <LanguageProvider initial="id">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MantineProvider>
          <AreaLayout />
        </MantineProvider>
      </QueryClientProvider>
    </LanguageProvider>
  );
  const children = [{ path: '*', element: <Page /> }];
  const router = createMemoryRouter([{ element, children }], { initialEntries: ['/dashboard/student'] });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  await wait(200);
  expect(place.querySelector('main')?.textContent).toContain('Bagian ini tidak bisa ditampilkan');
  expect(place.querySelectorAll('aside a').length).toBeGreaterThan(3);
  broken = false;
  const retry = [...place.querySelectorAll('main button')].find((one) => one.textContent === 'Coba lagi');
  await act(async () => (retry as HTMLButtonElement).click());
  expect(place.querySelector('main')?.textContent).toContain('Jadwal');
  await act(async () => root.unmount());
  place.remove();
  told.mockRestore();
});
