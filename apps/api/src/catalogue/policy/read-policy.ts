import type { Policy } from '@fasih/school/catalogue/policy/decision';
import { type PolicyNumbers, policyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { anyOf } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Kept for good: a version never changes once it was in force. */
const cache = new Map<number, Policy>();

/** Empties the cache, for a process that has served another database before: tests and `npm run dev`. */
export function clearPolicyCache(): void {
  cache.clear();
}

const selectVersions = statement(({ versions }: Params<{ versions: readonly number[] }>) =>
  build
    .selectFrom('policy_version')
    .where('number', '=', anyOf(versions))
    .select(['number as version', 'rules', 'values']),
);

/** A version, also a planned one, whose number may be withdrawn and given again. */
export async function readVersion(db: Queryable, version: number): Promise<Policy> {
  const policy = await selectVersions.first(db, { versions: [version] });
  if (!policy) throw new Error(`no policy version ${version}`);
  return policy;
}

/**
 * The policy with this version number; each enrolment keeps the version of its purchase
 * (docs/product/courses-and-money.md#course-rules). Not for planned versions: it is cached for good.
 */
export async function readPolicy(db: Queryable, version: number): Promise<Policy> {
  return (await readPolicies(db, [version]))(version);
}

/** Like `readPolicy`, for the versions of several courses in at most one statement. */
export async function readPolicies(
  db: Queryable,
  versions: readonly number[],
): Promise<(version: number) => Policy> {
  const missing = [...new Set(versions)].filter((version) => !cache.has(version));
  if (missing.length > 0)
    for (const policy of await selectVersions.all(db, { versions: missing }))
      cache.set(policy.version, policy);
  return (version) => {
    const policy = cache.get(version);
    if (!policy) throw new Error(`no policy version ${version}`);
    return policy;
  };
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
  sql<boolean>`${version} = any(array(select number from policy_version where rules >= 2))`;
