import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import type { Queryable } from '../db/transaction.ts';
import { type CourseRow, coursesSql } from './course-store.ts';
import { type SeatRow, seatColumns, seatTables } from './meeting-store.ts';

/** What a course's path and its test results need of a seat. */
export type HomeSeat = Pick<
  SeatRow,
  'number' | 'state' | 'moved' | 'startsAt' | 'endsAt' | 'score' | 'className'
>;

/** What a family's home shows, as the database knows it. */
export type HomeRow = {
  learners: { id: string; name: string }[];
  /** Whose data this is; null where the family has no learner. */
  learnerId: string | null;
  /** The newest first, each with its seats in the order of their numbers. */
  courses: { course: CourseRow; seats: HomeSeat[] }[];
  /** The first meeting of a running course that is not over, by the rule of the path in `present.ts`. */
  next: SeatRow | null;
};

type Sent<T> = { [K in keyof T]: T[K] extends Date | null ? string | null : T[K] };
type SentHome = {
  learners: HomeRow['learners'] | null;
  learnerId: string | null;
  courses: { course: CourseRow; seats: Sent<HomeSeat>[] | null }[] | null;
  next: Sent<SeatRow> | null;
};

/**
 * A family's home in one statement and one JSON value: every family asks it first, and rows of texts and dates cost the
 * app more to read than the database to find. The learner shown is the one asked for, else the first who has a course,
 * else the first. Each course reaches its seats by itself, so that it costs the same in a large school.
 */
export async function homeOf(
  db: Queryable,
  accountId: string,
  wanted: string | undefined,
  now: Date,
): Promise<HomeRow> {
  const { rows } = await db.query<{ home: SentHome }>({
    name: 'home-of-account',
    text: HOME,
    values: [accountId, dayIn(now), wanted !== undefined && isId(wanted) ? wanted : null, now],
  });
  const home = rows[0]?.home;
  return {
    learners: home?.learners ?? [],
    learnerId: home?.learnerId ?? null,
    courses: (home?.courses ?? []).map(({ course, seats }) => ({ course, seats: (seats ?? []).map(dated) })),
    next: home?.next ? { ...dated(home.next), markedAt: dateOf(home.next.markedAt) } : null,
  };
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

function dated<T extends { startsAt: string | null; endsAt: string | null }>(seat: T) {
  return { ...seat, startsAt: dateOf(seat.startsAt), endsAt: dateOf(seat.endsAt) };
}

// `$1` is the account, `$2` the school's day, `$3` the learner asked for, `$4` now.
const HOME = `with mine as materialized (
    select l.id, l.name, row_number() over (order by l.created_at, l.id) as place,
      exists (select from enrolment e where e.learner_id = l.id) as studies
    from learner l where l.account_id = $1 and l.erased_at is null
  ), chosen as materialized (
    select id from mine order by id is not distinct from $3::uuid desc, studies desc, place limit 1
  ), course as materialized (
    ${coursesSql} where e.learner_id = (select id from chosen) order by e.opened_at desc, e.id desc
  )
  select json_build_object(
    'learners', (select json_agg(json_build_object('id', id, 'name', name) order by place) from mine),
    'learnerId', (select id from chosen),
    'courses', (select json_agg(json_build_object('course', course, 'seats', (
        select json_agg(seat) from (
          select s.number, s.state, lower(s.during) as "startsAt", upper(s.during) as "endsAt", ts.score,
            c.name as "className", s.state in ('planned', 'to_plan') and exists (select from meeting_change ch
              where ch.meeting_id = s.meeting_id and ch.kind = 'moved') as moved
          from seat s join meeting m on m.id = s.meeting_id join school_class c on c.id = m.class_id
            left join test_score ts on ts.enrolment_id = s.enrolment_id and ts.number = s.number
          where s.enrolment_id = course."enrolmentId" order by s.number) seat))) from course),
    'next', (select to_json(seat) from course, lateral (
        select ${seatColumns} from ${seatTables}
        where s.enrolment_id = course."enrolmentId" and s.state in ('planned', 'present', 'late')
          and upper(s.during) >= $4::timestamptz order by s.during limit 1) seat
      where course.state = 'active' order by seat."startsAt" limit 1)
  ) as home`;
