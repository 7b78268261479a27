import { SHOWN_STATES } from '@fasih/school/finance/refunds/contract';
import type { StaffRefund } from '@fasih/school/finance/refunds/staff-contract';
import { Link } from 'react-router';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { Badge, Card, EmptyState } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Amount } from '../components/amount.tsx';
import css from '../components/finance.module.css';
import { RefundDetail } from '../components/refund-detail.tsx';
import { REFUND_HUE } from '../components/refund-hue.ts';
import { useRefunds } from '../refunds-api.ts';

const PAGE = '/dashboard/finance/refunds';
const STATES = ['open', 'all', ...SHOWN_STATES] as const;
const SORTS = ['askedAt', '-askedAt', 'amount', '-amount'] as const;

/** Refund requests: the list, or one of them where the address names it. */
export default function Refunds() {
  const { search } = useListState();
  const request = search.get('request');
  return request === null ? <Queue /> : <RefundDetail requestId={request} />;
}

function Queue() {
  const t = useTexts('refundDesk');
  const nav = useTexts('shell').nav;
  const { query, search, set } = useListState();
  const state = STATES.find((one) => one === search.get('state')) ?? 'open';
  const sort = SORTS.find((one) => one === query.sort);
  const requests = useRefunds({
    state,
    page: query.page,
    ...(query.q ? { q: query.q } : {}),
    ...(sort ? { sort } : {}),
  });
  const columns = useColumns();
  const narrowed = Boolean(query.q) || state !== 'open';
  return (
    <div className={area.page}>
      <PageHead title={nav.refunds} hidden />
      <header>
        <h1>{nav.refunds}</h1>
        <p className={css.lead}>{t.lead}</p>
      </header>
      <search className={css.filters}>
        <SearchField label={t.search} />
        <SelectField
          label={t.filter}
          value={state}
          onChange={(event) =>
            set({ state: event.currentTarget.value === 'open' ? undefined : event.currentTarget.value })
          }
          data={STATES.map((value) => ({ value, label: t.states[value] }))}
        />
      </search>
      <Loaded query={requests} lines={8}>
        {(page) => (
          <>
            <dl className={css.counts} aria-label={t.counts}>
              {(['asked', 'approved', 'returning'] as const).map((key) => (
                <div key={key}>
                  <dt>{t.states[key]}</dt>
                  <dd>{page.counts[key]}</dd>
                </div>
              ))}
            </dl>
            <DataTable
              caption={nav.refunds}
              columns={columns}
              page={page}
              rowKey={(row) => row.id}
              empty={
                <Card>
                  <EmptyState
                    title={narrowed ? t.noneFound : t.none}
                    text={narrowed ? t.noneFoundText : t.noneText}
                    action={
                      narrowed ? (
                        <ButtonLink look="quiet" to={PAGE}>
                          {t.clear}
                        </ButtonLink>
                      ) : undefined
                    }
                  />
                </Card>
              }
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

function useColumns(): Column<StaffRefund>[] {
  const t = useTexts('refundDesk');
  const lang = useLang();
  return [
    {
      key: 'learner',
      label: t.learner,
      cell: (row) => (
        <span className={css.stack}>
          <Link to={`${PAGE}?request=${row.id}`}>{row.learner.name}</Link>
          <span className={css.small}>{row.payer.name}</span>
        </span>
      ),
    },
    { key: 'course', label: t.course, cell: (row) => row.courseName },
    {
      key: 'asked',
      label: t.asked,
      sort: 'askedAt',
      cell: (row) => formatInstant(row.askedAt, lang),
    },
    {
      key: 'state',
      label: t.state,
      cell: (row) => <Badge hue={REFUND_HUE[row.shown]}>{t.states[row.shown]}</Badge>,
    },
    {
      key: 'amount',
      label: t.amount,
      sort: 'amount',
      figures: true,
      cell: (row) => <Amount rupiah={row.amount} />,
    },
  ];
}
