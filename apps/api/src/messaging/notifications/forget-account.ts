import { dropFeed } from '../../people/accounts/calendar-address.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Deletes an account's notices, mail preferences and calendar address. */
export async function forgetAccountInNotices(db: Queryable, accountId: string): Promise<void> {
  await db.query(
    `with told as (delete from notification where account_id = $1)
     delete from message_preference where account_id = $1`,
    [accountId],
  );
  await dropFeed(db, accountId);
}
