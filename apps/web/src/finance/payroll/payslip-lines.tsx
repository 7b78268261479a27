import type { PayLine, Payslip } from '@fasih/school/finance/payroll/contract';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Amount } from '../books/amount.tsx';
import css from '../books/finance.module.css';
import { signedRupiah } from '../books/money.ts';
import { useWorkTime } from './work-time.ts';

/** The lines of a payslip, meeting by meeting, with its sum and its rounding. */
export function PayslipLines({ slip }: { slip: Payslip }) {
  const texts = useTexts('payroll');
  const t = texts.slip;
  const lang = useLang();
  const time = useWorkTime();
  return (
    <div className={css.section}>
      <table className={`${css.table} ${css.slip}`}>
        <caption className="unseen">{t.linesOf({ name: slip.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t.day}</th>
            <th scope="col">{t.meeting}</th>
            <th scope="col" className={css.end}>
              {texts.time}
            </th>
            <th scope="col" className={css.end}>
              {texts.perHour}
            </th>
            <th scope="col" className={css.end}>
              {texts.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {slip.lines.map((line) => (
            <tr key={`${line.kind}/${line.meetingId}`}>
              <td>{formatDate(line.day, lang)}</td>
              <td>
                <Meeting line={line} />
              </td>
              <td className={css.end}>{time(line.minutes)}</td>
              <td className={css.end}>
                <Amount rupiah={line.perHour} />
              </td>
              <td className={css.end}>
                <Amount rupiah={line.amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {slip.adjustments.map((one) => (
            <tr key={one.id} className={css.more}>
              <th scope="row" colSpan={4}>
                {texts.adjust.kinds[one.kind]} <span className={css.quiet}>{one.reason}</span>
              </th>
              <td className={css.end}>
                <Amount rupiah={one.amount} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              {texts.total}
            </th>
            <td className={css.end}>{time(slip.minutes)}</td>
            <td />
            <td className={css.end}>
              <Amount rupiah={slip.amount} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={css.small}>
        {t.rounding}
        {slip.carriedOver !== 0 && ` ${t.carriedOver({ amount: signedRupiah(slip.carriedOver) })}`}
      </p>
    </div>
  );
}

function Meeting({ line }: { line: PayLine }) {
  const t = useTexts('payroll').slip;
  return (
    <span className={css.badges}>
      {t.meetingOf({ name: line.className, number: line.number })}
      {line.kind === 'correction' && <Badge hue="indigo">{t.correction}</Badge>}
      {line.outcome === 'forfeited' && <Badge hue="amber">{t.outcomes.forfeited}</Badge>}
      {line.substitute && <Badge>{t.substitute}</Badge>}
      {line.lateMinutes > 0 && <span className={css.small}>{t.late({ n: line.lateMinutes })}</span>}
    </span>
  );
}
