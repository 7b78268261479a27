import type { Policy } from '@fasih/school/catalogue/policy/decision';
import { type PolicyNumbers, policyNumbers } from '@fasih/school/catalogue/policy/numbers';
import type { PolicyValues } from '@fasih/school/catalogue/policy/values';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

// A version never changes once it is in use, so every process may cache it.
const known = new Map<number, Policy>();

/**
 * The policy with this version number; each enrolment keeps the version of its purchase
 * (docs/product/courses-and-money.md#course-rules).
 */
export async function readPolicy(db: Queryable, version: number): Promise<Policy> {
  const kept = known.get(version);
  if (kept) return kept;
  const { rows } = await db.query<{ values: PolicyValues }>(
    'select "values" from policy_version where number = $1',
    [version],
  );
  if (!rows[0]) throw new Error(`no policy version ${version}`);
  const policy = { version, values: rows[0].values };
  known.set(version, policy);
  return policy;
}

/** The policy for purchases and plans at `now`. */
export async function policyAt(db: Queryable, now: Date): Promise<Policy> {
  const { rows } = await db.query<{ number: number }>(
    'select max(number) as number from policy_version where valid_from <= $1',
    [now],
  );
  const number = rows[0]?.number;
  if (number === undefined || number === null) throw new Error('no policy version is valid now');
  return readPolicy(db, number);
}

/** The policy values shown in public texts, reloaded when the content version changes. */
export function rulesInForce(db: Queryable, clock: Clock): { at(version: number): Promise<PolicyNumbers> } {
  let kept: { version: number; rules: PolicyNumbers } | undefined;
  return {
    async at(version) {
      if (kept?.version === version) return kept.rules;
      const rules = policyNumbers((await policyAt(db, clock.now())).values);
      kept = { version, rules };
      return rules;
    },
  };
}
