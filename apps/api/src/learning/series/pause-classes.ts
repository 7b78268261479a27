import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { NewPause, pauseClasses as pauseContract } from '@fasih/school/learning/series/contract';
import type { Pool } from 'pg';
import { writeAuditOfEach } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { extendPaused } from '../classes/extend-paused.ts';
import { startPauses } from '../classes/pause-store.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { carryOut } from './carry-out.ts';
import type { PlannedSeries } from './plan-class.ts';
import { planClasses } from './plan-classes.ts';
import { presentPlan } from './present-plan.ts';
import { noticesOf, tellAll } from './recipients.ts';

type Form = Accepted<typeof pauseContract>['body'];

/** What a pause of these classes would mean. Writes nothing. */
export async function previewPause(pool: Pool, pause: NewPause, call: SignedInCall) {
  const planned = await planPause(pool, pause, call.now, null);
  return isRefusal(planned) ? planned : presentPlan(planned);
}

/**
 * Pauses classes and plans their meetings behind the pause, as the preview has shown it (docs/product/classes.md#pauses);
 * refused where anything has changed since. Every family and teacher is told by one message.
 */
export async function pauseClasses(pool: Pool, form: Form, call: SignedInCall) {
  const { from, until, reason = '', seen } = form;
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      const planned = await planPause(db, form, call.now, 'lock');
      if (isRefusal(planned)) return planned;
      const plan = presentPlan(planned);
      if (plan.seen !== seen) return refuse('classes.planChanged');
      const days = { from, until };
      const ids = planned.map(({ found }) => found.id);
      const started = await startPauses(db, ids, days, call.now);
      if (started.length < ids.length) return refuse('meetings.classOver');
      await carryOut(db, planned, { reason, pause: days }, call);
      const versions = new Map(started.map(({ id, version }) => [id, version]));
      const pausing = planned.map(({ found, meetings, plan: { replaced } }) => {
        const losing = new Set(replaced.map(({ id }) => id));
        const given = meetings.filter(({ id }) => losing.has(id));
        return {
          id: found.id,
          meetings,
          given,
          source: `extended:paused:${found.id}:${versions.get(found.id)}`,
        };
      });
      await extendPaused(db, pausing, days, call.now);
      await writeAuditOfEach(db, call, {
        action: 'class.paused',
        targetKind: 'class',
        targets: pausing.map(({ id, given }) => ({
          id,
          after: { from, until, meetings: given.map(({ number }) => number) },
        })),
        reason,
      });
      const event = { kind: 'paused', from, until } as const;
      await tellAll(db, noticesOf(planned, event, { source: seen, reason }), call.now);
      return plan;
    }),
  );
}

async function planPause(
  db: Queryable,
  { classIds, from, until }: NewPause,
  now: Date,
  lock: 'lock' | null,
): Promise<
  PlannedSeries[] | Refusal<'meetings.classNotFound' | 'meetings.pauseOrder' | 'meetings.classOver'>
> {
  if (from < dayIn(now) || until <= from) return refuse('meetings.pauseOrder');
  const ids = [...new Set(classIds)];
  if (!ids.every(isId)) return refuse('meetings.classNotFound');
  const planned = await planClasses(db, ids, { kind: 'paused', from, until }, now, lock);
  return planned.length < ids.length ? refuse('meetings.classOver') : planned;
}
