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
 * Draws a form for a sitter and opens the sitting. `taken` when another start of the same person won at this instant:
 * then its sitting is the one to go on with. Refuses with `placement.noQuestions` for an empty bank.
 */
export async function openSitting(
  db: Queryable,
  { sitter, bank, banks, now }: { sitter: Sitter; bank: AgeGroup; banks: Banks; now: Date },
): Promise<RunningAttempt | Refusal | 'taken'> {
  if (banks[bank].length === 0) return refuse('placement.noQuestions');
  const { seen, changes } = await drawingFacts(db, sitter, bank);
  const items = itemsNow(banks[bank], changes);
  // Another version of the same question has been seen too.
  const seenNow = new Set(items.filter(({ id }) => seen.has(plainId(id))).map(({ id }) => id));
  // The seed decides which items stand where: it must not be guessable, and it stays on the server.
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
