import type { Policy } from '@fasih/school/catalogue/policy/decision';
import { type PolicyNumbers, policyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Kept for good: a version never changes once it was in force. */
const cache = new Map<number, Policy>();

/** Empties the cache, for a process that has served another database before: tests and `npm run dev`. */
export function clearPolicyCache(): void {
  cache.clear();
}

const selectVersion = statement(({ version }: Params<{ version: number }>) =>
  build.selectFrom('policy_version').where('number', '=', version).select(['rules', 'values']),
);

/** A version, also a planned one, whose number may be withdrawn and given again. */
export async function readVersion(db: Queryable, version: number): Promise<Policy> {
  const row = await selectVersion.first(db, { version });
  if (!row) throw new Error(`no policy version ${version}`);
  return { version, ...row };
}

/**
 * The policy with this version number; each enrolment keeps the version of its purchase
 * (docs/product/courses-and-money.md#course-rules). Not for planned versions: it is cached for good.
 */
export async function readPolicy(db: Queryable, version: number): Promise<Policy> {
  const cached = cache.get(version);
  if (cached) return cached;
  const policy = await readVersion(db, version);
  cache.set(version, policy);
  return policy;
}

/** The values of a version that is no planned one, in the units people use. */
export async function numbersOf(db: Queryable, version: number): Promise<PolicyNumbers> {
  return policyNumbers((await readPolicy(db, version)).values);
}

const selectLatest = statement(({ now }: Params<{ now: Date }>) =>
  build
    .selectFrom('policy_version')
    .where('valid_from', '<=', now)
    .select(sql<number | null>`max(number)`.as('number')),
);

/** The policy for purchases and plans at `now`. */
export async function policyAt(db: Queryable, now: Date): Promise<Policy> {
  const number = (await selectLatest.first(db, { now }))?.number;
  if (number === undefined || number === null) throw new Error('no policy version is valid now');
  return readPolicy(db, number);
}

/** The policy values shown in public texts, reloaded when the content version changes. */
export function rulesInForce(db: Queryable, clock: Clock): { at(version: number): Promise<PolicyNumbers> } {
  let cached: { version: number; rules: PolicyNumbers } | undefined;
  return {
    async at(version) {
      if (cached?.version === version) return cached.rules;
      const rules = policyNumbers((await policyAt(db, clock.now())).values);
      cached = { version, rules };
      return rules;
    },
  };
}

/**
 * SQL condition: a course of this policy version follows rules 2. The numbers are looked up first: a join's plan would depend
 * on statistics of the versions, which PostgreSQL never collects for so few rows, and then read all seats of the school.
 */
export const followsRules2 = (version: Expression<number>): RawBuilder<boolean> =>
  sql<boolean>`${version} = any(array(select number from policy_version where rules = 2))`;
