import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForBrowser } from '../../test/stand-ins.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useDrawer } from '../ui/use-drawer.ts';
import { BackCloses } from './back-closes.tsx';

beforeEach(standInForBrowser);
afterEach(cleanup);

function Area() {
  return (
    <>
      <BackCloses />
      <Outlet />
    </>
  );
}

function Second() {
  const [open, setOpen] = useState<'form' | 'question' | 'session' | null>(null);
  const drawer = useDrawer();
  return (
    <>
      <h1>Kelas</h1>
      <button type="button" onClick={() => setOpen('form')}>
        Ubah
      </button>
      <button type="button" onClick={() => setOpen('session')}>
        Sesi
      </button>
      <button type="button" onClick={drawer.open}>
        Menu
      </button>
      <dialog ref={drawer.ref} aria-label="menu" />
      {(open === 'form' || open === 'question') && (
        <Dialog title="Formulir" onClose={() => setOpen('question')} />
      )}
      {open === 'question' && <Dialog title="Buang?" onClose={() => setOpen(null)} />}
      {open === 'session' && <Dialog title="Sesi Berakhir" staysOnTop onClose={() => {}} />}
    </>
  );
}

async function atSecond() {
  const children = [
    { path: '/', element: <Link to="/second">Buka</Link> },
    { path: '/second', element: <Second /> },
    { path: '/third', element: <h1>Ketiga</h1> },
  ];
  const router = createMemoryRouter([{ element: <Area />, children }]);
  render(<RouterProvider router={router} />);
  const person = userEvent.setup({ pointerEventsCheck: 0 });
  await person.click(screen.getByRole('link', { name: 'Buka' }));
  await act(() => router.navigate('/third'));
  await act(() => router.navigate(-1));
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  return { press, router, back: () => act(() => router.navigate(-1)) };
}

const dialogs = () => [...document.querySelectorAll('dialog[open]')];

it('Back closes what lies over the page, the top dialog first, and then leaves it; Forward is as before', async () => {
  const { press, router, back } = await atSecond();
  await press('Ubah');
  expect(dialogs()).toHaveLength(1);
  await back();
  await waitFor(() => expect(dialogs()).toHaveLength(2));
  await back();
  await waitFor(() => expect(dialogs()).toHaveLength(0));
  expect(router.state.location.pathname).toBe('/second');
  await act(() => router.navigate(1));
  expect(router.state.location.pathname).toBe('/third');
  await back();
  await back();
  expect(router.state.location.pathname).toBe('/');
});

it('Back closes a drawer, and a link in a dialog leads on', async () => {
  const { press, router, back } = await atSecond();
  await press('Menu');
  await back();
  await waitFor(() => expect(dialogs()).toHaveLength(0));
  expect(router.state.location.pathname).toBe('/second');
  await press('Ubah');
  await act(() => router.navigate('/third'));
  expect(router.state.location.pathname).toBe('/third');
});

it('Back leaves the page under a dialog that cannot be closed', async () => {
  const { press, router, back } = await atSecond();
  await press('Sesi');
  await back();
  expect(router.state.location.pathname).toBe('/');
});

it('the router says nothing of a link within the page, such as the skip link', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const router = createBrowserRouter([{ path: '*', element: <Area /> }]);
  render(<RouterProvider router={router} />);
  await act(async () => {
    window.location.hash = '#content';
  });
  await waitFor(() => expect(router.state.location.hash).toBe('#content'));
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
  router.dispose();
  window.history.replaceState(null, '', '/');
});
