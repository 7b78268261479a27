import { decideUndoForfeit, type Span } from '@fasih/school/catalogue/policy/attendance';
import { type Expression, sql } from 'kysely';
import type { PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import { meetingFacts } from '../meetings/facts.ts';
import { lockClassesOf } from '../meetings/lock-order.ts';
import { tellGivenBack } from './give-back.ts';
import { giveForfeitBack } from './give-forfeit-back.ts';

const s = tableAs('seat', 's');
const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');

/** Forfeited by the job within the span, by the clock that the job had, and left as it was since. */
const isForfeitedIn = (from: Expression<Date>, to: Expression<Date>) =>
  sql<boolean>`${s.state} = 'absent' and ${s.marked_by} is null and ${s.decision} ->> 'rule' = 'close'
    and ${s.marked_at} >= ${from} and ${s.marked_at} < ${to}`;

const selectForfeits = statement(({ start, end }: Params<Span>) =>
  select(
    [
      s.id.as('seatId'),
      s.meeting_id.as('meetingId'),
      s.enrolment_id.as('enrolmentId'),
      l.account_id.as('accountId'),
      c.name.as('className'),
      sql<Date>`lower(${s.during})`.as('startsAt'),
      sql<boolean>`${e.state} = 'ended'`.as('hasEnded'),
    ],
    sql`from ${s} join ${m} on ${m.id} = ${s.meeting_id} join ${c} on ${c.id} = ${m.class_id}
      join ${e} on ${e.id} = ${s.enrolment_id} join ${l} on ${l.id} = ${s.learner_id}
      where ${isForfeitedIn(start, end)} order by lower(${s.during}), ${s.id}`,
  ),
);

/** A seat that a job forfeited. It stays forfeited while its course has ended. */
export type JobForfeit = RowOf<typeof selectForfeits>;

/** The seats that a job forfeited from the start of the span until before its end, by meeting. One statement. */
export function forfeitsIn(db: Queryable, span: Span): Promise<JobForfeit[]> {
  return selectForfeits.all(db, span);
}

const selectStill = statement(({ seatId, start, end }: Params<Span & { seatId: string }>) =>
  select([s.id.as('id')], sql`from ${s} where ${s.id} = ${seatId} and ${isForfeitedIn(start, end)}`),
);

/**
 * Takes one forfeit of a job back, inside one transaction, as an admin waives an absence
 * (docs/product/classes.md#undone-lapses). False if it is undone, corrected or waived already, or its course has ended.
 */
export async function undoForfeit(
  db: PoolClient,
  { seatId, meetingId }: Pick<JobForfeit, 'seatId' | 'meetingId'>,
  span: Span,
  call: Call,
): Promise<boolean> {
  await lockClassesOf(db, [meetingId]);
  const meeting = await meetingFacts(db, meetingId, 'lock');
  const seat = meeting?.seats.find((one) => one.seatId === seatId);
  if (!meeting || !seat || seat.enrolmentState === 'ended') return false;
  if (!(await selectStill.first(db, { seatId, ...span }))) return false;
  const decision = decideUndoForfeit(await readPolicy(db, seat.policyVersion), seat);
  if (decision.outcome !== 'returned') return false;
  const forfeit = { meeting, seat, decision, reason: '' };
  const makeup = await giveForfeitBack(db, forfeit, call, 'undo-lapses');
  await tellGivenBack(db, { meeting, seat, makeupId: makeup.id, reason: decision.reason }, call.now);
  return true;
}
