import {
  type PublicTexts,
  type PublicTextsRecord,
  publicTextsForm,
  savePublicTexts,
} from '@fasih/school/settings/public-texts-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { notify } from '../ui/ask.tsx';
import { Card } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { EditConflict, staleRecord } from '../ui/edit-conflict.tsx';
import { FormError, LongTextField } from '../ui/fields.tsx';
import { Loaded } from '../ui/loaded.tsx';
import forms from '../ui/parts/forms.module.css';
import css from './settings.module.css';
import { usePublicTexts } from './settings-api.ts';

const KEYS = ['founderId', 'founderEn', 'teachersId', 'teachersEn'] as const;

const formOf = ({ founderId, founderEn, teachersId, teachersEn }: PublicTexts): PublicTexts => ({
  founderId,
  founderEn,
  teachersId,
  teachersEn,
});

/** What the school itself says on its public pages, in both languages. */
export function PublicTextSettings() {
  const texts = usePublicTexts();
  return (
    <Loaded query={texts} lines={8}>
      {(record) => <TextsForm record={record} />}
    </Loaded>
  );
}

function TextsForm({ record }: { record: PublicTextsRecord }) {
  const t = useTexts('settings').publicTexts;
  const words = useTexts('settings');
  const lang = useLang();
  const queries = useQueryClient();
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<PublicTextsRecord | null>(null);
  const [mine, setMine] = useState<PublicTexts>(formOf(record));
  const form = useContractForm(publicTextsForm, formOf(record));
  const save = async (typed: PublicTexts, version: number) => {
    setMine(typed);
    const saved = await call(savePublicTexts, { body: { ...typed, version } });
    queries.setQueryData(['settings', 'public-texts'], saved);
    setBase(saved);
    setTheirs(null);
    form.form.setValues(formOf(saved));
    await notify('good', t.saved);
  };
  const onFault = (fault: unknown) => {
    const current = staleRecord<PublicTextsRecord>(fault);
    if (current === null) return form.refuse(fault);
    setTheirs(current);
  };
  return (
    <Card className={css.card}>
      <h2>{t.title}</h2>
      <p className={css.quiet}>{t.lead}</p>
      <form
        className={forms.form}
        noValidate
        onSubmit={form.submit((typed) => save(typed, base.version), onFault)}
      >
        <FormError message={form.whole} />
        {KEYS.map((key) => (
          <LongTextField
            key={key}
            {...form.form.getInputProps(key)}
            error={form.field(key).error}
            label={t[key]}
            description={key === 'teachersId' ? t.teachersHint : undefined}
            rows={6}
            maxLength={4000}
          />
        ))}
        <div className={css.foot}>
          <Button type="submit" disabled={form.sending}>
            {form.sending ? words.saving : t.save}
          </Button>
          {base.changed !== null && (
            <span className={css.quiet}>
              {words.school.changed({
                who: base.changed.by ?? '–',
                when: formatInstant(base.changed.at, lang),
              })}
            </span>
          )}
        </div>
      </form>
      {theirs !== null && (
        <EditConflict
          base={formOf(base)}
          mine={mine}
          theirs={formOf(theirs)}
          fields={KEYS.map((key) => ({ key, label: t[key] }))}
          changed={theirs.changed}
          sending={form.sending}
          onSave={(merged) => {
            setBase(theirs);
            setTheirs(null);
            form.form.setValues(merged);
            save(merged, theirs.version).catch(onFault);
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </Card>
  );
}
