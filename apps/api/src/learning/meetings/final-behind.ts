import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { placeOwed } from '@fasih/school/catalogue/policy/owed-place';
import { type Expression, sql } from 'kysely';
import { select, tableAs } from '../../platform/db/sql.ts';
import type { MeetingFacts } from './facts.ts';
import type { SeatWithPolicy } from './rules-of-meeting.ts';

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const s = tableAs('seat', 's');
const e = tableAs('enrolment', 'e');

/** The planned Final Test of a one-to-one course; nothing without an enrolment. */
export const selectFinalOf = (enrolmentId: Expression<string | null>) =>
  select(
    [
      m.id.as('meetingId'),
      m.class_id.as('classId'),
      m.teacher_id.as('teacherId'),
      sql<Date>`lower(${s.during})`.as('start'),
      sql<Date>`upper(${s.during})`.as('end'),
    ],
    sql`from ${s} join ${e} on ${e.id} = ${s.enrolment_id} and ${s.number} = ${e.meetings}
        join ${m} on ${m.id} = ${s.meeting_id} and ${m.kind} = 'series'
        join ${c} on ${c.id} = ${m.class_id} and ${c.capacity} = 1
      where ${s.enrolment_id} = ${enrolmentId}::uuid and ${s.state} = 'planned'`,
  );

/** A planned Final Test. */
export type PlannedFinal = { meetingId: string; classId: string; teacherId: string; span: Span };

/** The course whose Final Test matters for a new time of this meeting: that of an owed one under rules 2. */
export function finalMattersTo(
  { kind }: Pick<MeetingFacts, 'kind'>,
  seats: readonly SeatWithPolicy[],
): string | null {
  const [seat] = seats;
  return kind === 'owed' && seat && seat.policy.rules >= 2 ? seat.enrolmentId : null;
}

/** An owed meeting and the Final Test after they have changed places. */
export type Swap = { decision: Decision; owed: Span; final: Span; finalId: string };

/**
 * The Final Test that an owed meeting would come after, so that the two change places
 * (docs/product/course-rules-2.md#owed-meetings); null if the owed one keeps this time. Also kept where a substitute
 * gives the Final Test, who is asked for that time and no other, and where it lies in another class.
 */
export function finalBehind(
  { classId, teacherId }: Pick<MeetingFacts, 'classId' | 'teacherId'>,
  seats: readonly SeatWithPolicy[],
  to: Span,
  { final }: { final: PlannedFinal | null },
  now: Date,
): Swap | null {
  const [seat] = seats;
  if (!seat || !final || final.classId !== classId || final.teacherId !== teacherId) return null;
  const {
    owed: _owed,
    final: _final,
    ...decision
  } = placeOwed(seat.policy, { owed: to.start, final: final.span.start }, now);
  if (decision.outcome !== 'swapped') return null;
  return { decision, owed: final.span, final: to, finalId: final.meetingId };
}
