import { priceAt } from '../../catalogue/packages/prices.ts';
import type { LearnerRow } from '../../people/learners/learners.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

export type PurchaseFacts = {
  payer_name: string;
  email: string;
  phone: string | null;
  policy_version: number | null;
  package: { id: number; name: string; price: number } | null;
  learners: LearnerRow[];
};

/** Everything that a purchase is decided on, in one query: payer, package on sale, learners with consent, policy. */
export async function purchaseFacts(
  db: Queryable,
  of: { accountId: string; packageId: number; now: Date },
): Promise<PurchaseFacts> {
  const { rows } = await db.query<PurchaseFacts>(
    `select ${shownName('a')} as payer_name, a.email, a.phone,
       (select max(number) from policy_version where valid_from <= $3) as policy_version,
       (select jsonb_build_object('id', p.id, 'name', p.name, 'price', ${priceAt('p', '$3')}) from package p
        where p.id = $2 and p.on_sale) as package,
       (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'name', l.name,
            'birth_date', l.birth_date, 'relation', l.relation, 'version', l.version, 'adult_declared', l.adult_declared_at is not null,
            'consented', exists (select from consent c where c.learner_id = l.id and c.withdrawn_at is null))
          order by l.created_at, l.id), '[]')
        from learner l where l.account_id = a.id and l.erased_at is null) as learners
     from account a where a.id = $1`,
    [of.accountId, of.packageId, of.now],
  );
  const facts = rows[0];
  if (!facts) throw new Error('the account of this call is gone');
  return facts;
}

export type OpenOrder = {
  id: string;
  status: 'pending' | 'free';
  price: number;
  discount: number;
  total: number;
  package_name: string;
  voucher_code: string | null;
  created_at: Date;
  expires_at: Date;
  attempt_id: string | null;
  number: number | null;
  provider_order_id: string | null;
  state: string | null;
  token: string | null;
  redirect_url: string | null;
};

/**
 * Locks the learner, so that purchases for one person happen one after another, and then looks for what the same call
 * made before: the open order of this package, or a free one of the last day with the same voucher (or
 * none: a package may cost nothing).
 */
export async function openOrderOf(
  db: Queryable,
  of: { learnerId: string; packageId: number; voucher: string | null; since: Date },
): Promise<OpenOrder | null> {
  // Not `for update`: a payment that settles holds its order and writes rows that point to the learner.
  await db.query('select from learner where id = $1 for no key update', [of.learnerId]);
  const { rows } = await db.query<OpenOrder>(
    `select o.id, o.status, o.price, o.discount, o.total, o.package_name, o.voucher_code, o.created_at, o.expires_at,
       a.id as attempt_id, a.number, a.provider_order_id, a.state, a.token, a.redirect_url
     from orders o
     left join lateral (select * from payment_attempt where order_id = o.id order by number desc limit 1) a on true
     where o.learner_id = $1 and o.package_id = $2
       and (o.status = 'pending' or (o.status = 'free' and o.voucher_code is not distinct from $3::citext and o.created_at > $4))
     order by o.status = 'pending' desc, o.created_at desc limit 1`,
    [of.learnerId, of.packageId, of.voucher, of.since],
  );
  return rows[0] ?? null;
}

/** How long one call may keep asking the provider for a page before another may try; longer than the call's timeout. */
const LEASE = "interval '15 seconds'";

/** Writes the next attempt of an order, leased to the writer: the page is asked for after the commit. */
export async function insertAttempt(
  db: Queryable,
  attempt: {
    orderId: string;
    number: number;
    providerOrderId: string;
    amount: number;
    now: Date;
    expiresAt: Date;
  },
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into payment_attempt (order_id, number, provider_order_id, amount, created_at, expires_at, asking_until)
     values ($1, $2, $3, $4, $5, $6, now() + ${LEASE}) returning id`,
    [
      attempt.orderId,
      attempt.number,
      attempt.providerOrderId,
      attempt.amount,
      attempt.now,
      attempt.expiresAt,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the attempt was not written');
  return id;
}

/** Takes the right to ask the provider for this page; false while another call has it or the page is known. */
export async function leaseAttempt(db: Queryable, attemptId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update payment_attempt set asking_until = now() + ${LEASE}
     where id = $1 and state = 'asked' and (asking_until is null or asking_until < now())`,
    [attemptId],
  );
  return rowCount === 1;
}

/** Gives the right back after a failure, so that the next call may try at once. */
export async function releaseAttempt(db: Queryable, attemptId: string): Promise<void> {
  await db.query('update payment_attempt set asking_until = null where id = $1', [attemptId]);
}

/** Keeps the page that the provider opened; false when the attempt was closed in the meantime. */
export async function keepPage(
  db: Queryable,
  attemptId: string,
  page: { token: string; redirectUrl: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update payment_attempt set state = 'open', token = $2, redirect_url = $3, asking_until = null
     where id = $1 and state = 'asked'`,
    [attemptId, page.token, page.redirectUrl],
  );
  return rowCount === 1;
}

/** The provider has used this attempt's name: the next one takes its place. */
export async function refuseAttempt(db: Queryable, attemptId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update payment_attempt set state = 'refused', asking_until = null where id = $1 and state = 'asked'`,
    [attemptId],
  );
  return rowCount === 1;
}

export type PageState = { state: string; token: string | null; redirect_url: string | null; leased: boolean };

/** How the asking for a page stands. */
export async function pageState(db: Queryable, attemptId: string): Promise<PageState | null> {
  const { rows } = await db.query<PageState>(
    `select state, token, redirect_url, coalesce(asking_until > now(), false) as leased
     from payment_attempt where id = $1`,
    [attemptId],
  );
  return rows[0] ?? null;
}
