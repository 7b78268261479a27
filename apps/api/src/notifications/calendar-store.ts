import type { CalendarMeeting } from '@fasih/messages/letter';
import type { Queryable } from '../db/transaction.ts';

/**
 * A seat as a calendar needs it, as SQL over `s`, `m`, `c`, `l` and `t` (teacher). One that has no time any more stands
 * as cancelled at `was`, the time it had.
 */
export function calendarMeetingJson(was: string): string {
  return `jsonb_build_object('meetingId', m.id, 'classId', c.id, 'className', c.name, 'number', s.number,
    'learnerName', l.name, 'teacherName', coalesce(nullif(t.name, ''), t.display_username),
    'startsAt', coalesce(lower(m.during), ${was}),
    'endsAt', coalesce(upper(m.during), ${was} + interval '60 minutes'),
    'sequence', m.version, 'cancelled', m.during is null, 'room', c.zoom_room)`;
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
     left join message_preference p on p.account_id = a.id where f.secret = $1 and a.active`,
    [secret],
  );
  return rows[0] ?? null;
}

/** The planned meetings of a family's learners or of a teacher, from some weeks ago on. */
export async function meetingsOf(
  db: Queryable,
  owner: CalendarOwner,
  from: Date,
): Promise<CalendarMeeting[]> {
  const { rows } = await db.query<{ meeting: CalendarMeeting }>(
    `select ${calendarMeetingJson('null::timestamptz')} as meeting
     from seat s join meeting m on m.id = s.meeting_id join school_class c on c.id = m.class_id
     join learner l on l.id = s.learner_id join account t on t.id = m.teacher_id
     where ${owner.role === 'teacher' ? 'm.teacher_id' : 'l.account_id'} = $1 and m.during is not null
       and lower(m.during) >= $2 and l.erased_at is null
     order by lower(m.during), s.id limit 1000`,
    [owner.accountId, from],
  );
  return rows.map(({ meeting }) => meeting);
}

export type FeedRow = { secret: string; created_at: Date };

/** The person's own secret, or null. */
export async function feedOf(db: Queryable, accountId: string): Promise<FeedRow | null> {
  const { rows } = await db.query<FeedRow>(
    'select secret, created_at from calendar_feed where account_id = $1',
    [accountId],
  );
  return rows[0] ?? null;
}

/** Sets the secret; the one before ends. */
export async function setFeed(db: Queryable, accountId: string, secret: string, now: Date): Promise<void> {
  await db.query(
    `insert into calendar_feed (account_id, secret, created_at) values ($1, $2, $3)
     on conflict (account_id) do update set secret = excluded.secret, created_at = excluded.created_at`,
    [accountId, secret, now],
  );
}

/** Ends the secret address. */
export async function dropFeed(db: Queryable, accountId: string): Promise<void> {
  await db.query('delete from calendar_feed where account_id = $1', [accountId]);
}
