import {
  addProof,
  confirmTransfer,
  type PaymentTask,
  proofFile,
  retryRefund,
  transferInstead,
} from '@fasih/school/sales/payments/staff-contract';
import { useState } from 'react';
import { callWithFile, formWithFile } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { latestProblem, useAction } from '../../lib/use-action.ts';
import { useDownload } from '../../lib/use-download.ts';
import { confirm } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { FileField, useChosenFile } from '../../ui/file-field.tsx';
import { Row } from '../../ui/layout.tsx';
import { Part } from '../../ui/page.tsx';
import { Amount } from '../books/amount.tsx';
import { moneyWrite } from './queries.ts';

type Money = NonNullable<PaymentTask['returning']>;

/** Money on its way back to a payer, and the next step: send again, change to a transfer, its proof, its confirmation. */
export function MoneyBack({ money }: { money: Money }) {
  const t = useTexts('staffRefunds').money;
  const open = useDownload(proofFile);
  const transfer = useAction(transferInstead, moneyWrite(t.nowTransfer));
  const settle = useAction(confirmTransfer, moneyWrite(t.confirmed));
  const retry = useAction(retryRefund, moneyWrite(t.retried));
  const isPending = [open, transfer, settle, retry].some((action) => action.isPending);
  const params = { refundId: money.refundId };
  const may = (step: Money['next'][number]) => money.next.includes(step);
  const askTransfer = async () => {
    if (await confirm(t.transferAsk)) await transfer.run({ params });
  };
  const askSettle = async () => {
    if (await confirm(t.confirmAsk)) await settle.run({ params });
  };
  return (
    <Part
      title={t.title}
      actions={
        <strong>
          <Amount rupiah={money.amount} />
        </strong>
      }
    >
      <p>{t.states[money.path][money.state]}</p>
      {money.hasProof && (
        <Row as="p">
          {t.hasProof}
          <Button look="plain" size="small" isPending={isPending} onClick={() => void open.run({ params })}>
            {t.openProof}
          </Button>
        </Row>
      )}
      {may('addProof') && <Proof refundId={money.refundId} again={money.hasProof} />}
      <FormError message={latestProblem(open, transfer, settle, retry)} />
      <Row>
        {may('confirm') && (
          <Button isPending={isPending} onClick={() => void askSettle()}>
            {t.confirm}
          </Button>
        )}
        {may('transferInstead') && (
          <Button isPending={isPending} onClick={() => void askTransfer()}>
            {t.transferInstead}
          </Button>
        )}
        {may('retry') && (
          <Button look="quiet" isPending={isPending} onClick={() => void retry.run({ params })}>
            {t.retry}
          </Button>
        )}
      </Row>
    </Part>
  );
}

/** The proof of a bank transfer, as a picture or PDF. */
function Proof({ refundId, again }: { refundId: string; again: boolean }) {
  const t = useTexts('staffRefunds').money;
  const problems = useTexts('payments').problems;
  const input = useChosenFile();
  const [isMissing, setMissing] = useState(false);
  const { onDone, ...options } = moneyWrite(t.proofAdded);
  const add = useAction((file: File) => callWithFile(addProof, formWithFile(file), { refundId }), {
    ...options,
    onDone: () => {
      input.clear();
      return onDone();
    },
  });
  const addChosen = () => {
    if (input.file === null) setMissing(true);
    else void add.run(input.file);
  };
  return (
    <>
      <FileField
        chosen={input}
        label={t.proof}
        hint={t.proofHint}
        accept="application/pdf,image/png,image/jpeg,image/webp"
        invalid={isMissing}
        onChoose={() => setMissing(false)}
      />
      <FormError message={isMissing ? problems.noFile : add.problem} />
      <div>
        <Button look="quiet" size="small" isPending={add.isPending} onClick={addChosen}>
          {add.isPending ? t.uploading : again ? t.replaceProof : t.addProof}
        </Button>
      </div>
    </>
  );
}
