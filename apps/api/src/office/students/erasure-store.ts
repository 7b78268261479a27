import { isId } from '@fasih/school/basics/ids';
import type { Erasure } from '@fasih/school/office/students/contract';
import { notSetAside } from '../../platform/db/set-aside.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

export type ErasureFacts = Omit<Erasure, 'request'> & {
  request: { by: string; askedAt: string; reason: string; dueAt: string } | null;
};

/**
 * What is erased and what stays, coming meetings, and the pending request; null for an erased learner. One
 * statement.
 */
export async function erasureOf(db: Queryable, learnerId: string, now: Date): Promise<ErasureFacts | null> {
  if (!isId(learnerId)) return null;
  const { rows } = await db.query<ErasureFacts>(
    `select ${lastOfAccount('l')} as "accountToo",
       (select json_build_object('by', ${shownName('a')}, 'askedAt', r.asked_at,
           'reason', r.reason, 'dueAt', r.due_at)
         from erasure_request r join account a on a.id = r.asked_by
         where r.learner_id = l.id and r.called_off_at is null and r.done_at is null) as request,
       (select count(*)::integer from seat s
         where s.learner_id = l.id and s.state = 'planned' and upper(s.during) > $2) as "meetingsAhead",
       json_build_object(
         'notes', (select count(*) from learner_note n where n.learner_id = l.id and n.removed_at is null),
         'tests', (select count(*) from placement_attempt p where p.learner_id = l.id),
         'reports', (select count(*) from report p join enrolment e on e.id = p.enrolment_id where e.learner_id = l.id),
         'messages', (select count(*) from notification n where n.account_id = l.account_id)) as goes,
       json_build_object(
         'orders', (select count(*) from orders o where o.learner_id = l.id),
         'courses', (select count(*) from enrolment e where e.learner_id = l.id),
         'receipts', (select count(*) from receipt r join orders o on o.id = r.order_id where o.learner_id = l.id)) as stays
     from learner l where l.id = $1 and l.erased_at is null`,
    [learnerId, now],
  );
  return rows[0] ?? null;
}

/** SQL: true if learner `l` is the last one of their account who is not erased. */
const lastOfAccount = (l: string) =>
  `not exists (select from learner o where o.account_id = ${l}.account_id and o.id <> ${l}.id and o.erased_at is null)`;

/** Inserts a request; false if one is pending. */
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

/** Cancels a request; false if none is pending. */
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

/** SQL: request `r` is due at `$1`. */
const isDue = 'r.due_at <= $1 and r.called_off_at is null and r.done_at is null';

/** Learners with a due request, oldest first, without those set aside after a failure. */
export async function dueErasures(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select r.learner_id as id from erasure_request r where ${isDue} and ${notSetAside('students.erase', 'r.learner_id', '$1')}
     order by r.due_at limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * A learner's due request, locked with the learner; null if it was cancelled or is locked by another process.
 */
export async function lockDueErasure(
  db: Queryable,
  learnerId: string,
  now: Date,
): Promise<DueErasure | null> {
  const { rows } = await db.query<DueErasure>(
    `select r.id, l.id as "learnerId", l.account_id as "accountId", ${lastOfAccount('l')} as "accountToo"
     from erasure_request r join learner l on l.id = r.learner_id
     where l.id = $2 and ${isDue} for update of r, l skip locked`,
    [now, learnerId],
  );
  return rows[0] ?? null;
}

/** Marks a request as done. */
export async function finishRequest(
  db: Queryable,
  done: { id: string; accountToo: boolean; at: Date },
): Promise<void> {
  await db.query('update erasure_request set done_at = $2, account_too = $3 where id = $1', [
    done.id,
    done.at,
    done.accountToo,
  ]);
}

/**
 * Deletes the reasons in erased learners' requests, and removes their name (regular expression `pattern`)
 * from others'.
 */
export async function forgetRequests(
  db: Queryable,
  learners: readonly string[],
  others: readonly string[],
  pattern: string,
): Promise<void> {
  await db.query(
    `update erasure_request set reason = '', called_off_reason = null where learner_id = any($1)`,
    [learners],
  );
  await db.query(
    `update erasure_request set reason = without_words(reason, $2),
       called_off_reason = without_words(called_off_reason, $2)
     where learner_id = any($1) and concat_ws(' ', reason, called_off_reason) ~* $2`,
    [others, pattern],
  );
}
