import * as calls from '@fasih/school/learning/series/contract';
import type { Api } from '../../platform/http/api.ts';
import { changeTimes, previewTimes } from './change-times.ts';

/** Routes that plan running classes again. */
export function seriesRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.planTimes, ({ params, body }, call) => previewTimes(pool, params.classId, body, call), {
    auditNotNeeded: 'writes nothing',
  });
  api.route(calls.changeTimes, ({ params, body }, call) => changeTimes(pool, params.classId, body, call));
}
