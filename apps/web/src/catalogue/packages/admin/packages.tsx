import type { PackageRow } from '@fasih/school/catalogue/packages/catalogue';
import { PACKAGE_TYPES } from '@fasih/school/catalogue/packages/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDateOf } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge, Money } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { FilterSelect, Filters } from '../../../ui/filters.tsx';
import { useListQuery, useListState } from '../../../ui/list-state.ts';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { NewPackage } from './new-package.tsx';
import { PackageDialog } from './package.tsx';
import { catalogueQuery } from './queries.ts';

const STATES = ['onSale', 'retired'] as const;
const SORTS = ['name', 'type', 'price', 'sold'] as const;

/** The list of packages; `?open=` has the one whose dialog is open, or `new`. */
export function PackagesTab() {
  const t = useTexts('catalogue').packages;
  const types = useTexts('staff').packageTypes;
  const s = useTexts('teachers').screens;
  const { search, set } = useListState();
  const { query, isFiltered, active } = useListQuery({
    sorts: SORTS,
    filters: { type: PACKAGE_TYPES, state: STATES },
  });
  const open = search.get('open');
  const packages = useQuery(catalogueQuery(query));
  const columns = useColumns();
  const show = (id: string | undefined) => set({ open: id, page: String(query.page) });
  const add = <Button onClick={() => show('new')}>{t.add}</Button>;
  return (
    <>
      <Filters search={<SearchField label={t.search} />} active={active} actions={add}>
        <FilterSelect name="type" label={t.type} values={PACKAGE_TYPES} labelOf={(value) => types[value]} />
        <FilterSelect name="state" label={t.state} values={STATES} labelOf={(value) => t.states[value]} />
      </Filters>
      <PagedTable
        query={packages}
        caption={t.tab}
        columns={columns}
        rowKey={(row) => String(row.id)}
        lines={8}
        empty={{ title: t.empty, text: t.emptyText, action: add }}
        noneFound={
          isFiltered && {
            title: s.noneFound,
            text: s.noneFoundText,
            to: '/admin/catalogue',
          }
        }
      />
      {open === 'new' && <NewPackage onClose={() => show(undefined)} />}
      {open !== null && /^\d{1,9}$/.test(open) && (
        <PackageDialog key={open} packageId={Number(open)} onClose={() => show(undefined)} />
      )}
    </>
  );
}

function useColumns(): Column<PackageRow>[] {
  const t = useTexts('catalogue').packages;
  const types = useTexts('staff').packageTypes;
  const lang = useLang();
  const { linkWith } = useListState();
  return [
    {
      key: 'name',
      phone: 'title',
      label: t.columns.name,
      sort: 'name',
      cell: (row) => (
        <Link to={linkWith({ open: String(row.id) })} preventScrollReset>
          <strong>{row.name}</strong>
        </Link>
      ),
    },
    {
      key: 'type',
      phone: 'hidden',
      label: t.columns.type,
      sort: 'type',
      cell: (row) => (
        <span>
          {types[row.type]}
          {row.category in t.categories && <> · {t.categories[row.category as keyof typeof t.categories]}</>}
        </span>
      ),
    },
    {
      key: 'price',
      label: t.columns.price,
      sort: 'price',
      figures: true,
      cell: (row) => <Money rupiah={row.price} />,
    },
    {
      key: 'next',
      phone: 'hidden',
      label: t.columns.next,
      cell: (row) =>
        row.nextPrice === null
          ? '–'
          : t.nextPrice({
              price: row.nextPrice.price,
              day: formatDateOf(row.nextPrice.from, lang),
            }),
    },
    {
      key: 'sold',
      phone: 'fact',
      label: t.columns.sold,
      sort: 'sold',
      figures: true,
      cell: (row) => t.soldOf({ n: row.sold, capped: row.soldIsCapped }),
    },
    {
      key: 'state',
      phone: 'aside',
      label: t.columns.state,
      cell: (row) => (
        <Badge hue={row.onSale ? 'leaf' : 'amber'}>{t.states[row.onSale ? 'onSale' : 'retired']}</Badge>
      ),
    },
  ];
}
