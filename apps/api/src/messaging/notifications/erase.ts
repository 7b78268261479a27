import { dropFeed } from '../../people/accounts/calendar-address.ts';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { forgetWordsInNotices } from './forget-learners.ts';

const forget = statement(({ accountId }: Params<{ accountId: string }>) => {
  const ownRows = (table: 'notification' | 'message_preference') =>
    build.deleteFrom(table).where('account_id', '=', accountId);
  return withCtes({ told: ownRows('notification') }, ownRows('message_preference'));
});

/** Removes an erased person from others' notices; with their account its notices, mail preferences and calendar address go. */
export async function eraseNotices(
  db: Queryable,
  person: Pick<ErasedPerson, 'accounts' | 'told' | 'since' | 'family' | 'marks' | 'near' | 'anywhere'>,
): Promise<void> {
  await forgetWordsInNotices(db, person);
  for (const accountId of person.accounts) {
    await forget.run(db, { accountId });
    await dropFeed(db, accountId);
  }
}
