import type { PayRun } from '@fasih/school/finance/payroll/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { formatDate, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Writers } from '../../people/accounts/writers.tsx';
import { Card, Notice } from '../../ui/basics.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Muted, Row, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { FactList, Page, Part } from '../../ui/page.tsx';
import { Amount } from '../books/amount.tsx';
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
      <Card gap={4} isTight>
        <Row justify="between">
          <Amount rupiah={run.amount} isBig />
          <RunState run={run} />
        </Row>
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
        <Writers>
          <RunActions run={run} />
        </Writers>
        {run.entries.length > 0 && (
          <Row as="p">
            <Muted>{t.entries}:</Muted>
            {run.entries.map((entry) => (
              <Link key={entry.id} to={entryAddress(entry.id)}>
                {t.entryKinds[entry.kind]}
              </Link>
            ))}
          </Row>
        )}
      </Card>
      <Part title={t.payslips}>
        {run.payslips.length === 0 && <Text isMuted>{t.empty}</Text>}
        {run.payslips.map((slip) => (
          <Card key={slip.teacherId} isTight>
            <Part
              level="h3"
              title={slip.name}
              lead={
                <>
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
                </>
              }
              actions={
                <Row>
                  <strong>
                    <Amount rupiah={slip.amount} />
                  </strong>
                  {(run.state === 'approved' || run.state === 'paid') && (
                    <PayslipButton
                      runId={run.id}
                      teacherId={slip.teacherId}
                      label={t.pdf}
                      ariaLabel={t.pdfOf({ name: slip.name })}
                    />
                  )}
                </Row>
              }
            >
              <SlipAdjustments slip={slip} run={run} />
              {slip.lines.length > 0 && (
                <Disclosure
                  summary={
                    <>
                      {texts.slip.lines({ n: slip.lines.length })}
                      <span className="unseen">, {slip.name}</span>
                    </>
                  }
                >
                  <PayslipLines slip={slip} />
                </Disclosure>
              )}
            </Part>
          </Card>
        ))}
      </Part>
    </>
  );
}
