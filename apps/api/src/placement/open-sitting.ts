import { randomBytes } from 'node:crypto';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { RunningAttempt } from '@fasih/school/placement/contract';
import { drawForm } from '@fasih/school/placement/draw';
import { placementDeadline } from '@fasih/school/placement/rules';
import type { Queryable } from '../db/transaction.ts';
import type { Banks } from './banks.ts';
import { presentRunning } from './present.ts';
import { insertAttempt, type Sitter, seenItems } from './store-writes.ts';

/**
 * Draws a form for a sitter and opens the sitting. `taken` when another start of the same person won at this instant:
 * then its sitting is the one to go on with. Refuses with `placement.noQuestions` for an empty bank.
 */
export async function openSitting(
  db: Queryable,
  { sitter, bank, banks, now }: { sitter: Sitter; bank: AgeGroup; banks: Banks; now: Date },
): Promise<RunningAttempt | Refusal | 'taken'> {
  const items = banks[bank];
  if (items.length === 0) return refuse('placement.noQuestions');
  // The seed decides which items stand where: it must not be guessable, and it stays on the server.
  const seed = randomBytes(16).toString('hex');
  const form = drawForm(items, bank, seed, await seenItems(db, sitter));
  const deadline = placementDeadline(now);
  const id = await insertAttempt(db, { sitter, bank, seed, startedAt: now, deadline, form });
  if (!id) return 'taken';
  const questions = form.map((drawn, index) => ({
    position: index + 1,
    item_id: drawn.itemId,
    option_order: drawn.optionOrder.join(''),
    answer: null,
  }));
  return presentRunning({ id, bank, started_at: now, deadline }, questions, now);
}
