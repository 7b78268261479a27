import * as contract from '@fasih/school/learning/offered-times/contract';
import type { Api } from '../../platform/http/api.ts';
import { confirmTimeOf } from './confirm-time.ts';
import { readOffered } from './read-offered-times.ts';
import { undoTimeOf } from './undo-time.ts';

/** Routes with which a family decides about times: what is offered, undo, and confirming what the school chose. */
export function offeredTimeRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(contract.readOfferedTimes, ({ params }, call) => readOffered(pool, params.enrolmentId, call));
  api.route(contract.undoTime, ({ params }, call) => undoTimeOf(pool, params.meetingId, call));
  api.route(contract.confirmTime, ({ params }, call) => confirmTimeOf(pool, params.meetingId, call));
}
