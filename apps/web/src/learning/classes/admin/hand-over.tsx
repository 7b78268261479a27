import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { classTitle } from '@fasih/school/learning/classes/title';
import { substituteTeacher } from '@fasih/school/learning/meetings/contract';
import { useState } from 'react';
import { formatDay, formatHours } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Problem } from '../../../lib/problem.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { LongTextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Muted } from '../../../ui/layout.tsx';
import { MEETING_READS } from '../../meetings/admin/reads.ts';
import { TeacherField } from './teacher-field.tsx';

/** Refusals that are about the chosen teacher and are shown beside that field. */
const TEACHER_PROBLEMS = new Set([
  'classes.teacherNotFound',
  'classes.teacherTeachesOther',
  'classes.teacherNotCleared',
  'classes.teacherNotFree',
  'meetings.teacherAway',
  'meetings.teacherBusy',
  'meetings.timeHeld',
  'meetings.timeAsked',
  'meetings.noTeacher',
  'meetings.sameTeacher',
  'meetings.wrongProgram',
  'absences.notCleared',
]);

export type PlannedMeeting = SchoolClass['plan'][number];

/**
 * Gives one meeting to a substitute. The server decides who is free: its refusal is in the dialog, and what was chosen stays.
 */
export function HandOver({
  schoolClass,
  meeting,
  onClose,
}: {
  schoolClass: SchoolClass;
  meeting: PlannedMeeting;
  onClose: () => void;
}) {
  const t = useTexts('staff').classes.one;
  const words = useTexts('staff');
  const m = useTexts('meetings');
  const common = useTexts('common');
  const lang = useLang();
  const [teacherId, setTeacher] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const onDone = (text: string) => {
    onClose();
    return notify('good', text);
  };
  const substitute = useAction(substituteTeacher, {
    invalidates: MEETING_READS,
    onDone: ({ teacherName }) => onDone(m.substitute.done({ name: teacherName })),
  });
  const { teacher } = meeting;
  const isReasonMissing = reason.trim() === '';
  const save = () => {
    setChecked(true);
    if (teacherId === '' || isReasonMissing) return;
    void substitute.run({ params: { meetingId: meeting.id }, body: { teacherId, reason } });
  };
  const code = substitute.error instanceof Problem ? substitute.error.code : '';
  const isAboutTeacher = TEACHER_PROBLEMS.has(code);
  const requiredIf = (missing: boolean) => (isChecked && missing ? common.fields.required : undefined);
  return (
    <FormDialog
      title={m.substitute.title}
      lead={t.substituteText}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      problem={code === 'common.stale' ? t.stale : isAboutTeacher ? null : substitute.problem}
      isPending={substitute.isPending}
      submitLabel={m.substitute.submit}
      pendingLabel={words.sending}
      onClose={onClose}
    >
      <p>
        <strong>
          {m.number({ number: meeting.number })} · {classTitle(meeting.seats, schoolClass.name)}
        </strong>
        {meeting.start && meeting.end && (
          <>
            <br />
            {formatDay(meeting.start, lang)}, {formatHours(meeting.start, meeting.end, lang)}
          </>
        )}
        <br />
        <Muted size="small">{t.taughtBy({ name: teacher.name })}</Muted>
      </p>
      <TeacherField
        without={teacher.id}
        value={teacherId}
        error={
          requiredIf(teacherId === '') ?? (isAboutTeacher ? (substitute.problem ?? undefined) : undefined)
        }
        onChange={(next) => {
          setTeacher(next);
          substitute.reset();
        }}
      />
      <LongTextField
        label={words.reason}
        value={reason}
        maxLength={300}
        required
        error={requiredIf(isReasonMissing)}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
