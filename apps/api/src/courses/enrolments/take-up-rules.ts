import { withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type Accepted = { enrolmentId: string; before: number; version: number; by: string; at: Date };

const take = statement(({ enrolmentId, before, version, by, at }: Params<Accepted>) => {
  const taken = build
    .updateTable('enrolment')
    .set((eb) => ({ policy_version: version, version: eb('version', '+', 1) }))
    .where('id', '=', enrolmentId);
  return withCtes(
    { taken },
    build.insertInto('rules_acceptance').values({
      enrolment_id: enrolmentId,
      version_before: before,
      version,
      accepted_by: by,
      accepted_at: at,
    }),
  );
});

/** From now on the course goes by another policy version; the caller has locked it. Once for a course. One statement. */
export async function takeUpRules(db: Queryable, accepted: Accepted): Promise<void> {
  await take.run(db, accepted);
}
