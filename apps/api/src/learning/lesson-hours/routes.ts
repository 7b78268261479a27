import * as calls from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import type { Api } from '../../platform/http/api.ts';
import { readLessonHours, saveLessonHours } from './lesson-hours.ts';

/** When the school gives lessons at all. */
export function lessonHoursRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.getLessonHours, () => readLessonHours(pool));
  api.route(calls.saveLessonHours, ({ body }, call) => saveLessonHours(pool, body, call));
}
