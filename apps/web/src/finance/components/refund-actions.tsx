import {
  approveRefund,
  prepareRefund,
  rejectRefund,
  type StaffRefundDetail,
} from '@fasih/school/finance/refunds/staff-contract';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { confirm, notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { useWrite } from '../../ui/use-write.ts';
import { signedRupiah } from '../money.ts';
import { useRefundsChanged } from '../refunds-api.ts';
import css from './finance.module.css';

/** What this account may do with a request that waits: put it forward, approve it, approve it alone, reject it. */
export function RefundActions({ request }: { request: StaffRefundDetail }) {
  const t = useTexts('refundDesk').one;
  const { problems } = useTexts('approvals');
  const common = useTexts('common');
  const lang = useLang();
  const changed = useRefundsChanged();
  const write = useWrite();
  const [asking, setAsking] = useState<'alone' | 'reject' | null>(null);
  const { step, version, payer, approveFrom } = request;
  if (step === null) return null;
  const params = { requestId: request.id };
  const close = () => setAsking(null);
  /** Sends and says so; where somebody was first, what it is now is shown beside the refusal. */
  const done = async (send: () => Promise<unknown>, sentence: string) => {
    try {
      await send();
    } catch (fault) {
      if (fault instanceof Problem && fault.status === 409) await changed();
      throw fault;
    }
    await changed();
    await notify('good', sentence);
  };
  const approve = (reason?: string) =>
    done(() => call(approveRefund, { params, body: { version, ...(reason ? { reason } : {}) } }), t.approved);
  const approveText = `${t.approveText({ amount: signedRupiah(request.amount), name: payer.name })} ${t.ends({ n: request.meetingsToFree })}`;
  const askApproval = async () => {
    if (step === 'approveAlone') return setAsking('alone');
    const yes = await confirm({
      title: t.approveTitle,
      text: approveText,
      no: common.cancel,
      yes: t.approve,
      grave: true,
    });
    if (yes) await write.run(() => approve());
  };
  return (
    <>
      <p>{t.ends({ n: request.meetingsToFree })}</p>
      {step === 'waitForOther' && <Notice>{t.waitForOther}</Notice>}
      {step === 'approveAlone' && <Notice>{t.aloneText}</Notice>}
      {step === 'notAlone' && <Notice>{problems.onlyRefunds}</Notice>}
      {approveFrom !== null && <Notice>{t.approveFrom({ when: formatInstant(approveFrom, lang) })}</Notice>}
      <FormError message={write.fault} />
      <div className={css.actions}>
        {step === 'prepare' && (
          <Button
            disabled={write.sending}
            onClick={() =>
              void write.run(() =>
                done(() => call(prepareRefund, { params, body: { version } }), t.preparedDone),
              )
            }
          >
            {t.prepare}
          </Button>
        )}
        {(step === 'approve' || step === 'approveAlone') && (
          <Button disabled={write.sending} onClick={() => void askApproval()}>
            {t.approve}
          </Button>
        )}
        <Button look="quiet" disabled={write.sending} onClick={() => setAsking('reject')}>
          {t.reject}
        </Button>
      </div>
      {asking === 'alone' && (
        <ActionDialog
          title={t.approveTitle}
          lead={approveText}
          label={t.approveReason}
          submitLabel={t.approve}
          isDangerous
          send={approve}
          onClose={close}
        />
      )}
      {asking === 'reject' && (
        <ActionDialog
          title={t.rejectTitle}
          lead={t.rejectText}
          label={t.rejectReason}
          submitLabel={t.reject}
          isDangerous
          maxLength={1000}
          send={(reason) => done(() => call(rejectRefund, { params, body: { version, reason } }), t.rejected)}
          onClose={close}
        />
      )}
    </>
  );
}
