import { pageOf } from '@fasih/school/basics/paging';
import { refuse } from '@fasih/school/basics/refusal';
import * as contract from '@fasih/school/learning/reports/contract';
import { codeOf } from '@fasih/school/learning/reports/rules';
import type { Api } from '../../platform/http/api.ts';
import { certificateByCode } from '../certificates/certificates.ts';
import { sendCertificate } from '../certificates/send-certificate.ts';
import { giveScore } from './give-score.ts';
import { presentCourse, presentProof } from './present.ts';
import { courseOf, coursesOf } from './store.ts';
import { publishReport, revokeCertificate, writeReport } from './write-report.ts';

/** Routes for scores, reports, certificates and their public verification. */
export function reportRoutes(api: Api): void {
  const { services } = api;
  const { pool, config } = services;
  api.route(contract.getReport, async ({ params }, call) => {
    const row = await courseOf(pool, params.enrolmentId, call.person, call.now);
    return row ? presentCourse(row, call, config) : refuse('reports.notFound');
  });
  api.route(contract.myReports, async ({ query }, call) => {
    const rows = await coursesOf(pool, call.person, query.learnerId, call.now);
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
