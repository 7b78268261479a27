import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { policyExamples } from '@fasih/school/catalogue/policy/examples';
import type { PolicyValues } from '@fasih/school/catalogue/policy/values';
import { changedFields } from '@fasih/school/catalogue/policy/values';
import type {
  addPolicy as addContract,
  PolicyForm,
  PolicyVersions,
  previewPolicy,
} from '@fasih/school/catalogue/policy/versions-contract';
import type { Pool } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { policyAt, readVersion } from './read-policy.ts';
import {
  type CountUses,
  insertVersion,
  lockVersion,
  lockVersions,
  readVersions,
  removeVersion,
} from './store-versions.ts';

/** What the calls of policy administration need: the pool, and who counts the uses of a version. */
export type PolicyContext = { pool: Pool; uses: CountUses };

/** Previews new values: how many courses and orders keep theirs, and examples computed by the rules. */
export async function previewChange(
  { pool, uses }: PolicyContext,
  values: PolicyForm,
  call: SignedInCall,
): Promise<Reply<typeof previewPolicy>> {
  const [current, { versions }] = await Promise.all([
    policyAt(pool, call.now),
    readVersions(pool, uses, call.now),
  ]);
  const sum = (count: 'enrolments' | 'orders') => versions.reduce((n, version) => n + version[count], 0);
  const after = { ...current, values: { ...current.values, ...values } };
  return {
    enrolments: sum('enrolments'),
    orders: sum('orders'),
    examples: policyExamples(current, after, call.now),
  };
}

/**
 * Adds a policy version for purchases from an instant on. Numbers and instants rise together, because the highest
 * version that has begun is in force; existing purchases never change
 * (docs/product/courses-and-money.md#course-rules).
 */
export async function addPolicy(
  { pool, uses }: PolicyContext,
  { values, rules: chosen, validFrom, note, after }: Accepted<typeof addContract>['body'],
  call: SignedInCall,
): Promise<
  PolicyVersions | Refusal<'common.stale' | 'policy.beforeLatest' | 'policy.inPast' | 'policy.same'>
> {
  return inTransaction(pool, async (db) => {
    await lockVersions(db);
    const { versions, latest } = await readVersions(db, uses, call.now);
    const [newest] = versions;
    if (!newest || latest !== after) {
      const changed = await lastChange(db, 'policy', latest);
      return refuse('common.stale', {
        current: { values: newest?.values, rules: newest?.rules, latest, changed },
      });
    }
    const from = validFrom === null ? call.now : new Date(validFrom);
    if (from < call.now) return refuse('policy.inPast', { fields: { validFrom: 'datePast' } });
    if (from <= new Date(newest.validFrom)) return refuse('policy.beforeLatest');
    const { rules: rulesBefore, values: before } = await readVersion(db, latest);
    const rules = chosen ?? rulesBefore;
    const all: PolicyValues = { ...before, ...values };
    const changed = changedFields(before, all);
    if (changed.length === 0 && rules === rulesBefore) return refuse('policy.same');
    const number = latest + 1;
    await insertVersion(db, { number, rules, values: all, validFrom: from, note });
    const changedOf = (values: PolicyValues): Partial<PolicyValues> =>
      Object.fromEntries(changed.map((name) => [name, values[name]]));
    await writeAudit(db, call, {
      action: 'policy.added',
      targetKind: 'policy',
      targetId: number,
      before: { ...changedOf(before), ...(rules !== rulesBefore && { rules: rulesBefore }) },
      after: { ...changedOf(all), ...(rules !== rulesBefore && { rules }), validFrom: from.toISOString() },
      reason: note,
    });
    return readVersions(db, uses, call.now);
  });
}

/** Withdraws the newest version before it is in force. */
export async function withdrawPolicy(
  { pool, uses }: PolicyContext,
  number: number,
  call: SignedInCall,
): Promise<PolicyVersions | Refusal<'policy.inForce' | 'policy.noVersion'>> {
  return inTransaction(pool, async (db) => {
    await lockVersions(db);
    // Waits for an order that gets this version at this moment, which is counted then.
    await lockVersion(db, number);
    const { versions, latest } = await readVersions(db, uses, call.now);
    const version = versions.find((one) => one.number === number);
    if (!version) return refuse('policy.noVersion');
    const used = version.enrolments > 0 || version.orders > 0;
    if (version.state !== 'planned' || number !== latest || used) return refuse('policy.inForce');
    await removeVersion(db, number);
    await writeAudit(db, call, {
      action: 'policy.withdrawn',
      targetKind: 'policy',
      targetId: number,
      before: { validFrom: version.validFrom, note: version.note },
    });
    return readVersions(db, uses, call.now);
  });
}
