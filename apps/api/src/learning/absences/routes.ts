import * as contract from '@fasih/school/learning/absences/contract';
import type { Api } from '../../platform/http/api.ts';
import { coverMeetings, endAbsence, markAbsence } from './mark-absence.ts';
import { previewAbsence, previewOwnAbsence, readAbsences, readOwnAbsences } from './read-absences.ts';

/** Routes that mark a teacher as away and find substitutes. */
export function absenceRoutes(api: Api): void {
  const { pool } = api.services;
  const noWrite = { auditNotNeeded: 'writes nothing' };
  api.route(
    contract.previewAbsence,
    ({ params, body }, call) => previewAbsence(pool, params.teacherId, body.hours, call),
    noWrite,
  );
  api.route(
    contract.previewOwnAbsence,
    ({ body }, call) => previewOwnAbsence(pool, body.hours, call),
    noWrite,
  );
  api.route(contract.readOwnAbsences, (_input, call) => readOwnAbsences(pool, call));
  api.route(contract.markAbsence, ({ params, body }, call) =>
    markAbsence(pool, params.teacherId, body, call),
  );
  api.route(contract.markOwnAbsence, ({ body }, call) =>
    markAbsence(pool, call.person.accountId, { ...body, askForAll: true }, call),
  );
  api.route(contract.readAbsences, ({ params }, call) => readAbsences(pool, params.teacherId, call));
  api.route(contract.coverMeetings, ({ params, body }, call) =>
    coverMeetings(pool, params.teacherId, body, call),
  );
  api.route(contract.endAbsence, ({ params }, call) => endAbsence(pool, params, call));
}
