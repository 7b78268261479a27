import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { refuse } from '@fasih/school/basics/refusal';
import { decideFamilyPause } from '@fasih/school/catalogue/policy/family-pause';
import { type CourseChange, familyPauseDays } from '@fasih/school/catalogue/policy/growth';
import { RULES_2 } from '@fasih/school/catalogue/policy/rules-2';
import { type Reach, reachOf } from '@fasih/school/people/guardians/guardian';
import { type Expression, sql } from 'kysely';
import type { Pool } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { isReached } from '../../people/guardians/reach.ts';
import { endOf, jsonRows, select, startOf, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person, SignedInCall } from '../../platform/http/call.ts';
import { changesOfCourses } from './course-changes.ts';
import { presentDecision } from './present.ts';

/** The days of a pause; `until` is the first day with lessons again. */
export type PauseDays = { from: string; until: string };

const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const s = tableAs('seat', 's');
const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const last = sql<string | null>`last.was`;

/** Meetings that a family's pause left without a time, in a group the learner's own make-ups, and the times that they had. */
const pausedMeetings = (enrolmentId: Expression<string>) =>
  select(
    [
      m.id.as('meetingId'),
      m.class_id.as('classId'),
      sql<boolean>`${c.capacity} > 1`.as('inGroup'),
      startOf(last).$notNull().as('start'),
      endOf(last).$notNull().as('end'),
    ],
    sql`from ${s} join ${m} on ${m.id} = ${s.meeting_id} and ${m.state} = 'to_plan'
      join ${c} on ${c.id} = ${m.class_id} and (${c.capacity} = 1 or ${m.kind} = 'makeup')
      join lateral (select kind, was, decision from meeting_change where meeting_id = ${m.id} and kind <> 'renumbered'
        order by id desc limit 1) last on last.kind = 'excused' and last.decision ->> 'rule' = 'familyPause'
      where ${s.enrolment_id} = ${enrolmentId} and ${s.state} = 'to_plan' order by lower(last.was)`,
  );

const selectCourse = statement(
  ({ enrolmentId, accountId, shared }: Params<{ enrolmentId: string } & Reach>) =>
    select(
      [
        e.id.as('id'),
        e.state.as('state'),
        e.policy_version.as('policyVersion'),
        e.last_day.as('lastDay'),
        l.id.as('learnerId'),
        l.name.as('learnerName'),
        l.account_id.as('accountId'),
        jsonRows(
          select(
            [s.meeting_id.as('meetingId'), s.number.as('number'), startOf(s.during).$notNull().as('start')],
            sql`from ${s} where ${s.enrolment_id} = ${e.id} and ${s.state} = 'planned' and ${s.during} is not null
              order by lower(${s.during})`,
          ),
        ).as('planned'),
        jsonRows(pausedMeetings(e.id)).as('paused'),
      ],
      sql`from ${e} join ${l} on ${l.id} = ${e.learner_id}
        where ${e.id} = ${enrolmentId} and ${isReached(l, { accountId, shared })}`,
    ),
);

export type PausableCourse = RowOf<typeof selectCourse>;

/** A course for which this family may decide, with its planned meetings; null for another one. */
export async function courseOfFamily(
  db: Queryable,
  enrolmentId: string,
  person: Person,
): Promise<PausableCourse | null> {
  if (!isId(enrolmentId)) return null;
  return (await selectCourse.first(db, { enrolmentId, ...reachOf(person, 'decide') })) ?? null;
}

/** Decides a pause of these days and names the meetings in them; null before the first planned day. */
export async function decidePauseOf(
  db: Queryable,
  course: PausableCourse,
  days: PauseDays,
  changes: readonly CourseChange[],
  now: Date,
) {
  const { lastDay, state } = course;
  if (lastDay === null) return null;
  const policy = await readPolicy(db, course.policyVersion);
  const meetings = course.planned
    .map((meeting) => ({ ...meeting, start: new Date(meeting.start) }))
    .filter(({ start }) => days.from <= dayIn(start) && dayIn(start) < days.until);
  const facts = { active: state === 'active', lastDay, changes, firstStart: meetings[0]?.start ?? null };
  return { policy, meetings, decision: decideFamilyPause(policy, facts, days, now) };
}

/** What a family's pause would mean (docs/product/course-rules-2.md#family-pause). Two statements. */
export async function readFamilyPause(
  pool: Pool,
  enrolmentId: string,
  { from, until }: Partial<PauseDays>,
  call: SignedInCall,
) {
  const course = await courseOfFamily(pool, enrolmentId, call.person);
  if (!course) return refuse('meetings.courseNotFound');
  const { lastDay } = course;
  const { rules } = await readPolicy(pool, course.policyVersion);
  if (rules < 2 || course.state !== 'active' || lastDay === null)
    return { daysLeft: null, lastDay, decision: null, meetings: [], waiting: 0 };
  const changes = (await changesOfCourses(pool, [course.id]))(course.id);
  const daysLeft = RULES_2.familyPauseDays - familyPauseDays(changes);
  const decided =
    from !== undefined && until !== undefined
      ? await decidePauseOf(pool, course, { from, until }, changes, call.now)
      : null;
  return {
    daysLeft,
    lastDay: decided?.decision.lastDay ?? lastDay,
    decision: decided && presentDecision(decided.decision),
    meetings: (decided?.meetings ?? []).map(presentMeeting),
    waiting: course.paused.length,
  };
}

/** A meeting that loses its time to a pause. */
export const presentMeeting = ({
  start,
  ...meeting
}: {
  meetingId: string;
  number: number;
  start: Date;
}) => ({
  ...meeting,
  start: start.toISOString(),
});
