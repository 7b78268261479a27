import { MONEY_TYPES, type Transaction } from '@fasih/school/finance/books/contract';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { Card, EmptyState } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useTransactions } from '../api.ts';
import { AccountLines } from '../components/account-lines.tsx';
import { BasisChoice, useBasis } from '../components/basis-choice.tsx';
import css from '../components/finance.module.css';
import { RemoveDialog } from '../components/remove-dialog.tsx';
import { Sums } from '../components/sums.tsx';
import { useTransactionColumns } from '../components/transaction-columns.tsx';
import { TransactionFilters } from '../components/transaction-filters.tsx';

const PAGE = '/dashboard/finance/transactions';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SORTS = ['date', '-date', 'amount', '-amount'] as const;

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
  const asked = useAsked();
  const rows = useTransactions(asked);
  const [removed, setRemoved] = useState<Transaction | null>(null);
  const columns = useTransactionColumns(setRemoved);
  const { q, type, category, from, to } = asked;
  const narrowed = [q, type, category, from, to].some(Boolean);
  return (
    <div className={area.page}>
      <PageHead title={nav.transactions} hidden />
      <header className={css.head}>
        <h1>{nav.transactions}</h1>
        <BasisChoice />
      </header>
      <TransactionFilters />
      <Loaded query={rows} lines={10}>
        {(page) => (
          <>
            {page.data.length > 0 && <Sums sums={page.sums} type={type} />}
            <DataTable
              caption={nav.transactions}
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
      {removed !== null && <RemoveDialog row={removed} onClose={() => setRemoved(null)} />}
    </div>
  );
}

/** What the address asks for; what it cannot mean is left out. */
function useAsked() {
  const basis = useBasis();
  const { query, search } = useListState();
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return DAY.test(text) ? text : undefined;
  };
  return {
    basis,
    page: query.page,
    q: query.q,
    sort: SORTS.find((one) => one === query.sort),
    type: MONEY_TYPES.find((one) => one === search.get('type')),
    category: search.get('category') ?? undefined,
    from: day('from'),
    to: day('to'),
    showVoided: search.get('voided') === '1' ? ('true' as const) : ('false' as const),
  };
}
