import type { Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { courseEvents } from '@fasih/school/office/homes/admin-contract';
import type { Pool } from 'pg';
import { eventsOf } from '../../courses/balance/balance.ts';

/** All balance events of a course with their decisions, newest first. */
export async function readEvents(
  pool: Pool,
  enrolmentId: string,
): Promise<Reply<typeof courseEvents> | Refusal<'classes.enrolmentNotFound'>> {
  const events = isId(enrolmentId) ? await eventsOf(pool, enrolmentId) : [];
  if (events.length === 0) return refuse('classes.enrolmentNotFound');
  return {
    data: events.toReversed().map(({ number, kind, meetings, minutes, days, at, decision }) => ({
      number,
      kind,
      meetings,
      minutes,
      days,
      at: at.toISOString(),
      decision,
    })),
  };
}
