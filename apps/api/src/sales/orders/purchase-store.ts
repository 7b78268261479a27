import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { packagePriceAt } from '../../catalogue/packages/prices.ts';
import { learnerFacts } from '../../people/learners/facts.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { jsonList, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const l = tableAs('learner', 'l');
const p = tableAs('package', 'p');

const selectFacts = statement(
  ({ accountId, packageId, now }: Params<{ accountId: string; packageId: number; now: Date }>) =>
    build
      .selectFrom('account as a')
      .where('a.id', '=', accountId)
      .select(['a.email', 'a.phone', shownNameOf(tableAs('account', 'a')).as('payer_name')])
      .select(({ selectFrom }) => [
        selectFrom('policy_version')
          .where('valid_from', '<=', now)
          .select(({ fn }) => fn.max('number').as('latest'))
          .as('policy_version'),
        selectFrom('package as p')
          .where('p.id', '=', packageId)
          .select(
            jsonBuildObject({
              id: p.id,
              name: p.name,
              price: packagePriceAt(p, now),
              onSale: p.on_sale,
            }).as('facts'),
          )
          .as('package'),
        selectFrom('learner as l')
          .whereRef('l.account_id', '=', 'a.id')
          .where('l.erased_at', 'is', null)
          .select(jsonList(learnerFacts(l), sql`${l.created_at}, ${l.id}`).as('learners'))
          .$asScalar()
          .$notNull()
          .as('learners'),
      ]),
);

export type PurchaseFacts = RowOf<typeof selectFacts>;

/** Everything that a purchase is decided on, in one query: payer, package, learners with consent, policy. */
export async function purchaseFacts(
  db: Queryable,
  of: { accountId: string; packageId: number; now: Date },
): Promise<PurchaseFacts> {
  const facts = await selectFacts.first(db, of);
  if (!facts) throw new Error('the account of this call is gone');
  return facts;
}

type OpenOrderOf = { learnerId: string; packageId: number; voucher: string | null; since: Date };

const selectOpenOrder = statement((of: Params<OpenOrderOf>) =>
  build
    .selectFrom('orders as o')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payment_attempt as t')
          .whereRef('t.order_id', '=', 'o.id')
          .select(['t.id', 't.number', 't.provider_order_id', 't.state', 't.token', 't.redirect_url'])
          .orderBy('t.number', 'desc')
          .limit(sql.lit(1))
          .as('a'),
      (join) => join.onTrue(),
    )
    .where('o.learner_id', '=', of.learnerId)
    .where('o.package_id', '=', of.packageId)
    .where((eb) =>
      eb.or([
        eb('o.status', 'in', ['pending', 'review']),
        eb.and([
          eb('o.status', '=', 'free'),
          eb('o.voucher_code', 'is not distinct from', sql<string | null>`${of.voucher}::citext`),
          eb('o.created_at', '>', of.since),
        ]),
      ]),
    )
    .select(['o.id', 'o.status', 'o.price', 'o.discount', 'o.total', 'o.package_name', 'o.voucher_code'])
    .select(['o.created_at', 'o.expires_at', 'a.id as attempt_id', 'a.number', 'a.provider_order_id'])
    .select(['a.state', 'a.token', 'a.redirect_url'])
    .orderBy((eb) => eb('o.status', '=', 'pending'), 'desc')
    .orderBy((eb) => eb('o.status', '=', 'review'))
    .orderBy('o.created_at', 'desc')
    .limit(sql.lit(1)),
);

export type OpenOrder = RowOf<typeof selectOpenOrder>;

/**
 * What the same call made before, for a learner who is locked or was just written: the open order of this package, or a
 * free one of the last day with the same voucher (or none: a package may cost nothing), else one whose payment is under
 * review.
 */
export function openOrderOf(db: Queryable, of: OpenOrderOf): Promise<OpenOrder | null> {
  return selectOpenOrder.first(db, of);
}

const now = sql<Date>`now()`;

/** How long one call may keep asking the provider for a page before another may try; longer than the call's timeout. */
const leaseEnd = sql<Date>`now() + interval '15 seconds'`;

type NewAttempt = {
  orderId: string;
  number: number;
  providerOrderId: string;
  amount: number;
  now: Date;
  expiresAt: Date;
};

const insert = statement((attempt: Params<NewAttempt>) =>
  build
    .insertInto('payment_attempt')
    .values({
      order_id: attempt.orderId,
      number: attempt.number,
      provider_order_id: attempt.providerOrderId,
      amount: attempt.amount,
      created_at: attempt.now,
      expires_at: attempt.expiresAt,
      asking_until: leaseEnd,
    })
    .returning('id'),
);

/** Writes the next attempt of an order, leased to the writer: the page is asked for after the commit. */
export async function insertAttempt(db: Queryable, attempt: NewAttempt): Promise<string> {
  const row = await insert.first(db, attempt);
  if (!row) throw new Error('the attempt was not written');
  return row.id;
}

type Attempt = { attemptId: string };

const lease = statement(({ attemptId }: Params<Attempt>) =>
  build
    .updateTable('payment_attempt')
    .set({ asking_until: leaseEnd })
    .where('id', '=', attemptId)
    .where('state', '=', 'asked')
    .where((eb) => eb.or([eb('asking_until', 'is', null), eb('asking_until', '<', now)])),
);

/** Takes the right to ask the provider for this page; false while another call has it or the page is known. */
export async function leaseAttempt(db: Queryable, attemptId: string): Promise<boolean> {
  return (await lease.run(db, { attemptId })) === 1;
}

const release = statement(({ attemptId }: Params<Attempt>) =>
  build.updateTable('payment_attempt').set({ asking_until: null }).where('id', '=', attemptId),
);

/** Gives the right back after a failure, so that the next call may try at once. */
export async function releaseAttempt(db: Queryable, attemptId: string): Promise<void> {
  await release.run(db, { attemptId });
}

type Page = { token: string; redirectUrl: string };

const keep = statement(({ attemptId, token, redirectUrl }: Params<Attempt & Page>) =>
  build
    .updateTable('payment_attempt')
    .set({ state: 'open', token, redirect_url: redirectUrl, asking_until: null })
    .where('id', '=', attemptId)
    .where('state', '=', 'asked'),
);

/** Keeps the page that the provider opened; false when the attempt was closed in the meantime. */
export async function keepPage(db: Queryable, attemptId: string, page: Page): Promise<boolean> {
  return (await keep.run(db, { attemptId, ...page })) === 1;
}

const refuse = statement(({ attemptId }: Params<Attempt>) =>
  build
    .updateTable('payment_attempt')
    .set({ state: 'refused', asking_until: null })
    .where('id', '=', attemptId)
    .where('state', '=', 'asked'),
);

/** The provider has used this attempt's name: the next one takes its place. */
export async function refuseAttempt(db: Queryable, attemptId: string): Promise<boolean> {
  return (await refuse.run(db, { attemptId })) === 1;
}

const selectPageState = statement(({ attemptId }: Params<Attempt>) =>
  build
    .selectFrom('payment_attempt as t')
    .where('t.id', '=', attemptId)
    .select(['t.state', 't.token', 't.redirect_url'])
    .select(({ fn, eb }) => fn.coalesce(eb('t.asking_until', '>', now), sql.lit(false)).as('leased')),
);

export type PageState = RowOf<typeof selectPageState>;

/** The state of the request for a payment page. */
export function pageState(db: Queryable, attemptId: string): Promise<PageState | null> {
  return selectPageState.first(db, { attemptId });
}
