import * as calls from '@fasih/school/learning/series/contract';
import type { Api } from '../../platform/http/api.ts';
import { changeTimes, previewTimes } from './change-times.ts';
import { closeDays, previewClosedDays } from './close-days.ts';
import { endFamilyPause, previewFamilyEnd } from './end-family-pause.ts';
import { endPauses, previewEnd } from './end-pauses.ts';
import { pauseClasses, previewPause } from './pause-classes.ts';
import { proposeTimes } from './propose-times.ts';

/** Routes that plan running classes again. */
export function seriesRoutes(api: Api): void {
  const { pool } = api.services;
  const auditNotNeeded = 'writes nothing';
  api.route(calls.planTimes, ({ params, body }, call) => previewTimes(pool, params.classId, body, call), {
    auditNotNeeded,
  });
  api.route(
    calls.proposeTimes,
    ({ params, body }, call) => proposeTimes(pool, params.classId, body.from, call),
    { auditNotNeeded },
  );
  api.route(calls.changeTimes, ({ params, body }, call) => changeTimes(pool, params.classId, body, call));
  api.route(calls.planClosedDays, ({ body }, call) => previewClosedDays(pool, body.days, call), {
    auditNotNeeded,
  });
  api.route(calls.closeDays, ({ body }, call) => closeDays(pool, body, call));
  api.route(calls.planPause, ({ body }, call) => previewPause(pool, body, call), { auditNotNeeded });
  api.route(calls.pauseClasses, ({ body }, call) => pauseClasses(pool, body, call));
  api.route(calls.planEndOfPause, ({ body }, call) => previewEnd(pool, body.classIds, call), {
    auditNotNeeded,
  });
  api.route(
    calls.planEndOfFamilyPause,
    ({ params, body }, call) => previewFamilyEnd(pool, params.enrolmentId, body, call),
    { auditNotNeeded },
  );
  api.route(calls.endFamilyPause, ({ params, body }, call) =>
    endFamilyPause(pool, params.enrolmentId, body, call),
  );
  api.route(calls.endPauses, ({ body }, call) => endPauses(pool, body, call));
}
