import type { Reach } from '@fasih/school/people/guardians/guardian';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { type TableAs, tableAs } from '../../platform/db/sql.ts';

const h = tableAs('shared_learner', 'h');

/**
 * Whether a family's call reaches learner `l`: one of its own account, or one that was shared with it
 * (docs/product/accounts.md#a-second-guardian). Both sides have an index. Statements that compare `account_id` alone, as those of
 * money and consent do, are for the first guardian only.
 */
export const isReached = (
  l: Pick<TableAs<'learner'>, 'id' | 'account_id'>,
  { accountId, shared }: { [K in keyof Reach]: Expression<Reach[K]> },
): RawBuilder<boolean> =>
  sql<boolean>`(${l.account_id} = ${accountId}::uuid or ${l.id} = any(${shared}::uuid[]))`;

/** The same without a call, for calendars and mails: whether an account may look at learner `l` now. */
export const isSeenBy = (
  l: Pick<TableAs<'learner'>, 'id' | 'account_id'>,
  accountId: Expression<string>,
): RawBuilder<boolean> =>
  sql<boolean>`(${l.account_id} = ${accountId} or ${l.id} = any(array(
    select ${h.learner_id} from ${h} where ${h.guardian_account_id} = ${accountId})))`;
