import { dropFeed } from '../../people/accounts/calendar-address.ts';
import { withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const forget = statement(({ accountId }: Params<{ accountId: string }>) => {
  const ownRows = (table: 'notification' | 'message_preference') =>
    build.deleteFrom(table).where('account_id', '=', accountId);
  return withCtes({ told: ownRows('notification') }, ownRows('message_preference'));
});

/** Deletes an account's notices, mail preferences and calendar address. */
export async function forgetAccountInNotices(db: Queryable, accountId: string): Promise<void> {
  await forget.run(db, { accountId });
  await dropFeed(db, accountId);
}
