import { changePackage, type PackageDetail, packageTexts } from '@fasih/school/catalogue/packages/catalogue';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { Notice } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { FormError, TextField } from '../../../ui/fields.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
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
      <Stack as="form" noValidate onSubmit={onSubmit}>
        <FormError message={form.whole} />
        {isSaved && <Notice kind="good">{t.saved}</Notice>}
        <TextField
          {...form.field('name')}
          label={t.name}
          description={t.nameHint}
          autoComplete="off"
          required
        />
        <Descriptions field={form.field} />
        <Row justify="end">
          <Button type="submit" look="quiet" isPending={isPending}>
            {isPending ? words.sending : t.save}
          </Button>
        </Row>
      </Stack>
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
