import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { useContractForm } from '../lib/contract-form.ts';
import { useTexts } from '../lib/language.tsx';
import { staleRecord } from '../lib/problem.ts';
import { useAction } from '../lib/use-action.ts';
import { notify } from './ask.tsx';
import { type ConflictField, EditConflict, type LastChange } from './edit-conflict.tsx';
import { Form } from './form.tsx';
import { LastChanged } from './last-changed.tsx';

export type Versioned = { version: number; changed: LastChange };
export type RecordFields<V extends Record<string, unknown>> = ReturnType<
  typeof useContractForm<z.ZodMiniType<V, V>, V>
>;

type Options<V extends Record<string, unknown>, R> = {
  schema: z.ZodMiniType<V, V>;
  record: R;
  /** What of the record is edited here. */
  valuesOf: (record: R) => V;
  versionOf: (record: R) => number;
  save: (values: V, version: number) => Promise<R>;
  /** After the save; the form holds what was stored. */
  onSaved?: (saved: R) => unknown;
};

/**
 * A form on a record that two people may edit. A save on an old version sets `conflict`, what `EditConflict` needs to
 * choose field by field; the merged record is saved on top of the present one. `isSaved` ends with the next save.
 */
export function useRecordForm<V extends Record<string, unknown>, R>(options: Options<V, R>) {
  const { schema, record, valuesOf, versionOf, save, onSaved } = options;
  /** What the editing began with: a later version must not slip in under what is typed. */
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<(R & { changed: LastChange }) | null>(null);
  const [mine, setMine] = useState(valuesOf(record));
  const [isSaved, setSaved] = useState(false);
  const form: RecordFields<V> = useContractForm<z.ZodMiniType<V, V>, V>(schema, valuesOf(record));
  const write = useAction((input: { values: V; version: number }) => save(input.values, input.version), {
    onStale: setTheirs,
    onDone: (saved) => {
      setBase(saved);
      form.form.setValues(valuesOf(saved));
      form.form.resetDirty(valuesOf(saved));
      setSaved(true);
      return onSaved?.(saved);
    },
  });
  const send = (values: V, version: number) => {
    setMine(values);
    setSaved(false);
    setTheirs(null);
    return write.send({ values, version });
  };
  const refuse = (error: unknown) => {
    if (staleRecord(error) === null) form.refuse(error);
  };
  // What is not edited here may have raised the version: then there is nothing to choose.
  const isSame = JSON.stringify(valuesOf(record)) === JSON.stringify(valuesOf(base));
  const version = isSame ? Math.max(versionOf(base), versionOf(record)) : versionOf(base);
  return {
    form,
    base,
    isSaved,
    isPending: write.isPending,
    onSubmit: form.submit((values: V) => send(values, version), refuse),
    conflict: theirs && {
      base: valuesOf(base),
      mine,
      theirs: valuesOf(theirs),
      changed: theirs.changed,
      sending: write.isPending,
      onSave: (merged: V) => {
        setBase(theirs);
        form.form.setValues(merged);
        send(merged, versionOf(theirs)).catch(refuse);
      },
      onClose: () => setTheirs(null),
    },
  };
}

type Props<V extends Record<string, unknown>, R extends Versioned> = Pick<
  Options<V, R>,
  'schema' | 'record' | 'valuesOf' | 'save'
> & {
  /** How the fields are named where two people changed the same record. */
  fields: readonly ConflictField<V>[];
  saveLabel: string;
  /** The notice once it is saved. */
  savedText: (saved: R) => string;
  children: (form: RecordFields<V>) => ReactNode;
};

/** The form of a record that two people may edit, with its button, its last change and the choice between two changes. */
export function RecordForm<V extends Record<string, unknown>, R extends Versioned>({
  fields,
  saveLabel,
  savedText,
  children,
  ...options
}: Props<V, R>) {
  const common = useTexts('common');
  const { form, base, isPending, onSubmit, conflict } = useRecordForm<V, R>({
    ...options,
    versionOf: ({ version }) => version,
    onSaved: (saved) => notify('good', savedText(saved)),
  });
  return (
    <>
      <Form
        onSubmit={onSubmit}
        state={{ problem: form.whole, isPending }}
        submitLabel={saveLabel}
        pendingLabel={common.saving}
        beside={<LastChanged changed={base.changed} />}
      >
        {children(form)}
      </Form>
      {conflict !== null && <EditConflict {...conflict} fields={fields} />}
    </>
  );
}
