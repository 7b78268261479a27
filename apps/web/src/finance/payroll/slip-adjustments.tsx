import { formatRupiah } from '@fasih/school/basics/rupiah';
import {
  type PayAdjustment,
  type PayRun,
  type Payslip,
  removeAdjustment,
} from '@fasih/school/finance/payroll/contract';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Writers } from '../../people/accounts/writers.tsx';
import { confirm } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import { Amount } from '../books/amount.tsx';
import { runWrite } from './queries.ts';

/** The bonuses and deductions of a payslip with their reasons; of a draft each can be taken off again. */
export function SlipAdjustments({ slip, run }: { slip: Payslip; run?: PayRun }) {
  const t = useTexts('payroll').adjust;
  const common = useTexts('common');
  const remove = useAction(removeAdjustment, runWrite(t.removed));
  if (slip.adjustments.length === 0) return null;
  const askRemove = async (one: PayAdjustment, { id, version }: PayRun) => {
    const kind = t.kinds[one.kind];
    const isSure = await confirm({
      title: t.removeTitle({ kind }),
      text: t.removeText({ name: slip.name, amount: formatRupiah(one.amount), reason: one.reason }),
      no: common.cancel,
      yes: t.remove,
    });
    const params = { runId: id, adjustmentId: one.id };
    if (isSure) await remove.run({ params, body: { version } });
  };
  return (
    <>
      <Stack as="ul" gap={1} isLined aria-label={t.sum}>
        {slip.adjustments.map((one) => (
          <Row as="li" key={one.id} justify="between">
            <Titled below={one.reason}>
              <strong>{t.kinds[one.kind]}</strong>
            </Titled>
            <Row as="span">
              <Amount rupiah={one.amount} />
              {run?.state === 'draft' && (
                <Writers>
                  <Button
                    look="plain"
                    size="small"
                    isPending={remove.isPending}
                    aria-label={t.removeOf({ kind: t.kinds[one.kind], name: slip.name, reason: one.reason })}
                    onClick={() => void askRemove(one, run)}
                  >
                    {t.remove}
                  </Button>
                </Writers>
              )}
            </Row>
          </Row>
        ))}
      </Stack>
      <FormError message={remove.problem} />
    </>
  );
}
