import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { decideRepair } from '@fasih/school/catalogue/policy/repair';
import { weekOf } from '@fasih/school/catalogue/policy/validity';
import { type RepairedTime, repairPlan } from '@fasih/school/learning/repairs/repair-plan';
import type { PoolClient } from 'pg';
import { notifyAll } from '../../learning/calendars/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Call } from '../../platform/http/call.ts';
import { addChanges } from '../meetings/changes.ts';
import { extendMoved } from '../meetings/extend-moved.ts';
import { numbersBefore, renumber } from '../meetings/numbers.ts';
import { weekKey } from '../meetings/read-timetable.ts';
import { capacityOf, decideMoveForSeats } from '../meetings/rules-of-meeting.ts';
import { setTimes } from '../meetings/store-moves.ts';
import { noteChosen } from '../offered-times/replan-course.ts';
import { repairNotices } from './notices.ts';
import { type ClassToRepair, classToRepair, type OpenMeeting } from './repair-facts.ts';
import { storeRepair } from './store.ts';

type Repaired = RepairedTime & { meeting: OpenMeeting; decision: Decision };

/**
 * Repairs the plan of one class (docs/product/classes.md#self-repair): times, numbers, history, one message for each family
 * and teacher, audit entry. The class must be locked. Returns false where there is nothing to repair. Eighteen statements at most.
 */
export async function repairClass(db: PoolClient, classId: string, call: Call): Promise<boolean> {
  const one = await classToRepair(db, classId, call.now);
  const times = one && decideTimes(one, call.now);
  if (!one || !times || times.length === 0) return false;
  const meetings = times.map(({ meeting }) => meeting);
  const numbers = await numbersBefore(db, meetings, call.now);
  await setTimes(db, times);
  for (const { meeting, cause, to } of times) {
    const isChosen = cause === 'waiting' || cause === 'outsideHours';
    // Families confirm or move what the planning chose for them; the meetings of a group are the school's.
    if (isChosen && capacityOf(meeting) === 1)
      await noteChosen.run(db, { meetingId: meeting.id, start: to.start });
  }
  const changes = times.map(({ meetingId, was, to }) => ({
    meetingId,
    was: was?.start ?? null,
    to: to.start,
    by: 'school' as const,
  }));
  const renumbered = await renumber(db, numbers, changes, call.now);
  for (const { meeting, cause, was, to } of times)
    if (was && cause !== 'finalFirst') await extendMoved(db, meeting.seats, was, to, call.now);
  const history = times.map(({ meetingId, was, to, decision }) => ({
    meetingId,
    kind: was ? ('moved' as const) : ('planned' as const),
    was,
    becomes: to,
    decision,
  }));
  await addChanges(db, [...history, ...renumbered.changes], { at: call.now, accountId: null, role: null });
  const repairId = await storeRepair(db, classId, times, call.now);
  await notifyAll(db, repairNotices(one.found, times, { repairId, why: 'repaired' }), call.now);
  await writeAudit(db, call, {
    action: 'class.repaired',
    targetKind: 'class',
    targetId: classId,
    after: { meetings: meetings.map(({ number }) => number) },
  });
  return true;
}

/** The new times with the rules that they keep; null if the rules refuse one of them, as then all stays as it is. */
function decideTimes(one: ClassToRepair, now: Date): Repaired[] | null {
  const { plan, policy, meetings } = one;
  const times = repairPlan(plan, now);
  const after = new Map(plan.meetings.map(({ id, span }) => [id, span]));
  for (const { meetingId, to } of times) after.set(meetingId, to);
  const found: Repaired[] = [];
  for (const time of times) {
    const meeting = meetings.find(({ id }) => id === time.meetingId);
    if (!meeting) continue;
    const inWeek = new Map(one.timetable.inWeek);
    for (const { enrolmentId } of meeting.seats) {
      const monday = weekOf(time.to.start);
      const others = plan.meetings.filter(({ id, courses }) => {
        const span = id === meeting.id ? null : after.get(id);
        return span && courses.includes(enrolmentId) && weekOf(span.start) === monday;
      });
      inWeek.set(weekKey(enrolmentId, monday), plan.othersInWeek(enrolmentId, monday) + others.length);
    }
    const allowed = decideMoveForSeats(meeting, meeting.seats, time.to, inWeek, 'school', now);
    if (allowed?.outcome !== 'allowed') return null;
    found.push({ ...time, meeting, decision: decideRepair(policy, time, now) });
  }
  return found;
}
