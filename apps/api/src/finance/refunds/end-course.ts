import { isId } from '@fasih/school/basics/ids';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Policy } from '@fasih/school/catalogue/policy/decision';
import type { RefundOutcome, RefundQuote } from '@fasih/school/catalogue/policy/refund';
import type { CourseEnd } from '@fasih/school/finance/refunds/end-contract';
import type { Pool } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { notifyAll } from '../../learning/calendars/notify.ts';
import { closeCourse } from '../../learning/classes/close-course.ts';
import { lockPlan } from '../../learning/classes/hold-back.ts';
import type { MeetingFacts } from '../../learning/meetings/facts.ts';
import { lockClassesOfCourse } from '../../learning/meetings/lock-order.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { askingNow } from './answer.ts';
import { type CourseToEnd, courseToEnd } from './end-store.ts';
import { presentQuote } from './present.ts';
import { quoteOf } from './quote.ts';
import { insertRequest, type RefundCourse, refundCourse } from './store.ts';

type Ending = { course: CourseToEnd; quote: RefundQuote; policy: Policy };

type Refused = Refusal<
  | 'refunds.alreadyAsked'
  | 'refunds.appealOpen'
  | 'refunds.notFound'
  | 'refunds.oldRules'
  | `refunds.${Exclude<RefundOutcome, 'allowed'>}`
>;

/** What an admin would do by ending a course (docs/product/course-rules-2.md#the-schools-fault). */
export async function previewCourseEnd(
  db: Queryable,
  enrolmentId: string,
  call: SignedInCall,
): Promise<CourseEnd | Refused> {
  const ending = await endingOf(db, enrolmentId, call);
  if (isRefusal(ending)) return ending;
  const { course, quote } = ending;
  const { coming: meetings, familyName, teachers } = course;
  return { quote: presentQuote(quote), meetings, told: [familyName, ...teachers] };
}

/**
 * Ends a course for the school's reasons: its seats lapse, which frees the teachers, and the refund of what is owed opens for
 * finance, all or nothing. Family and teachers are told. Refused where the sum is no longer the one that the admin saw. Two
 * presses end it once.
 */
export async function endCourse(
  pool: Pool,
  enrolmentId: string,
  { reason, amount }: { reason: string; amount: number },
  call: SignedInCall,
): Promise<{ ok: true } | Refused | Refusal<'refunds.sumChanged'>> {
  const { now } = call;
  return inTransaction(pool, async (db) => {
    if (!isId(enrolmentId)) return refuse('refunds.notFound');
    const classIds = await lockClassesOfCourse(db, enrolmentId);
    const open = await lockPlan(db, enrolmentId);
    await refundCourse(db, enrolmentId, call.person, 'lock');
    const ending = await endingOf(db, enrolmentId, call);
    if (isRefusal(ending)) return ending;
    const { course, quote, policy } = ending;
    if (quote.amount !== amount) return refuse('refunds.sumChanged');
    const coming = comingOf(open, enrolmentId, now);
    await closeCourse(db, { enrolmentId, classIds, decision: quote, keepsBegun: true }, now);
    const answerBy = askingNow(policy, course, now)?.answerBy ?? null;
    const by = call.person.accountId;
    const request = { enrolmentId, by, reason, quote, answerBy, now, endedBySchool: true };
    const requestId = await insertRequest(db, request);
    if (requestId === null) return refuse('refunds.alreadyAsked');
    await notifyAll(db, noticesOf(course, coming, { requestId, reason, amount, answerBy }), now);
    await writeAudit(db, call, {
      action: 'enrolment.endedBySchool',
      targetKind: 'enrolment',
      targetId: enrolmentId,
      after: { amount, meetings: coming.length },
      reason,
    });
    await writeAudit(db, call, {
      action: 'refund.asked',
      targetKind: 'refund',
      targetId: requestId,
      after: { enrolmentId, amount, ...(answerBy && { until: answerBy }) },
    });
    return { ok: true as const };
  });
}

/** The course with the sum that is owed if the school ends it now, or why it cannot be ended so. */
async function endingOf(db: Queryable, enrolmentId: string, call: SignedInCall): Promise<Ending | Refused> {
  const course = await courseToEnd(db, enrolmentId, call.person, call.now);
  if (!course) return refuse('refunds.notFound');
  if (course.isAsked) return refuse('refunds.alreadyAsked');
  if (course.hasAppeal) return refuse('refunds.appealOpen');
  const policy = await readPolicy(db, course.policyVersion);
  if (policy.rules < 2) return refuse('refunds.oldRules');
  const fault = { since: call.now, cause: 'ended' as const };
  const quote = await quoteOf(db, course, course.events, call.now, fault);
  return quote.outcome === 'allowed'
    ? { course, quote, policy }
    : refuse(`refunds.${quote.outcome}`, { params: { ...quote.reason.params } });
}

/** Meetings of the course that have a time which has not come. */
const comingOf = (open: readonly MeetingFacts[], enrolmentId: string, now: Date) =>
  open.filter(
    ({ span, seats }) =>
      span !== null &&
      span.start > now &&
      seats.some((seat) => seat.enrolmentId === enrolmentId && seat.state === 'planned'),
  );

type Told = { requestId: string; reason: string; amount: number; answerBy: string | null };

/** To the family with sum and reason, and to each teacher who loses a meeting. */
function noticesOf(
  { accountId, learnerName, courseName, enrolmentId }: RefundCourse,
  coming: readonly MeetingFacts[],
  { requestId, reason, amount, answerBy }: Told,
): AnyNotice[] {
  const course = { learnerName, className: courseName, enrolmentId };
  const kind = 'course.endedBySchool' as const;
  const family: AnyNotice = {
    accountId,
    kind,
    source: `${kind}:${requestId}`,
    params: { ...course, meetings: coming.length, owed: { amount, reason, answerBy } },
  };
  const teachers = [...new Set(coming.map(({ teacherId }) => teacherId))];
  return [
    family,
    ...teachers.map((teacherId): AnyNotice => {
      const own = coming.filter((meeting) => meeting.teacherId === teacherId);
      return {
        accountId: teacherId,
        kind,
        source: `${kind}:${requestId}:${teacherId}`,
        params: { ...course, meetings: own.length, owed: null },
      };
    }),
  ];
}
