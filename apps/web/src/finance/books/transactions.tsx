import { MONEY_TYPES, type Transaction } from '@fasih/school/finance/books/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { useListQuery, useListState } from '../../ui/list-state.ts';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { AccountLines } from './account-lines.tsx';
import { BasisChoice, useBasis } from './basis-choice.tsx';
import { transactionsQuery } from './queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { Sums } from './sums.tsx';
import { useTransactionColumns } from './transaction-columns.tsx';
import { TransactionFilters } from './transaction-filters.tsx';

const PAGE = '/dashboard/finance/transactions';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SORTS = ['date', 'amount'] as const;

/** All rows of money, or the lines of one account where the address names one. */
export default function Transactions() {
  const { search } = useListState();
  const account = search.get('account');
  return account === null ? <AllRows /> : <AccountLines account={account} />;
}

/** Search, type, category, days, basis and what was deleted, all in the address, so that every figure can lead here. */
function AllRows() {
  const t = useTexts('finance').transactions;
  const nav = useTexts('shell').nav;
  const query = useTransactionsOfAddress();
  const rows = useQuery(transactionsQuery(query));
  const [removed, setRemoved] = useState<Transaction | null>(null);
  const columns = useTransactionColumns(setRemoved);
  const { q, type, category, from, to } = query;
  const isFiltered = [q, type, category, from, to].some(Boolean);
  return (
    <Page title={nav.transactions} actions={<BasisChoice />}>
      <TransactionFilters />
      {rows.data && rows.data.data.length > 0 && <Sums sums={rows.data.sums} type={type} />}
      <PagedTable
        query={rows}
        caption={nav.transactions}
        columns={columns}
        rowKey={(row) => row.id}
        lines={8}
        empty={{ title: t.none, text: t.noneText }}
        noneFound={isFiltered && { title: t.noneFound, text: t.noneFoundText, to: PAGE }}
      />
      {removed !== null && <RemoveDialog row={removed} onClose={() => setRemoved(null)} />}
    </Page>
  );
}

/** The query that the address names; what it cannot mean is left out. */
function useTransactionsOfAddress() {
  const basis = useBasis();
  const { search } = useListState();
  const { query } = useListQuery({ sorts: SORTS, filters: { type: MONEY_TYPES } });
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return DAY.test(text) ? text : undefined;
  };
  return {
    ...query,
    basis,
    category: search.get('category') ?? undefined,
    from: day('from'),
    to: day('to'),
    showVoided: search.get('voided') === '1' ? ('true' as const) : ('false' as const),
  };
}
