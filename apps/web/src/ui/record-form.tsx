import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { useContractForm } from '../lib/contract-form.ts';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { staleRecord } from '../lib/problem.ts';
import { notify } from './ask.tsx';
import { Button } from './button.tsx';
import { type ConflictField, EditConflict, type LastChange } from './edit-conflict.tsx';
import { FormError } from './fields.tsx';
import css from './parts/record-form.module.css';

export type Versioned = { version: number; changed: LastChange };
export type RecordFields<V extends Record<string, unknown>> = ReturnType<
  typeof useContractForm<z.ZodMiniType<V, V>, V>
>;

type Props<V extends Record<string, unknown>, R extends Versioned> = {
  schema: z.ZodMiniType<V, V>;
  record: R;
  /** What of the record is edited here. */
  valuesOf: (record: R) => V;
  /** How the fields are named where two people changed the same record. */
  fields: readonly ConflictField<V>[];
  save: (values: V, version: number) => Promise<R>;
  saveLabel: string;
  /** The notice once it is saved. */
  savedText: (saved: R) => string;
  children: (form: RecordFields<V>) => ReactNode;
};

/**
 * The form of a record that two people may edit. A save on an old version brings what stands there now; field by field
 * one chooses, and the merged record is saved on top of it.
 */
export function RecordForm<V extends Record<string, unknown>, R extends Versioned>({
  schema,
  record,
  valuesOf,
  fields,
  save,
  saveLabel,
  savedText,
  children,
}: Props<V, R>) {
  const common = useTexts('common');
  const lang = useLang();
  /** What the editing began with. */
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<R | null>(null);
  const [mine, setMine] = useState<V>(valuesOf(record));
  const form = useContractForm<z.ZodMiniType<V, V>, V>(schema, valuesOf(record));
  const send = async (values: V, version: number) => {
    setMine(values);
    const saved = await save(values, version);
    setBase(saved);
    setTheirs(null);
    form.form.setValues(valuesOf(saved));
    form.form.resetDirty(valuesOf(saved));
    await notify('good', savedText(saved));
  };
  const onError = (error: unknown) => {
    const current = staleRecord<R>(error);
    if (current === null) form.refuse(error);
    else setTheirs(current);
  };
  // What is not edited here may have raised the version: then there is nothing to choose.
  const isSame = JSON.stringify(valuesOf(record)) === JSON.stringify(valuesOf(base));
  const version = isSame ? Math.max(base.version, record.version) : base.version;
  return (
    <>
      <form
        className={css.form}
        noValidate
        onSubmit={form.submit((values) => send(values, version), onError)}
      >
        <FormError message={form.whole} />
        {children(form)}
        <div className={css.foot}>
          <Button type="submit" isPending={form.sending}>
            {form.sending ? common.saving : saveLabel}
          </Button>
          {base.changed !== null && (
            <span className={css.quiet}>
              {common.lastChanged({
                who: base.changed.by ?? '–',
                when: formatInstant(base.changed.at, lang),
              })}
            </span>
          )}
        </div>
      </form>
      {theirs !== null && (
        <EditConflict
          base={valuesOf(base)}
          mine={mine}
          theirs={valuesOf(theirs)}
          fields={fields}
          changed={theirs.changed}
          sending={form.sending}
          onSave={(merged) => {
            setBase(theirs);
            setTheirs(null);
            form.form.setValues(merged);
            send(merged, theirs.version).catch(onError);
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </>
  );
}
