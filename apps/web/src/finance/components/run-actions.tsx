import {
  approvePayRun,
  discardPayRun,
  markPayRunPaid,
  type PayRun,
  refreshPayRun,
} from '@fasih/school/finance/payroll/contract';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { confirm } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { useWrite } from '../../ui/use-write.ts';
import { signedRupiah } from '../money.ts';
import { AddAdjustment } from './add-adjustment.tsx';
import css from './finance.module.css';
import { PaidDialog } from './paid-dialog.tsx';
import { useRunWrite } from './use-run-write.ts';

/** What may be done with a run now: refresh, approve or discard a draft, mark an approved one as paid. */
export function RunActions({ run }: { run: PayRun }) {
  const { one: t, adjust } = useTexts('pay');
  const { problems } = useTexts('approvals');
  const common = useTexts('common');
  const lang = useLang();
  const done = useRunWrite();
  const write = useWrite();
  const [asking, setAsking] = useState<'alone' | 'discard' | 'paid' | 'adjust' | null>(null);
  const close = () => setAsking(null);
  const params = { runId: run.id };
  const { version } = run;
  const approve = (reason?: string) =>
    done(
      () => call(approvePayRun, { params, body: { version, ...(reason ? { reason } : {}) } }),
      t.approvedDone,
    );
  const askApproval = async () => {
    if (run.approval === 'needsReason') return setAsking('alone');
    const yes = await confirm({
      title: t.approveTitle,
      text: t.approveText({ amount: signedRupiah(run.amount), teachers: run.teachers }),
      no: common.cancel,
      yes: t.approve,
    });
    if (yes) await write.run(() => approve());
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
              disabled={write.sending}
              onClick={() =>
                void write.run(() =>
                  done(() => call(refreshPayRun, { params, body: { version } }), t.refreshed),
                )
              }
            >
              {t.refresh}
            </Button>
          }
        >
          {t.outdated}
        </Notice>
      )}
      <FormError message={write.fault} />
      <div className={css.actions}>
        {(run.approval === 'allowed' || run.approval === 'needsReason') && (
          <Button disabled={write.sending} onClick={() => void askApproval()}>
            {t.approve}
          </Button>
        )}
        {run.state === 'approved' && (
          <Button disabled={write.sending} onClick={() => setAsking('paid')}>
            {t.markPaid}
          </Button>
        )}
        {run.state === 'draft' && (
          <>
            <Button look="quiet" disabled={write.sending} onClick={() => setAsking('adjust')}>
              {adjust.add}
            </Button>
            <Button look="quiet" disabled={write.sending} onClick={() => setAsking('discard')}>
              {t.discard}
            </Button>
          </>
        )}
      </div>
      {asking === 'adjust' && <AddAdjustment run={run} onClose={close} />}
      {asking === 'alone' && (
        <ActionDialog
          title={t.approveTitle}
          lead={t.approveText({ amount: signedRupiah(run.amount), teachers: run.teachers })}
          label={t.approveReason}
          submitLabel={t.approve}
          send={approve}
          onClose={close}
        />
      )}
      {asking === 'discard' && (
        <ActionDialog
          title={t.discardTitle}
          lead={t.discardText}
          label={t.discardReason}
          submitLabel={t.discard}
          isDangerous
          send={(reason) =>
            done(() => call(discardPayRun, { params, body: { version, reason } }), t.discarded)
          }
          onClose={close}
        />
      )}
      {asking === 'paid' && (
        <PaidDialog
          amount={run.amount}
          send={(paidOn) =>
            done(() => call(markPayRunPaid, { params, body: { version, paidOn } }), t.markedPaid)
          }
          onClose={close}
        />
      )}
    </>
  );
}
