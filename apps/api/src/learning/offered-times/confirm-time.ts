import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { relationTo } from '../meetings/access.ts';
import { meetingFacts } from '../meetings/facts.ts';

type Chosen = { meetingId: string; start: Date };

const confirm = statement(({ meetingId, start }: Params<Chosen>) =>
  build
    .updateTable('meeting')
    .set({ confirmed_for: start })
    .where('id', '=', meetingId)
    .where('chosen_for', '=', start)
    .where('confirmed_for', 'is distinct from', start)
    .where('state', '=', 'planned'),
);
const selectConfirmed = statement(({ meetingId, start }: Params<Chosen>) =>
  build
    .selectFrom('meeting')
    .where('id', '=', meetingId)
    .where('chosen_for', '=', start)
    .where('confirmed_for', '=', start)
    .where('state', '=', 'planned')
    .select('id'),
);

/**
 * Confirms the time that the school chose for a meeting, so that it is a time like any other. Repeating it changes nothing.
 * Five statements.
 */
export async function confirmTimeOf(
  pool: Pool,
  meetingId: string,
  call: SignedInCall,
): Promise<
  { meetingId: string; start: string } | Refusal<'offeredTimes.notFound' | 'offeredTimes.notChosen'>
> {
  return inTransaction(pool, async (db) => {
    const meeting = isId(meetingId) ? await meetingFacts(db, meetingId, 'lock') : null;
    if (!meeting || !relationTo(meeting, call.person, call.now)) return refuse('offeredTimes.notFound');
    const start = meeting.span?.start;
    if (!start || start <= call.now) return refuse('offeredTimes.notChosen');
    const confirmed = { meetingId: meeting.id, start: start.toISOString() };
    if ((await confirm.run(db, { meetingId, start })) === 0)
      return (await selectConfirmed.first(db, { meetingId, start }))
        ? confirmed
        : refuse('offeredTimes.notChosen');
    await writeAudit(db, call, {
      action: 'meeting.confirmed',
      targetKind: 'meeting',
      targetId: meeting.id,
      after: { start },
    });
    return confirmed;
  });
}
