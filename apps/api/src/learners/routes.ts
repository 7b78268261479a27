import { pageOf } from '@fasih/school/basics/paging';
import {
  addLearner as addLearnerContract,
  changeLearner as changeLearnerContract,
  giveConsent as giveConsentContract,
  listLearners,
  withdrawConsent as withdrawConsentContract,
} from '@fasih/school/learners/contract';
import type { Api } from '../http/api.ts';
import { addLearner } from './add-learner.ts';
import { changeLearner } from './change-learner.ts';
import { giveConsent } from './give-consent.ts';
import { presentLearner } from './present.ts';
import { learnersOf } from './store.ts';
import { withdrawConsent } from './withdraw-consent.ts';

/** The learners of one's own account and the guardian's consent. */
export function learnerRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(listLearners, async ({ query }, call) => {
    const all = await learnersOf(pool, call.person.accountId);
    return pageOf(
      all.map((row) => presentLearner(row, call.now)),
      query,
      (one) => one.name,
    );
  });
  api.route(addLearnerContract, ({ body }, call) => addLearner(pool, body, call));
  api.route(changeLearnerContract, ({ params, body }, call) =>
    changeLearner(pool, params.learnerId, body, call),
  );
  api.route(giveConsentContract, ({ params, body }, call) => giveConsent(pool, params.learnerId, body, call));
  api.route(withdrawConsentContract, ({ params }, call) => withdrawConsent(pool, params.learnerId, call));
}
