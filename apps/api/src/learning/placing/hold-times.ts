import { later, MINUTE } from '@fasih/school/basics/instants';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type { Slot } from '@fasih/school/learning/meetings/plan';
import {
  BOOKING,
  isHeld,
  isSameChoice,
  mayHold,
  RECENT_MS,
} from '@fasih/school/learning/placing/booking-rules';
import { proposalFor } from '@fasih/school/learning/placing/rank';
import { NO_WISHES } from '@fasih/school/learning/wishes/wishes';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import { wishesOf } from '../wishes/read-wishes.ts';
import { endBookings, insertHold, isOwn, lockBookingsOf } from './booking-store.ts';
import { readFacts } from './facts.ts';
import { wishesIn } from './known-wishes.ts';
import { earliestFor, placingLearner } from './present.ts';

/**
 * Keeps a teacher and weekly times for ten minutes. The teacher is locked, so of two families that want the same time one
 * gets it; the other is refused with `placing.taken`. Holding the same times again changes nothing.
 */
export async function holdTimes(
  pool: Pool,
  enrolmentId: string,
  { teacherId, slots }: { teacherId: string; slots: Slot[] },
  call: SignedInCall,
) {
  const { person, now } = call;
  return inTransaction(pool, async (db) => {
    if (!(await isOwn(db, enrolmentId, person.accountId))) return refuse('classes.enrolmentNotFound');
    const known = await lockBookingsOf(db, person.accountId, later(now, -RECENT_MS));
    const wanted = { enrolmentId, teacherId, slots };
    const open = known.find((one) => one.enrolmentId === enrolmentId && isHeld(one, now));
    const isSame = open !== undefined && isSameChoice(open, wanted);
    await lockTeacher(db, teacherId);
    const wishes = wishesIn(await wishesOf(db, [enrolmentId]), enrolmentId);
    const facts = await readFacts(db, [enrolmentId], NO_WISHES, now, {
      maxTeachers: 1,
      onlyTeacher: teacherId,
    });
    if (facts.mode === 'off') return refuse('placing.off');
    const [candidate] = facts.candidates;
    if (!candidate) return refuse('classes.enrolmentNotFound');
    const learner = await placingLearner(db, candidate, facts, wishes, now);
    if (isRefusal(learner)) return learner;
    if (slots.length > Math.max(2, candidate.perWeek)) {
      const { name, perWeek } = candidate;
      return refuse('classes.tooManySlots', { params: { name, perWeek } });
    }
    const refused = isSame ? null : mayHold(wanted, known, now);
    if (refused) return refused;
    const teacher = facts.teachers.find((one) => one.teacherId === teacherId && one.firstName !== null);
    const school = { ...facts.school, earliest: earliestFor('family', now) };
    const found = teacher && proposalFor(learner, teacher, school, slots);
    if (!found) return refuse('placing.taken');
    const heldUntil = isSame ? open.heldUntil : later(now, BOOKING.holdMinutes * MINUTE);
    if (!isSame) {
      const before = known.filter((one) => one.enrolmentId === enrolmentId && one.state === 'held');
      await endBookings(
        db,
        before.map(({ id }) => id),
        now,
      );
      await insertHold(db, {
        enrolmentId,
        teacherId,
        slots: JSON.stringify(found.slots),
        minutes: learner.meetingMinutes,
        firstDay: found.firstDay,
        lastDay: found.lastMeetingDay,
        heldUntil,
        now,
      });
    }
    await writeAudit(db, call, {
      action: 'booking.held',
      targetKind: 'enrolment',
      targetId: enrolmentId,
      after: { teacherId, slots: found.slots },
    });
    return {
      state: 'held' as const,
      teacherId,
      slots: found.slots,
      startsAt: found.first.start.toISOString(),
      heldUntil: heldUntil.toISOString(),
    };
  });
}

/** Gives held or asked times back. */
export async function releaseTimes(pool: Pool, enrolmentId: string, call: SignedInCall) {
  const { person, now } = call;
  return inTransaction(pool, async (db) => {
    if (!(await isOwn(db, enrolmentId, person.accountId))) return refuse('classes.enrolmentNotFound');
    const known = await lockBookingsOf(db, person.accountId, now);
    const open = known.filter(
      (one) => one.enrolmentId === enrolmentId && (one.state === 'held' || one.state === 'asked'),
    );
    await endBookings(
      db,
      open.map(({ id }) => id),
      now,
    );
    await writeAudit(db, call, {
      action: 'booking.released',
      targetKind: 'enrolment',
      targetId: enrolmentId,
      after: {},
    });
    return { released: open.length > 0 };
  });
}
