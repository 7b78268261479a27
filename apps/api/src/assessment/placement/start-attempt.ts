import { attemptState, mayRetake } from '@fasih/school/assessment/placement/rules';
import { dayIn } from '@fasih/school/basics/instants';
import { refuse } from '@fasih/school/basics/refusal';
import { endOfDay } from '@fasih/school/catalogue/policy/validity';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../platform/services.ts';
import { type Owner, ownerOf } from './access.ts';
import { BANKS, type Banks } from './banks.ts';
import { bankOfLearner, bankOfVisitor, type StoredChoice } from './choose-bank.ts';
import { addressHash } from './device.ts';
import { openSitting } from './open-sitting.ts';
import { presentRunning } from './present.ts';
import { scoreUnfinished } from './score-overdue.ts';
import { type AttemptRow, findOpenOfDevice, latestAttempts, lockEnrolments, questionsOf } from './store.ts';
import { lockAndCountAddress } from './store-writes.ts';

/** Anonymous sittings per address and day (docs/product/tests.md#anonymous-sittings). */
export const ANONYMOUS_A_DAY = 3;

export type StartInput = StoredChoice & { enrolmentId?: string | undefined };

/**
 * Starts the placement test or continues the open sitting. A student sits for the given enrolment, or for the
 * only one without a test; everybody else sits anonymously, with the bank of the stored level.
 */
export async function startAttempt(services: Services, call: Call, input: StartInput, banks: Banks = BANKS) {
  const owner = ownerOf(call, services.config.appSecret);
  if (input.enrolmentId !== undefined && !call.person) throw new Problem(401, 'common.signInNeeded');
  for (;;) {
    const start = await inTransaction(services.pool, async (db) => {
      const asLearner = await startForLearner(db, owner, input, call.now, banks);
      return asLearner ?? startForDevice(db, services, call, owner, input, banks);
    });
    if (!('overdue' in start)) return start;
    await scoreUnfinished(services, start.overdue, call.now);
  }
}

/** Null if the account has no running enrolment and names none; then an anonymous sitting is possible. */
async function startForLearner(db: PoolClient, owner: Owner, input: StartInput, now: Date, banks: Banks) {
  if (owner.accountId === null) return input.enrolmentId === undefined ? null : refuse('common.notFound');
  const own = await lockEnrolments(db, owner.accountId);
  const candidates = own.filter(
    (one) => input.enrolmentId === undefined || one.enrolment_id === input.enrolmentId,
  );
  if (candidates.length === 0) return input.enrolmentId === undefined ? null : refuse('common.notFound');
  const ids = candidates.map((one) => one.enrolment_id);
  const last = new Map((await latestAttempts(db, ids)).map((attempt) => [attempt.enrolment_id, attempt]));

  const waiting = candidates.filter((one) => !last.get(one.enrolment_id)?.finished_at);
  const able =
    waiting.length > 0 ? waiting : candidates.filter((one) => canSit(last.get(one.enrolment_id), now));
  if (able.length > 1) return refuse('placement.chooseLearner');
  const [enrolment] = able;
  if (!enrolment) return refuse('placement.done');

  const open = last.get(enrolment.enrolment_id);
  if (open && !open.finished_at) return continueSitting(db, open, now);
  const bank = bankOfLearner(enrolment, now, input);
  if (!bank) return refuse('placement.noCategory');
  const sitter = { enrolmentId: enrolment.enrolment_id, learnerId: enrolment.learner_id };
  const opened = await openSitting(db, { sitter, bank, banks, now });
  if (opened === 'taken')
    throw new Error(`a sitting was opened beside the lock of ${enrolment.enrolment_id}`);
  return opened;
}

function canSit(last: AttemptRow | undefined, now: Date): boolean {
  if (!last?.finished_at) return true;
  return (
    mayRetake({ finishedAt: last.finished_at, now, allowedBy: last.retake_allowed_by }).outcome === 'yes'
  );
}

async function startForDevice(
  db: PoolClient,
  services: Services,
  call: Call,
  owner: Owner,
  input: StartInput,
  banks: Banks,
) {
  const device = owner.deviceHash;
  if (!device) return refuse('common.invalid', { fields: { 'x-fasih-device': 'required' } });
  const open = await findOpenOfDevice(db, device);
  if (open) return continueSitting(db, open, call.now);
  const bank = bankOfVisitor(input);
  if (!bank) return refuse('placement.noCategory');

  const address = addressHash(call.address, dayIn(call.now), services.config.appSecret);
  const today = await lockAndCountAddress(db, address);
  // The same device may have started at the same instant and caused the limit.
  const justOpened = await findOpenOfDevice(db, device);
  if (justOpened) return continueSitting(db, justOpened, call.now);
  if (today >= ANONYMOUS_A_DAY) {
    return refuse('placement.tooManyToday', { params: { retryAfter: secondsToNextDay(call.now) } });
  }
  const sitter = { deviceHash: device, addressHash: address };
  const opened = await openSitting(db, { sitter, bank, banks, now: call.now });
  if (opened !== 'taken') return opened;
  const winner = await findOpenOfDevice(db, device);
  if (!winner) throw new Error('the sitting that won the start is gone');
  return continueSitting(db, winner, call.now);
}

async function continueSitting(db: PoolClient, open: AttemptRow, now: Date) {
  const state = attemptState({ startedAt: open.started_at, finishedAt: open.finished_at, now });
  if (state === 'over') return { overdue: open.id };
  return presentRunning(open, await questionsOf(db, open.id), now);
}

/** Whole seconds until the next school day. */
function secondsToNextDay(now: Date): number {
  return Math.max(1, Math.ceil((endOfDay(dayIn(now)).getTime() - now.getTime()) / 1000));
}
