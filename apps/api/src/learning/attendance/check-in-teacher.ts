import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type CheckInDecision, decideCheckIn } from '@fasih/school/catalogue/policy/check-in';
import type { Policy } from '@fasih/school/catalogue/policy/decision';
import type { CheckedIn } from '@fasih/school/learning/attendance/contract';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { relationTo } from '../meetings/access.ts';
import { type MeetingFacts, meetingFacts } from '../meetings/facts.ts';
import { presentDecision } from '../meetings/present.ts';
import { policyOfMeeting, withPolicies } from '../meetings/rules-of-meeting.ts';
import { freeAfter, lengthenMeeting, noteCheckIn } from '../meetings/seat-writes.ts';
import { noticesOfDelay, oweMinutes } from './owe-minutes.ts';

const REFUSED = { tooEarly: 'checkInTooEarly', tooLate: 'checkInTooLate', closed: 'checkInClosed' } as const;

/**
 * Records that the teacher has arrived. A delay extends the meeting if teacher and learners are free
 * afterwards, else it goes into each learner's minute bank (docs/product/classes.md#check-in). Repeating it
 * changes nothing.
 */
export async function checkInTeacher(
  pool: Pool,
  meetingId: string,
  call: SignedInCall,
): Promise<
  | CheckedIn
  | Refusal<
      | 'attendance.checkInClosed'
      | 'attendance.checkInTooEarly'
      | 'attendance.checkInTooLate'
      | 'attendance.notFound'
    >
> {
  return inTransaction(pool, async (db) => {
    const meeting = await meetingFacts(db, meetingId, 'lock');
    if (!meeting || !relationTo(meeting, call.person, call.now)) return refuse('attendance.notFound');
    const { span } = meeting;
    if (!span) return refuse('attendance.checkInClosed');
    const seats = await withPolicies(db, meeting.seats);
    const policy = await policyOfMeeting(db, seats, call.now);
    const decision = await decideAndLengthen(db, { ...meeting, span }, policy, call.now);
    const { outcome, delayMinutes, end } = decision;
    if (outcome === 'tooEarly' || outcome === 'tooLate' || outcome === 'closed')
      return refuse(`attendance.${REFUSED[outcome]}`, { params: decision.reason.params });
    if (outcome !== 'already') {
      await noteCheckIn(db, meeting.id, { at: call.now, delayMinutes });
      const waiting = seats.filter(
        ({ state, enrolmentState }) =>
          (state === 'planned' && enrolmentState === 'active') ||
          ((state === 'present' || state === 'late') && enrolmentState !== 'ended'),
      );
      const notices = delayMinutes > 0 ? noticesOfDelay(meeting, waiting, decision) : [];
      if (outcome === 'owed') notices.push(...(await oweMinutes(db, meeting, waiting, decision, call.now)));
      await notifyAll(db, notices, call.now);
      await writeAudit(db, call, {
        action: 'meeting.checkedIn',
        targetKind: 'meeting',
        targetId: meeting.id,
        after: { outcome, delayMinutes, end },
      });
    }
    return {
      meetingId: meeting.id,
      checkedInAt: (meeting.checkedInAt ?? call.now).toISOString(),
      delayMinutes: outcome === 'already' ? meeting.delayMinutes : delayMinutes,
      startsAt: span.start.toISOString(),
      endsAt: end.toISOString(),
      decision: presentDecision(decision),
      serverNow: call.now.toISOString(),
    };
  });
}

/** Decides the check-in; an extension that the database rejects as a clash is decided again as not free. */
async function decideAndLengthen(
  db: PoolClient,
  meeting: MeetingFacts & { span: NonNullable<MeetingFacts['span']> },
  policy: Policy,
  now: Date,
): Promise<CheckInDecision> {
  const { span, checkedInAt } = meeting;
  const facts = { span, checkedInAt, open: meeting.state === 'planned' && meeting.closedAt === null };
  const free = now > span.start && !checkedInAt ? await freeAfter(db, meeting) : null;
  const decision = decideCheckIn(policy, { ...facts, freeAfter: free }, now);
  if (decision.outcome !== 'addedToEnd' || (await lengthenMeeting(db, meeting.id, decision.end)))
    return decision;
  return decideCheckIn(policy, { ...facts, freeAfter: span.end }, now);
}
