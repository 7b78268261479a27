import { formatRupiah } from '@fasih/school/basics/rupiah';
import {
  approveRefund,
  prepareRefund,
  rejectRefund,
  type StaffRefundDetail,
} from '@fasih/school/finance/refunds/staff-contract';
import { Suspense, useState } from 'react';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { latestProblem, useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { confirm } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Row } from '../../ui/layout.tsx';
import { refundWrite } from './queries.ts';

/** What this account may do with a request that waits: put it forward, approve it, approve it alone, reject it. */
export function RefundActions({ request }: { request: StaffRefundDetail }) {
  const t = useTexts('staffRefunds').one;
  const { problems } = useTexts('approvals');
  const common = useTexts('common');
  const lang = useLang();
  const approveText = useApproveText(request);
  const prepare = useAction(prepareRefund, refundWrite(t.preparedDone));
  const approve = useAction(approveRefund, refundWrite(t.approved));
  const isPending = prepare.isPending || approve.isPending;
  const [dialog, setDialog] = useState<'alone' | 'reject' | null>(null);
  const { step, version, approveFrom } = request;
  if (step === null) return null;
  const params = { requestId: request.id };
  const askApproval = async () => {
    if (step === 'approveAlone') return setDialog('alone');
    const isSure = await confirm({
      title: t.approveTitle,
      text: approveText,
      no: common.cancel,
      yes: t.approve,
      grave: true,
    });
    if (isSure) await approve.run({ params, body: { version } });
  };
  return (
    <>
      {!request.endedBySchool && <p>{t.ends({ n: request.meetingsToFree })}</p>}
      {step === 'waitForOther' && <Notice>{t.waitForOther}</Notice>}
      {step === 'approveAlone' && <Notice>{t.aloneText}</Notice>}
      {step === 'notAlone' && <Notice>{problems.onlyRefunds}</Notice>}
      {approveFrom !== null && <Notice>{t.approveFrom({ when: formatInstant(approveFrom, lang) })}</Notice>}
      <FormError message={latestProblem(prepare, approve)} />
      <Row>
        {step === 'prepare' && (
          <Button isPending={isPending} onClick={() => void prepare.run({ params, body: { version } })}>
            {t.prepare}
          </Button>
        )}
        {(step === 'approve' || step === 'approveAlone') && (
          <Button isPending={isPending} onClick={() => void askApproval()}>
            {t.approve}
          </Button>
        )}
        {!request.endedBySchool && (
          <Button look="quiet" isPending={isPending} onClick={() => setDialog('reject')}>
            {t.reject}
          </Button>
        )}
      </Row>
      <Suspense>
        {dialog === 'alone' && <ApproveAlone request={request} onClose={() => setDialog(null)} />}
        {dialog === 'reject' && <Reject request={request} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}

function useApproveText({ amount, payer, meetingsToFree, endedBySchool }: StaffRefundDetail): string {
  const t = useTexts('staffRefunds').one;
  const back = { amount: formatRupiah(amount), name: payer.name };
  return endedBySchool ? t.approveEnded(back) : `${t.approveText(back)} ${t.ends({ n: meetingsToFree })}`;
}

type DialogProps = { request: StaffRefundDetail; onClose: () => void };

/** The only account there is approves what it prepared itself, with a reason. */
function ApproveAlone({ request, onClose }: DialogProps) {
  const t = useTexts('staffRefunds').one;
  const approve = useAction(approveRefund, refundWrite(t.approved));
  const params = { requestId: request.id };
  return (
    <ActionDialog
      title={t.approveTitle}
      lead={useApproveText(request)}
      label={t.approveReason}
      submitLabel={t.approve}
      isDangerous
      send={(reason) => approve.send({ params, body: { version: request.version, reason } })}
      onClose={onClose}
    />
  );
}

function Reject({ request, onClose }: DialogProps) {
  const t = useTexts('staffRefunds').one;
  const reject = useAction(rejectRefund, refundWrite(t.rejected));
  const params = { requestId: request.id };
  return (
    <ActionDialog
      title={t.rejectTitle}
      lead={t.rejectText}
      label={t.rejectReason}
      submitLabel={t.reject}
      isDangerous
      maxLength={1000}
      send={(reason) => reject.send({ params, body: { version: request.version, reason } })}
      onClose={onClose}
    />
  );
}
