import { later, MINUTE } from '@fasih/school/basics/instants';
import { ASKING } from '@fasih/school/learning/absences/asking';
import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { eachRecord, recordJob } from '../../platform/jobs/each-record.ts';
import { meetingFacts } from '../meetings/facts.ts';
import { returnMeeting } from '../meetings/return-meeting.ts';
import { decideCancelForSeat, isOpen } from '../meetings/rules-of-meeting.ts';
import { lockSeries } from '../meetings/store-numbers.ts';
import { stepSearch } from './ask-substitutes.ts';
import { dueSearches, endSearchesOf, isUncovered, uncoveredUntil } from './offer-store.ts';

const BATCH = 50;

/** Asks the next three teachers where nobody has said yes. */
export const askSubstitutes = recordJob('absences.ask', {
  everyMs: 5000,
  async run(run) {
    const { pool, now } = run;
    const due = await dueSearches(pool, now, BATCH);
    return eachRecord(run, due, (db, id) => stepSearch(db, id, now));
  },
});

/** Cancels meetings whose teacher is away and that have no substitute 90 minutes before they begin. */
export const cancelUncovered = recordJob('absences.cancel', {
  everyMs: 10_000,
  async run(run) {
    const { pool, now } = run;
    const until = later(now, ASKING.cancelMinutes * MINUTE);
    const due = await uncoveredUntil(pool, { now, until, limit: BATCH });
    return eachRecord(run, due, (db, id) => cancelOne(db, id, now));
  },
});

/** Cancels one as the school does: nobody loses a meeting, families and the absent teacher are told. */
async function cancelOne(db: PoolClient, meetingId: string, now: Date): Promise<boolean> {
  await lockSeries(db, { meetingId });
  const meeting = await meetingFacts(db, meetingId, 'lock');
  if (!meeting || !isOpen(meeting, now) || meeting.checkedInAt) return false;
  if (!(await isUncovered(db, meetingId, now))) return false;
  const decision = await returnMeeting(
    db,
    meeting,
    (seat, growth) => decideCancelForSeat(meeting, seat.policy, growth, 'school', now),
    { actor: 'school', accountId: null, role: null, reason: '', isUncovered: true },
    now,
  );
  if (!decision) return false;
  await endSearchesOf(db, [meetingId], now);
  await writeAudit(db, systemCall(now, 'job:absences'), {
    action: 'meeting.cancelled',
    targetKind: 'meeting',
    targetId: meetingId,
    before: { start: meeting.span?.start ?? null, seats: meeting.seats.map(({ state }) => state) },
    after: { state: 'to_plan' },
  });
  return true;
}
