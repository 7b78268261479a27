import { exportAnalytics, getAnalytics, getTeacherLoad } from '@fasih/school/office/analytics/contract';
import type { Api } from '../../platform/http/api.ts';
import { sendAnalytics } from './export-analytics.ts';
import { readAnalytics, readTeacherLoad } from './read-analytics.ts';

/** Routes that read the monthly counts, which only a job writes. */
export function analyticsRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(getAnalytics, ({ query }, call) => readAnalytics(pool, query, call.now), { budget: 'long' });
  api.route(getTeacherLoad, ({ query }, call) => readTeacherLoad(pool, query, call.now), { budget: 'long' });
  api.route(exportAnalytics, (request, call) => sendAnalytics(pool, request, call), { budget: 'long' });
}
