import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool, PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { endWait, isWaiting } from '../../courses/enrolments/waits.ts';
import { notify } from '../../learning/calendars/notify.ts';
import { closeCourse } from '../../learning/classes/close-course.ts';
import { lockPlan } from '../../learning/classes/hold-back.ts';
import { refuseWhenBusy } from '../../learning/meetings/busy.ts';
import { lockOpenMeetings } from '../../learning/meetings/lapse-seats.ts';
import { lockClassesOfCourse } from '../../learning/meetings/lock-order.ts';
import { approvalBy, refuseApproval } from '../../people/accounts/approvers.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { lockOrder } from '../../sales/orders/orders.ts';
import { refundWithin } from '../../sales/payments/refund-order.ts';
import { retryRefund } from '../../sales/payments/send-refund.ts';
import { endRefused } from './answer.ts';
import { exactAskedAt, readStaffRefund, stepOf } from './present-staff.ts';
import {
  type LockedRequest,
  lockRequest,
  markApproved,
  markPrepared,
  markRejected,
  placeOfRequest,
} from './staff-store.ts';

/**
 * Proposes a request for approval by a second account. One that is proposed already changes only if its first account does not
 * count as one of two; else whoever proposed it first could approve it.
 */
export async function prepareRefund(
  services: Services,
  requestId: string,
  version: number,
  call: SignedInCall,
) {
  const done = await inTransaction(services.pool, async (db) => {
    const request = await waiting(db, requestId, version);
    if (isRefusal(request)) return request;
    const { accountId } = call.person;
    const approval = await approvalOf(db, request, '', call);
    if (request.preparedBy !== null && stepOf(approval, request.preparedBy, accountId) !== 'prepare')
      return true;
    await markPrepared(db, requestId, accountId, call.now);
    await writeAudit(db, call, { action: 'refund.prepared', targetKind: 'refund', targetId: requestId });
    return true;
  });
  return isRefusal(done) ? done : answer(services, requestId, call);
}

/**
 * Approves a refund with the quote of its request: ends the course, frees the teachers, and records the money to
 * return, all or nothing. Only then is the provider called; a lost answer or a killed process is retried later as the
 * same refund. Who may approve: docs/product/courses-and-money.md#approving.
 */
export async function approveRefund(
  services: Services,
  requestId: string,
  { version, reason = '' }: { version: number; reason?: string | undefined },
  call: SignedInCall,
) {
  const done = await inTransaction(services.pool, async (db) => {
    const place = await placeOfRequest(db, requestId);
    if (!place) return refuse('refunds.requestNotFound');
    // In the one order of all writes: order, classes, meetings, course (docs/decisions/035-lock-order.md).
    await lockOrder(db, place.orderId);
    const classIds = await lockClassesOfCourse(db, place.enrolmentId);
    await lockOpenMeetings(db, place.enrolmentId);
    const request = await waiting(db, requestId, version);
    if (isRefusal(request)) return request;
    // A meeting that comes back is left, so the refund waits for the answer.
    if (await isWaiting(db, place.enrolmentId, 'appeal')) return refuse('refunds.appealOpen');
    const { accountId } = call.person;
    const approval = await approvalOf(db, request, reason, call);
    const refused = refuseApproval(approval, {
      secondNeeded: request.preparedBy === null ? 'refunds.notPrepared' : 'refunds.secondNeeded',
      reasonNeeded: 'refunds.reasonNeeded',
    });
    if (refused) return refused;
    const selfApproved = approval.is === 'selfApproved';
    const { orderId, amount, enrolmentId, quote } = request;
    const rest = { kind: 'refunded' as const, amount, source: `refunded:${requestId}` };
    await closeCourse(db, { enrolmentId, classIds, decision: quote, keepsBegun: true, rest }, call.now);
    const money = await refundWithin(db, { orderId, amount, reason: 'Pengembalian dana kursus' }, call);
    if (isRefusal(money)) return refuse('refunds.moneyGone');
    await markApproved(db, requestId, {
      accountId,
      reason: reason === '' ? null : reason,
      selfApproved,
      refundId: money.id,
      now: call.now,
    });
    await endWait(db, requestId, call.now);
    await notifyFamily(db, request, { approved: true, reason: '' }, call.now);
    await writeAudit(db, call, {
      action: 'refund.approved',
      targetKind: 'refund',
      targetId: requestId,
      after: { amount, path: money.path, selfApproved },
      ...(reason === '' ? {} : { reason }),
    });
    return money.id;
  });
  if (isRefusal(done)) return done;
  // The provider's answer is part of the result, whatever it is: the course has ended, and the money needs handling.
  await retryRefund(services, done, call.now);
  return answer(services, requestId, call);
}

/**
 * Rejects a request with a reason that the family reads; the course goes on, and they may ask again. Under course rules 2
 * it gets the days of waiting, and the times that were held back where they are free.
 */
export async function rejectRefund(
  services: Services,
  requestId: string,
  { version, reason }: { version: number; reason: string },
  call: SignedInCall,
) {
  const done = await refuseWhenBusy(() => reject(services.pool, requestId, { version, reason }, call));
  return isRefusal(done) ? done : answer(services, requestId, call);
}

function reject(
  pool: Pool,
  requestId: string,
  { version, reason }: { version: number; reason: string },
  call: SignedInCall,
) {
  return inTransaction(pool, async (db) => {
    const place = await placeOfRequest(db, requestId);
    if (!place) return refuse('refunds.requestNotFound');
    if (place.answerBy !== null) await lockPlan(db, place.enrolmentId);
    const request = await waiting(db, requestId, version);
    if (isRefusal(request)) return request;
    if (request.endedBySchool) return refuse('refunds.endedBySchool');
    await markRejected(db, requestId, { accountId: call.person.accountId, reason, now: call.now });
    await endWait(db, requestId, call.now);
    const policy = await readPolicy(db, request.policyVersion);
    const hasWaited = place.answerBy !== null && request.enrolmentState !== 'ended';
    const back = hasWaited ? await endRefused(db, { ...request, requestId, policy }, call) : null;
    await notifyFamily(db, request, { approved: false, reason, ...back }, call.now);
    await writeAudit(db, call, {
      action: 'refund.rejected',
      targetKind: 'refund',
      targetId: requestId,
      after: { amount: request.amount, ...back },
      reason,
    });
    return true;
  });
}

/** Whether the caller may approve a request with this reason. */
function approvalOf(db: PoolClient, request: LockedRequest, reason: string, call: SignedInCall) {
  return approvalBy(db, {
    madeBy: request.preparedBy,
    approver: call.person.accountId,
    reason,
    now: call.now,
    exactRefundAskedAt: exactAskedAt(request),
  });
}

async function waiting(
  db: PoolClient,
  requestId: string,
  version: number,
): Promise<LockedRequest | Refusal<'common.stale' | 'refunds.decided' | 'refunds.requestNotFound'>> {
  const request = await lockRequest(db, requestId);
  if (!request) return refuse('refunds.requestNotFound');
  if (request.state !== 'asked') return refuse('refunds.decided');
  return request.version === version ? request : refuse('common.stale');
}

function notifyFamily(
  db: PoolClient,
  request: LockedRequest,
  input: {
    approved: boolean;
    reason: string;
    days?: number;
    lastDay?: string | null;
    planned?: number;
    toPlan?: number;
  },
  now: Date,
): Promise<void> {
  const { learnerName, enrolmentId, amount, accountId, courseName } = request;
  return notify(
    db,
    {
      accountId,
      kind: 'refund.decided',
      params: { learnerName, className: courseName, enrolmentId, amount, ...input },
      source: `refund.decided:${request.id}`,
    },
    now,
  );
}

async function answer(services: Services, requestId: string, call: SignedInCall) {
  return (await readStaffRefund(services.pool, requestId, call)) ?? refuse('refunds.requestNotFound');
}
