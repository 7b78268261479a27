import { SHOWN_STATES } from '@fasih/school/finance/refunds/contract';
import type { StaffRefund } from '@fasih/school/finance/refunds/staff-contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { FilterSelect, Filters } from '../../ui/filters.tsx';
import { useListQuery, useListState } from '../../ui/list-state.ts';
import { FactList, Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Titled } from '../../ui/titled.tsx';
import { When } from '../../ui/when.tsx';
import { Amount } from '../books/amount.tsx';
import { refundsQuery } from './queries.ts';
import { RefundDetail } from './refund-detail.tsx';
import { REFUND_HUE } from './refund-hue.ts';

const PAGE = '/dashboard/finance/refunds';
/** Beside what is open, which is what is listed at first. */
const STATES = ['all', ...SHOWN_STATES] as const;
const SORTS = ['askedAt', 'amount'] as const;

/** Refund requests: the list, or one of them where the address names it. */
export default function Refunds() {
  const { search } = useListState();
  const request = search.get('request');
  return request === null ? <Queue /> : <RefundDetail requestId={request} />;
}

function Queue() {
  const t = useTexts('staffRefunds');
  const nav = useTexts('shell').nav;
  const { query, isFiltered, active } = useListQuery({ sorts: SORTS, filters: { state: STATES } });
  const requests = useQuery(refundsQuery(query));
  const columns = useColumns();
  const counts = requests.data?.counts;
  return (
    <Page title={nav.refunds} lead={t.lead}>
      <Filters search={<SearchField label={t.search} />} active={active}>
        <FilterSelect
          name="state"
          label={t.filter}
          values={STATES}
          labelOf={(state) => t.states[state]}
          all={t.states.open}
        />
      </Filters>
      {counts !== undefined && (
        <section aria-label={t.counts}>
          <FactList
            facts={(['asked', 'approved', 'returning'] as const).map((key) => [t.states[key], counts[key]])}
          />
        </section>
      )}
      <PagedTable
        query={requests}
        caption={nav.refunds}
        columns={columns}
        rowKey={(row) => row.id}
        lines={8}
        empty={{ title: t.none, text: t.noneText }}
        noneFound={isFiltered && { title: t.noneFound, text: t.noneFoundText, to: PAGE }}
      />
    </Page>
  );
}

function useColumns(): Column<StaffRefund>[] {
  const t = useTexts('staffRefunds');
  const lang = useLang();
  return [
    {
      key: 'learner',
      label: t.learner,
      phone: 'title',
      cell: (row) => (
        <Titled isBeside below={row.payer.name === row.learner.name ? null : row.payer.name}>
          <Link to={`${PAGE}?request=${row.id}`}>{row.learner.name}</Link>
        </Titled>
      ),
    },
    { key: 'course', label: t.course, cell: (row) => row.courseName },
    {
      key: 'asked',
      label: t.asked,
      sort: 'askedAt',
      cell: (row) => (
        <Titled
          isBeside
          below={
            row.shown === 'asked' && row.answerBy !== null
              ? t.answerDay({ day: formatDate(row.answerBy, lang) })
              : null
          }
        >
          <When at={row.askedAt} />
        </Titled>
      ),
    },
    {
      key: 'state',
      label: t.state,
      phone: 'aside',
      cell: (row) => <Badge hue={REFUND_HUE[row.shown]}>{t.states[row.shown]}</Badge>,
    },
    {
      key: 'amount',
      label: t.amount,
      sort: 'amount',
      figures: true,
      phone: 'action',
      cell: (row) => <Amount rupiah={row.amount} />,
    },
  ];
}
