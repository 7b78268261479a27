import { shownName } from '../../platform/db/shown-name.ts';

const classAndTeacher = 'join school_class c on c.id = m.class_id join account t on t.id = m.teacher_id';

/** Fields of every event; an event without a time uses `was`, its previous time. */
const sharedFields = (was: string, room: string) => `'classId', c.id, 'className', c.name,
    'teacherName', ${shownName('t')},
    'startsAt', coalesce(lower(m.during), ${was}),
    'endsAt', coalesce(upper(m.during), ${was} + interval '60 minutes'), 'room', ${room}`;

/**
 * SQL: a family's events, one per seat, for the account in `reader`. The seat keeps its uid and growing
 * sequence when it moves to another meeting; it counts as cancelled once the learner left the group or the
 * course is stopped. The room is left out because calendars are copied and shared.
 */
export function familyEvents(reader: string, which: string, was = 'null::timestamptz'): string {
  return `select jsonb_build_object('uid', s.id, 'number', s.number, 'learnerName', l.name,
      'sequence', s.version * 1000 + m.version, 'cancelled',
      m.during is null or s.state = 'lapsed' or s.state = 'planned' and e.state <> 'active', ${sharedFields(was, 'null')}) as event,
      coalesce(lower(m.during), ${was}) as at
    from seat s join learner l on l.id = s.learner_id join enrolment e on e.id = s.enrolment_id
      join meeting m on m.id = s.meeting_id ${classAndTeacher}
    where l.account_id = ${reader} and l.erased_at is null and ${which} and coalesce(lower(m.during), ${was}) is not null`;
}

/**
 * SQL: a teacher's events, one per meeting with all its learners, for the account in `reader`. A meeting
 * handed to another teacher counts as cancelled.
 */
export function teacherEvents(reader: string, which: string, was = 'null::timestamptz'): string {
  return `select jsonb_build_object('uid', m.id, 'number', m.number, 'learnerName', coalesce((
        select string_agg(l.name, ', ' order by l.name, l.id) from seat s join learner l on l.id = s.learner_id
        where s.meeting_id = m.id and s.state <> 'lapsed' and l.erased_at is null), ''),
      'sequence', m.version, 'cancelled', m.during is null or m.teacher_id <> ${reader}, ${sharedFields(was, 'c.zoom_room')}) as event,
      coalesce(lower(m.during), ${was}) as at
    from meeting m ${classAndTeacher} where ${which} and coalesce(lower(m.during), ${was}) is not null`;
}
