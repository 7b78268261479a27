import {
  type PayAdjustment,
  type PayRun,
  type Payslip,
  removeAdjustment,
} from '@fasih/school/finance/payroll/contract';
import { call } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { confirm } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { useWrite } from '../../ui/use-write.ts';
import { signedRupiah } from '../money.ts';
import { Amount } from './amount.tsx';
import css from './finance.module.css';
import { useRunWrite } from './use-run-write.ts';

/** The bonuses and deductions of a payslip with their reasons; of a draft each can be taken off again. */
export function SlipAdjustments({ slip, run }: { slip: Payslip; run?: PayRun }) {
  const t = useTexts('pay').adjust;
  const common = useTexts('common');
  const done = useRunWrite();
  const write = useWrite();
  if (slip.adjustments.length === 0) return null;
  const remove = async (one: PayAdjustment, { id, version }: PayRun) => {
    const kind = t.kinds[one.kind];
    const yes = await confirm({
      title: t.removeTitle({ kind }),
      text: t.removeText({ name: slip.name, amount: signedRupiah(one.amount), reason: one.reason }),
      no: common.cancel,
      yes: t.remove,
    });
    const params = { runId: id, adjustmentId: one.id };
    if (yes)
      await write.run(() => done(() => call(removeAdjustment, { params, body: { version } }), t.removed));
  };
  return (
    <>
      <ul className={css.adjustments} aria-label={t.sum}>
        {slip.adjustments.map((one) => (
          <li key={one.id}>
            <span>
              <strong>{t.kinds[one.kind]}</strong> <span className={css.quiet}>{one.reason}</span>
            </span>
            <span>
              <Amount rupiah={one.amount} />
              {run?.state === 'draft' && (
                <Button
                  look="plain"
                  size="small"
                  disabled={write.sending}
                  aria-label={t.removeOf({ kind: t.kinds[one.kind], name: slip.name, reason: one.reason })}
                  onClick={() => void remove(one, run)}
                >
                  {t.remove}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <FormError message={write.fault} />
    </>
  );
}
