import { ADDED_TYPES, addPackage, CATEGORIES, newPackage } from '@fasih/school/catalogue/packages/catalogue';
import { useContractForm } from '../../../lib/contract-form.ts';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { LongTextField, SelectField, TextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Columns } from '../../../ui/layout.tsx';
import { NumberField } from './number.tsx';
import { PACKAGE_READS } from './queries.ts';

const EMPTY = {
  name: '',
  description_id: '',
  description_en: '',
  type: 'general_english' as (typeof ADDED_TYPES)[number],
  category: 'kids',
  price: Number.NaN,
  duration_months: 3,
  meetings: 20,
  meetingsPerWeek: 2,
};

/** A new package: on sale once it is saved. */
export function NewPackage({ onClose }: { onClose: () => void }) {
  const t = useTexts('catalogue').packages;
  const words = useTexts('staff');
  const form = useContractForm(newPackage, EMPTY);
  const { type } = form.form.getValues();
  const add = useAction(addPackage, {
    invalidates: PACKAGE_READS,
    onDone: async ({ name }) => {
      await notify('good', t.added({ name }));
      onClose();
    },
  });
  return (
    <FormDialog
      wide
      title={t.addTitle}
      lead={t.addLead}
      onSubmit={form.submit((body) => add.send({ body }))}
      problem={form.whole}
      isPending={form.sending}
      submitLabel={t.save}
      pendingLabel={words.sending}
      onClose={onClose}
    >
      <Columns isStretched gap={3} least="small">
        <SelectField
          {...form.field('type')}
          label={t.type}
          onChange={(event) => {
            const next = event.currentTarget.value as typeof type;
            form.form.setValues({ type: next, category: CATEGORIES[next][0] });
          }}
          data={ADDED_TYPES.map((value) => ({ value, label: words.packageTypes[value] }))}
        />
        <SelectField
          {...form.field('category')}
          label={t.category}
          data={CATEGORIES[type].map((value) => ({ value, label: t.categories[value] }))}
        />
      </Columns>
      <TextField
        {...form.field('name')}
        label={t.name}
        description={t.nameHint}
        autoComplete="off"
        required
      />
      <Columns isStretched gap={3} least="small">
        <NumberField field={form.field('price')} label={t.price} leftSection="Rp" />
        <NumberField field={form.field('meetings')} label={t.meetings} />
        <NumberField field={form.field('duration_months')} label={t.months} />
        <NumberField field={form.field('meetingsPerWeek')} label={t.perWeek} />
      </Columns>
      <Descriptions field={form.field} />
    </FormDialog>
  );
}

type Name = 'description_id' | 'description_en';

/** The two descriptions, side by side where there is room. */
export function Descriptions({ field }: { field: (name: Name) => object }) {
  const t = useTexts('catalogue').packages;
  return (
    <Columns isStretched gap={3} least="small">
      <LongTextField
        {...without(field('description_id'))}
        label={t.descriptionId}
        description={t.descriptionHint}
        rows={6}
        lang="id"
        required
      />
      <LongTextField
        {...without(field('description_en'))}
        label={t.descriptionEn}
        description={t.descriptionHint}
        rows={6}
        lang="en"
        required
      />
    </Columns>
  );
}

/** A form's field without its reference, which is for inputs of one line. */
export function without(props: object): Omit<Record<string, unknown>, 'ref'> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name !== 'ref'));
}
