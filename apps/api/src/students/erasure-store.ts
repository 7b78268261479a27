import type { Erasure } from '@fasih/school/students/contract';
import type { Queryable } from '../db/transaction.ts';

export type OpenRequest = { id: string; by: string; askedAt: Date; reason: string; dueAt: Date };

/** The request that waits for a learner's day, or null. */
export async function openRequestOf(db: Queryable, learnerId: string): Promise<OpenRequest | null> {
  const { rows } = await db.query<OpenRequest>(
    `select r.id, coalesce(nullif(a.name, ''), a.display_username) as by, r.asked_at as "askedAt", r.reason,
       r.due_at as "dueAt"
     from erasure_request r join account a on a.id = r.asked_by
     where r.learner_id = $1 and r.called_off_at is null and r.done_at is null`,
    [learnerId],
  );
  return rows[0] ?? null;
}

/** What goes and what stays; the account goes with its last learner. */
export async function countErasure(
  db: Queryable,
  learnerId: string,
): Promise<Pick<Erasure, 'accountToo' | 'goes' | 'stays'>> {
  const { rows } = await db.query(
    `select ${lastOfAccount('l')} as "accountToo",
       json_build_object(
         'notes', (select count(*) from learner_note n where n.learner_id = l.id and n.removed_at is null),
         'tests', (select count(*) from placement_attempt p where p.learner_id = l.id),
         'reports', (select count(*) from report p join enrolment e on e.id = p.enrolment_id where e.learner_id = l.id),
         'messages', (select count(*) from notification n where n.account_id = l.account_id)) as goes,
       json_build_object(
         'orders', (select count(*) from orders o where o.learner_id = l.id),
         'courses', (select count(*) from enrolment e where e.learner_id = l.id),
         'receipts', (select count(*) from receipt r join orders o on o.id = r.order_id where o.learner_id = l.id)) as stays
     from learner l where l.id = $1`,
    [learnerId],
  );
  return rows[0];
}

/** SQL: nobody else who is not erased learns with the account of learner `l`. */
const lastOfAccount = (l: string) =>
  `not exists (select from learner o where o.account_id = ${l}.account_id and o.id <> ${l}.id and o.erased_at is null)`;

/** Writes a request; the one that waits already stays. */
export async function insertRequest(
  db: Queryable,
  request: { learnerId: string; by: string; at: Date; reason: string; dueAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into erasure_request (learner_id, asked_by, asked_at, reason, due_at) values ($1, $2, $3, $4, $5)
     on conflict (learner_id) where called_off_at is null and done_at is null do nothing`,
    [request.learnerId, request.by, request.at, request.reason, request.dueAt],
  );
  return rowCount === 1;
}

/** Ends a request without doing it; false when none waits. */
export async function endRequest(
  db: Queryable,
  request: { learnerId: string; by: string; at: Date; reason: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update erasure_request set called_off_at = $3, called_off_by = $2, called_off_reason = $4
     where learner_id = $1 and called_off_at is null and done_at is null`,
    [request.learnerId, request.by, request.at, request.reason],
  );
  return rowCount === 1;
}

export type DueErasure = { id: string; learnerId: string; accountId: string; accountToo: boolean };

/** One request whose day has come, held; others that another process holds are passed over. */
export async function dueErasure(db: Queryable, now: Date): Promise<DueErasure | null> {
  const { rows } = await db.query<DueErasure>(
    `select r.id, l.id as "learnerId", l.account_id as "accountId", ${lastOfAccount('l')} as "accountToo"
     from erasure_request r join learner l on l.id = r.learner_id
     where r.due_at <= $1 and r.called_off_at is null and r.done_at is null
     order by r.due_at limit 1 for update of r, l skip locked`,
    [now],
  );
  return rows[0] ?? null;
}

/** Notes that it was done; what was typed about the person goes too. */
export async function finishRequest(
  db: Queryable,
  done: { id: string; learnerId: string; accountToo: boolean; at: Date },
): Promise<void> {
  await db.query('update erasure_request set done_at = $2, account_too = $3 where id = $1', [
    done.id,
    done.at,
    done.accountToo,
  ]);
  await db.query(`update erasure_request set reason = '', called_off_reason = null where learner_id = $1`, [
    done.learnerId,
  ]);
}
