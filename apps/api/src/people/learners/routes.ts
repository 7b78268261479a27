import { pageOf } from '@fasih/school/basics/paging';
import {
  addLearner as addLearnerContract,
  changeLearner as changeLearnerContract,
  listLearners,
} from '@fasih/school/people/learners/contract';
import type { Api } from '../../platform/http/api.ts';
import { addLearner } from './add-learner.ts';
import { changeLearner } from './change-learner.ts';
import { learnersOf } from './learners.ts';
import { presentLearner } from './present.ts';

/** The learners of the caller's own account. */
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
}
