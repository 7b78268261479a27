import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { progressPercent } from '@fasih/school/catalogue/policy/progress';
import { presentPercent } from '@fasih/school/learning/attendance/percent';
import type { StudentStatus } from '@fasih/school/office/homes/admin-contract';
import type { StudentCourse, StudentDetail } from '@fasih/school/office/homes/student-contract';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Pool } from 'pg';
import { guardiansOfLearner } from '../../people/guardians/guardians.ts';
import { learnerColumns } from '../../people/learners/facts.ts';
import { presentLearner } from '../../people/learners/present.ts';
import { jsonList, orNull, scalar, select, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { fromLatestReceipt, latestReceipt } from '../../sales/receipts/latest-receipt.ts';
import { shownOrderStatus } from '../../sales/shown-status.ts';
import { coursesOn, type HomeCourseRow } from '../homes/course-store.ts';
import { presentBalance } from '../homes/present.ts';

/** One learner with courses (newest first), consents and payments, for an admin. Erased learners are not found. */
export async function readStudent(
  pool: Pool,
  learnerId: string,
  call: SignedInCall,
): Promise<StudentDetail | Refusal<'learners.merged' | 'learners.notFound'>> {
  if (!isId(learnerId)) return refuse('learners.notFound');
  const [person, courses] = await Promise.all([
    selectPerson.first(pool, { learnerId }),
    selectCourses.all(pool, { learnerId, day: dayIn(call.now) }),
  ]);
  if (!person) return refuse('learners.notFound');
  const { account, consents, guardians, payments, mergedInto, ...row } = person;
  if (mergedInto !== null) return refuse('learners.merged', { current: { learnerId: mergedInto } });
  const { id, birth_date, relation, version, ...facts } = presentLearner(row, call.now);
  return {
    learnerId: id,
    ...facts,
    birthDate: birth_date,
    account,
    consents: consents.map((consent) => ({
      ...consent,
      givenAt: new Date(consent.givenAt).toISOString(),
      withdrawnAt: consent.withdrawnAt && new Date(consent.withdrawnAt).toISOString(),
    })),
    guardians: guardians.map((one) => ({ ...one, acceptedAt: new Date(one.acceptedAt).toISOString() })),
    courses: courses.map((course) => presentCourse(course, call.now)),
    payments: payments.map((order) => ({
      ...order,
      createdAt: new Date(order.createdAt).toISOString(),
      paidAt: order.paidAt && new Date(order.paidAt).toISOString(),
    })),
  };
}

const l = tableAs('learner', 'l');
const a = tableAs('account', 'a');
const c = tableAs('consent', 'c');
const o = tableAs('orders', 'o');
const e = tableAs('enrolment', 'e');
const s = tableAs('seat', 's');
const b = tableAs('balance_event', 'b');

const receiptNumber = orNull(scalar(latestReceipt.number, fromLatestReceipt(o.id)));

const selectPerson = statement(({ learnerId }: Params<{ learnerId: string }>) =>
  select(
    [
      ...learnerColumns(l),
      // The learner that this one was merged into.
      sql<string | null>`case when ${l.erased_at} is not null then ${l.merged_into} end`.as('mergedInto'),
      jsonBuildObject({
        username: a.display_username,
        name: a.name,
        email: a.email,
        phone: a.phone,
        id: a.id,
        active: a.active,
        version: a.version,
      }).as('account'),
      scalar(
        jsonList(
          {
            guardianName: c.guardian_name,
            relation: c.relation,
            textVersion: c.text_version,
            givenAt: c.given_at,
            withdrawnAt: c.withdrawn_at,
          },
          sql`${c.given_at} desc, ${c.id}`,
        ),
        sql`from ${c} where ${c.learner_id} = ${l.id}`,
      ).as('consents'),
      guardiansOfLearner(l.id).as('guardians'),
      scalar(
        jsonList(
          {
            orderId: o.id,
            packageName: o.package_name,
            status: o.status,
            shown: shownOrderStatus,
            total: o.total,
            createdAt: o.created_at,
            paidAt: o.paid_at,
            receiptNumber,
          },
          sql`${o.created_at} desc, ${o.id} desc`,
        ),
        sql`from ${o} where ${o.learner_id} = ${l.id}`,
      ).as('payments'),
    ],
    sql`from ${l} join ${a} on ${a.id} = ${l.account_id}
      where ${l.id} = ${learnerId} and (${l.erased_at} is null or ${l.merged_into} is not null)`,
  ),
);

/** What the school sees of a course beyond what families see; `decisions` and attendance are counts. */
type StaffFacts = {
  status: StudentStatus;
  dueAt: Date | null;
  decisions: number;
  present: number;
  late: number;
  absent: number;
};

const selectCourses = statement(({ learnerId, day }: Params<{ learnerId: string; day: string }>) => {
  const course = subqueryAs(
    coursesOn(sql<string>`${day}::date`, sql`where ${e.learner_id} = ${learnerId}`),
    'course',
  );
  return sql<
    HomeCourseRow & StaffFacts
  >`select course.*, student_status(e) as status, student_due(e) as "dueAt", seats.*,
      (select count(*)::integer from ${b} where ${b.enrolment_id} = ${e.id} and ${b.decision} is not null) as decisions
    from ${course} join ${e} on ${e.id} = ${course.enrolmentId}
    cross join lateral (
      select count(*) filter (where ${s.state} = 'present')::integer as present,
        count(*) filter (where ${s.state} = 'late')::integer as late,
        count(*) filter (where ${s.state} = 'absent')::integer as absent
      from ${s} where ${s.enrolment_id} = ${e.id}) seats
    order by ${e.opened_at} desc, ${e.id} desc`;
});

function presentCourse(row: HomeCourseRow & StaffFacts, now: Date): StudentCourse {
  const balance = presentBalance(row, now);
  const { present, late, absent } = row;
  return {
    enrolmentId: row.enrolmentId,
    packageName: row.packageName,
    level: row.level,
    status: row.status,
    classId: row.classId,
    className: row.className,
    teacherId: row.teacherId,
    teacherName: row.teacherName,
    dueAt: row.dueAt?.toISOString() ?? null,
    progress: progressPercent(balance),
    balance,
    decisions: row.decisions,
    attendance: { present, late, absent, percent: presentPercent({ present, late, absent }) },
  };
}
