import type { Reply } from '@fasih/school/basics/contract';
import type { accountLines } from '@fasih/school/finance/books/accounts-contract';
import { Link } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useAccountLines } from '../api.ts';
import { entryAddress } from '../money.ts';
import { Amount } from './amount.tsx';
import { useCategoryName } from './category-name.ts';
import css from './finance.module.css';

type Line = Reply<typeof accountLines>['data'][number];

/** The lines of one account of the books, the newest first; the figures 'right now' lead here. */
export function AccountLines({ account }: { account: string }) {
  const t = useTexts('finance').transactions;
  const nav = useTexts('shell').nav;
  const lang = useLang();
  const { query } = useListState();
  const sort = (['date', '-date'] as const).find((one) => one === query.sort);
  const lines = useAccountLines(account, { page: query.page, ...(sort ? { sort } : {}) });
  const columns = useLineColumns();
  const name = lines.data?.account.name[lang] ?? t.account;
  return (
    <div className={area.page}>
      <PageHead title={name} hidden />
      <header>
        <Link className={css.back} to="/dashboard/finance/transactions">
          {nav.transactions}
        </Link>
        <h1>{name}</h1>
        {lines.data !== undefined && (
          <p className={css.balance}>
            {t.balance} <Amount rupiah={lines.data.account.balance} />
          </p>
        )}
      </header>
      <Loaded query={lines} lines={10}>
        {(page) => (
          <DataTable
            caption={name}
            columns={columns}
            page={page}
            rowKey={(line) => line.id}
            empty={<p className={css.quiet}>{t.noLines}</p>}
          />
        )}
      </Loaded>
    </div>
  );
}

function useLineColumns(): Column<Line>[] {
  const texts = useTexts('finance');
  const lang = useLang();
  const category = useCategoryName();
  const side = (amount: number) => (amount === 0 ? '' : <Amount rupiah={amount} />);
  return [
    { key: 'date', label: texts.date, sort: 'date', cell: (line) => formatDate(line.date, lang) },
    {
      key: 'description',
      label: texts.description,
      cell: (line) => (
        <span className={css.stack}>
          <Link to={entryAddress(line.entryId)}>
            {line.description || (line.category === null ? line.entryId : category(line.category))}
          </Link>
          {line.category !== null && line.description && (
            <span className={css.small}>{category(line.category)}</span>
          )}
        </span>
      ),
    },
    { key: 'debit', label: texts.entry.debit, figures: true, cell: (line) => side(line.debit) },
    { key: 'credit', label: texts.entry.credit, figures: true, cell: (line) => side(line.credit) },
  ];
}
