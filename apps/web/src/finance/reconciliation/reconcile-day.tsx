import { addDays } from '@fasih/school/catalogue/policy/validity';
import {
  fetchReconciliation,
  type Reconciliation,
} from '@fasih/school/finance/reconciliation/reconcile-contract';
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, TextField } from '../../ui/fields.tsx';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PartHeader } from '../../ui/page.tsx';
import { Amount } from '../books/amount.tsx';
import css from '../books/finance.module.css';
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
            <div className={css.columns}>
              <div className={css.side}>
                <SideBySide data={data} />
                <Differences data={data} day={day} />
              </div>
              <ReportImport reports={data.reports} onDay={(next) => set({ day: next })} />
            </div>
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
      <div className={css.dayBar}>
        <button
          type="button"
          className={css.step}
          aria-label={t.before}
          onClick={() => onDay(addDays(data.day, -1))}
        >
          <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
        </button>
        <TextField
          label={t.day}
          type="date"
          value={data.day}
          onChange={(event) => event.currentTarget.value !== '' && onDay(event.currentTarget.value)}
        />
        <button
          type="button"
          className={css.step}
          aria-label={t.after}
          onClick={() => onDay(addDays(data.day, 1))}
        >
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </button>
        <Button isPending={load.isPending} onClick={() => void load.run({ body: { day: data.day } })}>
          {load.isPending ? t.fetching : t.fetch}
        </Button>
        <span className={css.quiet}>
          {!data.isCompared
            ? t.notCompared
            : data.fetchedAt === null
              ? t.reportOnly
              : t.fetchedAt({ when: formatInstant(data.fetchedAt, lang) })}
        </span>
      </div>
      <FormError message={load.problem} />
    </>
  );
}

function SideBySide({ data }: { data: Reconciliation }) {
  const t = useTexts('reconciliation').day;
  const { ours, theirs } = data;
  // Before the provider has told anything, zeros would look like its answer.
  const isKnown = data.isCompared || theirs.charges > 0;
  const left = ({ amount, refunded, fees }: Reconciliation['ours']) => amount - refunded - fees;
  return (
    <Card className={css.card}>
      <table className={css.table}>
        <caption className="unseen">{t.lead}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col" className={css.end}>
              {t.ours}
            </th>
            <th scope="col" className={css.end}>
              {t.theirs}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t.charges}</th>
            <td className={css.end}>{ours.charges}</td>
            <td className={css.end}>{isKnown ? theirs.charges : '–'}</td>
          </tr>
          {(['amount', 'refunded', 'fees'] as const).map((key) => (
            <tr key={key}>
              <th scope="row">{t[key]}</th>
              <td className={css.end}>
                <Amount rupiah={ours[key]} />
              </td>
              <td className={css.end}>{isKnown ? <Amount rupiah={theirs[key]} /> : '–'}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t.left}</th>
            <td className={css.end}>
              <Amount rupiah={left(ours)} />
            </td>
            <td className={css.end}>{isKnown ? <Amount rupiah={left(theirs)} /> : '–'}</td>
          </tr>
        </tbody>
      </table>
      <p className={css.small}>
        {ours.charges === 0 && theirs.charges === 0
          ? t.nothing
          : t.compared({ compared: data.compared, charges: ours.charges })}
      </p>
    </Card>
  );
}
