import { SECOND } from '@fasih/school/basics/instants';
import { type MeetingRecord, writeNote } from '@fasih/school/learning/meetings/contract';
import type { AgendaMeeting } from '@fasih/school/office/homes/teacher-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useTexts } from '../../../lib/language.tsx';
import { Problem, staleRecord } from '../../../lib/problem.ts';
import { useProblemText } from '../../../lib/problem-sentence.ts';
import { invalidate } from '../../../lib/query.ts';
import { notify } from '../../../ui/ask.tsx';
import { Button } from '../../../ui/button.tsx';
import { LongTextField } from '../../../ui/fields.tsx';
import { Muted, Stack } from '../../../ui/layout.tsx';
import { TEACHER_READS } from '../../teachers/queries.ts';

/** What was typed is saved this long after the last key. */
const SAVE_AFTER_MS = 2 * SECOND;
/** A failed save is tried again after this time. */
const RETRY_MS = 10 * SECOND;

type Words = Pick<AgendaMeeting, 'note' | 'homework'>;
type Written = Words & Pick<AgendaMeeting, 'version'>;
type Saving = 'typing' | 'saving' | 'saved' | 'failed';

const isSame = (a: Words, b: Words) =>
  a.note.trim() === b.note.trim() && a.homework.trim() === b.homework.trim();

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Saves what is typed. A check-in or a mark makes a new version, upon which the same words are saved again; words that
 * somebody else wrote meanwhile stop the saving until `keepMine`. What failed is tried again, also after the page was left.
 */
function useLiveNote(meeting: AgendaMeeting) {
  const problemText = useProblemText();
  const queries = useQueryClient();
  const [text, setText] = useState<Words>({ note: meeting.note, homework: meeting.homework });
  const [saving, setSaving] = useState<Saving>('typing');
  const [problem, setProblem] = useState<string | null>(null);
  const [other, setOther] = useState<Words | null>(null);
  const typed = useRef(text);
  /** What the server holds. */
  const kept = useRef<Written>(meeting);
  const isSaving = useRef(false);
  /** Somebody else saved other words: saving waits until the teacher has chosen which remain. */
  const isAsking = useRef(false);
  const hasLeft = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { meetingId } = meeting;

  const write = async (): Promise<void> => {
    const body = { ...typed.current, version: kept.current.version };
    try {
      kept.current = await call(writeNote, { params: { meetingId }, body });
    } catch (error) {
      const current = staleRecord<MeetingRecord>(error);
      if (current === null) throw error;
      const isOnlyNewer = isSame(current, kept.current) || isSame(current, typed.current);
      kept.current = current;
      // Only the version is another one: the same words go upon it.
      if (isOnlyNewer) return;
      isAsking.current = true;
      setOther(current);
      throw error;
    } finally {
      void invalidate(queries, TEACHER_READS);
    }
  };

  const save = async () => {
    clearTimeout(timer.current);
    window.removeEventListener('online', again);
    if (isSaving.current || isAsking.current) return;
    if (isSame(typed.current, kept.current)) {
      window.removeEventListener('beforeunload', stay);
      setSaving((now) => (now === 'failed' ? 'saved' : now));
      return;
    }
    isSaving.current = true;
    try {
      while (!isSame(typed.current, kept.current)) {
        setSaving('saving');
        await write();
      }
      window.removeEventListener('beforeunload', stay);
      setProblem(null);
      setSaving('saved');
    } catch (error) {
      const failure = error instanceof Problem ? error : null;
      const sentence = problemText(failure);
      setProblem(sentence);
      setSaving('failed');
      if (failure?.mayPass) {
        timer.current = setTimeout(again, RETRY_MS);
        window.addEventListener('online', again);
      } else if (hasLeft.current) {
        window.removeEventListener('beforeunload', stay);
        void notify('bad', sentence);
      }
    } finally {
      isSaving.current = false;
    }
  };
  const latest = useRef(save);
  latest.current = save;
  const [again] = useState(() => () => void latest.current());

  // Who leaves the page has saved.
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      if (isAsking.current) window.removeEventListener('beforeunload', stay);
      void latest.current();
    };
  }, []);

  // A text saved elsewhere replaces one that was not changed here.
  useEffect(() => {
    if (isSaving.current || meeting.version <= kept.current.version) return;
    if (!isSame(typed.current, kept.current)) return;
    kept.current = meeting;
    if (isSame(typed.current, meeting)) return;
    typed.current = { note: meeting.note, homework: meeting.homework };
    setText(typed.current);
  }, [meeting]);

  return {
    text,
    saving,
    problem,
    other,
    save,
    type: (more: Partial<Words>) => {
      typed.current = { ...typed.current, ...more };
      setText(typed.current);
      window.addEventListener('beforeunload', stay);
      if (isAsking.current) return;
      setSaving('typing');
      clearTimeout(timer.current);
      timer.current = setTimeout(again, SAVE_AFTER_MS);
    },
    keepMine: () => {
      isAsking.current = false;
      setOther(null);
      return save();
    },
  };
}

/** Note and homework of a running meeting, saved while the teacher types. */
export function LiveNote({ meeting }: { meeting: AgendaMeeting }) {
  const t = useTexts('teachers').screens;
  const { text, saving, problem, other, save, type, keepMine } = useLiveNote(meeting);
  /** The saved text, if somebody else saved another one than the teacher typed. */
  const savedNow = (name: keyof Words) =>
    other !== null && other[name].trim() !== text[name].trim()
      ? t.savedNow({ text: other[name] || t.nothing })
      : undefined;
  return (
    <Stack gap={3}>
      <LongTextField
        label={t.note.note}
        description={savedNow('note')}
        rows={5}
        value={text.note}
        maxLength={4000}
        onBlur={() => void save()}
        onChange={(event) => type({ note: event.currentTarget.value })}
      />
      <LongTextField
        label={t.note.homework}
        description={savedNow('homework') ?? t.note.hint}
        rows={3}
        value={text.homework}
        maxLength={4000}
        onBlur={() => void save()}
        onChange={(event) => type({ homework: event.currentTarget.value })}
      />
      <p role="status">
        <Muted size="small">{saving === 'failed' ? (problem ?? t.lesson.failed) : t.lesson[saving]}</Muted>
      </p>
      {other !== null && (
        <div>
          <Button size="small" look="quiet" onClick={() => void keepMine()}>
            {t.lesson.keepMine}
          </Button>
        </div>
      )}
    </Stack>
  );
}
