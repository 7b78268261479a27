import type { AuditAction, AuditKind } from '@fasih/messages/texts';
import { sql } from 'kysely';
import { cteAs, recordsAs, tableAs, withCtes } from '../db/sql.ts';
import { build, type Params, statement } from '../db/statement.ts';
import type { Queryable } from '../db/transaction.ts';

/** The people to erase and the records that tell only about them. */
type ErasedPeople = {
  learners: readonly string[];
  accounts: readonly string[];
  /** Ids of records that concern only these people, by the `target_kind` of their audit entries. */
  ownRecords: Readonly<Record<string, readonly string[]>>;
};

const p = tableAs('audit_personal', 'p');
const e = tableAs('audit_entry', 'e');

type EraseInput = { people: readonly string[]; accounts: readonly string[]; records: string };

const deleteValues = statement(({ people, accounts, records }: Params<EraseInput>) => {
  const r = recordsAs(records, 'r', { kind: 'text', id: 'text' });
  const values = sql<{ entry_id: number; field: string }>`
    select ${p.entry_id}, ${p.field} from ${p} where ${p.person_id} = any(${people}::uuid[])
    union
    select ${p.entry_id}, ${p.field} from ${e} join ${p} on ${p.entry_id} = ${e.id}
    where ${e.account_id} = any(${accounts}::uuid[])
    union
    select ${p.entry_id}, ${p.field} from ${r} join ${e} on ${e.target_kind} = ${r.kind} and ${e.target_id} = ${r.id}
      join ${p} on ${p.entry_id} = ${e.id}`;
  const v = cteAs(values, 'erased', 'v');
  return withCtes(
    { erased: values },
    sql<never>`delete from ${p} using ${v} where ${p.entry_id} = ${v.entry_id} and ${p.field} = ${v.field}`,
  );
});

/**
 * Erases people's values from the audit log: those about them, about records that concern only them, and in entries
 * of their accounts. Finds them by id, never by matching words; the entries themselves stay.
 */
export async function erasePeopleFromAudit(
  db: Queryable,
  { learners, accounts, ownRecords }: ErasedPeople,
): Promise<void> {
  const records = Object.entries(ownRecords).flatMap(([kind, ids]) => ids.map((id) => ({ kind, id })));
  await deleteValues.run(db, {
    people: [...learners, ...accounts],
    accounts,
    records: JSON.stringify(records),
  });
}

const updatePerson = statement(({ from, to }: Params<{ from: string; to: string }>) =>
  build.updateTable('audit_personal').set({ person_id: to }).where('person_id', '=', from),
);

/** Reassigns the audit values of a merged learner to the learner who remains. */
export async function reassignAudit(db: Queryable, from: string, to: string): Promise<void> {
  await updatePerson.run(db, { from, to });
}

const insertEntry = statement(
  ({ id, kind, action, now }: Params<{ id: string; kind: AuditKind; action: AuditAction; now: Date }>) =>
    build.insertInto('audit_entry').values({
      at: now,
      action,
      target_kind: kind,
      target_id: sql<string>`${id}::uuid::text`,
      about_person: id,
    }),
);

/** Writes the audit entry of the erasure of a learner, or of an account without one. */
export async function auditErasure(
  db: Queryable,
  { learnerId, accountId }: { learnerId: string | null; accountId: string },
  now: Date,
): Promise<void> {
  const about = learnerId
    ? ({ id: learnerId, kind: 'learner', action: 'student.erased' } as const)
    : ({ id: accountId, kind: 'account', action: 'account.erased' } as const);
  await insertEntry.run(db, { ...about, now });
}
