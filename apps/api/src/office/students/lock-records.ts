import { isId } from '@fasih/school/basics/ids';
import type { PoolClient } from 'pg';
import { lockSittingsOfLearner } from '../../assessment/placement/reassign.ts';
import { lockCoursesOfLearner } from '../../courses/enrolments/reassign.ts';
import { lockClassesOfLearner } from '../../learning/meetings/lock-order.ts';
import { lockSeatsOfLearner } from '../../learning/meetings/reassign.ts';
import { lockOrdersOfLearner } from '../../sales/orders/reassign.ts';

/**
 * Locks what belongs to a learner in the order of all writes (docs/decisions/035-lock-order.md), for one that locks the learner next
 * and then changes all of it.
 */
export async function lockRecordsOf(db: PoolClient, learnerId: string): Promise<void> {
  if (!isId(learnerId)) return;
  for (const lock of [
    lockOrdersOfLearner,
    lockClassesOfLearner,
    lockSeatsOfLearner,
    lockSittingsOfLearner,
    lockCoursesOfLearner,
  ])
    await lock(db, learnerId);
}
