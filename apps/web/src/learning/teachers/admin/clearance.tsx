import { type ClearanceRecord, saveClearance } from '@fasih/school/learning/teachers/clearance-contract';
import { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { sentenceOf } from '../../../lib/issues.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Problem } from '../../../lib/problem.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Badge } from '../../../ui/basics.tsx';
import { type ConflictField, EditConflict } from '../../../ui/edit-conflict.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { Form } from '../../../ui/form.tsx';
import { LastChanged } from '../../../ui/last-changed.tsx';
import { Columns } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { CardSection } from '../../../ui/page.tsx';
import { clearanceQuery } from './queries.ts';

const KEYS = ['identityOn', 'certificateOn', 'certificateUntil'] as const;
type Seen = Pick<ClearanceRecord, (typeof KEYS)[number]>;
const seenOf = ({ identityOn, certificateOn, certificateUntil }: Seen): Seen => ({
  identityOn,
  certificateOn,
  certificateUntil,
});
const HUES = { none: 'red', ends: 'amber', valid: 'leaf' } as const;

/** Whether a teacher may teach minors: what an admin saw, and when. */
export function TeacherClearance({ teacherId }: { teacherId: string }) {
  const t = useTexts('profiles').clearance;
  const clearance = useQuery({ ...clearanceQuery(teacherId), refetchOnWindowFocus: false });
  const { data } = clearance;
  return (
    <CardSection
      title={t.title}
      lead={t.lead}
      actions={data && <Badge hue={HUES[data.state]}>{t.states[data.state]}</Badge>}
    >
      <Loaded query={clearance} lines={3}>
        {(record) => <ClearanceForm record={record} />}
      </Loaded>
    </CardSection>
  );
}

function ClearanceForm({ record }: { record: ClearanceRecord }) {
  const t = useTexts('profiles').clearance;
  const common = useTexts('common');
  const lang = useLang();
  const [base, setBase] = useState(record);
  const [seen, setSeen] = useState(() => seenOf(record));
  const [theirs, setTheirs] = useState<ClearanceRecord | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const save = useAction(saveClearance, {
    updates: () => clearanceQuery(record.teacherId),
    invalidates: [adminDashboard],
    onStale: setTheirs,
    onError: (error) => setFaults(error instanceof Problem ? error.fields : {}),
    onDone: (stored) => {
      setBase(stored);
      setSeen(seenOf(stored));
      setFaults({});
      return notify('good', t.saved);
    },
  });
  const send = (values: Seen, version: number) =>
    save.run({ params: { teacherId: record.teacherId }, body: { ...values, version } });
  const fields: ConflictField<Seen>[] = KEYS.map((key) => ({
    key,
    label: t[key],
    show: (day) => (day === null ? '–' : formatDate(day, lang)),
  }));
  return (
    <>
      <Form
        state={save}
        submitLabel={t.save}
        pendingLabel={common.saving}
        onSubmit={(event) => {
          event.preventDefault();
          void send(seen, base.version);
        }}
        beside={<LastChanged changed={base.changed} />}
      >
        <Columns>
          {KEYS.map((key) => {
            const fault = faults[key];
            return (
              <TextField
                key={key}
                type="date"
                label={t[key]}
                value={seen[key] ?? ''}
                error={fault === undefined ? undefined : sentenceOf(common.fields, fault)}
                onChange={({ currentTarget: { value } }) => setSeen({ ...seen, [key]: value || null })}
              />
            );
          })}
        </Columns>
      </Form>
      {theirs !== null && (
        <EditConflict<Seen>
          base={seenOf(base)}
          mine={seen}
          theirs={seenOf(theirs)}
          fields={fields}
          changed={theirs.changed}
          sending={save.isPending}
          onSave={(merged) => {
            setBase(theirs);
            setSeen(merged);
            setTheirs(null);
            void send(merged, theirs.version);
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </>
  );
}
