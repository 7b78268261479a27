import type { Accepted } from '@fasih/school/basics/contract';
import { refuse } from '@fasih/school/basics/refusal';
import type { closeDays as closeContract } from '@fasih/school/learning/series/contract';
import type { Pool } from 'pg';
import { writeAudit, writeAuditOfEach } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { addMissingHolidays } from '../holidays/change-holidays.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { carryOut } from './carry-out.ts';
import { planClasses } from './plan-classes.ts';
import { presentPlan } from './present-plan.ts';
import { noticesOf, tellAll } from './recipients.ts';
import { classesOnDays } from './store.ts';

type Form = Accepted<typeof closeContract>['body'];

/** What the meetings on these days would become. Writes nothing. */
export async function previewClosedDays(pool: Pool, days: readonly string[], call: SignedInCall) {
  return presentPlan(await planDays(pool, days, call.now, null));
}

/**
 * Adds holidays that are not there yet and moves the meetings on all these days, as the preview has shown it; refused
 * where anything has changed since. Every family and teacher is told by one message.
 */
export async function closeDays(pool: Pool, { days: holidays, seen }: Form, call: SignedInCall) {
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      const days = holidays.map(({ day }) => day);
      const planned = await planDays(db, days, call.now, 'lock');
      const plan = presentPlan(planned);
      if (plan.seen !== seen) return refuse('classes.planChanged');
      const added = await addMissingHolidays(db, holidays, call);
      // Several days of one holiday have one name.
      const names = [...new Map(holidays.map(({ id, en }) => [id, { id, en }])).values()];
      const reason = names.map(({ id }) => id).join(', ');
      const closedDays = [...new Set(days)].sort();
      await writeAudit(db, call, {
        action: 'holiday.closed',
        targetKind: 'holiday',
        targetId: closedDays[0] ?? null,
        after: { closedDays, meetings: plan.classes.reduce((sum, one) => sum + one.times.length, 0) },
      });
      await carryOut(db, planned, { reason }, call);
      await writeAuditOfEach(db, call, {
        action: 'class.replanned',
        targetKind: 'class',
        targets: planned.map(({ found, plan: { replaced } }) => ({
          id: found.id,
          after: { closedDays, meetings: replaced.length },
        })),
        reason,
      });
      const event = { kind: 'closed', days } as const;
      await tellAll(db, noticesOf(planned, event, { source: seen, names }), call.now);
      return { ...plan, added: added.length };
    }),
  );
}

async function planDays(db: Queryable, days: readonly string[], now: Date, lock: 'lock' | null) {
  const classIds = await classesOnDays(db, days, now);
  return planClasses(db, classIds, { kind: 'closed', days }, now, lock);
}
