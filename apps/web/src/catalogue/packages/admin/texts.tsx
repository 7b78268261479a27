import { changePackage, type PackageDetail, packageTexts } from '@fasih/school/catalogue/packages/catalogue';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { Notice } from '../../../ui/basics.tsx';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { Form } from '../../../ui/form.tsx';
import { Part } from '../../../ui/page.tsx';
import { useRecordForm } from '../../../ui/record-form.tsx';
import { Descriptions } from './new-package.tsx';
import { PACKAGE_READS } from './queries.ts';

type Texts = Pick<PackageDetail, 'name' | 'description_id' | 'description_en'>;
const textsOf = ({ name, description_id, description_en }: Texts): Texts => ({
  name,
  description_id,
  description_en,
});

/** What people read of a package, in both languages. Whoever comes second chooses field by field. */
export function PackageTexts({ detail }: { detail: PackageDetail }) {
  const t = useTexts('catalogue').packages;
  const words = useTexts('staff');
  const change = useAction(changePackage, { invalidates: PACKAGE_READS });
  const { form, isSaved, isPending, onSubmit, conflict } = useRecordForm<Texts, PackageDetail>({
    schema: packageTexts,
    record: detail,
    valuesOf: textsOf,
    versionOf: ({ version }) => version,
    save: (texts, version) => change.send({ params: { packageId: detail.id }, body: { ...texts, version } }),
  });
  return (
    <Part title={t.texts}>
      <Form
        isAtEnd
        onSubmit={onSubmit}
        state={{ problem: form.whole, isPending }}
        submitLabel={t.save}
        pendingLabel={words.sending}
        look="quiet"
      >
        {isSaved && <Notice kind="good">{t.saved}</Notice>}
        <TextField
          {...form.field('name')}
          label={t.name}
          description={t.nameHint}
          autoComplete="off"
          required
        />
        <Descriptions field={form.field} />
      </Form>
      {conflict !== null && (
        <EditConflict
          {...conflict}
          fields={[
            { key: 'name', label: t.name },
            { key: 'description_id', label: t.descriptionId },
            { key: 'description_en', label: t.descriptionEn },
          ]}
        />
      )}
    </Part>
  );
}
