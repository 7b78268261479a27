import { VOUCHER_STATES, type VoucherRecord } from '@fasih/school/sales/vouchers/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { FilterSelect, Filters } from '../../../ui/filters.tsx';
import { useListQuery, useListState } from '../../../ui/list-state.ts';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { NewVoucher } from './new-voucher.tsx';
import { vouchersQuery } from './queries.ts';
import { VoucherDialog } from './voucher.tsx';
import { VoucherBadge, Worth } from './voucher-words.tsx';

const SORTS = ['code', 'used', 'firstDay', 'lastDay'] as const;
/** Longer than any code: no voucher can be meant. */
const NEW = '+';

/** The list of vouchers; `?open=` has the code whose dialog is open. */
export function VouchersTab() {
  const t = useTexts('catalogue').vouchers;
  const s = useTexts('teachers').screens;
  const { search, set } = useListState();
  const { query, isFiltered, active } = useListQuery({ sorts: SORTS, filters: { state: VOUCHER_STATES } });
  const open = search.get('open');
  const vouchers = useQuery(vouchersQuery(query));
  const columns = useColumns();
  const show = (code: string | undefined) => set({ open: code, page: String(query.page) });
  const shown = vouchers.data?.data.find((one) => one.code === open);
  const add = <Button onClick={() => show(NEW)}>{t.add}</Button>;
  return (
    <>
      <Filters search={<SearchField label={t.search} />} active={active} actions={add}>
        <FilterSelect
          name="state"
          label={t.state}
          values={VOUCHER_STATES}
          labelOf={(value) => t.states[value]}
        />
      </Filters>
      <PagedTable
        query={vouchers}
        caption={t.tab}
        columns={columns}
        rowKey={(row) => row.code}
        lines={8}
        empty={{ title: t.empty, text: t.emptyText, action: add }}
        noneFound={
          isFiltered && {
            title: s.noneFound,
            text: s.noneFoundText,
            to: '/admin/catalogue?tab=vouchers',
          }
        }
      />
      {open === NEW && <NewVoucher onClose={() => show(undefined)} />}
      {shown !== undefined && (
        <VoucherDialog key={shown.code} voucher={shown} onClose={() => show(undefined)} />
      )}
    </>
  );
}

function useColumns(): Column<VoucherRecord>[] {
  const t = useTexts('catalogue').vouchers;
  const lang = useLang();
  const { linkWith } = useListState();
  return [
    {
      key: 'code',
      phone: 'title',
      label: t.columns.code,
      sort: 'code',
      cell: (row) => (
        <Link to={linkWith({ open: row.code })} preventScrollReset>
          <strong>{row.code}</strong>
        </Link>
      ),
    },
    { key: 'worth', label: t.columns.worth, figures: true, cell: (row) => <Worth voucher={row} /> },
    {
      key: 'days',
      label: t.columns.days,
      sort: 'firstDay',
      cell: ({ firstDay, lastDay }) =>
        lastDay === null
          ? t.openEnd({ first: formatDate(firstDay, lang) })
          : t.days({ first: formatDate(firstDay, lang), last: formatDate(lastDay, lang) }),
    },
    {
      key: 'used',
      label: t.columns.used,
      sort: 'used',
      figures: true,
      cell: ({ used, maxUses, maxUsesPerFamily }) => (
        <>
          {maxUses === null ? t.used({ used }) : t.usedOf({ used, of: maxUses })}
          {maxUsesPerFamily !== null && <small> · {t.perFamily({ count: maxUsesPerFamily })}</small>}
        </>
      ),
    },
    {
      key: 'state',
      phone: 'aside',
      label: t.columns.state,
      cell: (row) => <VoucherBadge state={row.state} />,
    },
  ];
}
