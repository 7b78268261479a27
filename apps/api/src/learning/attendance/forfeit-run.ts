import { FORFEITS_TO_CALL } from '@fasih/school/learning/attendance/family-call';
import { sql } from 'kysely';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { jsonList, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { MeetingFacts, SeatFacts } from '../meetings/facts.ts';
import { forfeitsRunning } from '../meetings/family-calls.ts';
import { familiesOf, paramsOf } from '../meetings/notices.ts';
import { openFamilyCall } from './family-call-store.ts';

const a = tableAs('account', 'a');

const selectRun = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  select(
    [
      forfeitsRunning(enrolmentId).as('running'),
      scalar(jsonList({ id: a.id }, a.id), sql`from ${a} where ${a.role} = 'admin' and ${a.active}`).as(
        'admins',
      ),
    ],
    sql``,
  ),
);

/**
 * What two and three forfeits running lead to (docs/product/classes.md#closing-and-forfeits): the family is asked whether
 * its times still fit, then the school is asked to call it, which stays a task until an outcome is noted. The seat is already
 * forfeited.
 */
export async function noticesOfRun(
  db: Queryable,
  meeting: MeetingFacts,
  seat: SeatFacts,
  now: Date,
): Promise<AnyNotice[]> {
  const { running, admins } = (await selectRun.first(db, seat)) ?? { running: 0, admins: [] };
  const [recipient] = familiesOf([seat]);
  if (!recipient || (running !== 2 && running !== FORFEITS_TO_CALL)) return [];
  const params = paramsOf(meeting, recipient);
  const source = `attendance.running:${running}:${seat.seatId}`;
  if (running === 2)
    return [{ accountId: recipient.accountId, kind: 'attendance.twoForfeited', params, source }];
  await openFamilyCall(db, { ...seat, now });
  return admins.map(({ id }) => ({
    accountId: id,
    kind: 'learner.threeForfeited' as const,
    params: { ...params, learnerId: seat.learnerId },
    source: `${source}:${id}`,
  }));
}
