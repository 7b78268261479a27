import { VOUCHER_STATES, type VoucherRecord, type VoucherState } from '@fasih/school/sales/vouchers/contract';
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
import type { Hue } from '../ui/theme/colors.ts';
import own from './catalogue.module.css';
import { useVouchers } from './catalogue-api.ts';
import { NewVoucher } from './catalogue-new-voucher.tsx';
import { VoucherDialog } from './catalogue-voucher.tsx';

const SORTS = (['code', 'used', 'firstDay', 'lastDay'] as const).flatMap((one) => [one, `-${one}`] as const);
const HUES: Record<VoucherState, Hue> = { running: 'leaf', coming: 'indigo', usedUp: 'amber', over: 'red' };
/** Longer than any code: no voucher can be meant. */
const NEW = '+';

/** The list of vouchers; `?open=` has the code whose dialog is open. */
export function VouchersTab() {
  const t = useTexts('catalogue').vouchers;
  const all = useTexts('staff').all;
  const s = useTexts('teachers').screens;
  const { query, search, set } = useListState();
  const state = VOUCHER_STATES.find((one) => one === search.get('state'));
  const sort = SORTS.find((one) => one === query.sort);
  const open = search.get('open');
  const list = useVouchers({
    page: query.page,
    ...(query.q ? { q: query.q } : {}),
    ...(sort ? { sort } : {}),
    ...(state ? { state } : {}),
  });
  const columns = useColumns();
  const filtered = query.q !== undefined || state !== undefined;
  const show = (which: string | undefined) => set({ open: which, page: String(query.page) });
  const shown = list.data?.data.find((one) => one.code === open);
  return (
    <>
      <div className={css.filters}>
        <SearchField label={t.search} />
        <SelectField
          label={t.state}
          value={state ?? ''}
          onChange={(event) => set({ state: event.currentTarget.value })}
          data={[
            { value: '', label: all },
            ...VOUCHER_STATES.map((value) => ({ value, label: t.states[value] })),
          ]}
        />
        <Button onClick={() => show(NEW)}>{t.add}</Button>
      </div>
      <Loaded query={list} lines={8}>
        {(page) => (
          <DataTable
            caption={t.tab}
            columns={columns}
            page={page}
            rowKey={(row) => row.code}
            empty={
              <Card>
                <EmptyState
                  title={filtered ? s.noneFound : t.empty}
                  text={filtered ? s.noneFoundText : t.emptyText}
                  action={
                    filtered ? (
                      <ButtonLink look="quiet" to="/admin/catalogue?tab=vouchers">
                        {s.clearFilters}
                      </ButtonLink>
                    ) : (
                      <Button onClick={() => show(NEW)}>{t.add}</Button>
                    )
                  }
                />
              </Card>
            }
          />
        )}
      </Loaded>
      {open === NEW && <NewVoucher onClose={() => show(undefined)} />}
      {shown !== undefined && <VoucherDialog key={shown.code} of={shown} onClose={() => show(undefined)} />}
    </>
  );
}

/** `10%` or rupiah. */
export function Worth({ of }: { of: Pick<VoucherRecord, 'kind' | 'value'> }) {
  const t = useTexts('catalogue').vouchers;
  return of.kind === 'percent' ? t.percent({ value: of.value }) : <Money rupiah={of.value} />;
}

/** How a voucher stands, in words and colour. */
export function VoucherBadge({ state }: { state: VoucherState }) {
  const t = useTexts('catalogue').vouchers;
  return <Badge hue={HUES[state]}>{t.states[state]}</Badge>;
}

function useColumns(): Column<VoucherRecord>[] {
  const t = useTexts('catalogue').vouchers;
  const lang = useLang();
  const { search } = useListState();
  const linkTo = (code: string) => {
    const next = new URLSearchParams(search);
    next.set('open', code);
    return `?${next}`;
  };
  return [
    {
      key: 'code',
      label: t.columns.code,
      sort: 'code',
      cell: (row) => (
        <Link to={linkTo(row.code)} preventScrollReset className={own.code}>
          {row.code}
        </Link>
      ),
    },
    { key: 'worth', label: t.columns.worth, figures: true, cell: (row) => <Worth of={row} /> },
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
    { key: 'state', label: t.columns.state, cell: (row) => <VoucherBadge state={row.state} /> },
  ];
}
