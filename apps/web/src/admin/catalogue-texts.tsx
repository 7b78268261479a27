import { changePackage, type PackageDetail, packageTexts } from '@fasih/school/catalogue/packages/catalogue';
import { useState } from 'react';
import { useContractForm } from '../lib/contract-form.ts';
import { useTexts } from '../lib/language.tsx';
import { staleRecord } from '../lib/problem.ts';
import { useAction } from '../lib/use-action.ts';
import css from '../teachers/components/teachers.module.css';
import { Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { EditConflict, type LastChange } from '../ui/edit-conflict.tsx';
import { FormError, TextField } from '../ui/fields.tsx';
import forms from '../ui/parts/forms.module.css';
import { PACKAGE_READS } from './catalogue-api.ts';
import { Descriptions } from './catalogue-new-package.tsx';

type Texts = Pick<PackageDetail, 'name' | 'description_id' | 'description_en'>;
type Theirs = PackageDetail & { changed: LastChange };
const textsOf = ({ name, description_id, description_en }: Texts): Texts => ({
  name,
  description_id,
  description_en,
});

/** What people read of a package, in both languages. Whoever comes second chooses field by field. */
export function PackageTexts({ detail }: { detail: PackageDetail }) {
  const t = useTexts('catalogue').packages;
  const words = useTexts('staff');
  // What stood there when the editing began: a later version of the record must not slip in under what is typed.
  const [base, setBase] = useState(detail);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useContractForm(packageTexts, textsOf(detail));
  const change = useAction(changePackage, {
    invalidates: PACKAGE_READS,
    onStale: setTheirs,
    onDone: (stored) => {
      setBase(stored);
      form.form.setValues(textsOf(stored));
      setSaved(true);
    },
  });
  const save = (texts: Texts, version: number) => {
    setSaved(false);
    setTheirs(null);
    return change.send({ params: { packageId: detail.id }, body: { ...texts, version } });
  };
  const refuse = (error: unknown) => {
    if (staleRecord(error) === null) form.refuse(error);
  };
  return (
    <section className={css.section} aria-labelledby="package-texts">
      <h2 id="package-texts">{t.texts}</h2>
      <form
        className={forms.form}
        noValidate
        onSubmit={form.submit(
          // A price that was added in this dialog raised the version too, and changed no text.
          (texts) => save(texts, sameTexts(base, detail) ? detail.version : base.version),
          refuse,
        )}
      >
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
        <div className={forms.answers}>
          <Button type="submit" look="quiet" isPending={form.sending}>
            {form.sending ? words.sending : t.save}
          </Button>
        </div>
      </form>
      {theirs !== null && (
        <EditConflict
          base={textsOf(base)}
          mine={textsOf(form.form.getValues())}
          theirs={textsOf(theirs)}
          changed={theirs.changed}
          fields={[
            { key: 'name', label: t.name },
            { key: 'description_id', label: t.descriptionId },
            { key: 'description_en', label: t.descriptionEn },
          ]}
          onSave={(merged) => {
            form.form.setValues(merged);
            save(merged, theirs.version).catch(refuse);
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </section>
  );
}

const sameTexts = (one: Texts, other: Texts) =>
  JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other));
