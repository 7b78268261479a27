import { dayIn } from '@fasih/school/basics/instants';
import { kindOfNumber } from '@fasih/school/catalogue/policy/seat';
import type {
  Certificate,
  CertificateProof,
  CourseReport,
  TestResult,
} from '@fasih/school/learning/reports/contract';
import { certificateNeed, readableCode, testState } from '@fasih/school/learning/reports/rules';
import { syllabusMeetingOf } from '../../catalogue/packages/syllabus.ts';
import type { Config } from '../../platform/config.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { type ProvenCertificate, verifyUrl } from '../certificates/certificates.ts';
import { type Course, criteriaOf } from '../materials/course-files.ts';
import type { CertificateRow, ReportCourse } from './store.ts';

type PublicUrl = Pick<Config, 'appUrl'>;

/** The course of a report, from its class or, before there is one, from its package. */
export function courseBehind(row: ReportCourse): Course {
  const { packageType: type, category } = row;
  const bought = category === 'kids' || category === 'teen' ? category : 'adult';
  return { type, category, ageGroup: row.ageGroup ?? bought };
}

/** The tests of a course in order, with their state at `now`. */
export function testsOf(row: ReportCourse, now: Date): TestResult[] {
  const numbers = row.bought % 2 === 0 ? [row.bought / 2, row.bought] : [row.bought];
  const course = courseBehind(row);
  return numbers.map((number) => {
    const seat = row.seats.find((one) => one.number === number) ?? null;
    const score = row.scores.find((one) => one.number === number) ?? null;
    const start = seat?.startsAt ? new Date(seat.startsAt) : null;
    const state = testState(
      {
        seat: seat && { state: seat.state, start },
        scored: score !== null,
        lastDay: row.lastDay,
        ended: row.ended,
      },
      now,
    );
    const shown = state === 'scored' ? score : null;
    const kind = kindOfNumber(number, row.bought) === 'final' ? 'final' : 'test';
    return {
      number,
      kind,
      title: syllabusMeetingOf(course, number)?.title ?? { id: `Tes ${number}`, en: `Test ${number}` },
      state,
      meetingId: seat?.meetingId ?? null,
      startsAt: start?.toISOString() ?? null,
      score: shown?.score ?? null,
      parts: shown?.parts ?? {},
      note: shown?.note ?? '',
      changeReason: shown?.changeReason || null,
      givenAt: shown ? iso(shown.givenAt) : null,
      version: score?.version ?? null,
      criteria: criteriaOf(course, number),
    };
  });
}

/** What is missing for a course's certificate, or null if it has a valid one. */
export function needOf(row: ReportCourse, tests: readonly TestResult[]) {
  const final = tests.at(-1);
  return certificateNeed({
    final: final?.state ?? 'toCome',
    finalClosed: Boolean(row.seats.find(({ number }) => number === row.bought)?.closedAt),
    standing: row.certificates.some(({ revokedAt }) => revokedAt === null),
    revoked: row.certificates.length > 0,
  });
}

/** A course's report for `call.person`: families see no draft, substitutes only the tests they hold. */
export function presentCourse(row: ReportCourse, call: SignedInCall, config: PublicUrl): CourseReport {
  const all = testsOf(row, call.now);
  const isSubstitute = call.person.role === 'teacher' && !row.teaches;
  const tests = isSubstitute ? all.filter(({ number }) => row.givenTests.includes(number)) : all;
  const draft = row.report !== null && row.report.publishedAt === null;
  const hidden = isSubstitute || (call.person.role === 'student' && draft);
  return {
    enrolmentId: row.enrolmentId,
    learner: { id: row.learnerId, name: row.learnerName },
    courseName: row.className ?? row.packageName,
    classId: row.classId,
    packageType: row.packageType,
    level: row.level,
    levelProposed: row.level !== null && !row.levelDecided,
    openedAt: row.openedAt.toISOString(),
    bought: row.bought,
    attended: row.attended,
    tests,
    report:
      row.report === null || hidden
        ? null
        : {
            ...row.report,
            updatedAt: iso(row.report.updatedAt),
            publishedAt: row.report.publishedAt && iso(row.report.publishedAt),
          },
    certificates: (isSubstitute ? [] : row.certificates).map((one) => presentCertificate(one, config)),
    certificateNeeds: needOf(row, all),
    mayWrite: call.person.role === 'teacher' && row.teaches,
  };
}

function presentCertificate(row: CertificateRow, config: PublicUrl): Certificate {
  return {
    ...row,
    code: readableCode(row.code),
    issuedAt: iso(row.issuedAt),
    revokedAt: row.revokedAt && iso(row.revokedAt),
    path: `/certificates/${row.id}/pdf`,
    verifyUrl: verifyUrl(row.code, config),
  };
}

/** The public answer for a certificate code. */
export function presentProof(found: ProvenCertificate | null): CertificateProof {
  if (!found) return { state: 'unknown' };
  return {
    state: found.revokedAt === null ? 'valid' : 'revoked',
    code: readableCode(found.code),
    name: found.publicName,
    course: found.courseName,
    level: found.level,
    issuedOn: dayIn(found.issuedAt),
  };
}

/** Converts an instant in PostgreSQL's JSON format to the API's. */
const iso = (text: string) => new Date(text).toISOString();
