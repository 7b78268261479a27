import { presentPercent, progressPercent } from '@fasih/school/attendance/percent';
import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { StudentCourse, StudentDetail, StudentStatus } from '@fasih/school/dashboards/admin-contract';
import type { Pool } from 'pg';
import type { SignedInCall } from '../http/call.ts';
import { presentLearner } from '../learners/present.ts';
import type { LearnerRow } from '../learners/store.ts';
import { type CourseRow, coursesOfLearner } from './course-store.ts';
import { presentBalance } from './present.ts';

/** One learner for an admin, read only, in three statements. Erased learners are not found. */
export async function readStudent(
  pool: Pool,
  learnerId: string,
  call: SignedInCall,
): Promise<StudentDetail | Refusal> {
  if (!isId(learnerId)) return refuse('learners.notFound');
  const [person, courses, facts] = await Promise.all([
    personOf(pool, learnerId),
    coursesOfLearner(pool, learnerId, call.now),
    factsOf(pool, learnerId),
  ]);
  if (!person) return (await mergedInto(pool, learnerId)) ?? refuse('learners.notFound');
  const { account, consents, payments, ...row } = person;
  const learner = presentLearner(row, call.now);
  return {
    learnerId,
    kind: learner.kind,
    name: learner.name,
    birthDate: learner.birth_date,
    ageGroup: learner.ageGroup,
    consentNeeded: learner.consentNeeded,
    account,
    consents: consents.map((one) => ({
      ...one,
      givenAt: new Date(one.givenAt).toISOString(),
      withdrawnAt: one.withdrawnAt && new Date(one.withdrawnAt).toISOString(),
    })),
    courses: courses.map((course) => presentCourse(course, facts.get(course.enrolmentId), call.now)),
    payments: payments.map((one) => ({
      ...one,
      createdAt: new Date(one.createdAt).toISOString(),
      paidAt: one.paidAt && new Date(one.paidAt).toISOString(),
    })),
  };
}

/** Where the record went, when it turned out to be somebody's second one. */
async function mergedInto(pool: Pool, learnerId: string): Promise<Refusal | null> {
  const { rows } = await pool.query<{ into: string }>(
    'select merged_into as into from learner where id = $1 and merged_into is not null',
    [learnerId],
  );
  return rows[0] ? refuse('learners.merged', { current: { learnerId: rows[0].into } }) : null;
}

type PersonRow = LearnerRow & Pick<StudentDetail, 'account' | 'consents' | 'payments'>;

async function personOf(pool: Pool, learnerId: string): Promise<PersonRow | null> {
  const { rows } = await pool.query<PersonRow>(
    `select l.id, l.kind, l.name, l.birth_date, l.relation, l.version, l.adult_declared_at is not null as adult_declared,
       exists (select from consent c where c.learner_id = l.id and c.withdrawn_at is null) as consented,
       json_build_object('username', a.display_username, 'name', a.name, 'email', a.email, 'phone', a.phone,
         'active', a.active, 'version', a.version) as account,
       (select coalesce(json_agg(json_build_object('guardianName', c.guardian_name, 'relation', c.relation,
           'textVersion', c.text_version, 'givenAt', c.given_at, 'withdrawnAt', c.withdrawn_at)
           order by c.given_at desc, c.id), '[]') from consent c where c.learner_id = l.id) as consents,
       (select coalesce(json_agg(json_build_object('orderId', o.id, 'packageName', o.package_name, 'status', o.status,
           'total', o.total, 'createdAt', o.created_at, 'paidAt', o.paid_at, 'receiptNumber', (select r.number
             from receipt r where r.order_id = o.id order by r.voided_at is null desc, r.issued_at desc limit 1))
           order by o.created_at desc, o.id desc), '[]') from orders o where o.learner_id = l.id) as payments
     from learner l join account a on a.id = l.account_id where l.id = $1 and l.erased_at is null`,
    [learnerId],
  );
  return rows[0] ?? null;
}

type Facts = {
  enrolmentId: string;
  status: StudentStatus;
  dueAt: Date | null;
  decisions: number;
  present: number;
  late: number;
  absent: number;
};

/** What is counted about each course, by its enrolment. */
async function factsOf(pool: Pool, learnerId: string): Promise<ReadonlyMap<string, Facts>> {
  const { rows } = await pool.query<Facts>(
    `select e.id as "enrolmentId", student_status(e) as status, student_due(e) as "dueAt", k.*,
       (select count(*)::integer from balance_event b where b.enrolment_id = e.id and b.decision is not null) as decisions
     from enrolment e cross join lateral (
       select count(*) filter (where s.state = 'present')::integer as present,
         count(*) filter (where s.state = 'late')::integer as late,
         count(*) filter (where s.state = 'absent')::integer as absent
       from seat s where s.enrolment_id = e.id) k
     where e.learner_id = $1`,
    [learnerId],
  );
  return new Map(rows.map((row) => [row.enrolmentId, row]));
}

function presentCourse(row: CourseRow, facts: Facts | undefined, now: Date): StudentCourse {
  const balance = presentBalance(row, now);
  const { present = 0, late = 0, absent = 0 } = facts ?? {};
  return {
    enrolmentId: row.enrolmentId,
    packageName: row.packageName,
    level: row.level,
    status: facts?.status ?? 'noCourse',
    classId: row.classId,
    className: row.className,
    teacherName: row.teacherName,
    dueAt: facts?.dueAt?.toISOString() ?? null,
    progress: progressPercent(balance),
    balance,
    decisions: facts?.decisions ?? 0,
    attendance: { present, late, absent, percent: presentPercent({ present, late, absent }) },
  };
}
