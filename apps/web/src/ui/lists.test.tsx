import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { stage } from '../../test/stage.tsx';
import { Problem } from '../lib/problem.ts';
import { DataTable } from './data-table.tsx';
import { useListState } from './list-state.ts';
import { Loaded, LoadedPart } from './loaded.tsx';
import { PagedTable } from './paged-table.tsx';
import { Pager } from './pager.tsx';
import { SearchField } from './search-field.tsx';

const { show, write, find, text, texts, press, click, wait } = stage();

function Address() {
  const { search } = useLocation();
  return <output>{decodeURIComponent(search)}</output>;
}

it('a search keeps the space that is typed between two words', async () => {
  await show(
    <>
      <SearchField label="Cari" />
      <Address />
    </>,
  );
  const field = () => find<HTMLInputElement>('[type="search"]')?.value;
  await write('Cari', 'budi ');
  await wait(500);
  expect(texts('output')).toEqual(['?q=budi']);
  expect(field()).toBe('budi ');
  await write('Cari', `${field()}santoso`);
  await wait(500);
  expect(texts('output')).toEqual(['?q=budi+santoso']);
  expect(field()).toBe('budi santoso');
});

it('a search follows the address when somebody clears the filters', async () => {
  function Clear() {
    const { set } = useListState();
    return (
      <button type="button" id="clear" onClick={() => set({ q: undefined })}>
        Clear
      </button>
    );
  }
  await show(
    <>
      <SearchField label="Cari" />
      <Clear />
    </>,
  );
  await write('Cari', 'budi');
  await wait(500);
  await click('#clear');
  expect(find<HTMLInputElement>('[type="search"]')?.value).toBe('');
});

it('a link pressed while somebody still types is followed all the same', async () => {
  let slow = false;
  let arrive = () => {};
  const loader = () =>
    slow
      ? new Promise<null>((done) => {
          arrive = () => done(null);
        })
      : Promise.resolve(null);
  function Page() {
    return <output>{useLocation().pathname}</output>;
  }
  await show(
    <>
      <SearchField label="Cari" />
      <Link to="/orders/7">ORD-7</Link>
      <Page />
    </>,
    { loader },
  );
  await write('Cari', 'budi');
  slow = true;
  await click('a');
  await wait(500);
  arrive();
  await wait();
  expect(texts('output')).toEqual(['/orders/7']);
});

it('a search with too few letters says under its field why nothing is filtered', async () => {
  await show(<SearchField label="Cari" fewest={3} />);
  await write('Cari', 'ab');
  expect(text()).toContain('Ketik paling sedikit 3 huruf');
  await write('Cari', 'abc');
  expect(text()).not.toContain('Ketik paling sedikit');
});

/** A list of `total` rows, ten a page, as the server would cut it. */
function List({ total }: { total: number }) {
  const { query } = useListState();
  const rows = Math.max(0, Math.min(10, total - (query.page - 1) * 10));
  const data = Array.from({ length: rows }, (_, n) => `Baris ${(query.page - 1) * 10 + n + 1}`);
  return (
    <>
      <DataTable
        caption="Daftar"
        columns={[{ key: 'name', label: 'Nama', cell: (row: string) => row }]}
        page={{ data, total, page: query.page, pageSize: 10 }}
        rowKey={(row) => row}
        empty={<p>Belum ada</p>}
      />
      <Address />
    </>
  );
}

function GoTo({ page }: { page: string }) {
  const { set } = useListState();
  return (
    <button type="button" id="goto" onClick={() => set({ page })}>
      Go
    </button>
  );
}

it('a page past the end of a list leads to its last page and never says that there is nothing', async () => {
  await show(
    <>
      <GoTo page="9" />
      <List total={21} />
    </>,
  );
  await click('#goto');
  expect(texts('output')).toEqual(['?page=3']);
  expect(text()).toContain('Baris 21');
  expect(text()).not.toContain('Belum ada');
});

it('cards past the end of a list go to the last page too, but not before the list is known', async () => {
  const pager = (total: number | undefined) => (
    <>
      <GoTo page="9" />
      <Address />
      <PagerAt total={total} />
    </>
  );
  await show(pager(undefined));
  await click('#goto');
  expect(texts('output')).toEqual(['?page=9']);
  await show(pager(12));
  await click('#goto');
  expect(texts('output')).toEqual(['?page=2']);
});

function PagerAt({ total }: { total: number | undefined }) {
  const { query } = useListState();
  return <Pager total={total} page={query.page} pageSize={10} label="Halaman" />;
}

it('one page has no foot; several say which rows of how many these are', async () => {
  await show(<List total={10} />);
  expect(text()).not.toContain('dari');
  expect(find('[aria-label="Halaman berikutnya"]')).toBeNull();
  await show(<List total={12} />);
  expect(text()).toContain('1–10 dari 12');
  await click('[aria-label="Halaman berikutnya"]');
  expect(text()).toContain('11–12 dari 12');
});

it('cards that one page holds have no pager', async () => {
  await show(<PagerAt total={10} />);
  expect(find('nav')).toBeNull();
  await show(<PagerAt total={11} />);
  expect(find('nav')).not.toBeNull();
});

it('a part that breaks leaves the rest of the page, says so once, and can be tried again', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  function Part() {
    const query = useQuery({ queryKey: ['part'], queryFn: async () => 'Jadwal' });
    return (
      <Loaded query={query}>
        {(data) => {
          if (broken) throw new Error('no such row');
          return <p>{data}</p>;
        }}
      </Loaded>
    );
  }
  await show(
    <>
      <p>Sisanya</p>
      <Part />
    </>,
  );
  expect(text()).toContain('Sisanya');
  expect(text()).toContain('Bagian ini tidak bisa ditampilkan');
  expect(told).toHaveBeenCalledTimes(1);
  broken = false;
  await press('Coba lagi');
  expect(text()).toContain('Jadwal');
  told.mockRestore();
});

it('a table of all rows that there are has nothing to page through', async () => {
  const columns = [{ key: 'name', label: 'Nama', cell: (name: string) => name }];
  const same = { caption: 'Guru', columns, rowKey: (name: string) => name };
  await show(<DataTable {...same} rows={['Ana', 'Bima']} />);
  expect(texts('tbody td')).toEqual(['Ana', 'Bima']);
  const page = { data: ['Ana', 'Bima'], total: 4, page: 1, pageSize: 2 };
  await show(<DataTable {...same} page={page} short />);
  expect(text()).not.toContain('dari');
  await show(<DataTable {...same} page={page} />);
  expect(text()).toContain('1–2 dari 4');
});

it('what belongs to a title is below it in a table, and a detail of its own on the card of a phone', async () => {
  const name = {
    key: 'name',
    label: 'Nama',
    phone: 'title' as const,
    cell: (row: { name: string }) => row.name,
    below: () => ['Conversation', false as const, 'Adult Advanced'],
  };
  await show(
    <DataTable caption="Kelas" columns={[name]} rows={[{ name: 'Sari' }]} rowKey={(row) => row.name} />,
  );
  expect(texts('td[data-phone="title"]')).toEqual(['SariConversationAdult Advanced']);
  expect(texts('td[data-card-only]')).toEqual(['Conversation\u00a0· Adult Advanced']);
  expect(texts('th')).toEqual(['Nama', 'Nama']);
});

it('a list that filters hide offers the way back to all of it, and one that is empty says how to begin', async () => {
  function Teachers({ isFiltered }: { isFiltered: boolean }) {
    const query = useQuery({
      queryKey: ['teachers'],
      queryFn: async () => ({ data: [] as string[], total: 0, page: 1, pageSize: 10 }),
    });
    return (
      <PagedTable
        query={query}
        caption="Guru"
        columns={[{ key: 'name', label: 'Nama', cell: (row) => row }]}
        rowKey={(row) => row}
        empty={{ title: 'Belum ada guru' }}
        noneFound={isFiltered && { title: 'Tidak ditemukan', to: '/admin/teachers' }}
      />
    );
  }
  await show(<Teachers isFiltered />);
  expect(text()).toContain('Tidak ditemukan');
  expect(find('a')?.getAttribute('href')).toBe('/admin/teachers');
  await show(<Teachers isFiltered={false} />);
  expect(text()).toContain('Belum ada guru');
  expect(find('a')).toBeNull();
});

it('a part that cannot be loaded says what and why, and tries again when asked', async () => {
  let line = false;
  function Options() {
    const query = useQuery({
      queryKey: ['options'],
      queryFn: async () => {
        if (!line) throw new Problem({ status: 503, code: '', message: 'Sedang sibuk.', lang: 'id' });
        return 'Senin 16.00';
      },
    });
    return (
      <LoadedPart query={query} failed="Pilihan belum bisa dimuat.">
        {(time) => <p>{time}</p>}
      </LoadedPart>
    );
  }
  await show(<Options />);
  expect(text()).toContain('Pilihan belum bisa dimuat.');
  expect(text()).toContain('Sedang sibuk.');
  line = true;
  await press('Coba lagi');
  expect(text()).toContain('Senin 16.00');
});
