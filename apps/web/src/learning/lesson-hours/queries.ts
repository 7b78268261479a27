import {
  getLessonHours,
  type LessonHoursForm,
  previewLessonHours,
} from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import { keepPreviousData } from '@tanstack/react-query';
import { queryOf } from '../../lib/query.ts';

/** The hours in which lessons are given. */
export const lessonHoursQuery = queryOf(getLessonHours, {});

/** What would lie outside of lesson hours that are not saved yet. */
export const lessonHoursPreviewQuery = (body: LessonHoursForm) => ({
  ...queryOf(previewLessonHours, { body }),
  placeholderData: keepPreviousData,
});
