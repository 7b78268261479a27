import { terms } from '@fasih/content/legal/terms';
import { dayIn, HOUR, later } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { ageGroupOf } from '@fasih/school/people/learners/age';
import { expiryFor, orderExpiresAt, providerOrderId } from '@fasih/school/sales/payments/rules';
import { voucherDiscount } from '@fasih/school/sales/vouchers/rules';
import type { Pool, PoolClient } from 'pg';
import { openEnrolment } from '../../courses/enrolments/open-enrolment.ts';
import type { LearnerRow } from '../../people/learners/facts.ts';
import { insertSelf, lockLearnersOfAccount } from '../../people/learners/learners.ts';
import { needsConsent } from '../../people/learners/present.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import { readVoucher, takeVoucher } from '../vouchers/vouchers.ts';
import { insertOrder } from './orders.ts';
import {
  insertAttempt,
  type OpenOrder,
  openOrderOf,
  type PurchaseFacts,
  purchaseFacts,
} from './purchase-store.ts';

export type OrderRequest = {
  packageId: number;
  learnerId?: string | undefined;
  voucher?: string | undefined;
  /** The buyer knows that an earlier order of the package is under review. */
  again?: boolean | undefined;
};

/** An order whose payment page must be requested from the provider, with everything this needs. */
export type OrderToPay = {
  orderId: string;
  attemptId: string;
  attemptNumber: number;
  providerOrderId: string;
  package: { id: number; name: string };
  price: number;
  discount: number;
  voucher: string | null;
  expiresAt: Date;
  payer: { name: string; email: string; phone: string | null };
  /** This call has held the lease since the insert. */
  leased: boolean;
};

export type Placed =
  | { is: 'free'; orderId: string }
  | { is: 'open'; orderId: string; token: string; redirectUrl: string }
  | { is: 'ask'; purchase: OrderToPay }
  /** Blocked by an open order that has expired or carries another voucher. */
  | { is: 'blocked'; orderId: string; why: 'over' | 'otherVoucher' };

type VoucherRefused = Refusal<
  'orders.voucherOver' | 'orders.voucherUnknown' | 'orders.voucherUsedByFamily' | 'orders.voucherUsedUp'
>;

/**
 * Finds or creates the one open order of a learner and a package (docs/product/courses-and-money.md#ordering), with
 * amounts computed here. The attempt is committed before the provider is called. A total of Rp 0 is `free` at once:
 * enrolment and confirmation, no receipt number. An open order is found until its end, also when its package has been taken off sale.
 * Where an earlier order is under review the buyer is asked first, so that nobody pays twice by mistake.
 */
export async function placeOrder(pool: Pool, request: OrderRequest, call: SignedInCall) {
  const voucher = request.voucher ? request.voucher : null;
  const query = { accountId: call.person.accountId, packageId: request.packageId, now: call.now };
  return inTransaction(pool, async (db) => {
    // Purchases for one person happen one after another, and what is read next is true until the order stands.
    await lockLearnersOfAccount(db, query.accountId);
    const facts = await purchaseFacts(db, query);
    const isSold = facts.package?.onSale === true;
    const learner = chooseLearner(facts.learners, request.learnerId, call.now);
    // Without somebody who may have an open order of it, only a package on sale can be bought.
    if (!facts.package || (!isSold && (learner === null || isRefusal(learner))))
      return refuse('packages.notOnSale');
    if (learner !== null && isRefusal(learner)) return learner;
    const learnerId = learner?.id ?? (await insertSelf(db, query.accountId, call.now));
    const learnerName = learner?.name ?? facts.payer_name;
    const since = later(call.now, -24 * HOUR);
    const open = await openOrderOf(db, { learnerId, packageId: request.packageId, voucher, since });
    const order = { voucher, facts, package: facts.package, accountId: query.accountId, now: call.now };
    if (open && open.status !== 'review') return resume(db, open, order);
    if (!isSold) return refuse('packages.notOnSale');
    if (open && !request.again) return refuse('orders.underReview');
    return makeOrder(db, { facts, package: facts.package, learnerId, learnerName, voucher }, call);
  });
}

/** The named learner, the only one, or null when there is none yet; a refusal when somebody must choose or consent. */
function chooseLearner(
  learners: LearnerRow[],
  named: string | undefined,
  now: Date,
):
  | LearnerRow
  | Refusal<'learners.choose' | 'learners.consentNeeded' | 'learners.notFound' | 'learners.tooYoung'>
  | null {
  const chosen = named === undefined ? learners[0] : learners.find(({ id }) => id === named);
  if (named === undefined && learners.length > 1) return refuse('learners.choose');
  if (!chosen) return named === undefined ? null : refuse('learners.notFound');
  if (chosen.birth_date !== null && ageGroupOf(chosen.birth_date, dayIn(now)) === 'tooYoung')
    return refuse('learners.tooYoung');
  return needsConsent(chosen, now) ? refuse('learners.consentNeeded') : chosen;
}

async function resume(
  db: PoolClient,
  open: OpenOrder,
  order: {
    voucher: string | null;
    facts: PurchaseFacts;
    package: { id: number; onSale: boolean };
    accountId: string;
    now: Date;
  },
): Promise<Placed | VoucherRefused | Refusal<'packages.notOnSale'>> {
  if (open.status === 'free') return { is: 'free', orderId: open.id };
  if (order.now >= open.expires_at) return { is: 'blocked', orderId: open.id, why: 'over' };
  if ((open.voucher_code ?? '').toLowerCase() !== (order.voucher ?? '').toLowerCase()) {
    // It could not be ordered again once the open order was ended.
    if (!order.package.onSale) return refuse('packages.notOnSale');
    // A voucher that cannot be used must not cost the family its open order, which may be about to be paid.
    const worth = order.voucher && (await readVoucher(db, order.voucher, order.accountId, order.now));
    if (worth && isRefusal(worth)) return worth;
    return { is: 'blocked', orderId: open.id, why: 'otherVoucher' };
  }
  if (open.state === 'open' && open.token !== null && open.redirect_url !== null) {
    return { is: 'open', orderId: open.id, token: open.token, redirectUrl: open.redirect_url };
  }
  // Too late for a new page, which the provider would not end in time.
  if (expiryFor({ expiresAt: open.expires_at }, order.now) === null) {
    return { is: 'blocked', orderId: open.id, why: 'over' };
  }
  const waiting = open.state === 'asked' && open.attempt_id !== null && open.provider_order_id !== null;
  const number = waiting ? (open.number ?? 1) : (open.number ?? 0) + 1;
  const name = providerOrderId(open.id, number);
  const attempt = { orderId: open.id, number, providerOrderId: name, amount: open.total, now: order.now };
  const attemptId =
    waiting && open.attempt_id !== null
      ? open.attempt_id
      : await insertAttempt(db, { ...attempt, expiresAt: open.expires_at });
  return {
    is: 'ask',
    purchase: {
      orderId: open.id,
      attemptId,
      attemptNumber: number,
      providerOrderId: name,
      package: { id: order.package.id, name: open.package_name },
      price: open.price,
      discount: open.discount,
      voucher: open.voucher_code,
      expiresAt: open.expires_at,
      payer: payerOf(order.facts),
      leased: !waiting,
    },
  };
}

async function makeOrder(
  db: PoolClient,
  order: {
    facts: PurchaseFacts;
    package: { id: number; name: string; price: number };
    learnerId: string;
    learnerName: string;
    voucher: string | null;
  },
  call: SignedInCall,
): Promise<Placed | VoucherRefused> {
  const { facts, learnerId } = order;
  if (facts.policy_version === null) throw new Error('no policy version is valid now');
  const worth =
    order.voucher === null ? null : await takeVoucher(db, order.voucher, call.person.accountId, call.now);
  if (worth !== null && isRefusal(worth)) return worth;
  const voucher = worth?.code ?? null;
  const { price } = order.package;
  const discount = worth === null ? 0 : voucherDiscount(worth, price);
  const expiresAt = orderExpiresAt(call.now);
  const orderId = await insertOrder(db, {
    accountId: call.person.accountId,
    learnerId,
    packageId: order.package.id,
    packageName: order.package.name,
    price,
    discount,
    voucher,
    policyVersion: facts.policy_version,
    termsVersion: terms.version,
    lang: call.lang,
    createdAt: call.now,
    expiresAt,
  });
  const total = price - discount;
  await writeAudit(db, call, {
    action: 'order.placed',
    targetKind: 'order',
    targetId: orderId,
    after: { packageId: order.package.id, learnerId, price, discount, total, voucher, terms: terms.version },
  });
  if (total === 0) {
    await openEnrolment(
      db,
      { orderId, learnerId, packageId: order.package.id, total, policyVersion: facts.policy_version },
      call.now,
    );
    await enqueueMail(db, {
      kind: 'orders.free',
      accountId: call.person.accountId,
      to: facts.email,
      lang: call.lang,
      params: {
        payerName: facts.payer_name,
        learnerName: order.learnerName,
        packageName: order.package.name,
        orderId,
      },
      source: `order.free:${orderId}`,
    });
    return { is: 'free', orderId };
  }
  const name = providerOrderId(orderId, 1);
  const attempt = { orderId, number: 1, providerOrderId: name, amount: total, now: call.now, expiresAt };
  return {
    is: 'ask',
    purchase: {
      orderId,
      attemptId: await insertAttempt(db, attempt),
      attemptNumber: 1,
      providerOrderId: name,
      package: order.package,
      price,
      discount,
      voucher,
      expiresAt,
      payer: payerOf(facts),
      leased: true,
    },
  };
}

function payerOf(facts: PurchaseFacts): OrderToPay['payer'] {
  return { name: facts.payer_name, email: facts.email, phone: facts.phone };
}
