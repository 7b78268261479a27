import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import * as end from '@fasih/school/finance/refunds/end-contract';
import * as contract from '@fasih/school/finance/refunds/staff-contract';
import type { Api } from '../../platform/http/api.ts';
import { approveRefund, prepareRefund, rejectRefund } from './decide-refund.ts';
import { endCourse, previewCourseEnd } from './end-course.ts';
import { presentStaffRefund, readStaffRefund } from './present-staff.ts';
import { pageOfRefunds } from './staff-list.ts';

/** Refund decisions by finance. */
export function staffRefundRoutes(api: Api): void {
  const { services } = api;
  const { pool } = services;
  api.route(contract.listRefunds, async ({ query }, { person }) => {
    const page = await pageOfRefunds(pool, query, person);
    return isRefusal(page)
      ? page
      : { ...page, data: page.data.map((row) => presentStaffRefund(row, person)) };
  });
  api.route(
    contract.getStaffRefund,
    async ({ params }, call) =>
      (await readStaffRefund(pool, params.requestId, call)) ?? refuse('refunds.requestNotFound'),
  );
  api.route(
    contract.prepareRefund,
    ({ params, body }, call) => prepareRefund(services, params.requestId, body.version, call),
    { auditNotNeeded: 'writes one when it prepares; preparing again changes nothing' },
  );
  api.route(contract.approveRefund, ({ params, body }, call) =>
    approveRefund(services, params.requestId, body, call),
  );
  api.route(contract.rejectRefund, ({ params, body }, call) =>
    rejectRefund(services, params.requestId, body, call),
  );
  api.route(end.previewCourseEnd, ({ params }, call) => previewCourseEnd(pool, params.enrolmentId, call));
  api.route(end.endCourse, ({ params, body }, call) => endCourse(pool, params.enrolmentId, body, call));
}
