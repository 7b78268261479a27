import { isId } from '@fasih/school/basics/ids';
import { SUBSTITUTE_DAYS } from '@fasih/school/learning/classes/substitute';
import { type Reach, reachOf } from '@fasih/school/people/guardians/guardian';
import { type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { isReached } from '../../people/guardians/reach.ts';
import {
  coalesce,
  endOf,
  jsonList,
  orNull,
  type Selected,
  scalar,
  select,
  startOf,
  subqueryAs,
  tableAs,
} from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';

const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const p = tableAs('package', 'p');
const cm = tableAs('class_member', 'cm');
const sc = tableAs('school_class', 'sc');
const se = tableAs('seat', 'se');
const me = tableAs('meeting', 'me');
const ts = tableAs('test_score', 'ts');
const rp = tableAs('report', 'rp');
const ra = tableAs('account', 'ra');
const ce = tableAs('certificate', 'ce');

type Reader = Reach & { role: Person['role']; now: Date };

const readerOf = (person: Person, now: Date): Reader => ({
  ...reachOf(person, 'look'),
  role: person.role,
  now,
});

/** The learner's current class, else the last one. */
const c = subqueryAs(
  select(
    [
      orNull(sc.id).as('id'),
      orNull(sc.name).as('name'),
      sc.level.as('level'),
      orNull(sc.age_group).as('age_group'),
      orNull(sc.teacher_id).as('teacher_id'),
    ],
    sql`from ${cm} join ${sc} on ${sc.id} = ${cm.class_id} where ${cm.enrolment_id} = ${e.id}
      order by ${cm.left_at} is null desc, ${cm.joined_at} desc limit 1`,
  ),
  'c',
);

/** A test is in the middle and at the end of a course. */
const isTest = sql<boolean>`(${se.number} = ${e.meetings} or ${se.number} * 2 = ${e.meetings})`;

/** What the caller teaches: the class, and as a substitute the tests of these numbers. */
const taught = ({ accountId, now }: Params<Reader>) =>
  subqueryAs(
    select(
      [
        sql<boolean>`${c.teacher_id} is not distinct from ${accountId}::uuid`.as('teaches'),
        sql<number[]>`array(
          select ${se.number}::int from ${se} join ${me} on ${me.id} = ${se.meeting_id}
          where ${se.enrolment_id} = ${e.id} and ${me.teacher_id} = ${accountId} and ${isTest}
            and ${endOf(me.during)} > ${now}::timestamptz - interval ${sql.lit(`${SUBSTITUTE_DAYS} days`)})`.as(
          'givenTests',
        ),
      ],
      sql``,
    ),
    't',
  );

const testSeat = jsonBuildObject({
  number: se.number,
  state: se.state,
  meetingId: se.meeting_id,
  startsAt: startOf(se.during),
  closedAt: me.closed_at,
});
type TestSeat = typeof testSeat extends RawBuilder<infer Seat> ? Seat : never;

const seats = subqueryAs(
  select(
    [
      sql<number>`count(*) filter (where ${se.state} in ('present', 'late'))::int`.as('attended'),
      sql<
        TestSeat[]
      >`coalesce(json_agg(${testSeat} order by ${se.number}) filter (where ${isTest}), '[]')`.as('seats'),
    ],
    sql`from ${se} join ${me} on ${me.id} = ${se.meeting_id} where ${se.enrolment_id} = ${e.id}`,
  ),
  's',
);

const scores = scalar(
  jsonList(
    {
      number: ts.number,
      score: ts.score,
      parts: ts.parts.$castTo<Record<string, number>>(),
      note: ts.note,
      // Empty if the score was never changed.
      changeReason: ts.change_reason,
      givenAt: ts.given_at,
      version: ts.version,
    },
    ts.number,
  ),
  sql`from ${ts} where ${ts.enrolment_id} = ${e.id}`,
);

const report = orNull(
  scalar(
    jsonBuildObject({
      summary: rp.summary,
      strengths: rp.strengths,
      nextSteps: rp.next_steps,
      writtenBy: ra.name,
      updatedAt: rp.updated_at,
      publishedAt: rp.published_at,
      version: rp.version,
    }),
    sql`from ${rp} join ${ra} on ${ra.id} = ${rp.written_by} where ${rp.enrolment_id} = ${e.id}`,
  ),
);

/** Newest first. */
const certificates = scalar(
  jsonList(
    {
      id: ce.id,
      code: ce.code,
      learnerName: ce.learner_name,
      courseName: ce.course_name,
      level: ce.level,
      score: ce.score,
      issuedAt: ce.issued_at,
      revokedAt: ce.revoked_at,
      revokeReason: ce.revoke_reason,
    },
    sql`${ce.issued_at} desc`,
  ),
  sql`from ${ce} where ${ce.enrolment_id} = ${e.id}`,
);

const courseColumns = (t: ReturnType<typeof taught>) =>
  [
    e.id.as('enrolmentId'),
    l.account_id.as('accountId'),
    l.id.as('learnerId'),
    l.name.as('learnerName'),
    l.birth_date.as('birthDate'),
    sql<boolean>`${l.adult_declared_at} is not null`.as('declaredAdult'),
    sql<boolean>`${e.state} = 'ended'`.as('ended'),
    e.last_day.as('lastDay'),
    e.opened_at.as('openedAt'),
    e.meetings.as('bought'),
    coalesce(e.level, c.level).as('level'),
    // False while the level is only proposed by the test; certificates do not print it then.
    sql<boolean>`${e.level_state} is distinct from 'proposed'`.as('levelDecided'),
    p.name.as('packageName'),
    p.type.as('packageType'),
    p.category.as('category'),
    c.age_group.as('ageGroup'),
    c.id.as('classId'),
    c.name.as('className'),
    t.teaches.as('teaches'),
    t.givenTests.as('givenTests'),
    seats.attended.as('attended'),
    seats.seats.as('seats'),
    scores.as('scores'),
    report.as('report'),
    certificates.as('certificates'),
  ] as const;

/** A learner's course with everything its report shows. Instants in its lists are texts. */
export type ReportCourse = Selected<ReturnType<typeof courseColumns>>;
export type CertificateRow = ReportCourse['certificates'][number];

/** Courses readable by the family, the class's teacher, a substitute with a test, and admins. */
function selectReadable(reader: Params<Reader>, and: RawBuilder<unknown>): RawBuilder<ReportCourse> {
  const t = taught(reader);
  return select(
    courseColumns(t),
    sql`from ${e} join ${l} on ${l.id} = ${e.learner_id} join ${p} on ${p.id} = ${e.package_id}
        left join lateral ${c} on true cross join lateral ${t} cross join lateral ${seats}
      where ${l.erased_at} is null and case ${reader.role}::text
        when 'admin' then true when 'teacher' then ${t.teaches} or ${t.givenTests} <> '{}'
        when 'student' then ${isReached(l, reader)} else false end
      and ${and}`,
  );
}

const selectCourse = statement((of: Params<Reader & { enrolmentId: string }>) =>
  selectReadable(of, sql`${e.id} = ${of.enrolmentId}`),
);

/** One course; null for an unknown id or a person who may not read it. */
export async function courseOf(
  db: Queryable,
  enrolmentId: string,
  person: Person,
  now: Date,
): Promise<ReportCourse | null> {
  return isId(enrolmentId) ? selectCourse.first(db, { enrolmentId, ...readerOf(person, now) }) : null;
}

const selectCourses = statement((of: Params<Reader & { learnerId: string | null }>) =>
  selectReadable(
    of,
    sql`(${of.learnerId}::uuid is null or ${l.id} = ${of.learnerId}) order by ${e.opened_at} desc, ${e.id} desc`,
  ),
);

/** A family's courses, optionally of one learner, newest first. */
export async function coursesOf(
  db: Queryable,
  person: Person,
  learnerId: string | undefined,
  now: Date,
): Promise<ReportCourse[]> {
  if (learnerId !== undefined && !isId(learnerId)) return [];
  return selectCourses.all(db, { learnerId: learnerId ?? null, ...readerOf(person, now) });
}

const lock = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  build.selectFrom('enrolment').select('id').where('id', '=', enrolmentId).forUpdate(),
);

/** Locks an enrolment, so that writes on one course wait for each other. */
export async function lockEnrolment(db: Queryable, enrolmentId: string): Promise<void> {
  if (isId(enrolmentId)) await lock.run(db, { enrolmentId });
}
