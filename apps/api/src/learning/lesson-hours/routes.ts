import * as calls from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import type { Api } from '../../platform/http/api.ts';
import { readLessonHours, saveLessonHours } from './lesson-hours.ts';

/** Routes for the school's lesson hours. */
export function lessonHoursRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.getLessonHours, () => readLessonHours(pool));
  api.route(calls.saveLessonHours, ({ body }, call) => saveLessonHours(pool, body, call));
}
