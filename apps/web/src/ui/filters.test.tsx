import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { personAtPage } from '../../test/person-at-page.tsx';
import { FilterSelect, Filters } from './filters.tsx';
import { SearchField } from './search-field.tsx';
import { setSearchKey } from './search-key.ts';

const { show } = personAtPage();

const list = (
  <Filters search={<SearchField label="Cari siswa" />} active={1}>
    <FilterSelect
      name="status"
      label="Status"
      values={['aktif', 'selesai']}
      labelOf={(value) => value.toUpperCase()}
    />
  </Filters>
);

it('above a list the search and the filters are in one row, with their labels inside', async () => {
  await show(list, { at: '/?status=aktif' });
  expect(screen.getByRole('searchbox', { name: 'Cari siswa' }).getAttribute('placeholder')).toBe(
    'Cari siswa',
  );
  const status = screen.getByRole('combobox', { name: 'Status' });
  expect(status).toHaveProperty('value', 'aktif');
  expect(screen.getByRole('option', { name: 'Status: semua' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('on a phone the filters open in a dialog, and the button says how many are set', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const person = await show(list, { at: '/?status=aktif' });
  expect(screen.queryByRole('combobox')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Saringan (1)' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'selesai');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveProperty('value', 'selesai'),
  );
  await person.click(screen.getByRole('button', { name: 'Lihat hasilnya' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("the key '/' leads to the search, except where somebody types or a dialog is open", async () => {
  const person = await show(
    <>
      {list}
      <input aria-label="Catatan" />
    </>,
  );
  const search = screen.getByRole('searchbox', { name: 'Cari siswa' });
  await person.keyboard('/');
  expect(document.activeElement).toBe(search);
  expect(search).toHaveProperty('value', '');
  const note = screen.getByRole('textbox', { name: 'Catatan' });
  await person.type(note, 'a/b');
  expect(note).toHaveProperty('value', 'a/b');
});

it("who has turned the key '/' off is not led away by it, and the field does not name it", async () => {
  const person = await show(list);
  const search = screen.getByRole('searchbox', { name: 'Cari siswa' });
  expect(search.getAttribute('aria-keyshortcuts')).toBe('/');
  act(() => setSearchKey(false));
  await person.keyboard('/');
  expect(document.activeElement).toBe(document.body);
  expect(search.getAttribute('aria-keyshortcuts')).toBeNull();
  expect(screen.queryByText('/')).toBeNull();
  act(() => setSearchKey(true));
  await person.keyboard('/');
  expect(document.activeElement).toBe(search);
});
