import { dropFeed } from '../../people/accounts/calendar-address.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Takes away what an account was told, its wishes for mails and its calendar's address. */
export async function forgetAccountInNotices(db: Queryable, accountId: string): Promise<void> {
  await db.query(
    `with told as (delete from notification where account_id = $1)
     delete from message_preference where account_id = $1`,
    [accountId],
  );
  await dropFeed(db, accountId);
}
