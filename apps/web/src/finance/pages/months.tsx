import { closeMonth, type Month, reopenMonth } from '@fasih/school/finance/books/months-contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/client.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import area from '../../shell/area.module.css';
import { monthName } from '../../teachers/school-day.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { confirm, notify } from '../../ui/ask.tsx';
import { Badge, Card, EmptyState } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useWrite } from '../../ui/use-write.ts';
import { useMoneyChanged, useMonths } from '../api.ts';
import { Accounts } from '../components/accounts.tsx';
import { Amount } from '../components/amount.tsx';
import { BasisChoice, useBasis } from '../components/basis-choice.tsx';
import css from '../components/finance.module.css';
import { rowsAddress } from '../money.ts';

const HUE = { running: 'teal', open: 'amber', closed: 'leaf' } as const;

/** Months and whether they are closed; what comes for a closed one goes into the open one, with a note. */
export default function Months() {
  const t = useTexts('finance').months;
  const nav = useTexts('shell').nav;
  const lang = useLang();
  const changed = useMoneyChanged();
  const basis = useBasis();
  const { query } = useListState();
  const sort = (['month', '-month'] as const).find((one) => one === query.sort);
  const months = useMonths({ basis, page: query.page, ...(sort ? { sort } : {}) });
  const [reopened, setReopened] = useState<Month | null>(null);
  const columns = useColumns(setReopened);
  const reopen = async (month: string, reason: string) => {
    await call(reopenMonth, { params: { month }, body: { reason } });
    await changed();
    await notify('good', t.reopened({ month: monthName(month, lang) }));
  };
  return (
    <div className={area.page}>
      <PageHead title={nav.months} hidden />
      <header className={css.head}>
        <div>
          <h1>{nav.months}</h1>
          <p className={css.lead}>{t.lead}</p>
        </div>
        <BasisChoice />
      </header>
      <Loaded query={months} lines={6}>
        {(page) => (
          <DataTable
            caption={nav.months}
            columns={columns}
            page={page}
            rowKey={(row) => row.month}
            empty={
              <Card>
                <EmptyState title={t.none} text={t.noneText} />
              </Card>
            }
          />
        )}
      </Loaded>
      <Accounts />
      {reopened !== null && (
        <ActionDialog
          title={t.reopenTitle({ month: monthName(reopened.month, lang) })}
          lead={t.reopenText}
          label={t.reason}
          submitLabel={t.reopen}
          send={(reason) => reopen(reopened.month, reason)}
          onClose={() => setReopened(null)}
        />
      )}
    </div>
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
      label: t.month,
      sort: 'month',
      cell: (row) => <strong>{monthName(row.month, lang)}</strong>,
    },
    { key: 'revenue', label: texts.dashboard.revenue, figures: true, cell: figure('revenue') },
    { key: 'expenses', label: texts.dashboard.expenses, figures: true, cell: figure('expenses') },
    { key: 'net', label: t.net, figures: true, cell: figure('net') },
    {
      key: 'state',
      label: t.state,
      cell: (row) => (
        <span className={css.stack}>
          <span>
            <Badge hue={HUE[row.state]}>{t.states[row.state]}</Badge>
          </span>
          {row.closedAt !== null && row.state === 'closed' && (
            <span className={css.small}>
              {t.closedOn({ when: formatInstant(row.closedAt, lang), who: row.closedBy ?? '–' })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'actions',
      label: texts.transactions.actions,
      cell: (row) => <Actions row={row} onReopen={onReopen} />,
    },
  ];
}

function Actions({ row, onReopen }: { row: Month; onReopen: (month: Month) => void }) {
  const t = useTexts('finance').months;
  const common = useTexts('common');
  const problemText = useProblemText();
  const lang = useLang();
  const write = useWrite();
  const changed = useMoneyChanged();
  const month = monthName(row.month, lang);
  const close = async () => {
    const sure = await confirm({
      title: t.closeTitle({ month }),
      text: t.closeText,
      no: common.cancel,
      yes: t.closeYes,
    });
    if (!sure) return;
    let fault: unknown;
    const done = await write.run(
      () =>
        call(closeMonth, { params: { month: row.month } }).catch((met: unknown) => {
          fault = met;
          throw met;
        }),
      () => changed(),
    );
    if (done) await notify('good', t.closed({ month }));
    else if (fault !== undefined) await notify('bad', problemText(fault));
  };
  if (row.mayClose) {
    return (
      <Button size="small" disabled={write.sending} aria-label={t.closeOf({ month })} onClick={close}>
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
