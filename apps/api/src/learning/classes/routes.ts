import { refuse } from '@fasih/school/basics/refusal';
import * as calendarCalls from '@fasih/school/learning/classes/calendar-contract';
import * as changeCalls from '@fasih/school/learning/classes/changes-contract';
import * as contract from '@fasih/school/learning/classes/contract';
import { previewLessonHours } from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import type { Api } from '../../platform/http/api.ts';
import { changeClass } from './change-class.ts';
import { changeLink } from './change-link.ts';
import { outsideLessonHours } from './outside-lesson-hours.ts';
import { readCalendar, readOwnCalendar } from './read-calendar.ts';
import { pageOfClasses, readClass } from './read-classes.ts';
import { readToday } from './read-today.ts';

/** Routes that read and edit classes; `class-routes.ts` has those that change meetings or members. */
export function classRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(contract.listClasses, ({ query }, call) => pageOfClasses(pool, query, call.now));
  api.route(contract.classesToday, (_input, call) => readToday(pool, call.now));
  api.route(
    contract.getClass,
    async ({ params }, call) =>
      (await readClass(pool, params.classId, call.now)) ?? refuse('classes.notFound'),
  );
  api.route(calendarCalls.schoolCalendar, ({ query }, call) => readCalendar(pool, query, call));
  api.route(calendarCalls.teacherCalendar, ({ query }, call) =>
    readOwnCalendar(pool, call.person.accountId, query, call),
  );
  api.route(previewLessonHours, ({ body }, call) => outsideLessonHours(pool, body, call), {
    auditNotNeeded: 'nothing is written',
  });
  api.route(changeCalls.changeClass, ({ params, body }, call) =>
    changeClass(pool, params.classId, body, call),
  );
  api.route(changeCalls.changeLink, ({ params, body }, call) => changeLink(pool, params.classId, body, call));
}
