import type { Queryable } from '../db/transaction.ts';

/** Takes what the provider told of an account's person out of its answers; amounts, numbers and states stay for the books. */
export async function forgetPayerAtProvider(db: Queryable, accountId: string): Promise<void> {
  await db.query(
    `with own as (
       select a.provider_order_id from payment_attempt a join orders o on o.id = a.order_id where o.account_id = $1
     ), charges as (
       update provider_charge set raw = raw - '{customer_details,metadata,issuer,masked_card,saved_token_id}'::text[]
       where order_id in (select id from orders where account_id = $1)
     )
     update provider_notification set body = '' where provider_order_id in (select provider_order_id from own)`,
    [accountId],
  );
}
