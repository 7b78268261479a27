import { dayIn } from '@fasih/school/basics/instants';
import type { PackageRow } from '@fasih/school/catalogue/packages/catalogue';
import { PACKAGE_TYPES } from '@fasih/school/catalogue/packages/contract';
import { Link } from 'react-router';
import { formatDate } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import css from '../teachers/components/teachers.module.css';
import { Badge, Card, EmptyState, Money } from '../ui/basics.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { SelectField } from '../ui/fields.tsx';
import { useListState } from '../ui/list-state.ts';
import { Loaded } from '../ui/loaded.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useCatalogue } from './catalogue-api.ts';
import { NewPackage } from './catalogue-new-package.tsx';
import { PackageDialog } from './catalogue-package.tsx';

const STATES = ['onSale', 'retired'] as const;
const SORTS = (['name', 'type', 'price', 'sold'] as const).flatMap((one) => [one, `-${one}`] as const);

/** The list of packages; `?open=` has the one whose dialog is open, or `new`. */
export function PackagesTab() {
  const t = useTexts('catalogue').packages;
  const all = useTexts('staff').all;
  const types = useTexts('staff').packageTypes;
  const s = useTexts('teachers').screens;
  const { query, search, set } = useListState();
  const state = STATES.find((one) => one === search.get('state'));
  const type = PACKAGE_TYPES.find((one) => one === search.get('type'));
  const sort = SORTS.find((one) => one === query.sort);
  const open = search.get('open');
  const list = useCatalogue({
    page: query.page,
    ...(query.q ? { q: query.q } : {}),
    ...(sort ? { sort } : {}),
    ...(state ? { state } : {}),
    ...(type ? { type } : {}),
  });
  const columns = useColumns();
  const filtered = query.q !== undefined || state !== undefined || type !== undefined;
  const show = (which: string | undefined) => set({ open: which, page: String(query.page) });
  return (
    <>
      <div className={css.filters}>
        <SearchField label={t.search} />
        <SelectField
          label={t.type}
          value={type ?? ''}
          onChange={(event) => set({ type: event.currentTarget.value })}
          data={[
            { value: '', label: all },
            ...PACKAGE_TYPES.map((value) => ({ value, label: types[value] })),
          ]}
        />
        <SelectField
          label={t.state}
          value={state ?? ''}
          onChange={(event) => set({ state: event.currentTarget.value })}
          data={[{ value: '', label: all }, ...STATES.map((value) => ({ value, label: t.states[value] }))]}
        />
        <Button onClick={() => show('new')}>{t.add}</Button>
      </div>
      <Loaded query={list} lines={8}>
        {(page) => (
          <DataTable
            caption={t.tab}
            columns={columns}
            page={page}
            rowKey={(row) => String(row.id)}
            empty={
              <Card>
                <EmptyState
                  title={filtered ? s.noneFound : t.empty}
                  text={filtered ? s.noneFoundText : t.emptyText}
                  action={
                    filtered ? (
                      <ButtonLink look="quiet" to="/admin/catalogue">
                        {s.clearFilters}
                      </ButtonLink>
                    ) : (
                      <Button onClick={() => show('new')}>{t.add}</Button>
                    )
                  }
                />
              </Card>
            }
          />
        )}
      </Loaded>
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
  const { search } = useListState();
  const linkTo = (id: number) => {
    const next = new URLSearchParams(search);
    next.set('open', String(id));
    return `?${next}`;
  };
  return [
    {
      key: 'name',
      label: t.columns.name,
      sort: 'name',
      cell: (row) => (
        <Link to={linkTo(row.id)} preventScrollReset>
          <strong>{row.name}</strong>
        </Link>
      ),
    },
    {
      key: 'type',
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
      label: t.columns.next,
      cell: (row) =>
        row.nextPrice === null
          ? '–'
          : t.nextPrice({
              price: row.nextPrice.price,
              day: formatDate(dayIn(new Date(row.nextPrice.from)), lang),
            }),
    },
    {
      key: 'sold',
      label: t.columns.sold,
      sort: 'sold',
      figures: true,
      cell: (row) => t.soldOf({ n: row.sold, capped: row.soldIsCapped }),
    },
    {
      key: 'state',
      label: t.columns.state,
      cell: (row) => (
        <Badge hue={row.onSale ? 'leaf' : 'amber'}>{t.states[row.onSale ? 'onSale' : 'retired']}</Badge>
      ),
    },
  ];
}
