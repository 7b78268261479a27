import type { PayRunRow } from '@fasih/school/finance/payroll/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Writers } from '../../people/accounts/writers.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Row } from '../../ui/layout.tsx';
import { useListQuery } from '../../ui/list-state.ts';
import { PartHeader } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Titled } from '../../ui/titled.tsx';
import { Amount } from '../books/amount.tsx';
import { MakeRun } from './make-run.tsx';
import { payRunsQuery } from './queries.ts';
import { useWorkTime } from './work-time.ts';

const HUE = { draft: 'amber', approved: 'indigo', paid: 'leaf', discarded: 'red' } as const;

/** A run's state, flagged where one account alone made and approved it. */
export function RunState({ run }: { run: Pick<PayRunRow, 'state' | 'selfApproved'> }) {
  const t = useTexts('payroll');
  return (
    <Row as="span" gap={1}>
      <Badge hue={HUE[run.state]}>{t.states[run.state]}</Badge>
      {run.selfApproved && <Badge hue="amber">{t.selfApproved}</Badge>}
    </Row>
  );
}

/** `1 – 30 Nov 2026` of a run. */
export function usePeriod(): (run: { from: string; to: string }) => string {
  const t = useTexts('payroll');
  const lang = useLang();
  return ({ from, to }) => t.days({ from: formatDate(from, lang), to: formatDate(to, lang) });
}

/** All pay runs, the latest first, and the way to a new one. */
export function PayRuns() {
  const texts = useTexts('payroll');
  const t = texts.runs;
  const { query } = useListQuery();
  const runs = useQuery(payRunsQuery({ page: query.page }));
  const columns = useColumns();
  const [isMaking, setMaking] = useState(false);
  const add = (
    <Writers>
      <Button onClick={() => setMaking(true)}>{t.add}</Button>
    </Writers>
  );
  return (
    <>
      <PartHeader lead={t.lead} actions={(runs.data?.total ?? 0) > 0 && add} />
      <PagedTable
        query={runs}
        caption={texts.tabs.runs}
        columns={columns}
        rowKey={(run) => run.id}
        empty={{ title: t.none, text: t.noneText, action: add }}
      />
      {isMaking && <MakeRun onClose={() => setMaking(false)} />}
    </>
  );
}

function useColumns(): Column<PayRunRow>[] {
  const t = useTexts('payroll');
  const period = usePeriod();
  const time = useWorkTime();
  return [
    {
      key: 'period',
      phone: 'title',
      label: t.period,
      cell: (run) => (
        <Titled below={run.number ?? t.noNumber}>
          <Link to={`/dashboard/finance/pay/${run.id}`}>{period(run)}</Link>
        </Titled>
      ),
    },
    { key: 'state', phone: 'aside', label: t.state, cell: (run) => <RunState run={run} /> },
    { key: 'teachers', phone: 'fact', label: t.teachers, figures: true, cell: (run) => run.teachers },
    { key: 'meetings', phone: 'fact', label: t.meetings, figures: true, cell: (run) => run.meetings },
    { key: 'time', phone: 'detail', label: t.time, figures: true, cell: (run) => time(run.minutes) },
    {
      key: 'amount',
      phone: 'detail',
      label: t.amount,
      figures: true,
      cell: (run) => <Amount rupiah={run.amount} />,
    },
  ];
}
