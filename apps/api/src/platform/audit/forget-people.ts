import type { AuditAction } from '@fasih/messages/texts';
import type { Queryable } from '../db/transaction.ts';

type Of = {
  learners: readonly string[];
  accounts: readonly string[];
  /** Ids of records that concern only these people, by the kind that audit entries name them with. */
  own: Readonly<Record<string, readonly string[]>>;
};

/**
 * Erases a person from the audit log: values about them, about records that concern only them, and texts they wrote.
 * Works by id, never by matching words; the entries themselves stay.
 */
export async function forgetInAudit(db: Queryable, { learners, accounts, own }: Of): Promise<void> {
  const records = Object.entries(own).flatMap(([kind, ids]) => ids.map((id) => ({ kind, id })));
  await db.query(
    `with gone as (
       select p.entry_id, p.field from audit_personal p where p.person_id = any($1::uuid[])
       union
       select p.entry_id, p.field from audit_entry e join audit_personal p on p.entry_id = e.id
       where e.account_id = any($2::uuid[])
       union
       select p.entry_id, p.field from jsonb_to_recordset($3::jsonb) as r (kind text, id text)
       join audit_entry e on e.target_kind = r.kind and e.target_id = r.id join audit_personal p on p.entry_id = e.id
     )
     delete from audit_personal p using gone g where p.entry_id = g.entry_id and p.field = g.field`,
    [[...learners, ...accounts], accounts, JSON.stringify(records)],
  );
}

/** Moves audit values from a merged learner to the one that remains. */
export async function moveAudit(db: Queryable, from: string, to: string): Promise<void> {
  await db.query('update audit_personal set person_id = $2 where person_id = $1', [from, to]);
}

/** Records that the school erased a learner on request. */
export async function noteErased(db: Queryable, learnerId: string, now: Date): Promise<void> {
  const action: AuditAction = 'student.erased';
  await db.query(
    `insert into audit_entry (at, action, target_kind, target_id, about_person)
     values ($1, $2, 'learner', $3::uuid::text, $3)`,
    [now, action, learnerId],
  );
}
