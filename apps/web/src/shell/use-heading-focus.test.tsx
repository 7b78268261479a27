import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useHeadingFocus } from './use-heading-focus.ts';

afterEach(cleanup);

function Area() {
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  return (
    <>
      <nav>
        <Link to="/late">Kelas</Link>
      </nav>
      <main ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

/** A page whose heading comes, and is replaced, while it loads; it writes each step into its address. */
function Late() {
  const [step, setStep] = useState(0);
  const [, setSearch] = useSearchParams();
  useEffect(() => setSearch({ step: `${step}` }, { replace: true }), [step, setSearch]);
  return (
    <>
      {step > 0 && <h1 key={step}>{`Kelas ${step}`}</h1>}
      <p data-testid="load" onMouseEnter={() => setStep(step + 1)} />
    </>
  );
}

function OwnFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <h1>Formulir</h1>
      <input ref={field} aria-label="Nama" />
    </>
  );
}

/** A list, or one record of it where the address names it after its ?. */
function List() {
  const [search] = useSearchParams();
  return search.has('one') ? (
    <h1 key="one">Satu</h1>
  ) : (
    <>
      <h1 key="all">Daftar</h1>
      <Link to="/list?one=1">Buka</Link>
    </>
  );
}

const Tabs = ({ title }: { title: string }) => (
  <>
    <h1>{title}</h1>
    <Link to="/class/history">Riwayat</Link>
  </>
);

const first = (
  <>
    <h1>Beranda</h1>
    <Link to="/next">Murid</Link>
    <Link to="/list">Daftar</Link>
    <Link to="/own">Tambah</Link>
    <Link to="/class/now">Kelas ini</Link>
    <Link to="/?page=2">Berikutnya</Link>
  </>
);

function show() {
  const children = [
    { path: '/', element: first },
    { path: '/next', element: <h1>Murid</h1> },
    { path: '/late', element: <Late /> },
    { path: '/list', element: <List /> },
    { path: '/own', element: <OwnFocus /> },
    { path: '/class/:tab', element: <Tabs title="Kelas ini" /> },
  ];
  render(<RouterProvider router={createMemoryRouter([{ element: <Area />, children }])} />);
  return userEvent.setup({ pointerEventsCheck: 0 });
}

const heading = (name: string) => screen.getByRole('heading', { name });

it('a link in a page leads the focus to the heading of the next one, and the first page has its own', async () => {
  const person = show();
  expect(document.body).toBe(document.activeElement);
  await person.click(screen.getByRole('link', { name: 'Murid' }));
  await waitFor(() => expect(heading('Murid')).toBe(document.activeElement));
});

it('so does a link of the menu, and a heading that comes late or is replaced', async () => {
  const person = show();
  const link = screen.getByRole('link', { name: 'Kelas' });
  await person.click(link);
  const loads = await screen.findByTestId('load');
  await person.hover(loads);
  await waitFor(() => expect(heading('Kelas 1')).toBe(document.activeElement));
  await person.unhover(loads);
  await person.hover(loads);
  await waitFor(() => expect(heading('Kelas 2')).toBe(document.activeElement));
});

it('a field that the page focuses, a tab that was pressed and another part of a list keep the focus', async () => {
  const person = show();
  const list = screen.getByRole('link', { name: 'Berikutnya' });
  await person.click(list);
  expect(list).toBe(document.activeElement);
  await person.click(screen.getByRole('link', { name: 'Kelas ini' }));
  await waitFor(() => expect(heading('Kelas ini')).toBe(document.activeElement));
  const tab = screen.getByRole('link', { name: 'Riwayat' });
  await person.click(tab);
  expect(tab).toBe(document.activeElement);
});

it('one record of a list is another page too, where the link to it is gone', async () => {
  const person = show();
  await person.click(screen.getByRole('link', { name: 'Daftar' }));
  await person.click(await screen.findByRole('link', { name: 'Buka' }));
  await waitFor(() => expect(heading('Satu')).toBe(document.activeElement));
});

it('a page with a form begins in its field', async () => {
  const person = show();
  await person.click(screen.getByRole('link', { name: 'Tambah' }));
  const field = await screen.findByLabelText('Nama');
  expect(field).toBe(document.activeElement);
});

it('what the person does meanwhile is not interrupted', async () => {
  const person = show();
  await person.click(screen.getByRole('link', { name: 'Kelas' }));
  const loads = await screen.findByTestId('load');
  await person.keyboard('{Tab}');
  const focused = document.activeElement;
  await person.hover(loads);
  await screen.findByText('Kelas 1');
  expect(focused).toBe(document.activeElement);
});
