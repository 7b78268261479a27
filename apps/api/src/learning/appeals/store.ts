import { isId } from '@fasih/school/basics/ids';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { sql } from 'kysely';
import { select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const a = tableAs('appeal', 'a');

type NewAppeal = {
  enrolmentId: string;
  seatId: string;
  meetingId: string;
  forfeitedAt: Date;
  by: string;
  now: Date;
  reason: string;
  answerBy: Date;
};

const insert = statement((appeal: Params<NewAppeal>) =>
  build
    .insertInto('appeal')
    .values({
      enrolment_id: appeal.enrolmentId,
      seat_id: appeal.seatId,
      meeting_id: appeal.meetingId,
      forfeited_at: appeal.forfeitedAt,
      asked_by: appeal.by,
      asked_at: appeal.now,
      reason: appeal.reason,
      answer_by: appeal.answerBy,
    })
    .onConflict((on) => on.columns(['seat_id', 'forfeited_at']).doNothing())
    .returning('id'),
);

/** Inserts a question about a forfeit and returns its id; null when this forfeit was questioned before. */
export async function insertAppeal(db: Queryable, appeal: NewAppeal): Promise<string | null> {
  return (await insert.first(db, appeal))?.id ?? null;
}

const selectQuestioned = statement(
  ({ seatId, forfeitedAt }: Params<{ seatId: string; forfeitedAt: Date | null }>) =>
    select(
      [a.id.as('id')],
      sql`from ${a} where ${a.seat_id} = ${seatId} and ${a.forfeited_at} = ${forfeitedAt}`,
    ),
);

/** Whether this forfeit of a seat was questioned. */
export async function isQuestioned(
  db: Queryable,
  seatId: string,
  forfeitedAt: Date | null,
): Promise<boolean> {
  return (await selectQuestioned.first(db, { seatId, forfeitedAt })) !== null;
}

const selectPlace = statement(({ id }: Params<{ id: string }>) =>
  build.selectFrom('appeal').where('id', '=', id).select('meeting_id as meetingId'),
);

/** The missed meeting that an appeal is about, which is locked before the appeal; null without such an appeal. */
export async function meetingOfAppeal(db: Queryable, id: string): Promise<string | null> {
  return isId(id) ? ((await selectPlace.first(db, { id }))?.meetingId ?? null) : null;
}

const lock = statement(({ id }: Params<{ id: string }>) =>
  build
    .selectFrom('appeal')
    .where('id', '=', id)
    .select(['id', 'seat_id as seatId', 'state', 'enrolment_id as enrolmentId'])
    .forUpdate(),
);

/** Locks an appeal, so that of two answers only the first counts. */
export function lockAppeal(db: Queryable, id: string) {
  return lock.first(db, { id });
}

const lockOpen = statement(({ seatId }: Params<{ seatId: string }>) =>
  build
    .selectFrom('appeal')
    .where('seat_id', '=', seatId)
    .where('state', '=', 'open')
    .select(['id', 'enrolment_id as enrolmentId'])
    .forUpdate(),
);

/** Locks the open appeal of a seat, if there is one. */
export function lockOpenAppeal(db: Queryable, seatId: string) {
  return lockOpen.first(db, { seatId });
}

type Answer = {
  id: string;
  state: 'returned' | 'upheld';
  /** Null for the operator. */
  by: string | null;
  now: Date;
  answer: string;
  decision: Decision;
};

const answer = statement((given: Params<Omit<Answer, 'decision'> & { decision: string }>) =>
  build
    .updateTable('appeal')
    .set({
      state: given.state,
      answered_by: given.by,
      answered_at: given.now,
      answer: given.answer,
      decision: given.decision,
    })
    .where('id', '=', given.id),
);

/** Writes the school's answer. */
export async function saveAnswer(db: Queryable, { decision, ...given }: Answer): Promise<void> {
  await answer.run(db, { ...given, decision: JSON.stringify(decision) });
}

const lockEnrolment = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  build
    .selectFrom('enrolment')
    .where('id', '=', enrolmentId)
    .select(['state', 'last_day as lastDay', 'policy_version as policyVersion'])
    .forNoKeyUpdate(),
);

/** Locks a course last, as every write that makes it longer, and reads its days then. */
export function lockCourse(db: Queryable, enrolmentId: string) {
  return lockEnrolment.first(db, { enrolmentId });
}
