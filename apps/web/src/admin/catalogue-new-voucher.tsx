import { dayIn } from '@fasih/school/basics/instants';
import { addVoucher, newVoucher } from '@fasih/school/sales/vouchers/contract';
import { call } from '../lib/client.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { useTexts } from '../lib/language.tsx';
import { useRefresh } from '../teachers/api.ts';
import { notify } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError, SelectField, TextField } from '../ui/fields.tsx';
import css from '../ui/parts/forms.module.css';
import { NumberField } from './catalogue-number.tsx';

const KINDS = ['percent', 'fixed'] as const;
type Form = {
  code: string;
  kind: (typeof KINDS)[number];
  value: number;
  firstDay: string;
  lastDay: string | null;
  maxUses: number | null;
  maxUsesPerFamily: number | null;
};

/** A new voucher. */
export function NewVoucher({ onClose }: { onClose: () => void }) {
  const t = useTexts('catalogue').vouchers;
  const words = useTexts('staff');
  const common = useTexts('common');
  const refresh = useRefresh();
  const form = useContractForm(newVoucher, {
    code: '',
    kind: 'percent',
    value: Number.NaN,
    firstDay: dayIn(new Date()),
    lastDay: null,
    maxUses: null,
    maxUsesPerFamily: null,
  } as Form);
  const { kind } = form.form.getValues();
  const send = async (body: Form) => {
    const made = await call(addVoucher, { body });
    await refresh('vouchers');
    await notify('good', t.added({ code: made.code }));
    onClose();
  };
  return (
    <Dialog title={t.add} lead={t.addLead} closeName={common.close} onClose={onClose}>
      <form className={css.form} noValidate onSubmit={form.submit(send)}>
        <FormError message={form.whole} />
        <TextField
          {...form.field('code')}
          label={t.code}
          description={t.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <div className={css.parts}>
          <SelectField
            {...form.field('kind')}
            label={t.kind}
            data={KINDS.map((value) => ({ value, label: t.kinds[value] }))}
          />
          <NumberField
            field={form.field('value')}
            label={kind === 'percent' ? t.percentValue : t.fixedValue}
          />
        </div>
        <LimitFields field={form.field} set={form.form.setFieldValue as SetLimit} />
        <div className={css.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={form.sending}>
            {form.sending ? words.sending : t.add}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Limit = 'firstDay' | 'lastDay' | 'maxUses' | 'maxUsesPerFamily';
export type SetLimit = (name: Limit, value: string | null) => void;
type FieldOf = (name: Limit) => { name: string; value?: unknown; error?: string | undefined };

/** First and last day and most uses, of all families and of each; an empty last day or number means no limit. */
export function LimitFields({ field, set }: { field: FieldOf; set: SetLimit }) {
  const t = useTexts('catalogue').vouchers;
  const lastDay = field('lastDay');
  return (
    <div className={css.parts} style={{ alignItems: 'start' }}>
      <TextField
        {...field('firstDay')}
        value={String(field('firstDay').value ?? '')}
        label={t.firstDay}
        type="date"
        required
      />
      <TextField
        name={lastDay.name}
        error={lastDay.error}
        label={t.lastDay}
        description={t.lastDayHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="date"
        value={String(lastDay.value ?? '')}
        onChange={(event) => set('lastDay', event.currentTarget.value || null)}
      />
      <NumberField
        field={field('maxUses')}
        mayBeEmpty
        label={t.maxUses}
        description={t.maxUsesHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <NumberField
        field={field('maxUsesPerFamily')}
        mayBeEmpty
        label={t.maxUsesPerFamily}
        description={t.maxUsesHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
    </div>
  );
}
