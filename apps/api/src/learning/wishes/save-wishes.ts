import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { faultsOfWishes, tidyWishes } from '@fasih/school/learning/wishes/check-wishes';
import type { WishesForm, WishesRecord } from '@fasih/school/learning/wishes/contract';
import { changedWishes, NO_WISHES } from '@fasih/school/learning/wishes/wishes';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { needsGoal, offeredTeachers, readWishesOf, WISHES_TARGET } from './read-wishes.ts';
import { lockWishes, storeWishes, wishingCourse } from './store.ts';

/**
 * Replaces the wishes of one course (docs/product/classes.md#wishes). The audit entry names the changed fields without their values:
 * when a family is at home, and what a course is for, are its own. An outdated version is refused with 409 and the current wishes.
 */
export async function saveWishesOf(
  pool: Pool,
  enrolmentId: string,
  { version, ...form }: WishesForm & { version: number },
  call: SignedInCall,
): Promise<
  WishesRecord | Refusal<'common.invalid' | 'common.stale' | 'wishes.courseOver' | 'wishes.notFound'>
> {
  return inTransaction(pool, async (db) => {
    await lockWishes(db, enrolmentId);
    const course = await wishingCourse(db, enrolmentId, call.person, 'decide');
    if (!course) return refuse('wishes.notFound');
    if (course.isOver) return refuse('wishes.courseOver');
    const { version: stored, ...before } = course.wishes ?? { ...NO_WISHES, version: 0 };
    if (stored !== version)
      return refuse('common.stale', { current: await readWishesOf(db, enrolmentId, call) });
    const fields = faultsOfWishes(form, before, {
      today: dayIn(call.now),
      needsGoal: needsGoal(course),
      teacherIds: offeredTeachers(course, call.now).map(({ teacherId }) => teacherId),
    });
    if (Object.keys(fields).length > 0) return refuse('common.invalid', { fields });
    const after = tidyWishes(form);
    await storeWishes(db, course.enrolmentId, after);
    await writeAudit(db, call, {
      action: 'enrolment.wishesSaved',
      targetKind: WISHES_TARGET,
      targetId: course.enrolmentId,
      concerns: { kind: 'enrolment', id: course.enrolmentId },
      after: { changed: changedWishes(tidyWishes(before), after) },
    });
    return readWishesOf(db, course.enrolmentId, call);
  });
}
