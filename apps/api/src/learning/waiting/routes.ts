import { isRefusal } from '@fasih/school/basics/refusal';
import * as contract from '@fasih/school/learning/waiting/contract';
import type { Api } from '../../platform/http/api.ts';
import { answerOffer } from './answer-offer.ts';
import { joinList, leaveList, orderList } from './change-list.ts';
import { readList, readMine } from './read-lists.ts';

/** Routes for waiting lists of group classes. */
export function waitingRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(contract.readWaitingList, ({ params }, call) => readList(pool, params.classId, call));
  api.route(contract.changeWaitingList, async ({ params, body }, call) => {
    const refused = await orderList(pool, params.classId, body, call);
    return isRefusal(refused) ? refused : readList(pool, params.classId, call);
  });
  api.route(contract.joinWaitingList, ({ params, body }, call) =>
    joinList(pool, params.classId, body.enrolmentId, call),
  );
  api.route(contract.leaveWaitingList, ({ params }, call) => leaveList(pool, params.placeId, call));
  api.route(contract.answerOffer, ({ params, body }, call) =>
    answerOffer(pool, params.placeId, body.accept, call),
  );
  api.route(contract.myWaiting, ({ query }, call) => readMine(pool, query.learnerId, call));
}
