import type { Reply } from '@fasih/school/basics/contract';
import type { accountLines } from '@fasih/school/finance/books/accounts-contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { useListQuery } from '../../ui/list-state.ts';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Titled } from '../../ui/titled.tsx';
import { Amount } from './amount.tsx';
import { useCategoryName } from './category-name.ts';
import { entryAddress } from './money.ts';
import { accountLinesQuery } from './queries.ts';

type Line = Reply<typeof accountLines>['data'][number];

/** The lines of one account of the books, the newest first; the figures 'right now' lead here. */
export function AccountLines({ account }: { account: string }) {
  const t = useTexts('finance').transactions;
  const nav = useTexts('shell').nav;
  const lang = useLang();
  const { query } = useListQuery({ sorts: ['booked'] });
  const lines = useQuery(accountLinesQuery(account, query));
  const columns = useLineColumns();
  const name = lines.data?.account.name[lang] ?? t.account;
  return (
    <Page
      title={name}
      back={{ to: '/dashboard/finance/transactions', label: nav.transactions }}
      lead={
        lines.data && (
          <>
            {t.balance} <Amount rupiah={lines.data.account.balance} isBig />
          </>
        )
      }
    >
      <PagedTable
        query={lines}
        caption={name}
        columns={columns}
        rowKey={(line) => line.id}
        lines={8}
        empty={{ title: t.noLines }}
      />
    </Page>
  );
}

function useLineColumns(): Column<Line>[] {
  const texts = useTexts('finance');
  const lang = useLang();
  const category = useCategoryName();
  const side = (amount: number) => (amount === 0 ? '' : <Amount rupiah={amount} />);
  return [
    {
      key: 'date',
      phone: 'detail',
      label: texts.date,
      sort: 'booked',
      cell: (line) => formatDate(line.date, lang),
    },
    {
      key: 'description',
      phone: 'title',
      label: texts.description,
      cell: (line) => (
        <Titled below={line.category !== null && line.description && category(line.category)}>
          <Link to={entryAddress(line.entryId)}>
            {line.description || (line.category === null ? line.entryId : category(line.category))}
          </Link>
        </Titled>
      ),
    },
    {
      key: 'debit',
      phone: 'fact',
      label: texts.entry.debit,
      figures: true,
      cell: (line) => side(line.debit),
    },
    {
      key: 'credit',
      phone: 'fact',
      label: texts.entry.credit,
      figures: true,
      cell: (line) => side(line.credit),
    },
  ];
}
