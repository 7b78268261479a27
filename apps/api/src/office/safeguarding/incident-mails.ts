import { type Expression, type RawBuilder, sql } from 'kysely';
import { officerId } from './officer.ts';

/**
 * Whether this account may know of a mail with these parameters: mails about incidents are the officer's alone, because an
 * address, an urgent subject or a number of mails tells of the report (docs/product/staff.md#safeguarding). Null counts as no.
 */
export const mayKnowOfMail = (
  params: Expression<unknown>,
  accountId: Expression<string | null>,
): RawBuilder<boolean> =>
  sql`(coalesce(${params} ->> 'kind', '') not like 'incident.%' or ${accountId}::uuid = ${officerId})`;
