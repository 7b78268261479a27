import { ZONES, zoneName } from '@fasih/school/basics/instants';
import { adminDashboard, listStudents } from '@fasih/school/office/homes/admin-contract';
import { type StudentDetail, studentDetail } from '@fasih/school/office/homes/student-contract';
import {
  changeRecord,
  type FamilyRecord,
  getRecord,
  RECORD_FIELDS,
  type RecordField,
} from '@fasih/school/office/students/record-contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { focusFirst, issuesOf, sentenceOf } from '../../lib/issues.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EditConflict, type LastChange } from '../../ui/edit-conflict.tsx';
import { LongTextField, SelectField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Columns } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { recordQuery } from './queries.ts';

const READS = [adminDashboard, listStudents, studentDetail, getRecord] as const;

type Facts = Pick<FamilyRecord, RecordField>;

/** Corrects what the school knows of a learner and its family, with a reason that the family reads. */
export function CorrectRecord({ student, onClose }: { student: StudentDetail; onClose: () => void }) {
  const t = useTexts('students').detail.record;
  const common = useTexts('common');
  // What is typed builds upon the record as it was when the dialog opened.
  const record = useQuery({ ...recordQuery(student.learnerId), gcTime: 0, refetchOnWindowFocus: false });
  const [opened, setOpened] = useState<FamilyRecord | null>(null);
  if (opened === null && record.data !== undefined && !record.isFetching) setOpened(record.data);
  const title = t.title({ name: student.name });
  if (opened !== null)
    return <RecordForm title={title} learnerId={student.learnerId} base={opened} onClose={onClose} />;
  return (
    <Dialog title={title} lead={t.lead} closeName={common.close} onClose={onClose}>
      <Loaded query={record} lines={6}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

/** What was typed, as the contract takes it; an empty field is none. */
const sentOf = (typed: Record<RecordField, string>) => ({
  ...typed,
  birthDate: typed.birthDate || null,
  zone: ZONES.find((zone) => zone === typed.zone) ?? null,
});

const typedOf = (facts: Facts): Record<RecordField, string> => ({
  name: facts.name,
  ownerName: facts.ownerName,
  email: facts.email,
  birthDate: facts.birthDate ?? '',
  phone: facts.phone ?? '',
  zone: facts.zone ?? '',
});

function RecordForm({
  title,
  learnerId,
  base,
  onClose,
}: {
  title: string;
  learnerId: string;
  base: FamilyRecord;
  onClose: () => void;
}) {
  const t = useTexts('students').detail.record;
  const common = useTexts('common');
  const zones = useTexts('notifications');
  const lang = useLang();
  const [typed, setTyped] = useState(() => typedOf(base));
  const [reason, setReason] = useState('');
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [theirs, setTheirs] = useState<(FamilyRecord & { changed: LastChange }) | null>(null);
  const change = useAction(changeRecord, {
    invalidates: READS,
    onStale: setTheirs,
    onDone: (now) => {
      onClose();
      return notify('good', now.version === base.version ? t.same : t.saved);
    },
    onError: (error) => {
      if (error instanceof Problem) setIssues(error.fields);
    },
  });
  const save = (facts: ReturnType<typeof sentOf>, version: number) => {
    const body = { ...facts, reason, version };
    const found = issuesOf(changeRecord.body, body);
    setIssues(found);
    if (Object.keys(found).length === 0) void change.run({ params: { learnerId }, body });
    return found;
  };
  const isSelf = base.kind === 'self';
  const zoneLabel = (zone: Facts['zone']) => (zone === null ? zones.zoneSchool : zones.zones[zoneName(zone)]);
  if (theirs !== null) {
    const mine = sentOf(typed);
    return (
      <EditConflict<Facts>
        key={theirs.version}
        base={base}
        mine={{ ...mine, ownerName: isSelf ? base.ownerName : mine.ownerName, phone: mine.phone || null }}
        theirs={theirs}
        changed={theirs.changed}
        fields={RECORD_FIELDS.map((key) => ({
          key,
          label: t.fields[key],
          show: (value) =>
            key === 'zone'
              ? zoneLabel(value as Facts['zone'])
              : key === 'birthDate' && value !== null
                ? formatDate(value, lang)
                : value,
        }))}
        sending={change.isPending}
        onSave={(merged) => {
          setTyped(typedOf(merged));
          setTheirs(null);
          save(sentOf(typedOf(merged)), theirs.version);
        }}
        // Back to what was typed; saved again, it asks again.
        onClose={() => setTheirs(null)}
      />
    );
  }
  const errorOf = (name: string) =>
    issues[name] === undefined ? undefined : sentenceOf(common.fields, issues[name]);
  const field = (name: RecordField) => ({
    name,
    label: t.fields[name],
    value: typed[name],
    error: errorOf(name),
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((now) => ({ ...now, [name]: value })),
  });
  return (
    <FormDialog
      wide
      title={title}
      lead={t.lead}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        focusFirst(event.currentTarget, save(sentOf(typed), base.version));
      }}
      problem={change.problem}
      isPending={change.isPending}
      submitLabel={common.save}
      onClose={onClose}
    >
      <Columns gap={4} align="start" isStretched>
        <TextField {...field('name')} description={isSelf ? t.selfHint : undefined} required />
        <TextField {...field('birthDate')} type="date" required={base.birthDate !== null} />
        {!isSelf && <TextField {...field('ownerName')} description={t.ownerHint} />}
        <TextField {...field('phone')} type="tel" />
        <TextField {...field('email')} type="email" description={t.emailHint} required />
        <SelectField
          {...field('zone')}
          data={[
            { value: '', label: zones.zoneSchool },
            ...ZONES.map((zone) => ({ value: zone, label: zoneLabel(zone) })),
          ]}
        />
      </Columns>
      <LongTextField
        name="reason"
        label={t.reason}
        value={reason}
        error={errorOf('reason')}
        maxLength={300}
        required
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
