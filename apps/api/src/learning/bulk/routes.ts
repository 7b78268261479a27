import * as calls from '@fasih/school/learning/bulk/contract';
import type { Api } from '../../platform/http/api.ts';
import { changeTeachers, previewTeachers } from './change-teachers.ts';
import { proposeTeachersFor } from './propose-teachers.ts';
import { previewMessage, sendMessage } from './send-message.ts';

/** Routes for acts on many rows of a list. */
export function bulkRoutes(api: Api): void {
  const { pool } = api.services;
  const auditNotNeeded = 'writes nothing';
  api.route(calls.planMessage, ({ body }) => previewMessage(pool, body), { auditNotNeeded });
  api.route(calls.sendMessage, ({ body }, call) => sendMessage(pool, body, call), {
    auditNotNeeded: 'the same message sent again is one message',
  });
  api.route(calls.proposeTeachers, ({ body }, call) => proposeTeachersFor(pool, body, call.now), {
    auditNotNeeded,
  });
  api.route(calls.planTeacher, ({ body }, call) => previewTeachers(pool, body.changes, call), {
    auditNotNeeded,
  });
  api.route(calls.changeTeachers, ({ body }, call) => changeTeachers(pool, body, call), {
    auditNotNeeded: 'writes one for each class that it changes; sent again, nothing changes',
  });
}
