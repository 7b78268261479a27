import type { Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { resumeClass as resumeContract } from '@fasih/school/learning/meetings/pause-contract';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { openMeetingsOfClass } from '../meetings/facts.ts';
import { familiesOf, paramsOf, sourceOf, teacherOf } from '../meetings/notices.ts';
import { numbered, presentPaused } from './pause-class.ts';
import { classExists, endPause } from './pause-store.ts';
import { type PlannedBack, planBack, type Untimed, withOldTimes } from './plan-back.ts';

type Resumed = Reply<typeof resumeContract>;

/**
 * Ends a pause, also early: meetings that lost their times to it get them back if these are in the future,
 * free and within the rules; the others are returned as to plan. Ten statements.
 */
export async function resumeClass(
  pool: Pool,
  classId: string,
  call: SignedInCall,
): Promise<
  | Resumed
  | Refusal<'meetings.classNotFound' | 'meetings.learnerBusy' | 'meetings.notPaused' | 'meetings.teacherBusy'>
> {
  if (!isId(classId)) return refuse('meetings.classNotFound');
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      const resumed = await endPause(db, classId, call.now);
      if (!resumed)
        return refuse((await classExists(db, classId)) ? 'meetings.notPaused' : 'meetings.classNotFound');
      const waiting = await withOldTimes(db, await openMeetingsOfClass(db, classId), 'paused');
      const planned = await planBack(db, waiting, call);
      await notifyPlanned(db, planned, call.now);
      await writeAudit(db, call, {
        action: 'class.resumed',
        targetKind: 'class',
        targetId: classId,
        after: { meetings: planned.map(({ meeting }) => meeting.number) },
      });
      const back = new Set(planned.map(({ meeting }) => meeting.id));
      const named = ({ meeting, was }: Untimed) => numbered(meeting, was.start);
      return {
        class: presentPaused(resumed),
        planned: planned.map(named),
        toPlan: waiting.filter(({ meeting }) => !back.has(meeting.id)).map(named),
      };
    }),
  );
}

async function notifyPlanned(db: PoolClient, planned: readonly PlannedBack[], now: Date): Promise<void> {
  await notifyAll(
    db,
    planned.flatMap(({ meeting, was }) =>
      [...familiesOf(meeting.seats), teacherOf(meeting, meeting.seats)].map((recipient) => ({
        accountId: recipient.accountId,
        kind: 'meeting.moved' as const,
        params: { ...paramsOf(meeting, recipient, was.start), was: null, by: 'school' as const },
        source: sourceOf('meeting.moved', meeting, recipient),
      })),
    ),
    now,
  );
}
