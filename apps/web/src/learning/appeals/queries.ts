import { appealsOfClass, appealsOfCourse } from '@fasih/school/learning/appeals/contract';
import { live, queryOf } from '../../lib/query.ts';

/** The forfeits of a family's course, and what was asked and answered about them. */
export const appealsOfCourseQuery = (enrolmentId: string) => ({
  ...queryOf(appealsOfCourse, { params: { enrolmentId } }),
  ...live,
});

/** The questioned forfeits of a class, for admins. */
export const appealsOfClassQuery = (classId: string) => ({
  ...queryOf(appealsOfClass, { params: { classId } }),
  ...live,
});
