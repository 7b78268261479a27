import { addDays } from '@fasih/school/catalogue/policy/validity';
import {
  fetchReconciliation,
  type Reconciliation,
} from '@fasih/school/finance/reconciliation/reconcile-contract';
import { call } from '../../lib/client.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { notify } from '../../ui/ask.tsx';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, TextField } from '../../ui/fields.tsx';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useWrite } from '../../ui/use-write.ts';
import { useReconciled, useReconciliation } from '../reconciliation-api.ts';
import { Amount } from './amount.tsx';
import { Differences } from './differences.tsx';
import css from './finance.module.css';
import { ReportImport } from './report-import.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** One day, side by side: ours, theirs, every difference with its fix, and the provider's settlement report. */
export function ReconcileDay() {
  const t = useTexts('reconciliation').day;
  const { search, set } = useListState();
  const named = search.get('day') ?? '';
  const asked = DAY.test(named) ? named : '';
  const day = useReconciliation(asked);
  return (
    <>
      <p className={css.lead}>{t.lead}</p>
      <Loaded query={day} lines={8}>
        {(data) => (
          <>
            <DayBar data={data} asked={asked} onDay={(next) => set({ day: next })} />
            <div className={css.columns}>
              <div className={css.side}>
                <SideBySide data={data} />
                <Differences data={data} asked={asked} />
              </div>
              <ReportImport reports={data.reports} asked={asked} onDay={(next) => set({ day: next })} />
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

function DayBar({
  data,
  asked,
  onDay,
}: {
  data: Reconciliation;
  asked: string;
  onDay: (day: string) => void;
}) {
  const t = useTexts('reconciliation').day;
  const lang = useLang();
  const reconciled = useReconciled();
  const write = useWrite();
  const ask = () =>
    write.run(async () => {
      const {
        asked: n,
        unanswered,
        ...answer
      } = await call(fetchReconciliation, { body: { day: data.day } });
      await reconciled(asked, answer);
      await notify(unanswered === 0 ? 'good' : 'info', t.fetched({ asked: n, unanswered }));
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
        <Button disabled={write.sending} onClick={() => void ask()}>
          {write.sending ? t.fetching : t.fetch}
        </Button>
        <span className={css.quiet}>
          {!data.isCompared
            ? t.notCompared
            : data.fetchedAt === null
              ? t.reportOnly
              : t.fetchedAt({ when: formatInstant(data.fetchedAt, lang) })}
        </span>
      </div>
      <FormError message={write.fault} />
    </>
  );
}

function SideBySide({ data }: { data: Reconciliation }) {
  const t = useTexts('reconciliation').day;
  const { ours, theirs } = data;
  // Before anything was heard, zeros would look like the provider's word.
  const heard = data.isCompared || theirs.charges > 0;
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
            <td className={css.end}>{heard ? theirs.charges : '–'}</td>
          </tr>
          {(['amount', 'refunded', 'fees'] as const).map((key) => (
            <tr key={key}>
              <th scope="row">{t[key]}</th>
              <td className={css.end}>
                <Amount rupiah={ours[key]} />
              </td>
              <td className={css.end}>{heard ? <Amount rupiah={theirs[key]} /> : '–'}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t.left}</th>
            <td className={css.end}>
              <Amount rupiah={left(ours)} />
            </td>
            <td className={css.end}>{heard ? <Amount rupiah={left(theirs)} /> : '–'}</td>
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
