import { isId } from '@fasih/school/basics/ids';
import { dayIn, later } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { policyOfClass, RULES_2 } from '@fasih/school/catalogue/policy/rules-2';
import { instantOf } from '@fasih/school/catalogue/policy/validity';
import type { Proposal } from '@fasih/school/learning/placing/explain';
import { THOROUGH } from '@fasih/school/learning/placing/options';
import { bestOf, rankTeachers, sameTimes } from '@fasih/school/learning/placing/rank';
import type { FittingTimes } from '@fasih/school/learning/series/contract';
import { NO_WISHES } from '@fasih/school/learning/wishes/wishes';
import type { Pool } from 'pg';
import type { SignedInCall } from '../../platform/http/call.ts';
import { type MeetingFacts, openMeetingsOfClasses } from '../meetings/facts.ts';
import { earliestLastDay, withPolicies } from '../meetings/rules-of-meeting.ts';
import { readFacts } from '../placing/facts.ts';
import { wishesIn } from '../placing/known-wishes.ts';
import { wishesOf } from '../wishes/read-wishes.ts';
import { planTimes } from './change-times.ts';
import { presentPlan } from './present-plan.ts';
import { readSeriesClasses, type SeriesClass } from './store.ts';

/** Proposals that are planned as a whole, meeting by meeting. */
const MAX_TRIED = 8;
const SHOWN = 4;
/** One option of each teacher may be what the class has. */
const EFFORT = { ...THOROUGH, options: 5 };

/**
 * Weekly times for a running class from a day on at which each of its meetings finds a time, best first; with its own teacher where that
 * is possible (docs/product/classes.md#planning-a-class-again). Writes nothing. Four statements, and as many for each plan that is tried.
 */
export async function proposeTimes(
  pool: Pool,
  classId: string,
  from: string,
  { now }: SignedInCall,
): Promise<{ proposals: FittingTimes[] } | Refusal<'common.invalid' | 'classes.notFound' | 'classes.over'>> {
  if (from <= dayIn(now)) return refuse('common.invalid', { fields: { from: 'dateTooSoon' } });
  const [found] = isId(classId) ? await readSeriesClasses(pool, [classId]) : [];
  if (!found) return refuse('classes.notFound');
  if (found.state === 'cancelled' || found.state === 'completed') return refuse('classes.over');
  const open = await openMeetingsOfClasses(pool, [classId], null);
  const proposals: FittingTimes[] = [];
  for (const option of await optionsFor(pool, found, open, from, now)) {
    const { slots, teacherId, lastMeetingDay, why } = option;
    const planned = await planTimes(pool, classId, { from, slots, teacherId }, now, null);
    if (isRefusal(planned)) continue;
    const changes = presentPlan([planned]).classes.flatMap((one) => one.changes);
    if (changes.some(({ outcome }) => outcome === 'waits')) continue;
    const moves = changes.filter(({ outcome }) => outcome === 'moved').length;
    const { teacherName } = planned.becomes;
    proposals.push({ teacherId, teacherName, slots, moves, lastMeetingDay, why });
    if (proposals.length === SHOWN) break;
  }
  return { proposals };
}

/** What the planning of new classes finds for the meetings from this day on; the class's own times count as free. */
async function optionsFor(
  pool: Pool,
  found: SeriesClass,
  open: readonly MeetingFacts[],
  from: string,
  now: Date,
): Promise<Proposal[]> {
  const begins = instantOf(from, 0);
  const moving = open.filter(
    ({ span, state }) => state === 'planned' && span !== null && span.start >= begins,
  );
  const seats = await withPolicies(
    pool,
    moving.flatMap((one) => one.seats),
  );
  const policy = policyOfClass(seats.map((seat) => seat.policy));
  const [first] = seats;
  const lastDay = earliestLastDay(seats);
  if (!policy || !first || lastDay === null) return [];
  const enrolmentIds = [...new Set(seats.map(({ enrolmentId }) => enrolmentId))];
  const known = await wishesOf(pool, enrolmentIds);
  // Several families have no wishes in common that anybody has stated; their times are looked for as if nobody had been asked.
  const stated = enrolmentIds.length === 1 ? wishesIn(known, first.enrolmentId) : NO_WISHES;
  const wishes = { ...stated, earliestStart: null, teacherIds: [found.teacherId, ...stated.teacherIds] };
  const facts = await readFacts(pool, enrolmentIds, wishes, now);
  const own = new Set(open.flatMap(({ span, teacherId }) => (span ? [keyOf(teacherId, span.start)] : [])));
  const teachers = facts.teachers.map((one) => ({
    ...one,
    busy: one.busy.filter(({ start }) => !own.has(keyOf(one.teacherId, start))),
  }));
  const ownStarts = new Set(open.flatMap(({ span }) => (span ? [span.start.getTime()] : [])));
  const busy = [...facts.busyOf.values()].flat().filter(({ start }) => !ownStarts.has(start.getTime()));
  const learner = {
    enrolmentId: first.enrolmentId,
    learnerId: first.learnerId,
    packageType: found.packageType,
    ageGroup: found.ageGroup,
    meetings: moving.length,
    perWeek: found.slots.length,
    meetingMinutes: policy.values.meetingMinutes,
    months: 0,
    extensionDays: 0,
    lastDay,
    busy,
    wishes,
  };
  const told = later(now, RULES_2.told);
  const school = { ...facts.school, earliest: begins > told ? begins : told };
  return bestOf(rankTeachers(learner, teachers, school, EFFORT), MAX_TRIED + 1)
    .filter((option) => option.teacherId !== found.teacherId || !sameTimes(option, found))
    .slice(0, MAX_TRIED);
}

const keyOf = (teacherId: string, start: Date) => `${teacherId}/${start.getTime()}`;
