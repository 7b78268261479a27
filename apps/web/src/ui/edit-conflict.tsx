import { type FormEvent, type ReactNode, useState } from 'react';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { Button } from './button.tsx';
import { Choice } from './choice.tsx';
import { Dialog } from './dialog.tsx';
import { changesOf, type FieldChange, mergeOf, type Choice as Side } from './edit-merge.ts';
import { Row, Stack, Text } from './layout.tsx';
import css from './parts/edit-conflict.module.css';

/** Who changed a record last, and when; `null` where the school itself did it. Comes with the record of a 409. */
export type LastChange = { by: string | null; at: string } | null;

/** A field of the record as the dialog names and shows it. */
export type ConflictField<R> = {
  key: keyof R & string;
  label: string;
  /** How a value reads; plain text without it. */
  show?: (value: R[keyof R & string]) => ReactNode;
};

type Props<R extends object> = {
  /** What stood there when the editing began. */
  base: R;
  /** What was typed here. */
  mine: R;
  /** The record as it is stored now. */
  theirs: R;
  fields: readonly ConflictField<R>[];
  changed: LastChange;
  sending?: boolean;
  /** Saves the merged record on top of the present version. */
  onSave: (merged: R) => void;
  onClose: () => void;
};

/**
 * Two people edited the same record: says who changed what meanwhile, and lets the one who comes second keep the own or
 * take the other's value, field by field. What only one of them changed needs no choice.
 */
export function EditConflict<R extends object>({
  base,
  mine,
  theirs,
  fields,
  changed,
  sending = false,
  onSave,
  onClose,
}: Props<R>) {
  const t = useTexts('common').conflict;
  const common = useTexts('common');
  const lang = useLang();
  const [choices, setChoices] = useState<Partial<Record<keyof R, Side>>>({});
  const changes = changesOf<R>(
    base,
    mine,
    theirs,
    fields.map(({ key }) => key),
  );
  const chooseAll = (choice: Side) =>
    setChoices(Object.fromEntries(changes.map(({ key }) => [key, choice])) as typeof choices);
  const who = changed?.by ?? t.somebody;
  const lead = changed === null ? t.lead : t.leadBy({ who, when: formatInstant(changed.at, lang) });
  return (
    <Dialog wide title={t.title} lead={lead} closeName={common.close} onClose={onClose}>
      <Stack
        as="form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onSave(mergeOf(theirs, changes, choices));
        }}
      >
        {changes.length > 1 && (
          <Row gap={2}>
            <Button look="quiet" size="small" onClick={() => chooseAll('mine')}>
              {t.allMine}
            </Button>
            <Button look="quiet" size="small" onClick={() => chooseAll('theirs')}>
              {t.allTheirs}
            </Button>
          </Row>
        )}
        {changes.length === 0 && <p>{t.same}</p>}
        {fields.map((field) => {
          const change = changes.find(({ key }) => key === field.key);
          return change === undefined ? null : (
            <Field
              key={field.key}
              field={field}
              change={change}
              choice={choices[field.key] ?? (change.by === 'theirs' ? 'theirs' : 'mine')}
              onChoose={(choice) => setChoices((all) => ({ ...all, [field.key]: choice }))}
            />
          );
        })}
        <Row justify="end">
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={sending}>
            {t.save}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

function Field<R>({
  field,
  change,
  choice,
  onChoose,
}: {
  field: ConflictField<R>;
  change: FieldChange<R>;
  choice: Side;
  onChoose: (choice: Side) => void;
}) {
  const t = useTexts('common').conflict;
  const shown = (value: unknown): ReactNode => {
    const made = field.show ? field.show(value as R[keyof R & string]) : String(value ?? '');
    return made === '' || made === null ? <em>{t.empty}</em> : made;
  };
  const byWhom = { mine: t.onlyMine, theirs: t.onlyTheirs, both: t.both }[change.by];
  return (
    <fieldset className={css.field}>
      <legend>{field.label}</legend>
      <Text isMuted size="small">
        {byWhom} {t.before} <span className={css.value}>{shown(change.base)}</span>
      </Text>
      {(['mine', 'theirs'] as const).map((one) => (
        <Choice
          key={one}
          type="radio"
          look="card"
          name={`conflict-${field.key}`}
          checked={choice === one}
          onChange={() => onChoose(one)}
        >
          <Stack as="span" gap={1}>
            <strong>{t[one]}</strong>
            <span className={css.value}>{shown(change[one])}</span>
          </Stack>
        </Choice>
      ))}
    </fieldset>
  );
}
