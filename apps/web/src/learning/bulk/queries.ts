import type { Sent } from '@fasih/school/basics/contract';
import { planMessage, planTeacher } from '@fasih/school/learning/bulk/contract';
import { classesToday } from '@fasih/school/learning/classes/contract';
import { queryOf } from '../../lib/query.ts';

/** The school's day, from which a pause may begin. */
export const todayQuery = queryOf(classesToday, {});

type Recipients = Sent<typeof planMessage>['body'];

/** Whom a message reaches. */
export const messagePlanQuery = (body: Recipients) => ({ ...queryOf(planMessage, { body }), gcTime: 0 });

/** What another teacher for these classes would mean; nothing is loaded while none is chosen. */
export const teacherPlanQuery = (classIds: readonly string[], teacherId: string) => ({
  ...queryOf(planTeacher, { body: { changes: classIds.map((classId) => ({ classId, teacherId })) } }),
  enabled: teacherId !== '',
  gcTime: 0,
});
