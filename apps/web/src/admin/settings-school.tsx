import { type SchoolForm, type SchoolRecord, saveSchool, schoolForm } from '@fasih/school/settings/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { notify } from '../ui/ask.tsx';
import { Card } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { type ConflictField, EditConflict, staleRecord } from '../ui/edit-conflict.tsx';
import { FormError, LongTextField, TextField } from '../ui/fields.tsx';
import { Loaded } from '../ui/loaded.tsx';
import forms from '../ui/parts/forms.module.css';
import css from './settings.module.css';
import { useSchool } from './settings-api.ts';
import { LogoSettings } from './settings-logo.tsx';

/** Name, contact data and logo of the school. */
export function SchoolSettings() {
  const school = useSchool();
  return (
    <Loaded query={school} lines={8}>
      {(record) => (
        <div className={css.two}>
          <IdentityForm record={record} />
          <LogoSettings record={record} />
        </div>
      )}
    </Loaded>
  );
}

const formOf = ({ name, legalName, phone, email, address }: SchoolRecord): SchoolForm => ({
  name,
  legalName,
  phone,
  email,
  address,
});

/**
 * The pattern of a record that two people may edit: `base` is what the editing began with; a refusal for an old version
 * brings what stands there now, and the merged record is saved on top of it.
 */
function IdentityForm({ record }: { record: SchoolRecord }) {
  const t = useTexts('settings').school;
  const words = useTexts('settings');
  const lang = useLang();
  const queries = useQueryClient();
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<SchoolRecord | null>(null);
  const [mine, setMine] = useState<SchoolForm>(formOf(record));
  const form = useContractForm(schoolForm, formOf(record));
  const save = async (typed: SchoolForm, version: number) => {
    setMine(typed);
    const saved = await call(saveSchool, { body: { ...typed, version } });
    queries.setQueryData(['settings', 'school'], saved);
    setBase(saved);
    setTheirs(null);
    form.form.setValues(formOf(saved));
    await notify('good', t.saved);
  };
  const onFault = (fault: unknown) => {
    const current = staleRecord<SchoolRecord>(fault);
    if (current === null) return form.refuse(fault);
    setTheirs(current);
  };
  // The logo is saved by itself and raises the version too.
  const version = Math.max(base.version, record.version);
  const fields: ConflictField<SchoolForm>[] = (
    ['name', 'legalName', 'phone', 'email', 'address'] as const
  ).map((key) => ({ key, label: t[key] }));
  return (
    <Card className={css.card}>
      <h2>{t.title}</h2>
      <p className={css.quiet}>{t.lead}</p>
      <form
        className={forms.form}
        noValidate
        onSubmit={form.submit((typed) => save(typed, version), onFault)}
      >
        <FormError message={form.whole} />
        <TextField {...form.field('name')} label={t.name} required maxLength={40} />
        <TextField {...form.field('legalName')} label={t.legalName} description={t.legalNameHint} />
        <TextField {...form.field('phone')} label={t.phone} type="tel" inputMode="tel" required />
        <TextField {...form.field('email')} label={t.email} type="email" inputMode="email" required />
        <LongTextField
          {...form.form.getInputProps('address')}
          label={t.address}
          description={t.addressHint}
          maxLength={300}
        />
        <div className={css.foot}>
          <Button type="submit" disabled={form.sending}>
            {form.sending ? words.saving : t.save}
          </Button>
          {base.changed !== null && (
            <span className={css.quiet}>
              {t.changed({
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
          fields={fields}
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
