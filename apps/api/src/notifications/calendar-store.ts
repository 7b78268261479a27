import type { CalendarMeeting } from '@fasih/messages/letter';
import { shownName } from '../db/shown-name.ts';
import type { Queryable } from '../db/transaction.ts';

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

export type CalendarOwner = {
  accountId: string;
  lang: 'id' | 'en';
  zone: 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura';
  role: string;
};

/** Whose calendar a secret opens, or null; accounts that are not active have none. */
export async function ownerOf(db: Queryable, secret: string): Promise<CalendarOwner | null> {
  const { rows } = await db.query<CalendarOwner>(
    `select a.id as "accountId", a.lang, a.role, coalesce(p.zone, 'Asia/Jakarta') as zone
     from calendar_feed f join account a on a.id = f.account_id
     left join message_preference p on p.account_id = a.id
     where f.secret_hash = sha256(convert_to($1, 'UTF8')) and a.active`,
    [secret],
  );
  return rows[0] ?? null;
}

/** The meetings with a time of a family's learners or of a teacher, from some weeks ago on. */
export async function meetingsOf(
  db: Queryable,
  owner: CalendarOwner,
  from: Date,
): Promise<CalendarMeeting[]> {
  const which = 'm.during is not null and lower(m.during) >= $2';
  const events =
    owner.role === 'teacher'
      ? teacherEvents('$1', `m.teacher_id = $1 and ${which}`)
      : familyEvents('$1', which);
  const { rows } = await db.query<{ event: CalendarMeeting }>(
    `select event from (${events}) found order by at, event ->> 'uid' limit 1000`,
    [owner.accountId, from],
  );
  return rows.map(({ event }) => event);
}
