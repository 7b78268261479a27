import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Reason } from '@fasih/school/catalogue/policy/reasons';
import type { RefundOutcome } from '@fasih/school/catalogue/policy/refund';
import type { RefundView } from '@fasih/school/finance/refunds/contract';
import type { Pool, PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { eventsOf } from '../../courses/balance/balance.ts';
import { endWait } from '../../courses/enrolments/waits.ts';
import { notify } from '../../learning/calendars/notify.ts';
import { giveHeldBack, lockPlan } from '../../learning/classes/hold-back.ts';
import { refuseWhenBusy } from '../../learning/meetings/busy.ts';
import type { MeetingFacts } from '../../learning/meetings/facts.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { askingFactsOf, askingNow, waitForAnswer } from './answer.ts';
import { presentRefund } from './present.ts';
import { quoteOf } from './quote.ts';
import { insertRequest, markWithdrawn, refundCourse, requestsOf } from './store.ts';

/**
 * Requests a refund. The current quote is stored with the request, whatever happens to the course later; a refusal
 * carries the rule's reason. The enrolment is locked, so two requests at once become one. Under course rules 2 it has a
 * day for the answer, and meetings are held back (docs/product/course-rules-2.md#refund-asked).
 */
export async function askRefund(services: Services, enrolmentId: string, reason: string, call: SignedInCall) {
  return inTransaction(services.pool, async (db) => {
    const open = await lockPlanUnderRules2(db, enrolmentId, call);
    const course = await refundCourse(db, enrolmentId, call.person, 'lock');
    if (!course) return refuse('refunds.notFound');
    const before = await requestsOf(db, course.enrolmentId);
    if (before.some(({ state }) => state === 'asked' || state === 'approved')) {
      return refuse('refunds.alreadyAsked');
    }
    const facts = await askingFactsOf(db, course.enrolmentId, call.now);
    const quote = await quoteOf(
      db,
      { ...course, ...facts },
      await eventsOf(db, course.enrolmentId),
      call.now,
    );
    if (quote.outcome !== 'allowed') return refusalOf(quote.outcome, quote.reason);
    const policy = await readPolicy(db, course.policyVersion);
    const answerBy = askingNow(policy, facts, call.now)?.answerBy ?? null;
    const by = call.person.accountId;
    const request = {
      enrolmentId: course.enrolmentId,
      by,
      reason,
      quote,
      answerBy,
      now: call.now,
      endedBySchool: false,
    };
    const id = await insertRequest(db, request);
    if (id === null) return refuse('refunds.alreadyAsked');
    const waiting = answerBy && { requestId: id, enrolmentId: course.enrolmentId, answerBy };
    const heldBack = waiting ? await waitForAnswer(db, waiting, { open, policy, facts }, call) : 0;
    await writeAudit(db, call, {
      action: 'refund.asked',
      targetKind: 'refund',
      targetId: id,
      after: {
        enrolmentId: course.enrolmentId,
        amount: quote.amount,
        ...(answerBy && { until: answerBy, heldBack }),
      },
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
          ...(answerBy && { answerBy, heldBack }),
        },
        source: `refund.asked:${id}`,
      },
      call.now,
    );
    const asking = { policy, facts, now: call.now };
    return presentRefund(course, quote, await requestsOf(db, course.enrolmentId), asking);
  });
}

/** Withdraws a pending request; the course goes on as before, with the times that were held back where they are free. */
export async function withdrawRefund(
  services: Services,
  enrolmentId: string,
  call: SignedInCall,
): Promise<RefundView | Withdrawal> {
  return refuseWhenBusy(() => withdraw(services.pool, enrolmentId, call));
}

type Withdrawal = Refusal<
  | 'meetings.learnerBusy'
  | 'meetings.teacherBusy'
  | 'refunds.decided'
  | 'refunds.endedBySchool'
  | 'refunds.notAsked'
  | 'refunds.notFound'
>;

function withdraw(pool: Pool, enrolmentId: string, call: SignedInCall): Promise<RefundView | Withdrawal> {
  return inTransaction(pool, async (db) => {
    await lockPlanUnderRules2(db, enrolmentId, call);
    const course = await refundCourse(db, enrolmentId, call.person, 'lock');
    if (!course) return refuse('refunds.notFound');
    const [latest] = await requestsOf(db, course.enrolmentId);
    if (latest?.state === 'approved' || latest?.state === 'rejected') return refuse('refunds.decided');
    if (latest?.state !== 'asked') return refuse('refunds.notAsked');
    if (latest.endedBySchool) return refuse('refunds.endedBySchool');
    if (!(await markWithdrawn(db, latest.id))) return refuse('refunds.decided');
    await endWait(db, latest.id, call.now);
    const policy = await readPolicy(db, course.policyVersion);
    // A stopped course gets its times when it is taken up.
    const isRunning = policy.rules >= 2 && latest.answerBy !== null && course.active;
    const back = isRunning ? await giveHeldBack(db, course.enrolmentId, call) : null;
    await writeAudit(db, call, {
      action: 'refund.withdrawn',
      targetKind: 'refund',
      targetId: latest.id,
      after: { enrolmentId: course.enrolmentId, ...back },
    });
    const facts = await askingFactsOf(db, course.enrolmentId, call.now);
    const quote = await quoteOf(
      db,
      { ...course, ...facts },
      await eventsOf(db, course.enrolmentId),
      call.now,
    );
    const asking = { policy, facts, now: call.now };
    return presentRefund(course, quote, await requestsOf(db, course.enrolmentId), asking);
  });
}

/** Locks class and meetings before the course, as every write does; none of them under course rules 1. */
async function lockPlanUnderRules2(
  db: PoolClient,
  enrolmentId: string,
  call: SignedInCall,
): Promise<MeetingFacts[]> {
  const course = await refundCourse(db, enrolmentId, call.person);
  if (!course || (await readPolicy(db, course.policyVersion)).rules < 2) return [];
  return lockPlan(db, course.enrolmentId);
}

/** The rule's refusal with its own code and the parameters of its sentence. */
function refusalOf(outcome: Exclude<RefundOutcome, 'allowed'>, { params }: Reason) {
  return refuse(`refunds.${outcome}`, { params: { ...params } });
}
