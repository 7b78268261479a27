import { dayIn } from '@fasih/school/basics/instants';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { RULES_2 } from '@fasih/school/catalogue/policy/rules-2';
import { addDays, daysBetween } from '@fasih/school/catalogue/policy/validity';
import type { PoolClient } from 'pg';
import { addExtensions } from '../../courses/balance/balance.ts';
import { endWait } from '../../courses/enrolments/waits.ts';
import type { Call } from '../../platform/http/call.ts';
import type { SeatFacts } from '../meetings/facts.ts';
import { lockCourse, lockOpenAppeal, saveAnswer } from './store.ts';

/**
 * Moves a course's last day on to this day, because a questioned forfeit came back; it only grows. The course must be
 * locked.
 */
export async function keepUntil(
  db: PoolClient,
  course: { appealId: string; enrolmentId: string; lastDay: string; decision: Decision },
  lastDay: string,
  now: Date,
): Promise<void> {
  const { enrolmentId, decision } = course;
  const days = daysBetween(course.lastDay, lastDay);
  if (days <= 0) return;
  const source = `extended:appeal:${course.appealId}`;
  await addExtensions(db, [{ enrolmentId, days, decision, source }], now);
}

/**
 * Closes the open question about a seat's forfeit that staff waived or corrected without answering it; their reason is
 * the answer. What comes back to plan has at least 21 days.
 */
export async function closeAppealOf(
  db: PoolClient,
  { seatId, enrolmentId }: Pick<SeatFacts, 'seatId' | 'enrolmentId'>,
  done: { decision: Decision; reason: string; comesBack: boolean },
  call: Call,
): Promise<void> {
  const appeal = await lockOpenAppeal(db, seatId);
  if (!appeal) return;
  const { decision, reason: answer } = done;
  const { now } = call;
  await saveAnswer(db, {
    id: appeal.id,
    state: 'returned',
    by: call.person?.accountId ?? null,
    now,
    answer,
    decision,
  });
  await endWait(db, appeal.id, now);
  const course = await lockCourse(db, enrolmentId);
  if (!done.comesBack || !course?.lastDay) return;
  const until = addDays(dayIn(now), RULES_2.returnedDays);
  await keepUntil(db, { appealId: appeal.id, enrolmentId, lastDay: course.lastDay, decision }, until, now);
}
