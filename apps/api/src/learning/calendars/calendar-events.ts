import { shownName } from '../../platform/db/shown-name.ts';

const classAndTeacher = 'join school_class c on c.id = m.class_id join account t on t.id = m.teacher_id';

/** What every event says; one that has no time any more stands at `was`, the time it had. */
const saidOfAll = (was: string, room: string) => `'classId', c.id, 'className', c.name,
    'teacherName', ${shownName('t')},
    'startsAt', coalesce(lower(m.during), ${was}),
    'endsAt', coalesce(upper(m.during), ${was} + interval '60 minutes'), 'room', ${room}`;

/**
 * The events of a family as SQL, one per seat, for the account in `reader`. A seat stays the same event when it goes to
 * another meeting (a make-up), and its count of changes only grows. It stands as cancelled where the learner has left a
 * group that goes on, and while the course is stopped. The room's number is not in it: a calendar is copied and shared, and
 * the room opens minutes before.
 */
export function familyEvents(reader: string, which: string, was = 'null::timestamptz'): string {
  return `select jsonb_build_object('uid', s.id, 'number', s.number, 'learnerName', l.name,
      'sequence', s.version * 1000 + m.version, 'cancelled',
      m.during is null or s.state = 'lapsed' or s.state = 'planned' and e.state <> 'active', ${saidOfAll(was, 'null')}) as event,
      coalesce(lower(m.during), ${was}) as at
    from seat s join learner l on l.id = s.learner_id join enrolment e on e.id = s.enrolment_id
      join meeting m on m.id = s.meeting_id ${classAndTeacher}
    where l.account_id = ${reader} and l.erased_at is null and ${which} and coalesce(lower(m.during), ${was}) is not null`;
}

/**
 * The events of a teacher as SQL, one per meeting with everybody who is in it, for the account in `reader`. One that
 * somebody else holds now stands as cancelled.
 */
export function teacherEvents(reader: string, which: string, was = 'null::timestamptz'): string {
  return `select jsonb_build_object('uid', m.id, 'number', m.number, 'learnerName', coalesce((
        select string_agg(l.name, ', ' order by l.name, l.id) from seat s join learner l on l.id = s.learner_id
        where s.meeting_id = m.id and s.state <> 'lapsed' and l.erased_at is null), ''),
      'sequence', m.version, 'cancelled', m.during is null or m.teacher_id <> ${reader}, ${saidOfAll(was, 'c.zoom_room')}) as event,
      coalesce(lower(m.during), ${was}) as at
    from meeting m ${classAndTeacher} where ${which} and coalesce(lower(m.during), ${was}) is not null`;
}
