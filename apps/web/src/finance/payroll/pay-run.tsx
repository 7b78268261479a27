import type { PayRun } from '@fasih/school/finance/payroll/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { formatDate, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card, Notice } from '../../ui/basics.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { FactList, Page } from '../../ui/page.tsx';
import forms from '../../ui/parts/forms.module.css';
import { Amount } from '../books/amount.tsx';
import css from '../books/finance.module.css';
import { entryAddress } from '../books/money.ts';
import { PayGaps } from './pay-gaps.tsx';
import { RunState, usePeriod } from './pay-runs.tsx';
import { PayslipButton } from './payslip-button.tsx';
import { PayslipLines } from './payslip-lines.tsx';
import { payRunQuery } from './queries.ts';
import { RunActions } from './run-actions.tsx';
import { SlipAdjustments } from './slip-adjustments.tsx';
import { useWorkTime } from './work-time.ts';

/** One pay run: what it holds, what may be done with it, and each teacher's payslip with its lines. */
export default function PayRunPage() {
  const t = useTexts('payroll').one;
  const nav = useTexts('shell').nav;
  const { runId = '' } = useParams();
  const run = useQuery(payRunQuery(runId));
  const period = usePeriod();
  const title = run.data === undefined ? nav.pay : t.title({ period: period(run.data) });
  return (
    <Page title={title} back={{ to: '/dashboard/finance/pay', label: t.back }}>
      <Loaded query={run} lines={8}>
        {(data) => <Run run={data} />}
      </Loaded>
    </Page>
  );
}

function Run({ run }: { run: PayRun }) {
  const texts = useTexts('payroll');
  const t = texts.one;
  const lang = useLang();
  const time = useWorkTime();
  const byWhen = (who: { name: string } | null, when: string) =>
    t.byWhen({ who: who?.name ?? '–', when: formatInstant(when, lang) });
  return (
    <>
      <Card className={css.card}>
        <div className={css.head}>
          <span className={css.big}>
            <Amount rupiah={run.amount} />
          </span>
          <RunState run={run} />
        </div>
        <FactList
          facts={[
            [texts.number, run.number ?? texts.noNumber],
            [texts.teachers, run.teachers],
            [texts.meetings, run.meetings],
            [texts.time, time(run.minutes)],
            [t.made, byWhen(run.madeBy, run.madeAt)],
            run.approvedAt !== null && [t.approved, byWhen(run.approvedBy, run.approvedAt)],
            run.paidOn !== null && [t.paid, formatDate(run.paidOn, lang)],
          ]}
        />
        {run.selfApproved && (
          <Notice kind="attention">
            {texts.selfApprovedText({
              who: run.approvedBy?.name ?? '–',
              reason: run.approvalReason ?? '–',
            })}
          </Notice>
        )}
        {run.state === 'draft' && <PayGaps gaps={run.gaps} />}
        <RunActions run={run} />
        {run.entries.length > 0 && (
          <p className={css.actions}>
            <span className={css.quiet}>{t.entries}:</span>
            {run.entries.map((entry) => (
              <Link key={entry.id} to={entryAddress(entry.id)}>
                {t.entryKinds[entry.kind]}
              </Link>
            ))}
          </p>
        )}
      </Card>
      <section className={css.section} aria-labelledby="payslips">
        <h2 id="payslips">{t.payslips}</h2>
        {run.payslips.length === 0 && <p className={css.quiet}>{t.empty}</p>}
        {run.payslips.map((slip) => (
          <Card key={slip.teacherId} className={`${css.card} ${css.tight}`}>
            <div className={css.head}>
              <div>
                <h3 className={css.name}>{slip.name}</h3>
                <p className={css.small}>
                  {texts.meetingCount({ n: slip.meetings })} · {time(slip.minutes)}
                  {slip.corrections !== 0 && (
                    <>
                      {' '}
                      · {texts.slip.corrections} <Amount rupiah={slip.corrections} />
                    </>
                  )}
                  {slip.adjusted !== 0 && (
                    <>
                      {' '}
                      · {texts.adjust.sum} <Amount rupiah={slip.adjusted} />
                    </>
                  )}
                </p>
              </div>
              <div className={css.actions}>
                <strong>
                  <Amount rupiah={slip.amount} />
                </strong>
                {(run.state === 'approved' || run.state === 'paid') && (
                  <PayslipButton
                    runId={run.id}
                    teacherId={slip.teacherId}
                    label={t.pdf}
                    name={t.pdfOf({ name: slip.name })}
                  />
                )}
              </div>
            </div>
            <SlipAdjustments slip={slip} run={run} />
            {slip.lines.length > 0 && (
              <details className={forms.fold}>
                <summary>
                  {texts.slip.lines({ n: slip.lines.length })}
                  <span className="unseen">, {slip.name}</span>
                </summary>
                <PayslipLines slip={slip} />
              </details>
            )}
          </Card>
        ))}
      </section>
    </>
  );
}
