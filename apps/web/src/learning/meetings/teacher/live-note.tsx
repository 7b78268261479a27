import { SECOND } from '@fasih/school/basics/instants';
import { type MeetingRecord, writeNote } from '@fasih/school/learning/meetings/contract';
import type { AgendaMeeting } from '@fasih/school/office/homes/teacher-contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useTexts } from '../../../lib/language.tsx';
import { Problem, staleRecord } from '../../../lib/problem.ts';
import { useProblemText } from '../../../lib/problem-sentence.ts';
import { LongTextField } from '../../../ui/fields.tsx';
import { Muted, Stack } from '../../../ui/layout.tsx';

/** So long after the last key what was typed is saved. */
const PAUSE_MS = 2 * SECOND;

type Written = Pick<AgendaMeeting, 'note' | 'homework' | 'version'>;
type Saving = 'typing' | 'saving' | 'saved' | 'failed';

const isSame = (a: Pick<Written, 'note' | 'homework'>, b: Pick<Written, 'note' | 'homework'>) =>
  a.note.trim() === b.note.trim() && a.homework.trim() === b.homework.trim();

/**
 * Note and homework of a running meeting, saved while the teacher types. A check-in or a mark makes a new version, upon
 * which the same words are saved again; words that somebody else wrote meanwhile are kept and the saving stops.
 */
export function LiveNote({ meeting }: { meeting: AgendaMeeting }) {
  const t = useTexts('teachers').screens;
  const problemText = useProblemText();
  const [text, setText] = useState({ note: meeting.note, homework: meeting.homework });
  const [saving, setSaving] = useState<Saving>('typing');
  const [problem, setProblem] = useState<string | null>(null);
  const typed = useRef(text);
  /** What the server holds. */
  const kept = useRef<Written>(meeting);
  const isSaving = useRef(false);
  const { meetingId } = meeting;

  const save = async () => {
    if (isSaving.current || isSame(typed.current, kept.current)) return;
    isSaving.current = true;
    try {
      while (!isSame(typed.current, kept.current)) {
        setSaving('saving');
        const body = { ...typed.current, version: kept.current.version };
        const answer = await call(writeNote, { params: { meetingId }, body }).catch((error: Error) => {
          const current = staleRecord<MeetingRecord>(error);
          // Only the version is another one: the same words go upon it.
          if (current !== null && isSame(current, kept.current)) return current;
          throw error;
        });
        kept.current = answer;
      }
      setProblem(null);
      setSaving('saved');
    } catch (error) {
      setProblem(problemText(error instanceof Problem ? error : null));
      setSaving('failed');
    } finally {
      isSaving.current = false;
    }
  };

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Who leaves the page has saved.
  const latest = useRef(save);
  latest.current = save;
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void latest.current();
    },
    [],
  );

  const type = (more: Partial<typeof text>) => {
    typed.current = { ...typed.current, ...more };
    setText(typed.current);
    setSaving('typing');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), PAUSE_MS);
  };
  return (
    <Stack gap={3}>
      <LongTextField
        label={t.note.note}
        rows={5}
        value={text.note}
        maxLength={4000}
        onBlur={() => void save()}
        onChange={(event) => type({ note: event.currentTarget.value })}
      />
      <LongTextField
        label={t.note.homework}
        description={t.note.hint}
        rows={3}
        value={text.homework}
        maxLength={4000}
        onBlur={() => void save()}
        onChange={(event) => type({ homework: event.currentTarget.value })}
      />
      <p role="status">
        <Muted size="small">{saving === 'failed' ? (problem ?? t.lesson.failed) : t.lesson[saving]}</Muted>
      </p>
    </Stack>
  );
}
