import {
  BANK_IDS,
  type BankId,
  type BankItem,
  CEFRS,
  ITEM_STATES,
} from '@fasih/school/assessment/banks/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { EmptyWithLink } from '../../ui/empty-list.tsx';
import { FilterSelect, Filters } from '../../ui/filters.tsx';
import { Muted, Row } from '../../ui/layout.tsx';
import { useListQuery, useListState } from '../../ui/list-state.ts';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ItemDialog } from './item.tsx';
import { itemsQuery } from './queries.ts';

const SORTS = ['itemId', 'cefr', 'shown', 'correct', 'meanSeconds'] as const;

/** One bank: its questions with keys and numbers; `?open=` has the one whose dialog is open. */
export default function BankPage() {
  const nav = useTexts('shell').nav;
  const t = useTexts('banks');
  const common = useTexts('common');
  const { bankId } = useParams();
  const bank = BANK_IDS.find((one) => one === bankId);
  const title = bank === undefined ? nav.banks : t.names[bank];
  return (
    <Page title={title} back={{ to: '/admin/banks', label: t.back }}>
      {bank === undefined ? (
        <EmptyWithLink
          title={common.problems.notFound}
          picture="/pictures/empty/not-found.svg"
          link={{ to: '/admin/banks', label: t.back }}
        />
      ) : (
        <Items bankId={bank} />
      )}
    </Page>
  );
}

function Items({ bankId }: { bankId: BankId }) {
  const t = useTexts('banks');
  const s = useTexts('teachers').screens;
  const common = useTexts('common');
  const { search, set } = useListState();
  const { query, active } = useListQuery({ sorts: SORTS, filters: { level: CEFRS, state: ITEM_STATES } });
  const open = search.get('open');
  const items = useQuery(itemsQuery(bankId, query));
  const columns = useColumns();
  return (
    <>
      <Filters search={<SearchField label={t.search} />} active={active}>
        <FilterSelect name="level" label={t.level} values={CEFRS} labelOf={(value) => value} />
        <FilterSelect
          name="state"
          label={t.state}
          values={ITEM_STATES}
          labelOf={(value) => t.states[value]}
        />
      </Filters>
      <PagedTable
        query={items}
        caption={t.names[bankId]}
        columns={columns}
        rowKey={(row) => row.itemId}
        lines={8}
        empty={{
          title: t.none,
          text: s.noneFoundText,
          link: { to: `/admin/banks/${bankId}`, label: common.clearFilters },
        }}
      />
      {open !== null && (
        <ItemDialog
          key={open}
          bankId={bankId}
          itemId={open}
          onClose={() => set({ open: undefined, page: String(query.page) })}
        />
      )}
    </>
  );
}

function useColumns(): Column<BankItem>[] {
  const t = useTexts('banks');
  const { linkWith } = useListState();
  return [
    {
      key: 'item',
      phone: 'title',
      label: t.columns.item,
      sort: 'itemId',
      cell: (row) => (
        <Link to={linkWith({ open: row.itemId })} preventScrollReset aria-label={t.open({ id: row.itemId })}>
          <strong>{row.itemId}</strong>
        </Link>
      ),
    },
    {
      key: 'question',
      label: t.columns.question,
      cell: (row) => (
        <span lang="en">
          {row.question}
          <br />
          <Muted>{t.answer({ text: row.answer })}</Muted>
        </span>
      ),
    },
    {
      key: 'level',
      label: t.columns.level,
      sort: 'cefr',
      cell: (row) => `${row.cefr} · ${t.skills[row.skill]}`,
    },
    {
      key: 'shown',
      phone: 'hidden',
      label: t.columns.shown,
      sort: 'shown',
      figures: true,
      cell: (row) => row.stats.shown,
    },
    {
      key: 'correct',
      label: t.columns.correct,
      sort: 'correct',
      figures: true,
      cell: ({ stats }) => (stats.correct === null ? '–' : `${stats.correct}%`),
    },
    {
      key: 'time',
      phone: 'hidden',
      label: t.columns.time,
      sort: 'meanSeconds',
      figures: true,
      cell: ({ stats }) => (stats.meanSeconds === null ? '–' : t.seconds({ n: stats.meanSeconds })),
    },
    {
      key: 'state',
      phone: 'aside',
      label: t.columns.state,
      cell: (row) => (
        <Row as="span" gap={2}>
          <Badge hue={row.retired ? 'red' : 'leaf'}>{t.states[row.retired ? 'retired' : 'live']}</Badge>
          {row.number > 1 && <Badge hue="indigo">{t.version({ n: row.number })}</Badge>}
          {row.hasDraft && <Badge hue="amber">{t.states.draft}</Badge>}
        </Row>
      ),
    },
  ];
}
