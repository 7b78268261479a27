import { screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { personAtPage } from '../../test/person-at-page.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const { show } = personAtPage();

it('a dialog whose content is still loading leaves the page under it as it was', async () => {
  const loaded = Promise.withResolvers<{ default: () => string }>();
  const Content = lazy(() => loaded.promise);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Suspense fallback="memuat">
        <h1>Daftar guru</h1>
        <Button onClick={() => setOpen(true)}>Tambah</Button>
        {isOpen && (
          <Dialog title="Tambah guru" onClose={() => setOpen(false)}>
            <Content />
          </Dialog>
        )}
      </Suspense>
    );
  }
  const person = await show(<Page />);
  await person.click(screen.getByRole('button', { name: 'Tambah' }));
  expect(await screen.findByRole('dialog', { name: 'Tambah guru' })).toBeTruthy();
  expect(screen.queryByText('memuat')).toBeNull();
  loaded.resolve({ default: () => 'Nama lengkap' });
  expect(await screen.findByText('Nama lengkap')).toBeTruthy();
});

it('a dialog that the browser closes without asking is closed, except one that stays', async () => {
  const closed = vi.fn();
  const stays = vi.fn();
  await show(
    <>
      <Dialog title="Formulir" onClose={closed} />
      <Dialog title="Sesi Berakhir" staysOnTop onClose={stays} />
    </>,
  );
  for (const dialog of screen.getAllByRole<HTMLDialogElement>('dialog')) dialog.close();
  expect([closed, stays].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect(screen.getAllByRole('dialog')).toHaveLength(2);
});
