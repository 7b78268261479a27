import type { PlacementResult } from '@fasih/school/assessment/placement/contract';
import type { DrawnItem } from '@fasih/school/assessment/placement/draw';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import { requireRow } from '../../platform/db/require-row.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { type BankChanges, changesJson, plainId } from '../banks/versions.ts';
import type { Owner } from './access.ts';

/** Owner of a new sitting. */
export type Sitter = { enrolmentId: string; learnerId: string } | { deviceHash: string; addressHash: string };

/**
 * Facts to draw a form, in one statement: items the learner or device has seen (plain ids), and changes of
 * the bank by admins.
 */
export async function drawingFacts(
  db: Queryable,
  sitter: Sitter,
  bank: AgeGroup,
): Promise<{ seen: Set<string>; changes: BankChanges }> {
  const { rows } = await db.query<{ seen: string[]; changes: BankChanges }>(
    `select ${changesJson('$3')} as changes, array(
       select distinct q.item_id from placement_question q join placement_attempt a on a.id = q.attempt_id
       where a.learner_id = $1 or a.device_hash = $2) as seen`,
    'learnerId' in sitter ? [sitter.learnerId, null, bank] : [null, sitter.deviceHash, bank],
  );
  const row = requireRow(rows);
  return { seen: new Set(row.seen.map(plainId)), changes: row.changes };
}

/**
 * Counts today's sittings of a network and blocks others of it until the transaction ends, so that
 * simultaneous starts do not read the same count.
 */
export async function lockAndCountAddress(db: Queryable, address: string): Promise<number> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 8))', [address]);
  // A second statement, so that the count sees what was committed while waiting.
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from placement_attempt where address_hash = $1',
    [address],
  );
  return rows[0]?.count ?? 0;
}

/** Inserts a sitting with its questions; null if another one of the same person was just opened. */
export async function insertAttempt(
  db: Queryable,
  sitting: {
    sitter: Sitter;
    bank: AgeGroup;
    seed: string;
    startedAt: Date;
    deadline: Date;
    form: DrawnItem[];
  },
): Promise<string | null> {
  const { sitter, form } = sitting;
  const learner = 'learnerId' in sitter ? sitter : null;
  const device = 'deviceHash' in sitter ? sitter : null;
  const { rows } = await db.query<{ id: string }>(
    `insert into placement_attempt (enrolment_id, learner_id, device_hash, address_hash, bank, seed, started_at, deadline,
       total) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
    [
      learner?.enrolmentId ?? null,
      learner?.learnerId ?? null,
      device?.deviceHash ?? null,
      device?.addressHash ?? null,
      sitting.bank,
      sitting.seed,
      sitting.startedAt,
      sitting.deadline,
      form.length,
    ],
  );
  const id = rows[0]?.id;
  if (!id) return null;
  await db.query(
    `insert into placement_question (attempt_id, position, item_id, option_order)
     select $1, position, item_id, option_order
     from unnest($2::text[], $3::text[]) with ordinality as drawn (item_id, option_order, position)`,
    [id, form.map((item) => item.itemId), form.map((item) => item.optionOrder.join(''))],
  );
  return id;
}

/** An answer with the shown letter; `ms` is the browser's time on this question. */
export type GivenAnswer = { position: number; answer: string; ms: number };

/**
 * Saves one answer in one statement, only while the sitting runs. The key-share lock waits for a concurrent
 * scoring, so that every answer reported as saved is scored.
 */
export async function saveRunningAnswer(
  db: Queryable,
  owner: Owner,
  attemptId: string,
  given: GivenAnswer,
  now: Date,
): Promise<'saved' | 'over' | 'notFound'> {
  const { rows } = await db.query<{ found: boolean; saved: boolean }>({
    name: 'save-placement-answer',
    text: `with sitting as (
        select a.id, a.started_at, a.finished_at is null and a.deadline > $7 as runs
        from placement_attempt a left join learner l on l.id = a.learner_id
        where a.id = $1 and (l.account_id = $2 or a.device_hash = $3) for key share of a
      ), saved as (
        update placement_question q set answer = substr(q.option_order, ascii($5::text) - ascii('A') + 1, 1),
          answered_at = $7, ms = greatest(0, least($6::int, extract(epoch from $7 - sitting.started_at) * 1000))
        from sitting where sitting.runs and q.attempt_id = sitting.id and q.position = $4 returning 1
      )
      select exists (select from sitting) as found, exists (select from saved) as saved`,
    values: [attemptId, owner.accountId, owner.deviceHash, given.position, given.answer, given.ms, now],
  });
  const row = rows[0];
  return row?.saved ? 'saved' : row?.found ? 'over' : 'notFound';
}

/** Replaces answers with those a phone stored while offline; the sitting must be locked. */
export async function replaceAnswers(
  db: Queryable,
  attempt: { id: string; started_at: Date },
  given: readonly GivenAnswer[],
  answeredAt: Date,
): Promise<void> {
  const most = answeredAt.getTime() - attempt.started_at.getTime();
  await db.query(
    `update placement_question q set answer = substr(q.option_order, ascii(given.answer) - ascii('A') + 1, 1),
       answered_at = $2, ms = given.ms
     from unnest($3::int[], $4::text[], $5::int[]) as given (position, answer, ms)
     where q.attempt_id = $1 and q.position = given.position`,
    [
      attempt.id,
      answeredAt,
      given.map((one) => one.position),
      given.map((one) => one.answer),
      given.map((one) => Math.min(one.ms, most)),
    ],
  );
}

/** Stores the result of a sitting, which must be locked. */
export async function closeAttempt(
  db: Queryable,
  id: string,
  result: {
    finishedAt: Date;
    finishedBy: PlacementResult['finishedBy'];
    correct: number;
    percent: number;
    level: string;
    borderlineWith: string | null;
    tooFast: boolean;
    areas: PlacementResult['areas'];
  },
): Promise<void> {
  await db.query(
    `update placement_attempt set finished_at = $2, finished_by = $3, correct = $4, percent = $5, level = $6,
       borderline_with = $7, too_fast = $8, areas = $9 where id = $1`,
    [
      id,
      result.finishedAt,
      result.finishedBy,
      result.correct,
      result.percent,
      result.level,
      result.borderlineWith,
      result.tooFast,
      JSON.stringify(result.areas),
    ],
  );
}

/** Deletes the sittings of erased learners with their answers. */
export async function deleteSittingsOfErased(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    'delete from placement_attempt a using learner l where l.id = a.learner_id and l.erased_at is not null',
  );
  return rowCount ?? 0;
}

/** Deletes address hashes of sittings that started before this instant. */
export async function dropAddresses(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    'update placement_attempt set address_hash = null where address_hash is not null and started_at < $1',
    [before],
  );
  return rowCount ?? 0;
}
