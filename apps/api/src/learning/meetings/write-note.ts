import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { MeetingRecord } from '@fasih/school/learning/meetings/contract';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { relationTo } from './access.ts';
import { meetingFacts } from './facts.ts';
import { presentMeeting } from './present.ts';

export type Note = { note: string; homework: string; version: number };

const saveNote = statement(
  ({ meetingId, note, homework }: Params<Omit<Note, 'version'> & { meetingId: string }>) =>
    build
      .updateTable('meeting')
      .set((eb) => ({ note, homework, version: eb('version', '+', 1) }))
      .where('id', '=', meetingId),
);

/** Saves the teacher's note and homework for the family. Four statements. */
export async function writeNote(
  pool: Pool,
  meetingId: string,
  { note, homework, version }: Note,
  call: SignedInCall,
): Promise<MeetingRecord | Refusal<'common.stale' | 'meetings.notFound'>> {
  return inTransaction(pool, async (db) => {
    const meeting = await meetingFacts(db, meetingId, 'lock');
    if (!meeting || !relationTo(meeting, call.person, call.now)) return refuse('meetings.notFound');
    if (meeting.version !== version)
      return refuse('common.stale', { current: presentMeeting(meeting, call.person) });
    await saveNote.run(db, { meetingId: meeting.id, note, homework });
    await writeAudit(db, call, {
      action: 'meeting.noteWritten',
      targetKind: 'meeting',
      targetId: meeting.id,
      before: { note: meeting.note, homework: meeting.homework },
      after: { note, homework },
    });
    return presentMeeting({ ...meeting, note, homework, version: meeting.version + 1 }, call.person);
  });
}
