import { isId } from '@fasih/school/basics/ids';
import type { FamilyRecord } from '@fasih/school/office/students/record-contract';
import { sql } from 'kysely';
import { orNull, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const l = tableAs('learner', 'l');
const a = tableAs('account', 'a');
const p = tableAs('message_preference', 'p');

const selectRecord = statement(({ learnerId }: Params<{ learnerId: string }>) =>
  select(
    [
      l.kind.as('kind'),
      l.name.as('name'),
      l.birth_date.as('birthDate'),
      a.name.as('ownerName'),
      a.phone.as('phone'),
      a.email.as('email'),
      orNull(p.zone).as('zone'),
      // Each only rises, so the sum does with every change of one of them.
      sql<number>`${l.version} + ${a.version} + coalesce(${p.version}, 0)`.as('version'),
    ],
    sql`from ${l} join ${a} on ${a.id} = ${l.account_id} left join ${p} on ${p.account_id} = ${a.id}
      where ${l.id} = ${learnerId} and ${l.erased_at} is null`,
  ),
);

/** What an admin may correct of a learner and its account, or null if erased or merged. One statement. */
export async function familyRecordOf(db: Queryable, learnerId: string): Promise<FamilyRecord | null> {
  return isId(learnerId) ? selectRecord.first(db, { learnerId }) : null;
}
