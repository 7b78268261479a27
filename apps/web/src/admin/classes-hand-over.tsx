import { changeTeacher } from '@fasih/school/learning/classes/changes-contract';
import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { substituteTeacher } from '@fasih/school/learning/meetings/contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { formatDay, formatHours } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { Problem } from '../lib/problem.ts';
import { useMeetingsChanged } from '../meetings/api.ts';
import { notify } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError, LongTextField } from '../ui/fields.tsx';
import css from '../ui/parts/forms.module.css';
import { useWrite } from '../ui/use-write.ts';
import { TeacherField } from './classes-teacher-field.tsx';

/** Refusals that are about the chosen teacher and stand beside that field. */
const OF_TEACHER = new Set([
  'classes.teacherNotFound',
  'classes.teacherTeachesOther',
  'classes.teacherNotFree',
  'meetings.teacherAway',
  'meetings.teacherBusy',
  'meetings.noTeacher',
  'meetings.sameTeacher',
  'meetings.wrongProgram',
]);

export type PlannedMeeting = SchoolClass['plan'][number];

/**
 * Hands a class to another teacher, with all its meetings to come; or, where a meeting is named, that one to a substitute.
 * Who is free is the server's word: its refusal stands in the dialog, and what was chosen stays.
 */
export function HandOver({
  of,
  meeting,
  onClose,
}: {
  of: SchoolClass;
  meeting?: PlannedMeeting;
  onClose: () => void;
}) {
  const t = useTexts('staff').classes.one;
  const words = useTexts('staff');
  const m = useTexts('meetings');
  const common = useTexts('common');
  const lang = useLang();
  const changed = useMeetingsChanged();
  const write = useWrite();
  const [teacherId, setTeacher] = useState('');
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const reasonMissing = meeting !== undefined && reason.trim() === '';
  const save = async () => {
    setChecked(true);
    if (teacherId === '' || reasonMissing) return;
    let name = '';
    const saved = await write.run(
      async () => {
        if (meeting === undefined) {
          const body = { teacherId, reason, version: of.version };
          name = (await call(changeTeacher, { params: { classId: of.id }, body })).teacher.name;
        } else {
          const body = { teacherId, reason };
          name = (await call(substituteTeacher, { params: { meetingId: meeting.id }, body })).teacherName;
        }
      },
      () => changed(),
    );
    if (!saved) return;
    onClose();
    await notify('good', meeting === undefined ? t.changed({ name }) : m.substitute.done({ name }));
  };
  const stale = write.error instanceof Problem && write.error.code === 'common.stale';
  const isOfTeacher = write.error instanceof Problem && OF_TEACHER.has(write.error.code);
  const need = (missing: boolean) => (checked && missing ? common.fields.required : undefined);
  return (
    <Dialog
      title={meeting === undefined ? t.changeTeacherTitle : m.substitute.title}
      lead={meeting === undefined ? t.changeTeacherText : t.substituteText}
      closeName={common.close}
      onClose={onClose}
    >
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>
          <strong>
            {meeting === undefined ? of.name : `${m.number({ number: meeting.number })} · ${of.name}`}
          </strong>
          {meeting?.start && meeting.end && (
            <>
              <br />
              {formatDay(meeting.start, lang)}, {formatHours(meeting.start, meeting.end, lang)}
            </>
          )}
          <br />
          <span className={css.quiet}>{t.taughtBy({ name: (meeting ?? of).teacher.name })}</span>
        </p>
        <TeacherField
          without={(meeting ?? of).teacher.id}
          value={teacherId}
          error={need(teacherId === '') ?? (isOfTeacher ? (write.fault ?? undefined) : undefined)}
          onChange={(next) => {
            setTeacher(next);
            write.clear();
          }}
        />
        <LongTextField
          label={words.reason}
          description={meeting === undefined ? common.optional : undefined}
          value={reason}
          maxLength={300}
          required={meeting !== undefined}
          error={need(reasonMissing)}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormError message={stale ? t.stale : isOfTeacher ? null : write.fault} />
        <div className={css.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={write.sending}>
            {write.sending ? words.sending : meeting === undefined ? t.changeTeacher : m.substitute.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
