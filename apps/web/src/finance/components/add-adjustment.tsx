import { ADJUSTMENT_KINDS, addAdjustment, type PayRun } from '@fasih/school/finance/payroll/contract';
import * as z from 'zod/mini';
import { call } from '../../lib/client.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError, SelectField, TextField } from '../../ui/fields.tsx';
import { asTyped } from '../entry-form.ts';
import { usePayRates } from '../pay-api.ts';
import { AmountField } from './amount-field.tsx';
import { Choice } from './choice.tsx';
import css from './finance.module.css';
import { useRunWrite } from './use-run-write.ts';

const { teacherId, kind, amount, reason } = addAdjustment.body.shape;
const typed = z.object({ teacherId, kind, amount: asTyped(amount), reason });
type Typed = z.output<typeof typed>;

/** A bonus or a deduction for a teacher of this run, or for another one who has no meetings in it. */
export function AddAdjustment({
  run,
  teacher,
  onClose,
}: {
  run: PayRun;
  /** Chosen already, where it was asked for beside a payslip. */
  teacher?: string | undefined;
  onClose: () => void;
}) {
  const texts = useTexts('pay');
  const t = texts.adjust;
  const common = useTexts('common');
  const done = useRunWrite();
  const form = useContractForm(typed, {
    teacherId: teacher ?? '',
    kind: 'bonus',
    amount: '',
    reason: '',
  });
  const { values } = form.form;
  const send = async (body: Typed) => {
    const params = { runId: run.id };
    await done(
      () => call(addAdjustment, { params, body: { ...body, version: run.version } }),
      t.saved[body.kind],
    );
    onClose();
  };
  return (
    <Dialog title={t.title} lead={t.lead} closeName={common.close} onClose={onClose}>
      <form noValidate className={css.form} onSubmit={form.submit(send)}>
        <Choice
          legend={t.kind}
          labelled
          options={ADJUSTMENT_KINDS.map((key) => ({ key, label: t.kinds[key] }))}
          chosen={values.kind}
          onChoose={(key) => form.form.setFieldValue('kind', key)}
        />
        <p className={css.quiet}>{t.kindTexts[values.kind]}</p>
        <SelectField
          {...form.field('teacherId')}
          label={texts.teacher}
          data={useTeachers(run)}
          required
          data-autofocus={teacher === undefined ? true : undefined}
        />
        <AmountField
          name="amount"
          label={t.amount}
          value={values.amount}
          onChange={(digits) => form.form.setFieldValue('amount', digits)}
          error={form.field('amount').error}
          required
        />
        <TextField
          {...form.field('reason')}
          label={t.reason}
          description={t.reasonHint}
          maxLength={200}
          required
        />
        <FormError message={form.whole} />
        <div className={css.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={form.sending}>
            {form.sending ? t.saving : t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The teachers of the run, and after them everybody else who teaches now. */
function useTeachers(run: PayRun): { value: string; label: string }[] {
  const t = useTexts('pay').adjust;
  const rates = usePayRates({ page: 1, pageSize: 100 });
  const own = run.payslips.map(({ teacherId, name }) => ({ value: teacherId, label: name }));
  const others = (rates.data?.data ?? [])
    .filter((one) => one.active && !own.some(({ value }) => value === one.teacherId))
    .map((one) => ({ value: one.teacherId, label: one.name }));
  return [{ value: '', label: t.choose }, ...own, ...others];
}
