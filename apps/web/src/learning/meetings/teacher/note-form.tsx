import { writeNote } from '@fasih/school/learning/meetings/contract';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/language.tsx';
import { Problem } from '../../../lib/problem.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormError, LongTextField } from '../../../ui/fields.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { TEACHER_READS } from '../../teachers/queries.ts';

type Noted = { meetingId: string; number: number; note: string; homework: string; version: number };

/**
 * What was done and what is homework, behind a disclosure unless it is in one already. An outdated version
 * is refused; what was typed stays, and the next try uses the newest version.
 */
export function NoteForm({ meeting, unfolded = false }: { meeting: Noted; unfolded?: boolean }) {
  const t = useTexts('teachers').screens;
  const common = useTexts('common');
  const [note, setNote] = useState(meeting.note);
  const [homework, setHomework] = useState(meeting.homework);
  const dirty = note !== meeting.note || homework !== meeting.homework;
  // A text saved elsewhere replaces one that was not changed here.
  const known = useRef(meeting);
  useEffect(() => {
    const before = known.current;
    known.current = meeting;
    setNote((own) => (own === before.note ? meeting.note : own));
    setHomework((own) => (own === before.homework ? meeting.homework : own));
  }, [meeting]);

  const { meetingId, version } = meeting;
  const save = useAction(writeNote, {
    invalidates: TEACHER_READS,
    onDone: () => notify('good', t.saved),
  });
  const stale = save.error instanceof Problem && save.error.code === 'common.stale';
  /** After a refusal as stale: the saved text, if it differs from the typed one. */
  const other = (saved: string, own: string) =>
    stale && saved !== own ? t.savedNow({ text: saved || t.nothing }) : undefined;
  const empty = meeting.note === '' && meeting.homework === '';
  const form = (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        void save.run({ params: { meetingId }, body: { note, homework, version } });
      }}
    >
      <LongTextField
        label={t.note.note}
        description={other(meeting.note, note)}
        value={note}
        maxLength={4000}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <LongTextField
        label={t.note.homework}
        description={other(meeting.homework, homework) ?? t.note.hint}
        value={homework}
        maxLength={4000}
        onChange={(event) => setHomework(event.currentTarget.value)}
      />
      <FormError message={stale ? t.stale : save.problem} />
      <div>
        <Button type="submit" size="small" disabled={!dirty} isPending={save.isPending}>
          {save.isPending ? t.saving : common.save}
        </Button>
      </div>
    </Stack>
  );
  if (unfolded) return form;
  return <Disclosure summary={empty ? t.note.empty : t.note.title}>{form}</Disclosure>;
}
