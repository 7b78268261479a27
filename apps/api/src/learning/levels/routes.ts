import { allowRetake } from '@fasih/school/assessment/placement/contract';
import { askLevelLook, decideLevel, readLevel } from '@fasih/school/learning/levels/contract';
import type { Api } from '../../platform/http/api.ts';
import { allowRetakeOf } from './allow-retake.ts';
import { askLook } from './ask-look.ts';
import { decideLevelOf } from './decide-level.ts';
import { readLevelPage } from './read-level.ts';

/**
 * Routes for a learner's level: read and decided by the class's teacher or an admin, questioned once by the
 * family.
 */
export function levelRoutes(api: Api): void {
  const { services } = api;
  api.route(readLevel, ({ params }, call) => readLevelPage(services.pool, params.enrolmentId, call));
  api.route(decideLevel, ({ params, body }, call) => decideLevelOf(services, params.enrolmentId, body, call));
  api.route(allowRetake, ({ params, body }, call) =>
    allowRetakeOf(services, params.enrolmentId, body.reason, call),
  );
  api.route(askLevelLook, ({ params, body }, call) => askLook(services, params.enrolmentId, body.text, call));
}
