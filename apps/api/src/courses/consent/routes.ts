import * as calls from '@fasih/school/people/learners/contract';
import type { Api } from '../../platform/http/api.ts';
import { giveConsent } from './give-consent.ts';
import { withdrawConsent } from './withdraw-consent.ts';

/** A guardian's consent; withdrawing it stops the child's courses. */
export function consentRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.giveConsent, ({ params, body }, call) => giveConsent(pool, params.learnerId, body, call));
  api.route(calls.withdrawConsent, ({ params }, call) => withdrawConsent(pool, params.learnerId, call), {
    auditNotNeeded: 'the first withdrawal has its entry; repeating it changes nothing',
  });
}
