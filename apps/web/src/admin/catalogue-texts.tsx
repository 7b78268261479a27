import { changePackage, type PackageDetail, packageTexts } from '@fasih/school/catalogue/packages/catalogue';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { useTexts } from '../lib/language.tsx';
import { staleRecord } from '../lib/problem.ts';
import { useRefresh } from '../teachers/api.ts';
import css from '../teachers/components/teachers.module.css';
import { Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { EditConflict, type LastChange } from '../ui/edit-conflict.tsx';
import { FormError, TextField } from '../ui/fields.tsx';
import forms from '../ui/parts/forms.module.css';
import { Descriptions } from './catalogue-new-package.tsx';

type Texts = Pick<PackageDetail, 'name' | 'description_id' | 'description_en'>;
type Theirs = PackageDetail & { changed: LastChange };
const textsOf = ({ name, description_id, description_en }: Texts): Texts => ({
  name,
  description_id,
  description_en,
});

/** What people read of a package, in both languages. Whoever comes second chooses field by field. */
export function PackageTexts({ of }: { of: PackageDetail }) {
  const t = useTexts('catalogue').packages;
  const words = useTexts('staff');
  const refresh = useRefresh();
  // What stood there when the editing began: a later version of the record must not slip in under what is typed.
  const [base, setBase] = useState(of);
  const [conflict, setConflict] = useState<{ mine: Texts; theirs: Theirs } | null>(null);
  const [saved, setSaved] = useState(false);
  const form = useContractForm(packageTexts, textsOf(of));
  const save = async (texts: Texts, version: number) => {
    setSaved(false);
    const stored = await call(changePackage, {
      params: { packageId: of.id },
      body: { ...texts, version },
    });
    setBase(stored);
    setConflict(null);
    form.form.setValues(textsOf(stored));
    await refresh('packages');
    setSaved(true);
  };
  const onFault = (mine: Texts) => (fault: unknown) => {
    const theirs = staleRecord<Theirs>(fault);
    if (theirs === null) form.refuse(fault);
    setConflict(theirs && { mine, theirs });
  };
  return (
    <section className={css.section} aria-labelledby="package-texts">
      <h2 id="package-texts">{t.texts}</h2>
      <form
        className={forms.form}
        noValidate
        onSubmit={form.submit(
          // A price that was added in this dialog raised the version too, and changed no text.
          (texts) => save(texts, sameTexts(base, of) ? of.version : base.version),
          (fault) => onFault(form.form.getValues())(fault),
        )}
      >
        <FormError message={form.whole} />
        {saved && <Notice kind="good">{t.saved}</Notice>}
        <TextField
          {...form.field('name')}
          label={t.name}
          description={t.nameHint}
          autoComplete="off"
          required
        />
        <Descriptions field={form.field} />
        <div className={forms.answers}>
          <Button type="submit" look="quiet" disabled={form.sending}>
            {form.sending ? words.sending : t.save}
          </Button>
        </div>
      </form>
      {conflict !== null && (
        <EditConflict
          base={textsOf(base)}
          mine={conflict.mine}
          theirs={textsOf(conflict.theirs)}
          changed={conflict.theirs.changed}
          fields={[
            { key: 'name', label: t.name },
            { key: 'description_id', label: t.descriptionId },
            { key: 'description_en', label: t.descriptionEn },
          ]}
          onSave={(merged) => void save(merged, conflict.theirs.version).catch(onFault(merged))}
          onClose={() => setConflict(null)}
        />
      )}
    </section>
  );
}

const sameTexts = (one: Texts, other: Texts) =>
  JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other));
