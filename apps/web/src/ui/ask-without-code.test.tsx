import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AskHost, confirm, notify } from './ask.tsx';

vi.mock('./overlays.tsx', () => {
  throw new Error('Unable to preload CSS');
});

const question = { title: 'Hapus?', text: 'Hapus catatan ini?', no: 'Batal', yes: 'Hapus' };

beforeEach(() => {
  vi.spyOn(window, 'alert').mockReturnValue();
  vi.spyOn(window, 'confirm').mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

it('if the connection is lost before the first notice, the browser itself tells and asks, and the page stays', async () => {
  render(
    <>
      <p>Halaman</p>
      <AskHost />
    </>,
  );
  await notify('good', 'Tersimpan');
  expect(window.alert).toHaveBeenCalledWith('Tersimpan');
  expect(await confirm(question)).toBe(true);
  expect(window.confirm).toHaveBeenCalledWith('Hapus?\n\nHapus catatan ini?');
  expect(screen.getByText('Halaman')).toBeTruthy();
});
