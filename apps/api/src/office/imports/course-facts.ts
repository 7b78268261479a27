import type { Role } from '@fasih/school/basics/roles';
import { type Expression, sql } from 'kysely';
import { learnerColumns } from '../../people/learners/facts.ts';
import { anyOf, type Selected, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const a = tableAs('account', 'a');
const l = tableAs('learner', 'l');
const e = tableAs('enrolment', 'e');

type Emails = { emails: readonly string[] };

const isOneOf = (emails: Expression<readonly string[]>) =>
  sql<boolean>`${a.email} = any(${emails}::citext[])`;

const selectAccounts = statement(({ emails }: Params<Emails>) =>
  select(
    [a.id.as('id'), sql<string>`lower(${a.email}::text)`.as('email'), a.role.$castTo<Role>().as('role')],
    sql`from ${a} where ${isOneOf(emails)}`,
  ),
);

/** The accounts with these addresses, by address. */
export async function accountsOf(db: Queryable, emails: readonly string[]) {
  const rows = await selectAccounts.all(db, { emails });
  return new Map(rows.map((row) => [row.email, row]));
}

const familyLearner = [...learnerColumns(l), l.account_id.as('accountId')] as const;
/** A learner with the account it belongs to. */
export type FamilyLearner = Selected<typeof familyLearner>;

const selectLearners = statement(({ accountIds }: Params<{ accountIds: readonly string[] }>) =>
  select(
    familyLearner,
    sql`from ${l} where ${l.account_id} = ${anyOf(sql<readonly string[]>`${accountIds}::uuid[]`)} and ${l.erased_at} is null
      order by ${l.created_at}, ${l.id}`,
  ),
);

/** All learners of these accounts. */
export function learnersOfAccounts(db: Queryable, accountIds: readonly string[]): Promise<FamilyLearner[]> {
  return selectLearners.all(db, { accountIds });
}

const selectRunning = statement(({ learnerIds }: Params<{ learnerIds: readonly string[] }>) =>
  select(
    [e.learner_id.as('learnerId'), e.package_id.as('packageId')],
    sql`from ${e} where ${e.learner_id} = any(${learnerIds}::uuid[]) and ${e.state} <> 'ended' and ${e.finished_at} is null`,
  ),
);

/** The courses that these learners are in, as `<learner> <package>`. */
export async function runningCourses(db: Queryable, learnerIds: readonly string[]): Promise<Set<string>> {
  const rows = await selectRunning.all(db, { learnerIds });
  return new Set(rows.map(({ learnerId, packageId }) => courseKey(learnerId, packageId)));
}

export const courseKey = (learnerId: string, packageId: number) => `${learnerId} ${packageId}`;

const selectPackages = statement(() =>
  build
    .selectFrom('package')
    .select([
      'id',
      'slug',
      'name',
      'type',
      'category',
      'meetings',
      'meetings_per_week as perWeek',
      'duration_months as months',
    ])
    .orderBy('on_sale', 'desc')
    .orderBy('id'),
);

/** A package as a course was bought. */
export type BoughtPackage = RowOf<typeof selectPackages>;

/** A name without what people write in different ways: capitals, dashes and spaces. */
export const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Packages by the plain form of name and slug; also those no longer on sale. */
export async function packagesByName(db: Queryable): Promise<Map<string, BoughtPackage>> {
  const found = new Map<string, BoughtPackage>();
  for (const row of await selectPackages.all(db, {}))
    for (const name of [row.name, row.slug]) if (!found.has(plainName(name))) found.set(plainName(name), row);
  return found;
}
