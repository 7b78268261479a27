import * as contract from '@fasih/school/learning/absences/offer-contract';
import type { Api } from '../../platform/http/api.ts';
import { answerOffer, lookAtOffer, ownOffers } from './answer-offer.ts';

/** Routes by which teachers answer whether they hold a meeting as a substitute. */
export function substituteOfferRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(contract.lookAtOffer, ({ body }, call) => lookAtOffer(pool, body.token, call.now), {
    auditNotNeeded: 'writes nothing',
  });
  api.route(contract.answerOffer, ({ body }, call) =>
    answerOffer(pool, { token: body.token }, body.accept, call),
  );
  api.route(contract.ownOffers, (_input, call) => ownOffers(pool, call));
  api.route(contract.answerOwnOffer, ({ params, body }, call) =>
    answerOffer(pool, { offerId: params.offerId, teacherId: call.person.accountId }, body.accept, call),
  );
}
