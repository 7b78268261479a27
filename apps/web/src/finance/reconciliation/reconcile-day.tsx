import { addDays, daysBetween } from '@fasih/school/catalogue/policy/validity';
import {
  DAYS_SHOWN,
  fetchReconciliation,
  type ReconciledDay,
  type Reconciliation,
} from '@fasih/school/finance/reconciliation/reconcile-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatInstant, formatLongDay } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Writers } from '../../people/accounts/writers.tsx';
import { notify } from '../../ui/ask.tsx';
import { Card, EmptyState } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Row, Split, Stack, Text } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { CardSection } from '../../ui/page.tsx';
import { Titled } from '../../ui/titled.tsx';
import { MoneyRows } from '../books/money-rows.tsx';
import { PAYMENT_READS, transactionsQuery } from '../books/queries.ts';
import { Balance, hasAnswer } from './balance.tsx';
import { Days } from './days.tsx';
import { Differences } from './differences.tsx';
import { reconciledDaysQuery, reconciliationQuery } from './queries.ts';
import { ReportImport } from './report-import.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day that needs a look first: the newest not compared yet, else the newest that differs, else the newest with payments. */
function dayToOpen(days: readonly ReconciledDay[]): string | undefined {
  const newest = (is: (day: ReconciledDay) => boolean) => days.findLast(is)?.day;
  return (
    newest(({ state }) => state === 'open') ??
    newest(({ state }) => state === 'differs') ??
    newest(({ charges }) => charges > 0) ??
    days.at(-1)?.day
  );
}

/** The last day of the two weeks that hold a day, counted back from today; of the newest ones undefined. */
function lastShown(day: string, today: string): string | undefined {
  const back = Math.floor(daysBetween(day, today) / DAYS_SHOWN);
  return back === 0 ? undefined : addDays(today, -back * DAYS_SHOWN);
}

/** Two weeks of days with their states, and one of them side by side: ours, theirs, every difference with its fix. */
export function ReconcileDay() {
  const { search, set } = useListState();
  const named = search.get('day') ?? '';
  const isNamed = DAY.test(named);
  const newest = useQuery(reconciledDaysQuery(undefined));
  const { data } = newest;
  // Kept: a day that was compared is still shown, although another one is the newest not compared then.
  const [first, setFirst] = useState<string>();
  if (first === undefined && data !== undefined) setFirst(dayToOpen(data.days));
  const day = isNamed ? named : first;
  const until = isNamed && data !== undefined ? lastShown(named, data.today) : undefined;
  const days = useQuery(reconciledDaysQuery(until));
  return (
    <>
      <Loaded query={days} lines={3}>
        {(shown) => <Days days={shown.days} today={shown.today} chosen={day ?? shown.today} />}
      </Loaded>
      {day !== undefined && <OneDay day={day} onDay={(next) => set({ day: next })} />}
    </>
  );
}

function OneDay({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const reconciliation = useQuery(reconciliationQuery(day));
  return (
    <Loaded query={reconciliation} lines={8}>
      {(data) => (
        <Split>
          <Stack>
            <DayCard data={data} />
            {data.differences.length > 0 && <Differences data={data} />}
            {data.ours.charges > 0 && <Bookings day={data.day} />}
          </Stack>
          <ReportImport reports={data.reports} onDay={onDay} />
        </Split>
      )}
    </Loaded>
  );
}

/** How many bookings of the day are shown beside the comparison; the list of transactions has all. */
const BOOKINGS = 6;

/** What the books received on the day: what is compared, row by row. */
function Bookings({ day }: { day: string }) {
  const t = useTexts('reconciliation').day;
  const ofDay = { type: 'revenue', from: day, to: day } as const;
  const rows = useQuery(transactionsQuery({ ...ofDay, pageSize: BOOKINGS }));
  return (
    <CardSection
      title={t.bookings}
      actions={
        <Link to={`/dashboard/finance/transactions?${new URLSearchParams(ofDay)}`}>{t.allBookings}</Link>
      }
    >
      <Loaded query={rows} lines={2}>
        {({ data }) => (data.length > 0 ? <MoneyRows rows={data} /> : <Text isMuted>{t.noBookings}</Text>)}
      </Loaded>
    </CardSection>
  );
}

function DayCard({ data }: { data: Reconciliation }) {
  const t = useTexts('reconciliation').day;
  const lang = useLang();
  const load = useAction(fetchReconciliation, {
    invalidates: PAYMENT_READS,
    updates: () => reconciliationQuery(data.day),
    onDone: ({ asked, unanswered }) =>
      notify(unanswered === 0 ? 'good' : 'info', t.fetched({ asked, unanswered })),
  });
  const isEmpty = data.ours.charges === 0 && data.theirs.charges === 0 && data.differences.length === 0;
  return (
    <Card gap={4}>
      <Row justify="between">
        <Titled
          below={
            data.fetchedAt !== null
              ? t.fetchedAt({ when: formatInstant(data.fetchedAt, lang) })
              : data.isCompared && t.reportOnly
          }
        >
          <h2>{formatLongDay(data.day, lang)}</h2>
        </Titled>
        <Writers>
          <Button
            look={hasAnswer(data) || isEmpty ? 'quiet' : 'teal'}
            isPending={load.isPending}
            onClick={() => void load.run({ body: { day: data.day } })}
          >
            {load.isPending ? t.fetching : t.fetch}
          </Button>
        </Writers>
      </Row>
      <FormError message={load.problem} />
      {isEmpty ? (
        <EmptyState
          isCompact
          title={t.nothing}
          text={data.isCompared ? t.nothingThere : t.nothingText}
          picture="/pictures/empty/no-payments.svg"
        />
      ) : (
        <Balance data={data} />
      )}
    </Card>
  );
}
