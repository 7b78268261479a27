import type { Queryable } from '../../platform/db/transaction.ts';

/**
 * Removes an account's personal data from the provider's stored answers; amounts, numbers and states stay for the
 * books.
 */
export async function forgetPayerAtProvider(db: Queryable, accountId: string): Promise<void> {
  await db.query(
    `with own as (
       select a.provider_order_id from payment_attempt a join orders o on o.id = a.order_id where o.account_id = $1
     ), charges as (
       update provider_charge set raw = raw - '{customer_details,metadata,issuer,masked_card,saved_token_id}'::text[]
       where order_id in (select id from orders where account_id = $1)
     ), pages as (
       -- The provider's page shows who pays.
       update payment_attempt set token = null, redirect_url = null
       where provider_order_id in (select provider_order_id from own)
     )
     update provider_notification set body = '' where provider_order_id in (select provider_order_id from own)`,
    [accountId],
  );
}

/** Removes texts that staff wrote about an erased person's payments, and their name from review tasks. */
export async function forgetWordsOfPayments(
  db: Queryable,
  orders: readonly string[],
  near: string,
): Promise<void> {
  await db.query(`update refund set reason = '' where order_id = any($1) and reason <> ''`, [orders]);
  await db.query(
    `update payment_task set details = without_words(details, $2),
       done_reason = case when done_reason is not null then '' end
     where order_id = any($1)`,
    [orders, near],
  );
}
