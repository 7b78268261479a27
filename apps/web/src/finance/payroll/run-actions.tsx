import { formatRupiah } from '@fasih/school/basics/rupiah';
import {
  approvePayRun,
  discardPayRun,
  type PayRun,
  refreshPayRun,
} from '@fasih/school/finance/payroll/contract';
import { useState } from 'react';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { latestProblem, useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { confirm } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Row } from '../../ui/layout.tsx';
import { AddAdjustment } from './add-adjustment.tsx';
import { PaidDialog } from './paid-dialog.tsx';
import { runWrite } from './queries.ts';

/** What may be done with a run now: refresh, approve or discard a draft, mark an approved one as paid. */
export function RunActions({ run }: { run: PayRun }) {
  const { one: t, adjust } = useTexts('payroll');
  const { problems } = useTexts('approvals');
  const common = useTexts('common');
  const lang = useLang();
  const approve = useAction(approvePayRun, runWrite(t.approvedDone));
  const refresh = useAction(refreshPayRun, runWrite(t.refreshed));
  const isPending = approve.isPending || refresh.isPending;
  const [dialog, setDialog] = useState<'alone' | 'discard' | 'paid' | 'adjust' | null>(null);
  const close = () => setDialog(null);
  const params = { runId: run.id };
  const { version } = run;
  const askApproval = async () => {
    if (run.approval === 'needsReason') return setDialog('alone');
    const isSure = await confirm({
      title: t.approveTitle,
      text: t.approveText({ amount: formatRupiah(run.amount), teachers: run.teachers }),
      no: common.cancel,
      yes: t.approve,
    });
    if (isSure) await approve.run({ params, body: { version } });
  };
  if (run.state !== 'draft' && run.state !== 'approved') return null;
  return (
    <>
      {run.approval === 'needsSecondAccount' && <Notice>{t.needsSecond}</Notice>}
      {run.approval === 'needsReason' && <Notice>{t.needsReason}</Notice>}
      {run.approval === 'notAlone' && <Notice>{problems.onlyRefunds}</Notice>}
      {run.approveFrom !== null && (
        <Notice>{t.approveFrom({ when: formatInstant(run.approveFrom, lang) })}</Notice>
      )}
      {run.outdated && (
        <Notice
          kind="attention"
          action={
            <Button
              size="small"
              look="quiet"
              isPending={isPending}
              onClick={() => void refresh.run({ params, body: { version } })}
            >
              {t.refresh}
            </Button>
          }
        >
          {t.outdated}
        </Notice>
      )}
      <FormError message={latestProblem(approve, refresh)} />
      <Row>
        {(run.approval === 'allowed' || run.approval === 'needsReason') && (
          <Button isPending={isPending} onClick={() => void askApproval()}>
            {t.approve}
          </Button>
        )}
        {run.state === 'approved' && (
          <Button isPending={isPending} onClick={() => setDialog('paid')}>
            {t.markPaid}
          </Button>
        )}
        {run.state === 'draft' && (
          <>
            <Button look="quiet" isPending={isPending} onClick={() => setDialog('adjust')}>
              {adjust.add}
            </Button>
            <Button look="quiet" isPending={isPending} onClick={() => setDialog('discard')}>
              {t.discard}
            </Button>
          </>
        )}
      </Row>
      {dialog === 'adjust' && <AddAdjustment run={run} onClose={close} />}
      {dialog === 'alone' && <ApproveAlone run={run} onClose={close} />}
      {dialog === 'discard' && <Discard run={run} onClose={close} />}
      {dialog === 'paid' && <PaidDialog run={run} onClose={close} />}
    </>
  );
}

type DialogProps = { run: PayRun; onClose: () => void };

/** The only account there is approves its own run, with a reason. */
function ApproveAlone({ run, onClose }: DialogProps) {
  const t = useTexts('payroll').one;
  const approve = useAction(approvePayRun, runWrite(t.approvedDone));
  return (
    <ActionDialog
      title={t.approveTitle}
      lead={t.approveText({ amount: formatRupiah(run.amount), teachers: run.teachers })}
      label={t.approveReason}
      submitLabel={t.approve}
      send={(reason) => approve.send({ params: { runId: run.id }, body: { version: run.version, reason } })}
      onClose={onClose}
    />
  );
}

function Discard({ run, onClose }: DialogProps) {
  const t = useTexts('payroll').one;
  const discard = useAction(discardPayRun, runWrite(t.discarded));
  return (
    <ActionDialog
      title={t.discardTitle}
      lead={t.discardText}
      label={t.discardReason}
      submitLabel={t.discard}
      isDangerous
      send={(reason) => discard.send({ params: { runId: run.id }, body: { version: run.version, reason } })}
      onClose={onClose}
    />
  );
}
