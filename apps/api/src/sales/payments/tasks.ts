import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { moneyCame, outcomeOfDenial } from '@fasih/school/sales/payments/rules';
import { type PaymentTask, TASK_REASONS } from '@fasih/school/sales/payments/staff-contract';
import { learnerNameFor } from '../../people/accounts/learner-name.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Person, SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { checkOrder } from './check-order.ts';
import { presentReturning } from './present-returning.ts';
import { refundWithin } from './refund-order.ts';
import { providerAway } from './request-payment-page.ts';
import { retryRefund } from './send-refund.ts';
import type { OnSettled } from './settle-order.ts';
import { lockTask, markTaskDone, type TaskRow, taskOf } from './task-store.ts';

const iso = (text: string | null) => text && new Date(text).toISOString();

/** A task's reason as replies name it; `other` for one of another release. */
export function taskReasonOf(stored: string | null): PaymentTask['reason'] {
  return TASK_REASONS.find((one) => stored === `payments.${one}`) ?? 'other';
}

/** A task as this member of staff reads it; an accountant can do nothing about it. */
export function presentTask(row: TaskRow, person: Person): PaymentTask {
  const { order, charge, refund, orderId: _id, kind: _kind, ...task } = row;
  return {
    ...task,
    reason: taskReasonOf(task.reason),
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    order: order && {
      ...order,
      learnerName: learnerNameFor(person, order.learnerName),
      createdAt: new Date(order.createdAt).toISOString(),
    },
    charge: charge && { ...charge, paidAt: iso(charge.paidAt) },
    returning: refund && { ...presentReturning(refund), ...(person.readsOnly && { next: [] }) },
    fixes: person.readsOnly ? [] : fixesOf(row),
  };
}

/**
 * The possible steps for a task, the most likely first. Late, duplicate or wrong money is returned in full
 * (docs/product/courses-and-money.md#payment-tasks) unless it is already being returned.
 */
function fixesOf({ doneAt, orderId, kind, charge, refund }: TaskRow): PaymentTask['fixes'] {
  if (doneAt !== null) return [];
  const fixes: PaymentTask['fixes'] = [];
  const holds = charge !== null && charge.held > 0 && moneyCame.has(charge.status);
  const onItsWay = refund?.state === 'asked';
  const canReturn = holds && !onItsWay;
  if (kind === 'fullRefund' && canReturn) fixes.push('return');
  if (orderId !== null) fixes.push('check');
  if (kind !== 'fullRefund' && canReturn) fixes.push('return');
  // A task with money to return cannot be closed.
  if (kind !== 'fullRefund' || !holds) fixes.push('close');
  return fixes;
}

/** Returns the money of a task in full; the task closes by itself once it is returned. */
export async function returnTaskMoney(services: Services, taskId: string, call: SignedInCall) {
  const result = await inTransaction(services.pool, async (db) => {
    const task = await lockTask(db, taskId);
    if (!task) return refuse('payments.taskNotFound');
    if (task.doneAt) return refuse('payments.taskDone');
    if (!task.orderId || !task.charge || !fixesOf(task).includes('return'))
      return refuse('payments.refundNotNow');
    const { transactionId } = task.charge;
    return refundWithin(
      db,
      { orderId: task.orderId, transactionId, reason: 'Pembayaran dikembalikan penuh' },
      call,
    );
  });
  if (isRefusal(result)) return result;
  const sent = await retryRefund(services, result.id, call.now);
  return isRefusal(sent) ? sent : read(services, taskId, call);
}

/**
 * Asks the provider about the order of a task; the fold decides again and may close the task. About money after a denial the
 * provider's answer now decides (docs/product/courses-and-money.md#payment-tasks).
 */
export async function checkTask(
  services: Services,
  taskId: string,
  call: SignedInCall,
): Promise<PaymentTask | Refusal<'payments.providerAway' | 'payments.taskNotFound'>> {
  const task = await taskOf(services.pool, taskId);
  if (!task) return refuse('payments.taskNotFound');
  if (task.orderId !== null) {
    const checked = await checkOrder(
      services,
      task.orderId,
      call.now,
      decisiveCheck(task, task.orderId, call),
    );
    if (checked === 'away') return providerAway(30);
  }
  return read(services, taskId, call);
}

function decisiveCheck(task: TaskRow, orderId: string, call: SignedInCall) {
  const onSettled = auditCheck(call, orderId);
  const transactionId = task.charge?.transactionId;
  if (task.reason !== 'payments.paidAfterDenial' || task.doneAt !== null || transactionId === undefined)
    return { onSettled };
  const closing: OnSettled = async (db, settled) => {
    await onSettled(db, settled);
    const attempt = settled.attempts.find((one) => one.transactionId === transactionId);
    const outcome = attempt ? outcomeOfDenial(attempt.status) : null;
    if (outcome === null) return;
    const by = { accountId: call.person.accountId, reason: null, outcome, now: call.now };
    if (!(await markTaskDone(db, task.id, by))) return;
    await writeAudit(db, call, {
      action: 'paymentTask.closed',
      targetKind: 'order',
      targetId: orderId,
      before: { reason: task.reason },
      after: { outcome },
    });
  };
  return { onSettled: closing, askedAgain: transactionId };
}

/** The audit entry of a person who asked the provider about an order. */
export function auditCheck(call: SignedInCall, orderId: string): OnSettled {
  return (db, { status }) =>
    writeAudit(db, call, {
      action: 'order.checked',
      targetKind: 'order',
      targetId: orderId,
      after: { status },
    });
}

/** Closes a task with a reason when nothing is left to do. */
export async function closeTask(
  services: Services,
  taskId: string,
  reason: string,
  call: SignedInCall,
): Promise<PaymentTask | Refusal<'payments.moneyStays' | 'payments.taskDone' | 'payments.taskNotFound'>> {
  const done = await inTransaction(services.pool, async (db) => {
    const task = await lockTask(db, taskId);
    if (!task) return refuse('payments.taskNotFound');
    if (task.doneAt) return refuse('payments.taskDone');
    if (!fixesOf(task).includes('close')) return refuse('payments.moneyStays');
    await markTaskDone(db, taskId, {
      accountId: call.person.accountId,
      reason,
      outcome: null,
      now: call.now,
    });
    await writeAudit(db, call, {
      action: 'paymentTask.closed',
      targetKind: task.orderId === null ? 'paymentTask' : 'order',
      targetId: task.orderId ?? taskId,
      before: { reason: task.reason },
      reason,
    });
    return true;
  });
  return isRefusal(done) ? done : read(services, taskId, call);
}

async function read(
  services: Services,
  taskId: string,
  { person }: SignedInCall,
): Promise<PaymentTask | Refusal<'payments.taskNotFound'>> {
  const task = await taskOf(services.pool, taskId);
  return task ? presentTask(task, person) : refuse('payments.taskNotFound');
}
