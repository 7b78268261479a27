import {
  addProof,
  confirmTransfer,
  type PaymentTask,
  proofFile,
  retryRefund,
  transferInstead,
} from '@fasih/school/sales/payments/staff-contract';
import { useState } from 'react';
import { call, callWithFile } from '../../lib/client.ts';
import { download } from '../../lib/download.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { confirm, notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { FileField, useChosenFile } from '../../ui/file-field.tsx';
import { useWrite } from '../../ui/use-write.ts';
import { useRefundsChanged } from '../refunds-api.ts';
import { Amount } from './amount.tsx';
import css from './finance.module.css';

type Money = NonNullable<PaymentTask['returning']>;

/** Money on its way back to a payer, and the next step: send again, change to a transfer, its proof, its confirmation. */
export function MoneyBack({ money }: { money: Money }) {
  const t = useTexts('refundDesk').money;
  const lang = useLang();
  const changed = useRefundsChanged();
  const write = useWrite();
  const params = { refundId: money.refundId };
  const may = (step: Money['next'][number]) => money.next.includes(step);
  const run = (send: () => Promise<unknown>, sentence: string) =>
    write.run(async () => {
      await send();
      await changed();
      await notify('good', sentence);
    });
  const change = async () => {
    if (await confirm(t.transferAsk)) await run(() => call(transferInstead, { params }), t.nowTransfer);
  };
  const settle = async () => {
    if (await confirm(t.confirmAsk)) await run(() => call(confirmTransfer, { params }), t.confirmed);
  };
  return (
    <section className={css.section} aria-label={t.title}>
      <div className={css.sectionHead}>
        <h2>{t.title}</h2>
        <strong>
          <Amount rupiah={money.amount} />
        </strong>
      </div>
      <p>{t.states[money.path][money.state]}</p>
      {money.hasProof && (
        <p className={css.actions}>
          {t.hasProof}
          <Button
            look="plain"
            size="small"
            disabled={write.sending}
            onClick={() => void write.run(() => download(proofFile, { params }, { lang }))}
          >
            {t.openProof}
          </Button>
        </p>
      )}
      {may('addProof') && <Proof refundId={money.refundId} again={money.hasProof} />}
      <FormError message={write.fault} />
      <div className={css.actions}>
        {may('confirm') && (
          <Button disabled={write.sending} onClick={() => void settle()}>
            {t.confirm}
          </Button>
        )}
        {may('transferInstead') && (
          <Button disabled={write.sending} onClick={() => void change()}>
            {t.transferInstead}
          </Button>
        )}
        {may('retry') && (
          <Button
            look="quiet"
            disabled={write.sending}
            onClick={() => void run(() => call(retryRefund, { params }), t.retried)}
          >
            {t.retry}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The proof of a bank transfer, as a picture or PDF. */
function Proof({ refundId, again }: { refundId: string; again: boolean }) {
  const t = useTexts('refundDesk').money;
  const problems = useTexts('payments').problems;
  const changed = useRefundsChanged();
  const write = useWrite();
  const input = useChosenFile();
  const [missing, setMissing] = useState(false);
  const send = async () => {
    const { file } = input;
    if (file === null) return setMissing(true);
    const body = new FormData();
    body.set('file', file);
    if (!(await write.run(() => callWithFile(addProof, body, { refundId })))) return;
    input.clear();
    await changed();
    await notify('good', t.proofAdded);
  };
  return (
    <>
      <FileField
        chosen={input}
        label={t.proof}
        hint={t.proofHint}
        accept="application/pdf,image/png,image/jpeg,image/webp"
        invalid={missing}
        onChoose={() => setMissing(false)}
      />
      <FormError message={missing ? problems.noFile : write.fault} />
      <div>
        <Button look="quiet" size="small" disabled={write.sending} onClick={() => void send()}>
          {write.sending ? t.uploading : again ? t.replaceProof : t.addProof}
        </Button>
      </div>
    </>
  );
}
