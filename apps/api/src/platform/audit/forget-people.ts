import type { AuditAction } from '@fasih/messages/texts';
import { sql } from 'kysely';
import { cteAs, recordsAs, tableAs, withCtes } from '../db/sql.ts';
import { build, type Params, statement } from '../db/statement.ts';
import type { Queryable } from '../db/transaction.ts';

type Of = {
  learners: readonly string[];
  accounts: readonly string[];
  /** Ids of records that concern only these people, by the kind that audit entries name them with. */
  own: Readonly<Record<string, readonly string[]>>;
};

const p = tableAs('audit_personal', 'p');
const e = tableAs('audit_entry', 'e');

type Erased = { people: readonly string[]; accounts: readonly string[]; records: string };

const forget = statement(({ people, accounts, records }: Params<Erased>) => {
  const r = recordsAs(records, 'r', { kind: 'text', id: 'text' });
  const gone = sql<{ entry_id: number; field: string }>`
    select ${p.entry_id}, ${p.field} from ${p} where ${p.person_id} = any(${people}::uuid[])
    union
    select ${p.entry_id}, ${p.field} from ${e} join ${p} on ${p.entry_id} = ${e.id}
    where ${e.account_id} = any(${accounts}::uuid[])
    union
    select ${p.entry_id}, ${p.field} from ${r} join ${e} on ${e.target_kind} = ${r.kind} and ${e.target_id} = ${r.id}
      join ${p} on ${p.entry_id} = ${e.id}`;
  const g = cteAs(gone, 'gone', 'g');
  return withCtes(
    { gone },
    sql<never>`delete from ${p} using ${g} where ${p.entry_id} = ${g.entry_id} and ${p.field} = ${g.field}`,
  );
});

/**
 * Erases a person from the audit log: values about them, about records that concern only them, and texts they wrote.
 * Works by id, never by matching words; the entries themselves stay.
 */
export async function forgetInAudit(db: Queryable, { learners, accounts, own }: Of): Promise<void> {
  const records = Object.entries(own).flatMap(([kind, ids]) => ids.map((id) => ({ kind, id })));
  await forget.run(db, { people: [...learners, ...accounts], accounts, records: JSON.stringify(records) });
}

const move = statement(({ from, to }: Params<{ from: string; to: string }>) =>
  build.updateTable('audit_personal').set({ person_id: to }).where('person_id', '=', from),
);

/** Moves audit values from a merged learner to the one that remains. */
export async function reassignAudit(db: Queryable, from: string, to: string): Promise<void> {
  await move.run(db, { from, to });
}

const insertErased = statement(
  ({ learnerId, action, now }: Params<{ learnerId: string; action: AuditAction; now: Date }>) =>
    build.insertInto('audit_entry').values({
      at: now,
      action,
      target_kind: 'learner',
      target_id: sql<string>`${learnerId}::uuid::text`,
      about_person: learnerId,
    }),
);

/** Records that the school erased a learner on request. */
export async function noteErased(db: Queryable, learnerId: string, now: Date): Promise<void> {
  await insertErased.run(db, { learnerId, action: 'student.erased', now });
}
