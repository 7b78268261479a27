import { MINUTE } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { LearnerNote } from '@fasih/school/office/students/contract';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { insertNote, markNoteRemoved, type NoteRow, notesOf, studentOf } from './store.ts';

/** Staff notes on a learner; families cannot read them. */
export async function readNotes(
  pool: Pool,
  learnerId: string,
  call: SignedInCall,
): Promise<{ data: LearnerNote[] } | Refusal<'learners.notFound'>> {
  const student = await studentOf(pool, learnerId);
  if (!student) return refuse('learners.notFound');
  return { data: (await notesOf(pool, learnerId)).map((row) => presentNote(row, call)) };
}

/** The same words from the same person within this time are one note: its answer was lost and it was sent again. */
const SAME_WITHIN_MS = 10 * MINUTE;

/** Adds a note; one that was just written is answered as it stands. The audit entry leaves out its text. */
export async function addNote(
  pool: Pool,
  learnerId: string,
  text: string,
  call: SignedInCall,
): Promise<LearnerNote | Refusal<'learners.notFound'>> {
  return inTransaction(pool, async (db) => {
    if (!(await studentOf(db, learnerId, 'lock'))) return refuse('learners.notFound');
    const recent = (await notesOf(db, learnerId)).find(
      (one) =>
        one.authorId === call.person.accountId &&
        one.text === text &&
        call.now.getTime() - one.at.getTime() < SAME_WITHIN_MS,
    );
    if (recent) return presentNote(recent, call);
    const note = await insertNote(db, { learnerId, authorId: call.person.accountId, text, at: call.now });
    await writeAudit(db, call, { action: 'student.noteAdded', targetKind: 'learner', targetId: learnerId });
    return presentNote(note, call);
  });
}

/** Removes the caller's own note; others' notes cannot be removed. */
export async function removeNote(
  pool: Pool,
  { learnerId, noteId }: { learnerId: string; noteId: string },
  call: SignedInCall,
): Promise<{ ok: true } | Refusal<'students.noteNotFound'>> {
  return inTransaction(pool, async (db) => {
    const note = { id: noteId, learnerId, authorId: call.person.accountId, at: call.now };
    if (!(await markNoteRemoved(db, note))) return refuse('students.noteNotFound');
    await writeAudit(db, call, { action: 'student.noteRemoved', targetKind: 'learner', targetId: learnerId });
    return { ok: true } as const;
  });
}

function presentNote({ authorId, at, ...row }: NoteRow, call: SignedInCall): LearnerNote {
  return { ...row, at: at.toISOString(), mine: authorId === call.person.accountId };
}
