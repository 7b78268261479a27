import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import type { Reach } from '@fasih/school/people/guardians/guardian';
import { sql } from 'kysely';
import { isReached } from '../../people/guardians/reach.ts';
import { inOrder, inputAs, inputJson } from '../../platform/db/batch.ts';
import { dateOf, type JsonRow } from '../../platform/db/json-rows.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { select, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { coursesOn, type HomeCourseRow } from './course-store.ts';
import { type HomeSeatRow, seatColumns, seatTables, teacherPhoto } from './meeting-store.ts';

/** Seat facts for a course's path and test results. */
export type HomeSeat = Pick<HomeSeatRow, 'number' | 'state' | 'moved' | 'startsAt' | 'endsAt' | 'score'> & {
  /** True if a group's shared meeting has no time. */
  isGroup: boolean;
  /** The class of the meeting, if there is a score. */
  className: string | null;
  /** Points of a test's parts by their slugs, if there is a score. */
  parts: Record<string, number> | null;
};

/** The first meeting to come, with the picture of its teacher. */
type NextSeat = HomeSeatRow & { teacherPhoto: string | null };

/** What a teacher wrote to a meeting that is over. */
type WrittenSeat = Pick<
  HomeSeatRow,
  'enrolmentId' | 'classId' | 'className' | 'meetingId' | 'number' | 'teacherName' | 'note' | 'homework'
> & { startsAt: Date };

/** Data of a family's home. */
export type HomeRow = {
  /** `sharedBy`: the name of the first guardian, if the learner is of another account. */
  learners: { id: string; name: string; sharedBy: string | null }[];
  /** The learner shown; null if the family has none. */
  learnerId: string | null;
  /** Newest first, each with its seats by number. */
  courses: { course: HomeCourseRow; seats: HomeSeat[] }[];
  /** The first meeting of a running course that is not over, as in `present.ts`. */
  next: NextSeat | null;
  /** The latest meetings with a note or homework, newest first. */
  written: WrittenSeat[];
  /** Orders of the learner by the account itself that can still be paid, the one that ends first. */
  toPay: { orderId: string; packageName: string; expiresAt: Date }[];
};

/** A request for a family's home; `learnerId` chooses a learner. */
export type HomeRequest = Reach & { learnerId?: string | undefined; now: Date };

/** The seats of a course, one array per column. */
type SentSeats = { [K in keyof JsonRow<HomeSeat>]: JsonRow<HomeSeat>[K][] };
type SentHome = {
  learners: HomeRow['learners'] | null;
  learnerId: string | null;
  courses: { course: HomeCourseRow; seats: SentSeats | null }[] | null;
  next: JsonRow<NextSeat> | null;
  written: JsonRow<WrittenSeat>[] | null;
  toPay: JsonRow<HomeRow['toPay'][number]>[] | null;
};

const l = tableAs('learner', 'l');
const owner = tableAs('account', 'owner');
const teacher = tableAs('account', 't');

/** How many of the latest past meetings are searched for a note or homework, and how many of those found are shown. */
const LOOKED_THROUGH = sql.lit(6);
const WRITTEN_SHOWN = sql.lit(3);

// Seats are sent as one array per column: as objects they took half of the query's time.
const selectHomes = statement(({ inputs }: Params<{ inputs: string }>) => {
  const input = inputAs(inputs, 'input', {
    account_id: 'uuid',
    shared: 'uuid[]',
    learner_id: 'uuid',
    now: 'timestamptz',
    day: 'date',
  });
  const courses = coursesOn(
    input.day,
    sql`where e.learner_id = (select id from chosen) order by e.opened_at desc, e.id desc`,
  );
  const seat = subqueryAs(
    select(
      [...seatColumns, teacherPhoto.as('teacherPhoto')],
      sql`from ${seatTables} where s.id = first.id offset 0`,
    ),
    'seat',
  );
  const home = sql<SentHome>`json_build_object(
    'learners', (select json_agg(json_build_object('id', id, 'name', name, 'sharedBy', shared_by) order by place) from mine),
    'learnerId', (select id from chosen),
    'courses', (select json_agg(json_build_object('course', course, 'seats', (
        select json_build_object('number', json_agg(number), 'state', json_agg(state), 'startsAt', json_agg(starts_at),
          'endsAt', json_agg(ends_at), 'moved', json_agg(moved), 'isGroup', json_agg("isGroup"), 'score', json_agg(score),
          'className', json_agg(class_name), 'parts', json_agg(parts))
        from (select s.number, s.state, lower(s.during) as starts_at, upper(s.during) as ends_at, ts.score, ts.parts,
            case when ts.score is not null then (select c.name from meeting m join school_class c on c.id = m.class_id
              where m.id = s.meeting_id) end as class_name,
            s.state in ('planned', 'to_plan') and exists (select from meeting_change ch
              where ch.meeting_id = s.meeting_id and ch.kind = 'moved') as moved,
            case when s.state = 'to_plan' then (select m.kind = 'series' and c.capacity > 1 from meeting m
              join school_class c on c.id = m.class_id where m.id = s.meeting_id) else false end as "isGroup"
          from seat s left join test_score ts on ts.enrolment_id = s.enrolment_id and ts.number = s.number
          where s.enrolment_id = course."enrolmentId" order by s.number) seat
        having count(*) > 0))) from course),
    'next', (select to_json(seat) from course, lateral (
        select n.id from seat n
        where n.enrolment_id = course."enrolmentId" and n.state in ('planned', 'present', 'late')
          and upper(n.during) >= ${input.now} order by n.during limit 1) first, lateral ${seat}
      where course.state = 'active' order by ${seat.startsAt} limit 1),
    'written', (select json_agg(one) from (
      select last."enrolmentId", last.class_id as "classId", c.name as "className", last.meeting_id as "meetingId",
        last.number, ${shownNameOf(teacher)} as "teacherName", last.note, last.homework, last.starts_at as "startsAt"
      from (select seen.*, m.class_id, m.teacher_id, m.note, m.homework
          from (select course."enrolmentId", n.meeting_id, n.number, lower(n.during) as starts_at
            from course join seat n on n.enrolment_id = course."enrolmentId"
            where n.state in ('present', 'late', 'absent') and upper(n.during) < ${input.now}
            order by n.during desc limit ${LOOKED_THROUGH}) seen
          join meeting m on m.id = seen.meeting_id
          where m.note <> '' or m.homework <> ''
          order by seen.starts_at desc limit ${WRITTEN_SHOWN}) last
        join school_class c on c.id = last.class_id join ${teacher} on ${teacher.id} = last.teacher_id
      order by last.starts_at desc) one),
    'toPay', (select json_agg(json_build_object('orderId', o.id, 'packageName', o.package_name,
        'expiresAt', o.expires_at) order by o.expires_at) from orders o
      where o.learner_id = (select id from chosen) and o.status = 'pending' and o.account_id = ${input.account_id}
        and o.expires_at > ${input.now}))`;
  const one = subqueryAs(
    sql<{ home: SentHome }>`with mine as materialized (
      select l.id, l.name, row_number() over (order by l.account_id <> ${input.account_id}, l.created_at, l.id) as place,
        case when l.account_id <> ${input.account_id} then (select ${shownNameOf(owner)} from ${owner}
          where ${owner.id} = l.account_id) end as shared_by,
        exists (select from enrolment e where e.learner_id = l.id) as studies
      from ${l} where ${isReached(l, { accountId: input.account_id, shared: input.shared })} and l.erased_at is null
    ), chosen as materialized (
      select id from mine order by id is not distinct from ${input.learner_id} desc, studies desc, place limit 1
    ), course as materialized (${courses})
    select ${home} as home`,
    'one',
  );
  return select([input.place.as('place'), one.home.as('home')], sql`from ${input}, lateral ${one}`);
}, 'homes-of-accounts');

/**
 * Reads families' homes in one statement, one JSON value each, because parsing typed rows costs more than the
 * query. Shows the requested learner, else the first with a course, else the first; each course finds its
 * seats by index.
 */
export async function homesOf(db: Queryable, requests: readonly HomeRequest[]): Promise<HomeRow[]> {
  const inputs = requests.map(({ accountId, shared, learnerId, now }) => ({
    account_id: accountId,
    shared,
    learner_id: learnerId !== undefined && isId(learnerId) ? learnerId : null,
    now,
    day: dayIn(now),
  }));
  const rows = await selectHomes.all(db, { inputs: inputJson(inputs) });
  return inOrder(requests, rows).map((found) => homeFrom(found?.home));
}

function homeFrom(sent: SentHome | undefined): HomeRow {
  return {
    learners: sent?.learners ?? [],
    learnerId: sent?.learnerId ?? null,
    courses: (sent?.courses ?? []).map(({ course, seats }) => ({
      course,
      seats: seats ? seatsFrom(seats) : [],
    })),
    next: sent?.next
      ? {
          ...sent.next,
          startsAt: dateOf(sent.next.startsAt),
          endsAt: dateOf(sent.next.endsAt),
          markedAt: dateOf(sent.next.markedAt),
          toldLateAt: dateOf(sent.next.toldLateAt),
        }
      : null,
    written: (sent?.written ?? []).map((one) => ({ ...one, startsAt: new Date(one.startsAt) })),
    toPay: (sent?.toPay ?? []).map((one) => ({ ...one, expiresAt: new Date(one.expiresAt) })),
  };
}

function seatsFrom(columns: SentSeats): HomeSeat[] {
  return columns.number.map((number, n) => ({
    number,
    state: columns.state[n] ?? 'to_plan',
    moved: columns.moved[n] ?? false,
    isGroup: columns.isGroup[n] ?? false,
    startsAt: dateOf(columns.startsAt[n]),
    endsAt: dateOf(columns.endsAt[n]),
    score: columns.score[n] ?? null,
    className: columns.className[n] ?? null,
    parts: columns.parts[n] ?? null,
  }));
}
