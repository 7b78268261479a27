import { type Expression, sql } from 'kysely';
import { scalar, select, tableAs } from '../../platform/db/sql.ts';

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const ch = tableAs('meeting_change', 'ch');
const s = tableAs('seat', 's');
const l = tableAs('learner', 'l');

/** A day's meetings of a teacher's classes that were cancelled, at the time that they had: the meeting itself has none any more. */
export const cancelledMeetings = (
  teacherId: Expression<string>,
  from: Expression<Date>,
  until: Expression<Date>,
) =>
  select(
    [
      sql<string>`${ch.id}::text`.as('id'),
      m.class_id.as('classId'),
      c.name.as('className'),
      m.number.as('number'),
      sql<Date>`lower(${ch.was})`.as('startsAt'),
      sql<Date>`upper(${ch.was})`.as('endsAt'),
      ch.reason.as('reason'),
      scalar(
        sql<string[]>`coalesce(json_agg(${l.name} order by ${l.name}), '[]')`,
        sql`from ${s} join ${l} on ${l.id} = ${s.learner_id} where ${s.meeting_id} = ${m.id}`,
      ).as('learners'),
    ],
    sql`from ${c} join ${m} on ${m.class_id} = ${c.id} join ${ch} on ${ch.meeting_id} = ${m.id} and ${ch.kind} = 'cancelled'
        and ${ch.of_meeting} is null
      where ${c.teacher_id} = ${teacherId} and ${c.state} in ('scheduled', 'active')
        and lower(${ch.was}) >= ${from} and lower(${ch.was}) < ${until}
      order by lower(${ch.was}), ${ch.id}`,
  );
