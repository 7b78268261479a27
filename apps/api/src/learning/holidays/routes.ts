import * as calls from '@fasih/school/learning/holidays/contract';
import type { Api } from '../../platform/http/api.ts';
import { addHoliday, holidaysOfYear, meetingsOn, removeHoliday } from './change-holidays.ts';

/** Routes for holidays and the meetings planned on them. */
export function holidayRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.listHolidays, ({ query }, call) => holidaysOfYear(pool, query.year, call.now));
  api.route(calls.meetingsOfDay, ({ params }) => meetingsOn(pool, params.day));
  api.route(calls.addHoliday, ({ body }, call) => addHoliday(pool, body, call));
  api.route(calls.removeHoliday, ({ params }, call) => removeHoliday(pool, params.day, call));
}
