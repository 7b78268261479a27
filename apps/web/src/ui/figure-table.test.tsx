import { expect, it } from 'vitest';
import { stage } from '../../test/stage.tsx';
import { FigureTable } from './figure-table.tsx';
import { Titled } from './titled.tsx';

const { show, find, texts } = stage();

const ROWS = [
  { name: 'Kas', debit: 500 },
  { name: 'Gaji', debit: 200 },
];

it('a table of figures names its rows, and its last line is their sum', async () => {
  await show(
    <FigureTable
      caption="Semua akun"
      rows={ROWS}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', label: 'Akun', cell: ({ name }) => name, total: 'Jumlah' },
        { key: 'debit', label: 'Debit', cell: ({ debit }) => debit, total: 700 },
      ]}
    />,
  );
  expect(find('caption')?.textContent).toBe('Semua akun');
  expect(texts('th[scope="row"]')).toEqual(['Kas', 'Gaji', 'Jumlah']);
  expect(texts('tfoot td')).toEqual(['700']);
});

it('figures without a sum have no foot, names without a heading no empty one, and what scrolls sideways is reached by the keyboard', async () => {
  await show(
    <FigureTable
      isScrolling
      caption="Kehadiran"
      rows={ROWS}
      rowKey={({ name }) => name}
      columns={[{ key: 'name', cell: ({ name }) => name }]}
    />,
  );
  expect(find('tfoot')).toBeNull();
  expect(find('thead th')).toBeNull();
  expect(find('table')?.parentElement?.tabIndex).toBe(0);
});

it('what belongs to a name is below it, without what is empty', async () => {
  await show(<Titled below={['', null, false, 'Bali']}>Bima</Titled>);
  expect(texts('[data-muted]')).toEqual(['Bali']);
});
