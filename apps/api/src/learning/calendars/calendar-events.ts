import type { CalendarMeeting } from '@fasih/messages/letter';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { isSeenBy } from '../../people/guardians/reach.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { select, tableAs } from '../../platform/db/sql.ts';

/** The meeting of an event, for the conditions of those who select events. */
export const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const t = tableAs('account', 't');
const s = tableAs('seat', 's');
const l = tableAs('learner', 'l');
const e = tableAs('enrolment', 'e');
const cm = tableAs('class_member', 'cm');
const v = tableAs('policy_version', 'v');

type Events = {
  reader: Expression<string>;
  which: Expression<boolean>;
  /** The previous time of a meeting that has none; without one it is left out. */
  was?: Expression<Date | null>;
};

const noTime = sql<Date | null>`null::timestamptz`;
const joinClass = sql`join ${c} on ${c.id} = ${m.class_id} join ${t} on ${t.id} = ${m.teacher_id}`;

const startOfEvent = (was: Expression<Date | null>) => sql<Date>`coalesce(lower(${m.during}), ${was})`;

/** How long a meeting lasts by the rules of a course. */
const lengthBy = (course: RawBuilder<number>) =>
  sql`(select make_interval(mins => (${v.values} ->> 'meetingMinutes')::integer) from ${v} where ${v.number} = ${course})`;

const sharedFields = (was: Expression<Date | null>, course: RawBuilder<number>) => ({
  classId: c.id,
  className: c.name,
  teacherName: shownNameOf(t),
  startsAt: startOfEvent(was),
  endsAt: sql<Date>`coalesce(upper(${m.during}), ${was} + ${lengthBy(course)})`,
});

/** An event as JSON and its start. */
const selectEvents = (
  event: RawBuilder<CalendarMeeting>,
  was: Expression<Date | null>,
  rest: RawBuilder<unknown>,
) =>
  select([event.as('event'), startOfEvent(was).as('at')], sql`${rest} and ${startOfEvent(was)} is not null`);

/**
 * A family's events, one per seat, of the learners that are shared with it too. The seat keeps its uid and growing sequence when it moves to another
 * meeting; it counts as cancelled once the learner left the group or the course is stopped. The room is left
 * out because calendars are copied and shared.
 */
export function familyEvents({ reader, which, was = noTime }: Events) {
  const event = jsonBuildObject({
    uid: s.id,
    number: s.number,
    learnerName: l.name,
    sequence: sql<number>`${s.version} * 1000 + ${m.version}`,
    cancelled: sql<boolean>`${m.during} is null or ${s.state} = 'lapsed'
      or ${s.state} = 'planned' and ${e.state} <> 'active'`,
    ...sharedFields(was, sql`${e.policy_version}`),
    room: sql<null>`null`,
  });
  return selectEvents(
    event,
    was,
    sql`from ${s} join ${l} on ${l.id} = ${s.learner_id} join ${e} on ${e.id} = ${s.enrolment_id}
      join ${m} on ${m.id} = ${s.meeting_id} ${joinClass}
      where ${isSeenBy(l, reader)} and ${l.erased_at} is null and ${which}`,
  );
}

/** The rules of the first course of a meeting's class; the meeting itself may have no seats left. */
const firstCourse = sql<number>`(select ${e.policy_version} from ${cm} join ${e} on ${e.id} = ${cm.enrolment_id}
  where ${cm.class_id} = ${m.class_id} order by ${cm.joined_at}, ${e.id} limit 1)`;

/**
 * A teacher's events, one per meeting with all its learners. A meeting handed to another teacher counts as
 * cancelled.
 */
export function teacherEvents({ reader, which, was = noTime }: Events) {
  const event = jsonBuildObject({
    uid: m.id,
    number: m.number,
    learnerName: sql<string>`coalesce((
      select string_agg(${l.name}, ', ' order by ${l.name}, ${l.id}) from ${s} join ${l} on ${l.id} = ${s.learner_id}
      where ${s.meeting_id} = ${m.id} and ${s.state} <> 'lapsed' and ${l.erased_at} is null), '')`,
    sequence: m.version,
    cancelled: sql<boolean>`${m.during} is null or ${m.teacher_id} <> ${reader}`,
    ...sharedFields(was, firstCourse),
    room: c.zoom_room,
  });
  return selectEvents(event, was, sql`from ${m} ${joinClass} where ${which}`);
}
