import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { deleteWishes } from './store.ts';

/** Deletes the wishes of an erased learner: when a family is at home, and what the course was for. */
export async function eraseWishes(
  db: Queryable,
  { enrolments }: Pick<ErasedPerson, 'enrolments'>,
): Promise<void> {
  await deleteWishes(db, enrolments);
}
