import { tellsOfLearner, withoutName } from '../db/outbox.ts';
import type { Queryable } from '../db/transaction.ts';

/**
 * Takes the names of erased learners out of the lists of what people were told, their teachers' included (decisions.md
 * 'Courses and money'); call it while the learner rows still have them. The notices themselves stay.
 */
export async function forgetLearnersInNotices(db: Queryable, learnerIds: readonly string[]): Promise<void> {
  // One after the other: a teacher's notice can name several.
  for (const learnerId of learnerIds) {
    await db.query(
      `update notification n set params = n.params || jsonb_build_object('learnerName', ${withoutName("n.params ->> 'learnerName'", 'l.name')})
       from learner l
       where l.id = $1 and l.name <> '' and n.params ? 'learnerName' and ${tellsOfLearner('n.account_id', 'n.params')}`,
      [learnerId],
    );
  }
}
