import type { Accepted } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { refuse } from '@fasih/school/basics/refusal';
import type {
  MessagePlan,
  planMessage,
  sendMessage as sendContract,
} from '@fasih/school/learning/bulk/contract';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import { fingerprint } from '../../platform/fingerprint.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { type ChosenRow, chosenLearners } from './recipients.ts';

type Chosen = Accepted<typeof planMessage>['body'];

/** Whom a message to these learners and classes reaches, and who is left out and why. Writes nothing. */
export async function previewMessage(db: Queryable, chosen: Chosen): Promise<MessagePlan> {
  return planOf(chosen, await chosenLearners(db, chosen)).plan;
}

/**
 * Sends a message to the families of many learners (docs/product/staff.md#many-at-once): in the app and by mail, one for each family.
 * Refused where other families would get it than the preview said. The same words reach a family once a day, and a
 * repeat that reaches nobody else is not noted again.
 */
export function sendMessage(pool: Pool, form: Accepted<typeof sendContract>['body'], call: SignedInCall) {
  const { title, text, seen } = form;
  return inTransaction(pool, async (db) => {
    const { plan, families } = planOf(form, await chosenLearners(db, form));
    if (plan.seen !== seen) return refuse('bulk.changed');
    if (families.size === 0) return refuse('bulk.nobody');
    const words = fingerprint([title, text, dayIn(call.now)]);
    const told = await notifyAll(
      db,
      [...families].map(([accountId, names]) => ({
        accountId,
        kind: 'school.message',
        params: { learnerName: [...names].join(', '), title, text },
        source: `school.message:${words}:${accountId}`,
      })),
      call.now,
    );
    // Pressed twice, also at the same instant, it is one message and one entry.
    if (told > 0)
      await writeAudit(db, call, {
        action: 'student.messaged',
        targetKind: 'account',
        targetId: null,
        after: { families: told, learners: plan.learners },
        reason: title,
      });
    return plan;
  });
}

/** Families by account with their chosen learners' names, and what the preview says of them. */
function planOf({ learnerIds }: Chosen, rows: readonly ChosenRow[]) {
  const families = new Map<string, Set<string>>();
  const excluded = new Map<string, MessagePlan['excluded'][number]>();
  const reached = new Set<string>();
  for (const { learnerId, name, accountId, active, title } of rows) {
    if (learnerId === null || accountId === null || name === null)
      excluded.set(`class ${title}`, { name: title ?? '', why: 'noLearners' });
    else if (!active) excluded.set(learnerId, { name, why: 'inactive' });
    else {
      families.set(accountId, (families.get(accountId) ?? new Set()).add(name));
      reached.add(learnerId);
    }
  }
  const found = new Set(rows.map(({ learnerId }) => learnerId));
  for (const id of learnerIds) if (!found.has(id)) excluded.set(id, { name: '', why: 'gone' });
  const plan: MessagePlan = {
    families: families.size,
    learners: reached.size,
    excluded: [...excluded.values()],
    seen: fingerprint([[...families.keys()].sort(), [...reached].sort()]),
  };
  return { plan, families };
}
