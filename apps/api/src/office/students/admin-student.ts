import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { progressPercent } from '@fasih/school/catalogue/policy/progress';
import { presentPercent } from '@fasih/school/learning/attendance/percent';
import type { StudentCourse, StudentDetail, StudentStatus } from '@fasih/school/office/homes/admin-contract';
import type { Pool } from 'pg';
import type { LearnerRow } from '../../people/learners/learners.ts';
import { presentLearner } from '../../people/learners/present.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { coursesSql, type HomeCourseRow } from '../homes/course-store.ts';
import { presentBalance } from '../homes/present.ts';

/** One learner for an admin in two statements (person, courses). Erased learners are not found. */
export async function readStudent(
  pool: Pool,
  learnerId: string,
  call: SignedInCall,
): Promise<StudentDetail | Refusal<'learners.merged' | 'learners.notFound'>> {
  if (!isId(learnerId)) return refuse('learners.notFound');
  const [person, courses] = await Promise.all([
    personOf(pool, learnerId),
    coursesOf(pool, learnerId, call.now),
  ]);
  if (!person) return refuse('learners.notFound');
  const { account, consents, payments, mergedInto, ...row } = person;
  if (mergedInto !== null) return refuse('learners.merged', { current: { learnerId: mergedInto } });
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
    courses: courses.map((course) => presentCourse(course, call.now)),
    payments: payments.map((one) => ({
      ...one,
      createdAt: new Date(one.createdAt).toISOString(),
      paidAt: one.paidAt && new Date(one.paidAt).toISOString(),
    })),
  };
}

type PersonRow = LearnerRow &
  Pick<StudentDetail, 'account' | 'consents' | 'payments'> & {
    /** The record this one was merged into, if any. */
    mergedInto: string | null;
  };

async function personOf(pool: Pool, learnerId: string): Promise<PersonRow | null> {
  const { rows } = await pool.query<PersonRow>(
    `select l.id, l.kind, l.name, l.birth_date, l.relation, l.version, l.adult_declared_at is not null as adult_declared,
       exists (select from consent c where c.learner_id = l.id and c.withdrawn_at is null) as consented,
       case when l.erased_at is not null then l.merged_into end as "mergedInto",
       json_build_object('username', a.display_username, 'name', a.name, 'email', a.email, 'phone', a.phone,
         'id', a.id, 'active', a.active, 'version', a.version) as account,
       (select coalesce(json_agg(json_build_object('guardianName', c.guardian_name, 'relation', c.relation,
           'textVersion', c.text_version, 'givenAt', c.given_at, 'withdrawnAt', c.withdrawn_at)
           order by c.given_at desc, c.id), '[]') from consent c where c.learner_id = l.id) as consents,
       (select coalesce(json_agg(json_build_object('orderId', o.id, 'packageName', o.package_name, 'status', o.status,
           'total', o.total, 'createdAt', o.created_at, 'paidAt', o.paid_at, 'receiptNumber', (select r.number
             from receipt r where r.order_id = o.id order by r.voided_at is null desc, r.issued_at desc limit 1))
           order by o.created_at desc, o.id desc), '[]') from orders o where o.learner_id = l.id) as payments
     from learner l join account a on a.id = l.account_id
     where l.id = $1 and (l.erased_at is null or l.merged_into is not null)`,
    [learnerId],
  );
  return rows[0] ?? null;
}

/** Course facts for the school beyond what families see. */
type Facts = {
  status: StudentStatus;
  dueAt: Date | null;
  decisions: number;
  present: number;
  late: number;
  absent: number;
};

/** All courses of a learner, newest first. */
async function coursesOf(pool: Pool, learnerId: string, now: Date): Promise<(HomeCourseRow & Facts)[]> {
  const { rows } = await pool.query<HomeCourseRow & Facts>(
    `select course.*, student_status(e) as status, student_due(e) as "dueAt", k.*,
       (select count(*)::integer from balance_event b where b.enrolment_id = e.id and b.decision is not null) as decisions
     from (${coursesSql()} where e.learner_id = $1) course join enrolment e on e.id = course."enrolmentId"
     cross join lateral (
       select count(*) filter (where s.state = 'present')::integer as present,
         count(*) filter (where s.state = 'late')::integer as late,
         count(*) filter (where s.state = 'absent')::integer as absent
       from seat s where s.enrolment_id = e.id) k
     order by e.opened_at desc, e.id desc`,
    [learnerId, dayIn(now)],
  );
  return rows;
}

function presentCourse(row: HomeCourseRow & Facts, now: Date): StudentCourse {
  const balance = presentBalance(row, now);
  const { present, late, absent } = row;
  return {
    enrolmentId: row.enrolmentId,
    packageName: row.packageName,
    level: row.level,
    status: row.status,
    classId: row.classId,
    className: row.className,
    teacherName: row.teacherName,
    dueAt: row.dueAt?.toISOString() ?? null,
    progress: progressPercent(balance),
    balance,
    decisions: row.decisions,
    attendance: { present, late, absent, percent: presentPercent({ present, late, absent }) },
  };
}
