import { randomBytes } from 'node:crypto';
import type { RunningAttempt } from '@fasih/school/assessment/placement/contract';
import { drawForm } from '@fasih/school/assessment/placement/draw';
import { placementDeadline } from '@fasih/school/assessment/placement/rules';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Queryable } from '../../platform/db/transaction.ts';
import { itemsNow, plainId } from '../banks/versions.ts';
import type { Banks } from './banks.ts';
import { presentRunning } from './present.ts';
import { drawingFacts, insertAttempt, type Sitter } from './store-writes.ts';

/**
 * Draws a form and opens the sitting. `taken` means that a simultaneous start of the same person won and is
 * to be continued. Refuses an empty bank with `placement.noQuestions`.
 */
export async function openSitting(
  db: Queryable,
  { sitter, bank, banks, now }: { sitter: Sitter; bank: AgeGroup; banks: Banks; now: Date },
): Promise<RunningAttempt | Refusal<'placement.noQuestions'> | 'taken'> {
  if (banks[bank].length === 0) return refuse('placement.noQuestions');
  const { seen, changes } = await drawingFacts(db, sitter, bank);
  const items = itemsNow(banks[bank], changes);
  // Other versions of a seen question count as seen.
  const seenNow = new Set(items.filter(({ id }) => seen.has(plainId(id))).map(({ id }) => id));
  // The seed decides the form, so it must be unguessable and stay on the server.
  const seed = randomBytes(16).toString('hex');
  const form = drawForm(items, bank, seed, seenNow);
  const deadline = placementDeadline(now);
  const id = await insertAttempt(db, { sitter, bank, seed, startedAt: now, deadline, form });
  if (!id) return 'taken';
  const byId = new Map(items.map((item) => [item.id, item]));
  const questions = form.map((drawn, index) => ({
    position: index + 1,
    item_id: drawn.itemId,
    option_order: drawn.optionOrder.join(''),
    answer: null,
    item: byId.get(drawn.itemId) ?? null,
  }));
  return presentRunning({ id, bank, started_at: now, deadline }, questions, now);
}
