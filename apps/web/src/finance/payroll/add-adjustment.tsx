import { ADJUSTMENT_KINDS, addAdjustment, type PayRun } from '@fasih/school/finance/payroll/contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Text } from '../../ui/layout.tsx';
import { Segments } from '../../ui/segments.tsx';
import { AmountField } from '../books/amount-field.tsx';
import { asTyped } from '../books/entry-form.ts';
import { payRatesQuery, runWrite } from './queries.ts';

const { teacherId, kind, amount, reason } = addAdjustment.body.shape;
const typed = z.object({ teacherId, kind, amount: asTyped(amount), reason });

/** A bonus or a deduction for a teacher of this run, or for another one who has no meetings in it. */
export function AddAdjustment({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const texts = useTexts('payroll');
  const t = texts.adjust;
  const form = useContractForm(typed, {
    teacherId: '',
    kind: 'bonus',
    amount: '',
    reason: '',
  });
  const { values } = form.form;
  const add = useAction(addAdjustment, runWrite(t.saved[values.kind]));
  const params = { runId: run.id };
  return (
    <FormDialog
      title={t.title}
      lead={t.lead}
      onSubmit={form.submit(async (body) => {
        await add.send({ params, body: { ...body, version: run.version } });
        onClose();
      })}
      problem={form.whole}
      isPending={form.sending}
      submitLabel={t.save}
      pendingLabel={t.saving}
      onClose={onClose}
    >
      <Segments
        legend={t.kind}
        isLabelled
        options={ADJUSTMENT_KINDS.map((key) => ({ key, label: t.kinds[key] }))}
        chosen={values.kind}
        onChoose={(key) => form.form.setFieldValue('kind', key)}
      />
      <Text isMuted>{t.kindTexts[values.kind]}</Text>
      <SelectField
        {...form.field('teacherId')}
        label={texts.teacher}
        data={useTeachers(run)}
        required
        data-autofocus
      />
      <AmountField {...form.valueField('amount')} label={t.amount} required />
      <TextField
        {...form.field('reason')}
        label={t.reason}
        description={t.reasonHint}
        maxLength={200}
        required
      />
    </FormDialog>
  );
}

/** The teachers of the run, and after them everybody else who teaches now. */
function useTeachers(run: PayRun): { value: string; label: string }[] {
  const t = useTexts('payroll').adjust;
  const rates = useQuery(payRatesQuery({ page: 1, pageSize: 100 }));
  const own = run.payslips.map(({ teacherId, name }) => ({ value: teacherId, label: name }));
  const others = (rates.data?.data ?? [])
    .filter((one) => one.active && !own.some(({ value }) => value === one.teacherId))
    .map((one) => ({ value: one.teacherId, label: one.name }));
  return [{ value: '', label: t.choose }, ...own, ...others];
}
