import { isId } from '@fasih/school/basics/ids';
import type { FamilyCallOutcome } from '@fasih/school/learning/attendance/family-call';
import { sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { isOpenCall } from '../meetings/family-calls.ts';

const k = tableAs('family_call', 'k');

type NewCall = { enrolmentId: string; seatId: string; now: Date };

const insert = statement(
  ({ enrolmentId, seatId, now }: Params<NewCall>) =>
    sql`insert into family_call (enrolment_id, seat_id, opened_at)
      select ${enrolmentId}, ${seatId}, ${now} where not exists (select from ${k}
        where ${k.enrolment_id} = ${enrolmentId} and ${isOpenCall})
      on conflict (seat_id) do nothing`,
);

/**
 * Asks for a call to a family whose course has missed three meetings in a row; a course with an open call and the same seat
 * ask once. The course's class must be locked.
 */
export async function openFamilyCall(db: Queryable, call: NewCall): Promise<void> {
  await insert.run(db, call);
}

const selectOne = statement(({ id }: Params<{ id: string }>) =>
  build.selectFrom('family_call').select(['seat_id as seatId']).where('id', '=', id),
);

/** The seat that a call is about, or null. */
export async function readFamilyCall(db: Queryable, id: string) {
  return isId(id) ? selectOne.first(db, { id }) : null;
}

type Settled = { id: string; outcome: FamilyCallOutcome; note: string; by: string; now: Date };

const settle = statement(({ id, outcome, note, by, now }: Params<Settled>) =>
  build
    .updateTable('family_call')
    .set({ outcome, note, settled_by: by, settled_at: now })
    .where('id', '=', id)
    .where('settled_at', 'is', null),
);

/** Notes what came of a call; false if somebody did so before. */
export async function settleCall(db: Queryable, settled: Settled): Promise<boolean> {
  return (await settle.run(db, settled)) > 0;
}
