import { DAY, dayIn, later } from '@fasih/school/basics/instants';
import { type Expression, sql } from 'kysely';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { coalesce, orNull, select, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { expiryWaits } from '../appeals/expiry-waits.ts';
import { isUndecided } from './undecided.ts';

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const s = tableAs('seat', 's');
const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const p = tableAs('package', 'p');
const v = tableAs('policy_version', 'v');

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

type Due = { now: Date; endedBy: Date; limit: number };

const selectDueMeetings = statement(({ now, endedBy, limit }: Params<Due>) => {
  const shortestGrace = sql`(select min((${v.values} ->> 'teacherMissingSeconds')::integer) from ${v})`;
  return select(
    [m.id.as('id')],
    sql`from ${m} where ${m.closed_at} is null and ${m.during} is not null and ${m.state} = 'planned'
      and lower(${m.during}) < greatest(${now}::timestamptz, ${endedBy}::timestamptz)
      and (upper(${m.during}) <= ${endedBy} or ${m.checked_in_at} is null
        and lower(${m.during}) < ${now}::timestamptz - ${shortestGrace} * interval '1 second')
      and ${isNotSetAside('attendance.close', m.id, now)}
      order by lower(${m.during}), ${m.id} limit ${limit}`,
  );
});

/**
 * Ids of meetings that ended by `endedBy`, or whose teacher is missing after the shortest grace period of any
 * policy version; oldest first. The condition on the start keeps the index scan from reading future meetings.
 */
export async function dueMeetings(db: Queryable, now: Date, endedBy: Date, limit: number): Promise<string[]> {
  return idsOf(await selectDueMeetings.all(db, { now, endedBy, limit }));
}

const lockMeeting = statement(({ meetingId }: Params<{ meetingId: string }>) =>
  build
    .selectFrom('meeting')
    .where('id', '=', meetingId)
    .where('closed_at', 'is', null)
    .where('during', 'is not', null)
    .where('state', '=', 'planned')
    .select('id')
    .forUpdate()
    .skipLocked(),
);

/** Locks an unsettled meeting; false if it is settled or locked by another transaction. */
export async function lockDueMeeting(db: Queryable, meetingId: string): Promise<boolean> {
  return (await lockMeeting.run(db, { meetingId })) === 1;
}

const selectMissing = statement(
  ({ startedBy, limit, now }: Params<{ startedBy: Date; limit: number; now: Date }>) => {
    const a = tableAs('account', 'a');
    const t = tableAs('account', 't');
    const n = tableAs('notification', 'n');
    const v = tableAs('policy_version', 'v');
    const waiting = sql`select from ${s} join ${e} on ${e.id} = ${s.enrolment_id}
      where ${s.meeting_id} = ${m.id} and ${e.state} = 'active'`;
    const all = select(
      [
        m.id.as('meetingId'),
        c.id.as('classId'),
        c.name.as('className'),
        shownNameOf(t).as('teacherName'),
        sql<Date>`lower(${m.during})`.as('startsAt'),
        sql<number>`(select min((${v.values} ->> 'teacherMissingSeconds')::int) / 60 from ${s}
          join ${e} on ${e.id} = ${s.enrolment_id} join ${v} on ${v.number} = ${e.policy_version}
          where ${s.meeting_id} = ${m.id})`.as('missingMinutes'),
        a.id.as('accountId'),
        sql<boolean>`${a.id} = ${m.teacher_id}`.as('isTeacher'),
        sql<string>`'teacher.missing:' || ${m.id} || ':' || extract(epoch from lower(${m.during}))::bigint || ':' || ${a.id}`.as(
          'source',
        ),
      ],
      sql`from ${m} join ${c} on ${c.id} = ${m.class_id} join ${t} on ${t.id} = ${m.teacher_id} cross join ${a}
        where ${m.closed_at} is null and ${m.during} is not null and ${m.state} = 'planned'
          and ${m.checked_in_at} is null and lower(${m.during}) <= ${startedBy}
          and (${a.role} = 'admin' and ${a.active} or ${a.id} = ${m.teacher_id}) and exists (${waiting})`,
    );
    const missing = subqueryAs(all, 'missing');
    return select(
      [
        missing.meetingId.as('meetingId'),
        missing.classId.as('classId'),
        missing.className.as('className'),
        missing.teacherName.as('teacherName'),
        missing.startsAt.as('startsAt'),
        missing.missingMinutes.as('missingMinutes'),
        missing.accountId.as('accountId'),
        missing.isTeacher.as('isTeacher'),
        missing.source.as('source'),
      ],
      sql`from ${missing} where not exists (select from ${n} where ${n.source} = ${missing.source})
        and ${isNotSetAside('attendance.warn', missing.meetingId, now)}
        order by ${missing.startsAt}, ${missing.source} limit ${limit}`,
    );
  },
);

/**
 * Pairs each active admin, and the teacher, with each running meeting that began by `startedBy` without its teacher and was not
 * reported yet. Meetings whose courses are all stopped are left out because nobody is waiting.
 */
export function missingTeachers(
  db: Queryable,
  startedBy: Date,
  now: Date,
  limit: number,
): Promise<RowOf<typeof selectMissing>[]> {
  return selectMissing.all(db, { startedBy, limit, now });
}

/** Past its last day with no started meeting still open, and waiting for no answer. */
const isOver = (today: Expression<string>, now: Expression<Date>) =>
  sql<boolean>`${e.state} = 'active' and ${e.last_day} < ${today}::date and not ${expiryWaits(e, now)} and not exists (
    select from ${s} join ${m} on ${m.id} = ${s.meeting_id} where ${s.enrolment_id} = ${e.id}
      and ${m.closed_at} is null and ${m.state} = 'planned' and lower(${m.during}) <= ${now})
    and not exists (select from dispute d where d.enrolment_id = ${e.id} and ${isUndecided})`;

const selectDueCourses = statement(
  ({ today, now, limit }: Params<{ today: string; now: Date; limit: number }>) =>
    select(
      [e.id.as('id')],
      sql`from ${e} where ${isOver(today, now)} and ${isNotSetAside('attendance.end', e.id, now)}
        order by ${e.last_day}, ${e.id} limit ${limit}`,
    ),
);

/** Ids of courses past their last day, oldest first. */
export async function dueCourses(db: Queryable, now: Date, limit: number): Promise<string[]> {
  return idsOf(await selectDueCourses.all(db, { today: dayIn(now), now, limit }));
}

const selectEndedCourses = statement(
  ({ since, limit, now }: Params<{ since: Date; limit: number; now: Date }>) =>
    select(
      [e.id.as('id')],
      sql`from ${e} where ${e.state} = 'ended' and ${e.ended_at} > ${since} and exists (
          select from ${s} where ${s.enrolment_id} = ${e.id} and ${s.state} in ('planned', 'to_plan')
        ) and ${isNotSetAside('attendance.free', e.id, now)} order by ${e.ended_at}, ${e.id} limit ${limit}`,
    ),
);

/**
 * Ids of courses that ended within the last week and still have open seats, e.g. because the learner was
 * erased: `people` ends courses without knowing about meetings.
 */
export async function endedCoursesWithSeats(db: Queryable, now: Date, limit: number): Promise<string[]> {
  return idsOf(await selectEndedCourses.all(db, { since: later(now, -7 * DAY), limit, now }));
}

const lockCourse = statement(
  ({ enrolmentId, today, now }: Params<{ enrolmentId: string; today: string; now: Date }>) => {
    const k = tableAs('class_member', 'k');
    const currentFirst = sql`order by ${k.left_at} nulls first, ${k.joined_at} desc`;
    const classes = subqueryAs(
      select(
        [sql<string[] | null>`array_agg(${c.name} ${currentFirst})`.as('names')],
        sql`from ${k} join ${c} on ${c.id} = ${k.class_id} where ${k.enrolment_id} = ${e.id}`,
      ),
      'classes',
    );
    return select(
      [
        // A course that is over has one.
        sql<string>`${e.last_day}`.as('lastDay'),
        e.policy_version.as('policyVersion'),
        e.version.as('version'),
        l.name.as('learnerName'),
        l.account_id.as('accountId'),
        coalesce(orNull(sql<string>`${classes.names}[1]`), p.name).as('className'),
      ],
      sql`from ${e} join ${l} on ${l.id} = ${e.learner_id} join ${p} on ${p.id} = ${e.package_id}
        cross join lateral ${classes}
        where ${e.id} = ${enrolmentId} and ${isOver(today, now)} for update of e skip locked`,
    );
  },
);

/** Locks a course that is over; null if it is not, or if another transaction has it locked. */
export function lockDueCourse(
  db: Queryable,
  enrolmentId: string,
  now: Date,
): Promise<RowOf<typeof lockCourse> | null> {
  return lockCourse.first(db, { enrolmentId, today: dayIn(now), now });
}
