import { closeMonth, type Month, reopenMonth } from '@fasih/school/finance/books/months-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { monthName } from '../../lib/school-day.ts';
import { useAction } from '../../lib/use-action.ts';
import { Writers } from '../../people/accounts/writers.tsx';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { confirm, notify } from '../../ui/ask.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { useListQuery } from '../../ui/list-state.ts';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Titled } from '../../ui/titled.tsx';
import { Accounts } from './accounts.tsx';
import { Amount } from './amount.tsx';
import { BasisChoice, useBasis } from './basis-choice.tsx';
import { rowsAddress } from './money.ts';
import { MONEY_READS, monthsQuery } from './queries.ts';

const HUE = { running: 'teal', open: 'amber', closed: 'leaf' } as const;

/** Months and whether they are closed; what comes for a closed one goes into the open one, with a note. */
export default function Months() {
  const t = useTexts('finance').months;
  const nav = useTexts('shell').nav;
  const lang = useLang();
  const basis = useBasis();
  const { query } = useListQuery({ sorts: ['month'] });
  const months = useQuery(monthsQuery({ ...query, basis }));
  const [reopened, setReopened] = useState<Month | null>(null);
  const columns = useColumns(setReopened);
  const reopen = useAction(reopenMonth, {
    invalidates: MONEY_READS,
    onDone: (_, { params }) => notify('good', t.reopened({ month: monthName(params.month, lang) })),
  });
  return (
    <Page title={nav.months} lead={t.lead} actions={<BasisChoice />}>
      <PagedTable
        query={months}
        caption={nav.months}
        columns={columns}
        rowKey={(row) => row.month}
        empty={{ title: t.none, text: t.noneText }}
      />
      <Accounts />
      {reopened !== null && (
        <ActionDialog
          title={t.reopenTitle({ month: monthName(reopened.month, lang) })}
          lead={t.reopenText}
          label={t.reason}
          submitLabel={t.reopen}
          send={(reason) => reopen.send({ params: { month: reopened.month }, body: { reason } })}
          onClose={() => setReopened(null)}
        />
      )}
    </Page>
  );
}

function useColumns(onReopen: (month: Month) => void): Column<Month>[] {
  const texts = useTexts('finance');
  const t = texts.months;
  const lang = useLang();
  const figure = (part: 'revenue' | 'expenses' | 'net') => (row: Month) => (
    <Link to={rowsAddress(row.result[part].filter)}>
      <Amount rupiah={row.result[part].amount} />
    </Link>
  );
  return [
    {
      key: 'month',
      phone: 'title',
      label: t.month,
      sort: 'month',
      cell: (row) => <strong>{monthName(row.month, lang)}</strong>,
    },
    { key: 'revenue', phone: 'fact', label: texts.dashboard.revenue, figures: true, cell: figure('revenue') },
    {
      key: 'expenses',
      phone: 'fact',
      label: texts.dashboard.expenses,
      figures: true,
      cell: figure('expenses'),
    },
    { key: 'net', phone: 'fact', label: t.net, figures: true, cell: figure('net') },
    {
      key: 'state',
      phone: 'aside',
      label: t.state,
      cell: (row) => (
        <Titled
          below={
            row.closedAt !== null &&
            row.state === 'closed' &&
            t.closedOn({ when: formatInstant(row.closedAt, lang), who: row.closedBy ?? '–' })
          }
        >
          <Badge hue={HUE[row.state]}>{t.states[row.state]}</Badge>
        </Titled>
      ),
    },
    {
      key: 'actions',
      phone: 'action',
      label: texts.transactions.actions,
      cell: (row) => (
        <Writers>
          <Actions row={row} onReopen={onReopen} />
        </Writers>
      ),
    },
  ];
}

function Actions({ row, onReopen }: { row: Month; onReopen: (month: Month) => void }) {
  const t = useTexts('finance').months;
  const common = useTexts('common');
  const problemText = useProblemText();
  const lang = useLang();
  const month = monthName(row.month, lang);
  const close = useAction(closeMonth, {
    invalidates: MONEY_READS,
    onDone: () => notify('good', t.closed({ month })),
    onError: (error) => notify('bad', problemText(error)),
  });
  const askClose = async () => {
    const isSure = await confirm({
      title: t.closeTitle({ month }),
      text: t.closeText,
      no: common.cancel,
      yes: t.closeYes,
    });
    if (isSure) await close.run({ params: { month: row.month } });
  };
  if (row.mayClose) {
    return (
      <Button
        size="small"
        isPending={close.isPending}
        aria-label={t.closeOf({ month })}
        onClick={() => void askClose()}
      >
        {t.close}
      </Button>
    );
  }
  if (row.mayReopen) {
    return (
      <Button look="quiet" size="small" aria-label={t.reopenOf({ month })} onClick={() => onReopen(row)}>
        {t.reopen}
      </Button>
    );
  }
  return null;
}
