import { refuse } from '@fasih/school/basics/refusal';
import * as contract from '@fasih/school/finance/refunds/contract';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import type { Api } from '../../platform/http/api.ts';
import { askRefund, withdrawRefund } from './ask-refund.ts';
import { presentRefund } from './present.ts';
import { quoteOf } from './quote.ts';
import { courseWithEvents, requestsOf } from './store.ts';

/** Refund requests by families; finance decides about them elsewhere. */
export function refundRoutes(api: Api): void {
  const { services } = api;
  const { pool } = services;
  api.route(contract.getRefund, async ({ params }, call) => {
    const course = await courseWithEvents(pool, params.enrolmentId, call.person, call.now);
    if (!course) return refuse('refunds.notFound');
    const quote = await quoteOf(pool, course, course.events, call.now);
    const asking = { policy: await readPolicy(pool, course.policyVersion), facts: course, now: call.now };
    return presentRefund(course, quote, await requestsOf(pool, course.enrolmentId), asking);
  });
  api.route(contract.askRefund, ({ params, body }, call) =>
    askRefund(services, params.enrolmentId, body.reason ?? '', call),
  );
  api.route(contract.withdrawRefund, ({ params }, call) =>
    withdrawRefund(services, params.enrolmentId, call),
  );
}
