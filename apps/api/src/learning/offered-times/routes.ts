import * as contract from '@fasih/school/learning/offered-times/contract';
import type { Api } from '../../platform/http/api.ts';
import { confirmTimeOf } from './confirm-time.ts';
import { readOffered } from './read-offered-times.ts';
import { previewReplanOf, replanWaitingOf } from './replan-waiting.ts';
import { takeSeatOf } from './take-seat.ts';
import { undoSeatOf } from './undo-seat.ts';
import { undoTimeOf } from './undo-time.ts';

/**
 * Routes with which a family decides about times: what is offered, undo, and confirming what the school chose; and with
 * which an admin has the school choose.
 */
export function offeredTimeRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(contract.readOfferedTimes, ({ params }, call) => readOffered(pool, params.enrolmentId, call));
  api.route(contract.previewReplan, ({ params }, call) => previewReplanOf(pool, params.enrolmentId, call));
  api.route(contract.replanWaiting, ({ params }, call) => replanWaitingOf(pool, params.enrolmentId, call));
  api.route(contract.takeSeat, ({ params, body }, call) => takeSeatOf(pool, params.meetingId, body, call), {
    auditNotNeeded: 'writes one when it takes the seat; sent again, nothing changes',
  });
  api.route(contract.undoSeat, ({ params }, call) => undoSeatOf(pool, params.meetingId, call), {
    auditNotNeeded: 'writes one when it gives the seat back; sent again, nothing changes',
  });
  api.route(contract.undoTime, ({ params }, call) => undoTimeOf(pool, params.meetingId, call));
  api.route(contract.confirmTime, ({ params }, call) => confirmTimeOf(pool, params.meetingId, call), {
    auditNotNeeded: 'the first confirmation has its entry; repeating it changes nothing',
  });
}
