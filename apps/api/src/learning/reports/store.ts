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

const enrolment = tableAs('enrolment', 'enrolment');
const learner = tableAs('learner', 'learner');
const product = tableAs('package', 'product');
const member = tableAs('class_member', 'member');
const schoolClass = tableAs('school_class', 'school_class');
const seat = tableAs('seat', 'seat');
const meeting = tableAs('meeting', 'meeting');
const testScore = tableAs('test_score', 'test_score');
const newestReport = tableAs('report', 'newest_report');
const writer = tableAs('account', 'writer');
const certificate = tableAs('certificate', 'certificate');

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
      orNull(schoolClass.id).as('id'),
      orNull(schoolClass.name).as('name'),
      schoolClass.level.as('level'),
      orNull(schoolClass.age_group).as('age_group'),
      orNull(schoolClass.teacher_id).as('teacher_id'),
    ],
    sql`from ${member} join ${schoolClass} on ${schoolClass.id} = ${member.class_id} where ${member.enrolment_id} = ${enrolment.id}
      order by ${member.left_at} is null desc, ${member.joined_at} desc limit 1`,
  ),
  'c',
);

/** A test is in the middle and at the end of a course. */
const isTest = sql<boolean>`(${seat.number} = ${enrolment.meetings} or ${seat.number} * 2 = ${enrolment.meetings})`;

/** What the caller teaches: the class, and as a substitute the tests of these numbers. */
const taught = ({ accountId, now }: Params<Reader>) =>
  subqueryAs(
    select(
      [
        sql<boolean>`${c.teacher_id} is not distinct from ${accountId}::uuid`.as('teaches'),
        sql<number[]>`array(
          select ${seat.number}::int from ${seat} join ${meeting} on ${meeting.id} = ${seat.meeting_id}
          where ${seat.enrolment_id} = ${enrolment.id} and ${meeting.teacher_id} = ${accountId} and ${isTest}
            and ${endOf(meeting.during)} > ${now}::timestamptz - interval ${sql.lit(`${SUBSTITUTE_DAYS} days`)})`.as(
          'givenTests',
        ),
      ],
      sql``,
    ),
    't',
  );

const testSeat = jsonBuildObject({
  number: seat.number,
  state: seat.state,
  meetingId: seat.meeting_id,
  startsAt: startOf(seat.during),
  closedAt: meeting.closed_at,
});
type TestSeat = typeof testSeat extends RawBuilder<infer Seat> ? Seat : never;

const seats = subqueryAs(
  select(
    [
      sql<number>`count(*) filter (where ${seat.state} in ('present', 'late'))::int`.as('attended'),
      sql<
        TestSeat[]
      >`coalesce(json_agg(${testSeat} order by ${seat.number}) filter (where ${isTest}), '[]')`.as('seats'),
    ],
    sql`from ${seat} join ${meeting} on ${meeting.id} = ${seat.meeting_id} where ${seat.enrolment_id} = ${enrolment.id}`,
  ),
  's',
);

const scores = scalar(
  jsonList(
    {
      number: testScore.number,
      score: testScore.score,
      parts: testScore.parts.$castTo<Record<string, number>>(),
      note: testScore.note,
      // Empty if the score was never changed.
      changeReason: testScore.change_reason,
      givenAt: testScore.given_at,
      version: testScore.version,
    },
    testScore.number,
  ),
  sql`from ${testScore} where ${testScore.enrolment_id} = ${enrolment.id}`,
);

const report = orNull(
  scalar(
    jsonBuildObject({
      summary: newestReport.summary,
      strengths: newestReport.strengths,
      nextSteps: newestReport.next_steps,
      writtenBy: writer.name,
      updatedAt: newestReport.updated_at,
      publishedAt: newestReport.published_at,
      version: newestReport.version,
    }),
    sql`from ${newestReport} join ${writer} on ${writer.id} = ${newestReport.written_by}
      where ${newestReport.enrolment_id} = ${enrolment.id}`,
  ),
);

/** Newest first. */
const certificates = scalar(
  jsonList(
    {
      id: certificate.id,
      code: certificate.code,
      learnerName: certificate.learner_name,
      courseName: certificate.course_name,
      level: certificate.level,
      score: certificate.score,
      issuedAt: certificate.issued_at,
      revokedAt: certificate.revoked_at,
      revokeReason: certificate.revoke_reason,
    },
    sql`${certificate.issued_at} desc`,
  ),
  sql`from ${certificate} where ${certificate.enrolment_id} = ${enrolment.id}`,
);

const courseColumns = (t: ReturnType<typeof taught>) =>
  [
    enrolment.id.as('enrolmentId'),
    learner.account_id.as('accountId'),
    learner.id.as('learnerId'),
    learner.name.as('learnerName'),
    learner.birth_date.as('birthDate'),
    sql<boolean>`${learner.adult_declared_at} is not null`.as('declaredAdult'),
    sql<boolean>`${enrolment.state} = 'ended'`.as('ended'),
    enrolment.last_day.as('lastDay'),
    enrolment.opened_at.as('openedAt'),
    enrolment.meetings.as('bought'),
    coalesce(enrolment.level, c.level).as('level'),
    // False while the level is only proposed by the test; certificates do not print it then.
    sql<boolean>`${enrolment.level_state} is distinct from 'proposed'`.as('levelDecided'),
    product.name.as('packageName'),
    product.type.as('packageType'),
    product.category.as('category'),
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
    sql`from ${enrolment} join ${learner} on ${learner.id} = ${enrolment.learner_id}
      join ${product} on ${product.id} = ${enrolment.package_id}
        left join lateral ${c} on true cross join lateral ${t} cross join lateral ${seats}
      where ${learner.erased_at} is null and case ${reader.role}::text
        when 'admin' then true when 'teacher' then ${t.teaches} or ${t.givenTests} <> '{}'
        when 'student' then ${isReached(learner, reader)} else false end
      and ${and}`,
  );
}

const selectCourse = statement((of: Params<Reader & { enrolmentId: string }>) =>
  selectReadable(of, sql`${enrolment.id} = ${of.enrolmentId}`),
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
    sql`(${of.learnerId}::uuid is null or ${learner.id} = ${of.learnerId}) order by ${enrolment.opened_at} desc, ${enrolment.id} desc`,
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
  build.selectFrom('enrolment').select('id').where('id', '=', enrolmentId).forNoKeyUpdate(),
);

/** Locks an enrolment, so that writes on one course wait for each other; marks of attendance, which point to it, do not. */
export async function lockEnrolment(db: Queryable, enrolmentId: string): Promise<void> {
  if (isId(enrolmentId)) await lock.run(db, { enrolmentId });
}
