import { pageOf } from '@fasih/school/basics/paging';
import { refuse } from '@fasih/school/basics/refusal';
import * as contract from '@fasih/school/learning/reports/contract';
import { codeOf } from '@fasih/school/learning/reports/rules';
import { reachOf } from '@fasih/school/people/guardians/guardian';
import { learnerOf } from '../../people/learners/learners.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Api } from '../../platform/http/api.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { certificateByCode } from '../certificates/certificates.ts';
import { sendCertificate } from '../certificates/send-certificate.ts';
import { giveScore } from './give-score.ts';
import { presentCourse, presentProof } from './present.ts';
import { courseOf, coursesOf } from './store.ts';
import { publishReport, revokeCertificate, writeReport } from './write-report.ts';

/** Whether the learner is of the caller's account, or shared with it. */
async function mayRead(db: Queryable, { person }: SignedInCall, learnerId: string): Promise<boolean> {
  const reach = reachOf(person, 'look');
  return reach.shared.includes(learnerId) || (await learnerOf(db, reach.accountId, learnerId)) !== null;
}

/** Routes for scores, reports, certificates and their public verification. */
export function reportRoutes(api: Api): void {
  const { services } = api;
  const { pool, config } = services;
  api.route(contract.getReport, async ({ params }, call) => {
    const row = await courseOf(pool, params.enrolmentId, call.person, call.now);
    return row ? presentCourse(row, call, config) : refuse('reports.notFound');
  });
  api.route(contract.myReports, async ({ query }, call) => {
    const { learnerId } = query;
    const rows = await coursesOf(pool, call.person, learnerId, call.now);
    if (rows.length === 0 && learnerId !== undefined && !(await mayRead(pool, call, learnerId)))
      return refuse('learners.notFound');
    const courses = rows.map((row) => presentCourse(row, call, config));
    return pageOf(courses, query, ({ courseName, learner }) => `${courseName} ${learner.name}`);
  });
  api.route(contract.putScore, ({ params, body }, call) => giveScore(services, params, body, call));
  api.route(contract.putReport, ({ params, body }, call) =>
    writeReport(services, params.enrolmentId, body, call),
  );
  api.route(contract.publishReport, ({ params }, call) => publishReport(services, params.enrolmentId, call));
  api.route(
    contract.certificatePdf,
    ({ params }, call) => sendCertificate(services, params.certificateId, call),
    { budget: 'long' },
  );
  api.route(contract.revokeCertificate, ({ params, body }, call) =>
    revokeCertificate(services, params.certificateId, body.reason, call),
  );
  api.route(contract.verifyCertificate, async ({ params }) => {
    const code = codeOf(params.code);
    return presentProof(code === null ? null : await certificateByCode(pool, code));
  });
}
