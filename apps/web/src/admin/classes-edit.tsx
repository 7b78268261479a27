import { changeClass } from '@fasih/school/learning/classes/changes-contract';
import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { issuesOf, sentenceOf } from '../lib/contract-form.ts';
import { useTexts } from '../lib/language.tsx';
import { staleRecord } from '../lib/problem.ts';
import { useMeetingsChanged } from '../meetings/api.ts';
import { notify } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EditConflict, type LastChange } from '../ui/edit-conflict.tsx';
import { FormError, TextField } from '../ui/fields.tsx';
import css from '../ui/parts/forms.module.css';
import { useWrite } from '../ui/use-write.ts';

type Facts = { name: string; capacity: number };
type Overtaken = { theirs: SchoolClass; changed: LastChange };
const MAX_SEATS = 20;

/** Name and capacity of a class. Where somebody else changed them meanwhile, one chooses field by field. */
export function EditClass({ of, onClose }: { of: SchoolClass; onClose: () => void }) {
  const t = useTexts('classes').staff;
  const common = useTexts('common');
  const changed = useMeetingsChanged();
  const write = useWrite();
  const [base] = useState<Facts>({ name: of.name, capacity: of.capacity });
  const [version] = useState(of.version);
  const [form, setForm] = useState({ name: of.name, capacity: String(of.capacity) });
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const mine: Facts = { name: form.name.trim(), capacity: Number(form.capacity) };
  const save = async (facts: Facts, upon: number) => {
    const body = { ...facts, version: upon };
    const found = issuesOf(changeClass.body, body);
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    const saved = await write.run(
      async () => {
        try {
          await call(changeClass, { params: { classId: of.id }, body });
        } catch (fault) {
          const record = staleRecord<SchoolClass & { changed: LastChange }>(fault);
          if (record) setOvertaken({ theirs: record, changed: record.changed });
          throw fault;
        }
      },
      () => changed(),
    );
    if (!saved) return;
    onClose();
    await notify('good', t.saved);
  };
  if (overtaken) {
    const { theirs } = overtaken;
    return (
      <EditConflict<Facts>
        key={theirs.version}
        base={base}
        mine={mine}
        theirs={{ name: theirs.name, capacity: theirs.capacity }}
        changed={overtaken.changed}
        fields={[
          { key: 'name', label: t.name },
          { key: 'capacity', label: t.capacity },
        ]}
        sending={write.sending}
        onSave={(merged) => {
          setForm({ name: merged.name, capacity: String(merged.capacity) });
          setOvertaken(null);
          void save(merged, theirs.version);
        }}
        onClose={onClose}
      />
    );
  }
  const errorOf = (name: string) =>
    issues[name] === undefined ? undefined : sentenceOf(common.fields, issues[name]);
  return (
    <Dialog title={t.edit} closeName={common.close} onClose={onClose}>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save(mine, version);
        }}
      >
        <TextField
          label={t.name}
          value={form.name}
          maxLength={120}
          required
          error={errorOf('name')}
          onChange={({ currentTarget: { value } }) => setForm((now) => ({ ...now, name: value }))}
        />
        <TextField
          label={t.capacity}
          description={of.capacity === 1 ? t.oneToOne : t.capacityText}
          type="number"
          min={of.capacity === 1 ? 1 : 2}
          max={of.capacity === 1 ? 1 : MAX_SEATS}
          disabled={of.capacity === 1}
          required
          value={form.capacity}
          error={errorOf('capacity')}
          onChange={({ currentTarget: { value } }) => setForm((now) => ({ ...now, capacity: value }))}
        />
        <FormError message={write.fault} />
        <div className={css.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={write.sending}>
            {common.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
