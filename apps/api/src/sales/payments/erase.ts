import { sql } from 'kysely';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { anyOf, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const a = tableAs('payment_attempt', 'a');
const o = tableAs('orders', 'o');
const charge = tableAs('provider_charge', 'provider_charge');

const forgetAnswers = statement(({ accountId }: Params<{ accountId: string }>) => {
  const own = sql`select ${a.provider_order_id} from ${a} join ${o} on ${o.id} = ${a.order_id}
    where ${o.account_id} = ${accountId}`;
  const ofOwn = sql<string>`(select provider_order_id from own)`;
  const charges = build
    .updateTable('provider_charge')
    .set({
      raw: sql<string>`${charge.raw} - '{customer_details,metadata,issuer,masked_card,saved_token_id}'::text[]`,
    })
    .where('order_id', 'in', ({ selectFrom }) =>
      selectFrom('orders').where('account_id', '=', accountId).select('id'),
    );
  // The provider's page shows who pays.
  const pages = build
    .updateTable('payment_attempt')
    .set({ token: null, redirect_url: null })
    .where('provider_order_id', 'in', ofOwn);
  const notifications = build
    .updateTable('provider_notification')
    .set({ body: '' })
    .where('provider_order_id', 'in', ofOwn);
  return withCtes({ own, charges, pages }, sql`${notifications}`);
});

type OfOrders = { orders: readonly string[] };

const forgetReasons = statement(({ orders }: Params<OfOrders>) =>
  build
    .updateTable('refund')
    .set({ reason: '' })
    .where('order_id', '=', anyOf(orders))
    .where('reason', '<>', ''),
);

const forgetWords = statement(({ orders, near }: Params<OfOrders & { near: string }>) =>
  build
    .updateTable('payment_task')
    .set((eb) => ({
      details: sql<string>`without_words(${eb.ref('details')}, ${near})`,
      done_reason: sql<string | null>`case when ${eb.ref('done_reason')} is not null then '' end`,
    }))
    .where('order_id', '=', anyOf(orders)),
);

/**
 * Removes texts that staff wrote about an erased person's payments, their name from review tasks, and with their account the
 * personal data in the provider's stored answers; amounts, numbers and states stay for the books.
 */
export async function erasePayments(
  db: Queryable,
  { accounts, orders, near }: Pick<ErasedPerson, 'accounts' | 'orders' | 'near'>,
): Promise<void> {
  await forgetReasons.run(db, { orders });
  await forgetWords.run(db, { orders, near });
  for (const accountId of accounts) await forgetAnswers.run(db, { accountId });
}
