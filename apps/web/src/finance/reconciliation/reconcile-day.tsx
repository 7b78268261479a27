import { addDays } from '@fasih/school/catalogue/policy/validity';
import {
  fetchReconciliation,
  type Reconciliation,
} from '@fasih/school/finance/reconciliation/reconcile-contract';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Badge, Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, TextField } from '../../ui/fields.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';
import { Row, Split, Stack, Text } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PartHeader } from '../../ui/page.tsx';
import { Amount } from '../books/amount.tsx';
import { PAYMENT_READS } from '../books/queries.ts';
import { Differences } from './differences.tsx';
import { reconciliationQuery } from './queries.ts';
import { ReportImport } from './report-import.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** One day, side by side: ours, theirs, every difference with its fix, and the provider's settlement report. */
export function ReconcileDay() {
  const t = useTexts('reconciliation').day;
  const { search, set } = useListState();
  const named = search.get('day') ?? '';
  const day = DAY.test(named) ? named : '';
  const reconciliation = useQuery(reconciliationQuery(day));
  return (
    <>
      <PartHeader lead={t.lead} />
      <Loaded query={reconciliation} lines={8}>
        {(data) => (
          <>
            <DayBar data={data} day={day} onDay={(next) => set({ day: next })} />
            <Split>
              <Stack>
                <SideBySide data={data} />
                <Differences data={data} day={day} />
              </Stack>
              <ReportImport reports={data.reports} onDay={(next) => set({ day: next })} />
            </Split>
          </>
        )}
      </Loaded>
    </>
  );
}

function DayBar({
  data,
  day,
  onDay,
}: {
  data: Reconciliation;
  /** The day of the address; '' for today. */
  day: string;
  onDay: (day: string) => void;
}) {
  const t = useTexts('reconciliation').day;
  const lang = useLang();
  const load = useAction(fetchReconciliation, {
    invalidates: PAYMENT_READS,
    updates: () => reconciliationQuery(day),
    onDone: ({ asked, unanswered }) =>
      notify(unanswered === 0 ? 'good' : 'info', t.fetched({ asked, unanswered })),
  });
  return (
    <>
      <Row gap={2} align="end">
        <Button look="icon" aria-label={t.before} onClick={() => onDay(addDays(data.day, -1))}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
        </Button>
        <TextField
          label={t.day}
          type="date"
          value={data.day}
          onChange={(event) => event.currentTarget.value !== '' && onDay(event.currentTarget.value)}
        />
        <Button look="icon" aria-label={t.after} onClick={() => onDay(addDays(data.day, 1))}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </Button>
        <Button isPending={load.isPending} onClick={() => void load.run({ body: { day: data.day } })}>
          {load.isPending ? t.fetching : t.fetch}
        </Button>
      </Row>
      <Text isMuted>
        {!data.isCompared
          ? t.notCompared
          : data.fetchedAt === null
            ? t.reportOnly
            : t.fetchedAt({ when: formatInstant(data.fetchedAt, lang) })}
      </Text>
      <FormError message={load.problem} />
    </>
  );
}

function SideBySide({ data }: { data: Reconciliation }) {
  const t = useTexts('reconciliation').day;
  const lang = useLang();
  const { ours, theirs } = data;
  // Before the provider has told anything, zeros would look like its answer.
  const isKnown = data.isCompared || theirs.charges > 0;
  type Side = Reconciliation['ours'];
  const rows: { name: string; figure: (side: Side) => number; isCount?: boolean }[] = [
    { name: t.charges, figure: ({ charges }) => charges, isCount: true },
    { name: t.amount, figure: ({ amount }) => amount },
    { name: t.refunded, figure: ({ refunded }) => refunded },
    { name: t.fees, figure: ({ fees }) => fees },
    { name: t.left, figure: ({ amount, refunded, fees }) => amount - refunded - fees },
  ];
  const shown = ({ isCount }: (typeof rows)[number], n: number) => (isCount ? n : <Amount rupiah={n} />);
  return (
    <Card gap={3} isTight>
      <FigureTable
        isStacked
        caption={t.lead}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', label: formatDate(data.day, lang), cell: ({ name }) => name },
          { key: 'ours', label: t.ours, cell: (row) => shown(row, row.figure(ours)) },
          {
            key: 'theirs',
            label: t.theirs,
            cell: (row) => {
              if (!isKnown) return '–';
              const off = row.figure(theirs) - row.figure(ours);
              return (
                <>
                  {shown(row, row.figure(theirs))}
                  <br />
                  <Badge hue={off === 0 ? 'leaf' : 'red'}>{off === 0 ? t.same : shown(row, off)}</Badge>
                </>
              );
            },
          },
        ]}
      />
      <Text isMuted size="small">
        {ours.charges === 0 && theirs.charges === 0
          ? t.nothing
          : t.compared({ compared: data.compared, charges: ours.charges })}
      </Text>
    </Card>
  );
}
