import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Reason } from '@fasih/school/catalogue/policy/reasons';
import type { RefundOutcome } from '@fasih/school/catalogue/policy/refund';
import type { RefundView } from '@fasih/school/finance/refunds/contract';
import { eventsOf } from '../../courses/balance/balance.ts';
import { notify } from '../../learning/calendars/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { presentRefund } from './present.ts';
import { quoteOf } from './quote.ts';
import { insertRequest, markWithdrawn, refundCourse, requestsOf } from './store.ts';

/**
 * Requests a refund. The current quote is stored with the request, whatever happens to the course later; a refusal
 * carries the rule's reason. The enrolment is locked, so two requests at once become one.
 */
export async function askRefund(services: Services, enrolmentId: string, reason: string, call: SignedInCall) {
  return inTransaction(services.pool, async (db) => {
    const course = await refundCourse(db, enrolmentId, call.person, 'lock');
    if (!course) return refuse('refunds.notFound');
    const before = await requestsOf(db, course.enrolmentId);
    if (before.some(({ state }) => state === 'asked' || state === 'approved')) {
      return refuse('refunds.alreadyAsked');
    }
    const quote = await quoteOf(db, course, await eventsOf(db, course.enrolmentId), call.now);
    if (quote.outcome !== 'allowed') return refusalOf(quote.outcome, quote.reason);
    const by = call.person.accountId;
    const id = await insertRequest(db, { enrolmentId: course.enrolmentId, by, reason, quote, now: call.now });
    if (id === null) return refuse('refunds.alreadyAsked');
    await writeAudit(db, call, {
      action: 'refund.asked',
      targetKind: 'refund',
      targetId: id,
      after: { enrolmentId: course.enrolmentId, amount: quote.amount },
    });
    await notify(
      db,
      {
        accountId: course.accountId,
        kind: 'refund.asked',
        params: {
          learnerName: course.learnerName,
          className: course.courseName,
          enrolmentId: course.enrolmentId,
          amount: quote.amount,
        },
        source: `refund.asked:${id}`,
      },
      call.now,
    );
    return presentRefund(course, quote, await requestsOf(db, course.enrolmentId));
  });
}

/** Withdraws a pending request; the course goes on as before. */
export async function withdrawRefund(
  services: Services,
  enrolmentId: string,
  call: SignedInCall,
): Promise<RefundView | Refusal<'refunds.decided' | 'refunds.notAsked' | 'refunds.notFound'>> {
  return inTransaction(services.pool, async (db) => {
    const course = await refundCourse(db, enrolmentId, call.person, 'lock');
    if (!course) return refuse('refunds.notFound');
    const [latest] = await requestsOf(db, course.enrolmentId);
    if (latest?.state === 'approved' || latest?.state === 'rejected') return refuse('refunds.decided');
    if (latest?.state !== 'asked') return refuse('refunds.notAsked');
    if (!(await markWithdrawn(db, latest.id))) return refuse('refunds.decided');
    await writeAudit(db, call, {
      action: 'refund.withdrawn',
      targetKind: 'refund',
      targetId: latest.id,
      after: { enrolmentId: course.enrolmentId },
    });
    const quote = await quoteOf(db, course, await eventsOf(db, course.enrolmentId), call.now);
    return presentRefund(course, quote, await requestsOf(db, course.enrolmentId));
  });
}

/** The rule's refusal with its own code and the parameters of its sentence. */
function refusalOf(outcome: Exclude<RefundOutcome, 'allowed'>, { params }: Reason) {
  return refuse(`refunds.${outcome}`, { params: { ...params } });
}
