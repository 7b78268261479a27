import { dayIn } from '@fasih/school/basics/instants';
import { addVoucher, newVoucher } from '@fasih/school/sales/vouchers/contract';
import { NumberField } from '../../../catalogue/packages/admin/number.tsx';
import { useContractForm } from '../../../lib/contract-form.ts';
import { useTexts } from '../../../lib/language.tsx';
import { schoolNow } from '../../../lib/school-clock.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { SelectField, TextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Columns } from '../../../ui/layout.tsx';
import { VOUCHER_READS } from './queries.ts';

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
  const form = useContractForm(newVoucher, {
    code: '',
    kind: 'percent',
    value: Number.NaN,
    firstDay: dayIn(schoolNow()),
    lastDay: null,
    maxUses: null,
    maxUsesPerFamily: null,
  } as Form);
  const { kind } = form.form.getValues();
  const add = useAction(addVoucher, {
    invalidates: VOUCHER_READS,
    onDone: async ({ code }) => {
      await notify('good', t.added({ code }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t.add}
      lead={t.addLead}
      onSubmit={form.submit((body) => add.send({ body }))}
      problem={form.whole}
      isPending={form.sending}
      submitLabel={t.add}
      pendingLabel={words.sending}
      onClose={onClose}
    >
      <TextField
        {...form.field('code')}
        label={t.code}
        description={t.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Columns isStretched gap={3} least="small">
        <SelectField
          {...form.field('kind')}
          label={t.kind}
          data={KINDS.map((value) => ({ value, label: t.kinds[value] }))}
        />
        <NumberField field={form.field('value')} label={kind === 'percent' ? t.percentValue : t.fixedValue} />
      </Columns>
      <LimitFields field={form.field} set={form.form.setFieldValue as SetLimit} />
    </FormDialog>
  );
}

type Limit = 'firstDay' | 'lastDay' | 'maxUses' | 'maxUsesPerFamily';
export type SetLimit = (name: Limit, value: string | null) => void;
type FieldOf = (name: Limit) => { name: string; value?: unknown; error?: string | undefined };

/** First and last day and the greatest number of uses, of all families and of each; an empty last day or number means no limit. */
export function LimitFields({ field, set }: { field: FieldOf; set: SetLimit }) {
  const t = useTexts('catalogue').vouchers;
  const lastDay = field('lastDay');
  return (
    <Columns isStretched gap={3} least="small">
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
    </Columns>
  );
}
