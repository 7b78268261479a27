import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { CourseReport } from '@fasih/school/learning/reports/contract';
import { publicName } from '@fasih/school/learning/reports/rules';
import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { notify } from '../calendars/notify.ts';
import { certificateFor, freshCode, insertCertificate, markRevoked } from '../certificates/certificates.ts';
import { needOf, presentCourse, testsOf } from './present.ts';
import { courseOf, lockEnrolment, type ReportCourse } from './store.ts';
import { markPublished, saveReport } from './write-store.ts';

export type ReportInput = {
  summary: string;
  strengths?: string | undefined;
  nextSteps?: string | undefined;
  version?: number | undefined;
};

/** Saves a learner's report. The audit entry leaves out its text, which stays between school and family. */
export async function writeReport(
  services: Services,
  enrolmentId: string,
  input: ReportInput,
  call: SignedInCall,
): Promise<CourseReport | Refusal<'common.stale' | 'reports.notFound'>> {
  return onCourse(services, enrolmentId, call, async (db, row) => {
    const saved = await saveReport(db, {
      enrolmentId: row.enrolmentId,
      summary: input.summary,
      strengths: input.strengths ?? '',
      nextSteps: input.nextSteps ?? '',
      by: call.person.accountId,
      version: input.version ?? 0,
      now: call.now,
    });
    if (!saved) return refuse('common.stale');
    await writeAudit(db, call, {
      action: 'report.written',
      targetKind: 'enrolment',
      targetId: row.enrolmentId,
    });
    return null;
  });
}

/**
 * Publishes the report and notifies the family; issues the certificate if the final test is scored and
 * closed. Repeating it changes nothing. After a revocation only an admin's publishing issues a new
 * certificate.
 */
export async function publishReport(
  services: Services,
  enrolmentId: string,
  call: SignedInCall,
): Promise<CourseReport | Refusal<'reports.notFound' | 'reports.nothingWritten'>> {
  return onCourse(services, enrolmentId, call, async (db, row) => {
    if (!row.report) return refuse('reports.nothingWritten');
    const version = await markPublished(db, row.enrolmentId, call.now);
    const certificateId = await issueIfDue(db, row, call);
    await writeAudit(db, call, {
      action: 'report.published',
      targetKind: 'enrolment',
      targetId: row.enrolmentId,
      after: { certificateId },
    });
    const course = {
      learnerName: row.learnerName,
      className: row.className ?? row.packageName,
      enrolmentId: row.enrolmentId,
    };
    if (version !== null) {
      const source = `report.ready:${row.enrolmentId}:${version}`;
      await notify(db, { accountId: row.accountId, kind: 'report.ready', params: course, source }, call.now);
    }
    if (certificateId !== null) {
      const params = { ...course, certificateId };
      const source = `certificate.ready:${certificateId}`;
      await notify(db, { accountId: row.accountId, kind: 'certificate.ready', params, source }, call.now);
    }
    return null;
  });
}

/** Revokes a certificate; its public page shows this at once. */
export async function revokeCertificate(
  services: Services,
  certificateId: string,
  reason: string,
  call: SignedInCall,
): Promise<CourseReport | Refusal<'reports.alreadyRevoked' | 'reports.noCertificate' | 'reports.notFound'>> {
  const found = await certificateFor(services.pool, certificateId, call.person);
  if (!found) return refuse('reports.noCertificate');
  return onCourse(services, found.enrolmentId, call, async (db, row) => {
    const revocation = { by: call.person.accountId, reason, now: call.now };
    if (!(await markRevoked(db, found.id, revocation))) return refuse('reports.alreadyRevoked');
    await writeAudit(db, call, {
      action: 'certificate.revoked',
      targetKind: 'certificate',
      targetId: found.id,
      after: { enrolmentId: row.enrolmentId },
      reason,
    });
    return null;
  });
}

async function issueIfDue(db: PoolClient, row: ReportCourse, call: SignedInCall): Promise<string | null> {
  const tests = testsOf(row, call.now);
  const need = needOf(row, tests);
  const score = tests.at(-1)?.score ?? null;
  const due = need === 'publishing' || (need === 'school' && call.person.role === 'admin');
  if (!due || score === null) return null;
  const learner = { name: row.learnerName, birthDate: row.birthDate, declaredAdult: row.declaredAdult };
  return insertCertificate(db, {
    code: freshCode(),
    enrolmentId: row.enrolmentId,
    learnerName: row.learnerName,
    publicName: publicName(learner, call.now),
    courseName: row.packageName,
    level: row.levelDecided ? row.level : null,
    score,
    attended: row.attended,
    now: call.now,
  });
}

/** Runs a write on one course the caller may edit, with the enrolment locked; returns the updated course. */
async function onCourse<Code extends string>(
  services: Services,
  enrolmentId: string,
  call: SignedInCall,
  write: (db: PoolClient, row: ReportCourse) => Promise<Refusal<Code> | null>,
): Promise<CourseReport | Refusal<Code | 'reports.notFound'>> {
  return inTransaction(services.pool, async (db) => {
    await lockEnrolment(db, enrolmentId);
    const row = await courseOf(db, enrolmentId, call.person, call.now);
    // A substitute may score a test but not write the report.
    if (!row || (call.person.role === 'teacher' && !row.teaches)) return refuse('reports.notFound');
    const refused = await write(db, row);
    if (refused) return refused;
    const changed = await courseOf(db, enrolmentId, call.person, call.now);
    return changed ? presentCourse(changed, call, services.config) : refuse('reports.notFound');
  });
}
