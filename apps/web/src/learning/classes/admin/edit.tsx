import { changeClass } from '@fasih/school/learning/classes/changes-contract';
import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { useState } from 'react';
import { issuesOf, sentenceOf } from '../../../lib/issues.ts';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { EditConflict, type LastChange } from '../../../ui/edit-conflict.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { MEETING_READS } from '../../meetings/admin/reads.ts';

type Facts = { name: string; capacity: number };
const MAX_SEATS = 20;

/** Name and capacity of a class. Where somebody else changed them meanwhile, one chooses field by field. */
export function EditClass({ schoolClass, onClose }: { schoolClass: SchoolClass; onClose: () => void }) {
  const t = useTexts('classes').staff;
  const common = useTexts('common');
  const [base] = useState<Facts>({ name: schoolClass.name, capacity: schoolClass.capacity });
  const [version] = useState(schoolClass.version);
  const [form, setForm] = useState({ name: schoolClass.name, capacity: String(schoolClass.capacity) });
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [theirs, setTheirs] = useState<(SchoolClass & { changed: LastChange }) | null>(null);
  const change = useAction(changeClass, {
    invalidates: MEETING_READS,
    onStale: setTheirs,
    onDone: () => {
      onClose();
      return notify('good', t.saved);
    },
  });
  const mine: Facts = { name: form.name.trim(), capacity: Number(form.capacity) };
  const isOneToOne = schoolClass.capacity === 1;
  const save = (facts: Facts, on: number) => {
    const body = { ...facts, version: on };
    const found = issuesOf(changeClass.body, body);
    setIssues(found);
    if (Object.keys(found).length === 0) void change.run({ params: { classId: schoolClass.id }, body });
  };
  if (theirs !== null) {
    return (
      <EditConflict<Facts>
        key={theirs.version}
        base={base}
        mine={mine}
        theirs={{ name: theirs.name, capacity: theirs.capacity }}
        changed={theirs.changed}
        fields={[
          { key: 'name', label: t.name },
          { key: 'capacity', label: t.capacity },
        ]}
        sending={change.isPending}
        onSave={(merged) => {
          setForm({ name: merged.name, capacity: String(merged.capacity) });
          setTheirs(null);
          save(merged, theirs.version);
        }}
        onClose={onClose}
      />
    );
  }
  const field = (name: keyof Facts) => ({
    value: form[name],
    required: true,
    error: issues[name] === undefined ? undefined : sentenceOf(common.fields, issues[name]),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setForm((now) => ({ ...now, [name]: value })),
  });
  return (
    <FormDialog
      title={t.edit}
      onSubmit={(event) => {
        event.preventDefault();
        save(mine, version);
      }}
      problem={change.problem}
      isPending={change.isPending}
      submitLabel={common.save}
      onClose={onClose}
    >
      <TextField {...field('name')} label={t.name} maxLength={120} />
      <TextField
        {...field('capacity')}
        label={t.capacity}
        description={isOneToOne ? t.oneToOne : t.capacityText}
        type="number"
        min={isOneToOne ? 1 : 2}
        max={isOneToOne ? 1 : MAX_SEATS}
        disabled={isOneToOne}
      />
    </FormDialog>
  );
}
