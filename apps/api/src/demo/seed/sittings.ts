import { drawForm, OPTION_LETTERS } from '@fasih/school/assessment/placement/draw';
import { placementDeadline } from '@fasih/school/assessment/placement/rules';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import { later, MINUTE } from '@fasih/school/basics/instants';
import { seededRandom } from '@fasih/school/basics/random';
import type { PoolClient } from 'pg';
import { BANKS, itemOf } from '../../assessment/placement/banks.ts';
import { scoreAttempt } from '../../assessment/placement/score-attempt.ts';
import { lockAttempt } from '../../assessment/placement/store.ts';
import { insertAttempt, replaceAnswers } from '../../assessment/placement/store-writes.ts';
import type { Call } from '../../platform/http/call.ts';
import { systemCall } from '../../platform/http/system-call.ts';

/** Seeds a finished placement test of a learner who answers about `ability` (0-1) of the questions right. */
export async function seedSitting(
  db: PoolClient,
  sitting: {
    enrolmentId: string;
    learnerId: string;
    bank: AgeGroup;
    startedAt: Date;
    ability: number;
    seed: string;
  },
): Promise<void> {
  const { startedAt } = sitting;
  const random = seededRandom(`answers:${sitting.seed}`);
  const form = drawForm(BANKS[sitting.bank], sitting.bank, sitting.seed);
  const id = await insertAttempt(db, {
    sitter: { enrolmentId: sitting.enrolmentId, learnerId: sitting.learnerId },
    bank: sitting.bank,
    seed: sitting.seed,
    startedAt,
    deadline: placementDeadline(startedAt),
    form,
  });
  if (!id) throw new Error('a demo learner cannot have two open sittings');
  const answers = form.map((drawn, index) => {
    const key = drawn.optionOrder.indexOf(itemOf(drawn.itemId).correct_answer);
    const wrong = (key + 1 + Math.floor(random() * 3)) % 4;
    const shown = random() < sitting.ability ? key : wrong;
    return {
      position: index + 1,
      answer: OPTION_LETTERS[shown] ?? 'A',
      ms: 8_000 + Math.floor(random() * 45_000),
    };
  });
  const finishedAt = later(startedAt, 17 * MINUTE);
  await replaceAnswers(db, { id, started_at: startedAt }, answers, finishedAt);
  const attempt = await lockAttempt(db, id);
  if (!attempt) throw new Error('the sitting just written is gone');
  await scoreAttempt(db, seedCall(finishedAt), attempt, 'person');
}

/** A call of the seed for the audit log, without a person. */
export const seedCall = (now: Date): Call =>
  systemCall(now, 'seed', { address: '127.0.0.1', userAgent: 'seed' });
