import type { PlacementResult } from '@fasih/school/assessment/placement/contract';
import type { DrawnItem } from '@fasih/school/assessment/placement/draw';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import { type Expression, sql } from 'kysely';
import { cteAs, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { type BankChanges, changesOf, plainId } from '../banks/versions.ts';
import type { Owner } from './access.ts';

/** Who takes a new sitting: a learner for a course, or a device without an account. */
export type Sitter = { enrolmentId: string; learnerId: string } | { deviceHash: string; addressHash: string };

const a = tableAs('placement_attempt', 'a');
const q = tableAs('placement_question', 'q');
const l = tableAs('learner', 'l');

type Drawing = { learnerId: string | null; deviceHash: string | null; bank: AgeGroup };

const selectFacts = statement(({ learnerId, deviceHash, bank }: Params<Drawing>) =>
  select(
    [
      changesOf(bank).as('changes'),
      sql<string[]>`array(select distinct ${q.item_id} from ${q} join ${a} on ${a.id} = ${q.attempt_id}
        where ${a.learner_id} = ${learnerId} or ${a.device_hash} = ${deviceHash})`.as('seen'),
    ],
    sql``,
  ),
);

/**
 * What drawing the questions of a sitting needs, in one statement: the items that the learner or device has seen, by their ids
 * without a version, and what admins changed in the bank.
 */
export async function drawingFacts(
  db: Queryable,
  sitter: Sitter,
  bank: AgeGroup,
): Promise<{ seen: Set<string>; changes: BankChanges }> {
  const who =
    'learnerId' in sitter
      ? { learnerId: sitter.learnerId, deviceHash: null }
      : { learnerId: null, deviceHash: sitter.deviceHash };
  const row = await selectFacts.first(db, { ...who, bank });
  if (!row) throw new Error('a select without a table has one row');
  return { seen: new Set(row.seen.map(plainId)), changes: row.changes };
}

type Address = { address: string };

const lockAddress = statement(
  ({ address }: Params<Address>) => sql`select pg_advisory_xact_lock(hashtextextended(${address}, 8))`,
);
const countAddress = statement(({ address }: Params<Address>) =>
  build
    .selectFrom('placement_attempt')
    .where('address_hash', '=', address)
    .select(sql<number>`count(*)::int`.as('count')),
);

/**
 * Counts the sittings under an address hash, which holds a network and a day, and blocks others under it until the transaction
 * ends, so that simultaneous starts do not read the same count.
 */
export async function lockAndCountAddress(db: Queryable, address: string): Promise<number> {
  await lockAddress.run(db, { address });
  // A second statement, so that the count sees what was committed while waiting.
  return (await countAddress.first(db, { address }))?.count ?? 0;
}

type NewSitting = { bank: AgeGroup; seed: string; startedAt: Date; deadline: Date };
type SitterIds = Record<'enrolmentId' | 'learnerId' | 'deviceHash' | 'addressHash', string | null>;

const insertSitting = statement((one: Params<NewSitting & SitterIds & { total: number }>) =>
  build
    .insertInto('placement_attempt')
    .values({
      enrolment_id: one.enrolmentId,
      learner_id: one.learnerId,
      device_hash: one.deviceHash,
      address_hash: one.addressHash,
      bank: one.bank,
      seed: one.seed,
      started_at: one.startedAt,
      deadline: one.deadline,
      total: one.total,
    })
    .onConflict((on) => on.doNothing())
    .returning('id'),
);

type NewQuestions = { id: string; items: readonly string[]; orders: readonly string[] };

const insertQuestions = statement(({ id, items, orders }: Params<NewQuestions>) =>
  build
    .insertInto('placement_question')
    .columns(['attempt_id', 'position', 'item_id', 'option_order'])
    .expression(
      sql`select ${id}, position, item_id, option_order from unnest(${items}::text[], ${orders}::text[])
        with ordinality as drawn (item_id, option_order, position)`,
    ),
);

/** Inserts a sitting with its questions; null if another one of the same person was just opened. */
export async function insertAttempt(
  db: Queryable,
  { sitter, form, ...sitting }: NewSitting & { sitter: Sitter; form: DrawnItem[] },
): Promise<string | null> {
  const row = await insertSitting.first(db, {
    ...sitting,
    enrolmentId: null,
    learnerId: null,
    deviceHash: null,
    addressHash: null,
    ...sitter,
    total: form.length,
  });
  if (!row) return null;
  await insertQuestions.run(db, {
    id: row.id,
    items: form.map((item) => item.itemId),
    orders: form.map((item) => item.optionOrder.join('')),
  });
  return row.id;
}

/** An answer by the letter that the screen showed; `ms` is how long the browser showed the question. */
export type GivenAnswer = { position: number; answer: string; ms: number };

/** The bank's letter behind a letter shown. */
const bankLetter = (answer: Expression<string>) =>
  sql<string>`substr(${q.option_order}, ascii(${answer}) - ascii('A') + 1, 1)`;

const saveAnswer = statement((one: Params<Owner & GivenAnswer & { attemptId: string; now: Date }>) => {
  const sitting = select(
    [
      a.id.as('id'),
      a.started_at.as('started_at'),
      sql<boolean>`${a.finished_at} is null and ${a.deadline} > ${one.now}`.as('runs'),
    ],
    sql`from ${a} left join ${l} on ${l.id} = ${a.learner_id} where ${a.id} = ${one.attemptId}
      and (${l.account_id} = ${one.accountId} or ${a.device_hash} = ${one.deviceHash}) for key share of a`,
  );
  const s = cteAs(sitting, 'sitting', 's');
  const saved = build
    .updateTable('placement_question as q')
    .from(sql<object>`sitting`.as('s'))
    .set({
      answer: bankLetter(sql<string>`${one.answer}::text`),
      answered_at: one.now,
      ms: sql<number>`greatest(0, least(${one.ms}::int, extract(epoch from ${one.now} - ${s.started_at}) * 1000))`,
    })
    .where(s.runs)
    .where('q.attempt_id', '=', s.id)
    .where('q.position', '=', one.position)
    .returning('q.position');
  return withCtes(
    { sitting, saved },
    select(
      [
        sql<boolean>`exists (select from sitting)`.as('found'),
        sql<boolean>`exists (select from saved)`.as('saved'),
      ],
      sql``,
    ),
  );
}, 'save-placement-answer');

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
  const row = await saveAnswer.first(db, { ...owner, ...given, attemptId, now });
  return row?.saved ? 'saved' : row?.found ? 'over' : 'notFound';
}

type Replaced = { id: string; answeredAt: Date; positions: number[]; answers: string[]; times: number[] };

const replace = statement((one: Params<Replaced>) =>
  build
    .updateTable('placement_question as q')
    .from(
      sql<GivenAnswer>`unnest(${one.positions}::int[], ${one.answers}::text[], ${one.times}::int[])`.as<'given'>(
        sql`given (position, answer, ms)`,
      ),
    )
    .set(({ ref }) => ({
      answer: bankLetter(ref('given.answer')),
      answered_at: one.answeredAt,
      ms: ref('given.ms'),
    }))
    .where('q.attempt_id', '=', one.id)
    .whereRef('q.position', '=', 'given.position'),
);

/** Replaces answers with those a phone stored while offline; the sitting must be locked. */
export async function replaceAnswers(
  db: Queryable,
  attempt: { id: string; started_at: Date },
  given: readonly GivenAnswer[],
  answeredAt: Date,
): Promise<void> {
  const maxMs = answeredAt.getTime() - attempt.started_at.getTime();
  await replace.run(db, {
    id: attempt.id,
    answeredAt,
    positions: given.map((one) => one.position),
    answers: given.map((one) => one.answer),
    times: given.map((one) => Math.min(one.ms, maxMs)),
  });
}

type Result = {
  finishedAt: Date;
  finishedBy: PlacementResult['finishedBy'];
  correct: number;
  percent: number;
  level: string;
  borderlineWith: string | null;
  tooFast: boolean;
};

const close = statement((one: Params<Result & { id: string; areas: string }>) =>
  build
    .updateTable('placement_attempt')
    .set({
      finished_at: one.finishedAt,
      finished_by: one.finishedBy,
      correct: one.correct,
      percent: one.percent,
      level: one.level,
      borderline_with: one.borderlineWith,
      too_fast: one.tooFast,
      areas: one.areas,
    })
    .where('id', '=', one.id),
);

/** Stores the result of a sitting, which must be locked. */
export async function closeAttempt(
  db: Queryable,
  id: string,
  { areas, ...result }: Result & { areas: PlacementResult['areas'] },
): Promise<void> {
  await close.run(db, { ...result, id, areas: JSON.stringify(areas) });
}

const deleteErased = statement(() =>
  build
    .deleteFrom('placement_attempt as a')
    .using('learner as l')
    .whereRef('l.id', '=', 'a.learner_id')
    .where('l.erased_at', 'is not', null),
);

/** Deletes the sittings of erased learners with their answers. */
export function deleteSittingsOfErased(db: Queryable): Promise<number> {
  return deleteErased.run(db, {});
}

const clearAddresses = statement(({ before }: Params<{ before: Date }>) =>
  build
    .updateTable('placement_attempt')
    .set({ address_hash: null })
    .where('address_hash', 'is not', null)
    .where('started_at', '<', before),
);

/** Deletes address hashes of sittings that started before this instant. */
export function dropAddresses(db: Queryable, before: Date): Promise<number> {
  return clearAddresses.run(db, { before });
}
