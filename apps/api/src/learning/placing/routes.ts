import * as bookingCalls from '@fasih/school/learning/placing/booking-contract';
import * as calls from '@fasih/school/learning/placing/contract';
import type { Api } from '../../platform/http/api.ts';
import { answerRequest, readRequests } from './answer-request.ts';
import { bookTimes, undoBooking } from './book-times.ts';
import { readBookingMode, saveBookingMode } from './booking-mode.ts';
import { holdTimes, releaseTimes } from './hold-times.ts';
import { placeWaiting, planWaiting } from './place-waiting.ts';
import { readProposals } from './read-proposals.ts';
import { readTimes } from './read-times.ts';

/** Routes that propose, book and open new classes. */
export function placingRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.classProposals, ({ params }, call) => readProposals(pool, params.enrolmentId, call));
  api.route(calls.planWaiting, (_input, call) => planWaiting(pool, call), {
    auditNotNeeded: 'writes nothing',
  });
  api.route(calls.placeWaiting, ({ body }, call) => placeWaiting(pool, body.classes, call));
  api.route(bookingCalls.getBookingSetting, () => readBookingMode(pool));
  api.route(bookingCalls.saveBookingSetting, ({ body }, call) => saveBookingMode(pool, body, call));
  api.route(bookingCalls.classTimes, ({ params }, call) => readTimes(pool, params.enrolmentId, call));
  api.route(bookingCalls.holdTimes, ({ params, body }, call) =>
    holdTimes(pool, params.enrolmentId, body, call),
  );
  api.route(bookingCalls.releaseTimes, ({ params }, call) => releaseTimes(pool, params.enrolmentId, call));
  api.route(bookingCalls.bookTimes, ({ params }, call) => bookTimes(pool, params.enrolmentId, call));
  api.route(bookingCalls.undoBooking, ({ params }, call) => undoBooking(pool, params.enrolmentId, call));
  api.route(bookingCalls.bookingRequests, () => readRequests(pool));
  api.route(bookingCalls.answerRequest, ({ params, body }, call) =>
    answerRequest(pool, params.bookingId, body, call),
  );
}
