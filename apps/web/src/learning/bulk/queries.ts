import type { Sent } from '@fasih/school/basics/contract';
import { planMessage, planTeacher, proposeTeachers } from '@fasih/school/learning/bulk/contract';
import { classesToday } from '@fasih/school/learning/classes/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { queryOf } from '../../lib/query.ts';

/** The school's day, from which a pause may begin. */
export const todayQuery = queryOf(classesToday, {});

type Recipients = Sent<typeof planMessage>['body'];

/** Whom a message reaches. */
export const messagePlanQuery = (body: Recipients) => ({ ...queryOf(planMessage, { body }), gcTime: 0 });

/** The teachers who can take these classes, or those of a teacher. */
export const proposalsQuery = (body: Sent<typeof proposeTeachers>['body']) => ({
  ...queryOf(proposeTeachers, { body }),
  gcTime: 0,
});

/** What other teachers for classes would mean; nothing is loaded while none changes. */
export const teacherPlanQuery = (changes: Sent<typeof planTeacher>['body']['changes']) => ({
  ...queryOf(planTeacher, { body: { changes } }),
  enabled: changes.length > 0,
  placeholderData: keepPreviousData,
  gcTime: 0,
});
