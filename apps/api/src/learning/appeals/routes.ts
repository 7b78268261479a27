import * as contract from '@fasih/school/learning/appeals/contract';
import type { Api } from '../../platform/http/api.ts';
import { answerQuestion } from './answer-appeal.ts';
import { questionForfeit } from './ask-appeal.ts';
import { readAppealsOfClass, readAppealsOfCourse } from './read-appeals.ts';

/** Routes of questioned forfeits: asked by families, answered by admins. */
export function appealRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(contract.appealsOfCourse, ({ params }, call) =>
    readAppealsOfCourse(pool, params.enrolmentId, call),
  );
  api.route(contract.askAppeal, ({ params, body }, call) => questionForfeit(pool, params, body.reason, call));
  api.route(contract.appealsOfClass, ({ params }, call) => readAppealsOfClass(pool, params.classId, call));
  api.route(contract.answerAppeal, ({ params, body }, call) =>
    answerQuestion(pool, params.appealId, body, call),
  );
}
