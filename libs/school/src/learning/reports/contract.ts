import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { bilingual, filled, reason } from '../../basics/contract-parts.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { seenVersion } from '../../basics/seen-version.ts';

const long = z.maxLength(2000, 'tooLong');

/**
 * State of a test: `toCome` (not begun or to plan), `unscored` (begun, no score yet), `scored`, or `notTaken`
 * (forfeited or never to be held).
 */
export const TEST_STATES = ['toCome', 'unscored', 'scored', 'notTaken'] as const;

export const testResult = z.object({
  /** The number in the learner's plan: 10 and 20, or 5 and 10 in a course of ten meetings. */
  number: z.number(),
  kind: z.enum(['test', 'final']),
  title: bilingual,
  state: z.enum(TEST_STATES),
  meetingId: z.nullable(z.string()),
  startsAt: z.nullable(z.string()),
  /** 0-100; null unless `scored`. */
  score: z.nullable(z.number()),
  /** Points by criterion; empty if only the total was given. */
  parts: z.record(z.string(), z.number()),
  note: z.string(),
  givenAt: z.nullable(z.string()),
  /** Reason for the last change; null if never changed. */
  changeReason: z.nullable(z.string()),
  /** Null before the first score; required for a change. */
  version: z.nullable(z.number()),
  /** Criteria with a total of 100 points. Empty if the course has no written materials. */
  criteria: z.array(z.object({ slug: z.string(), name: bilingual, points: z.number() })),
});
export type TestResult = z.output<typeof testResult>;

export const report = z.object({
  summary: z.string(),
  strengths: z.string(),
  nextSteps: z.string(),
  writtenBy: z.string(),
  updatedAt: z.string(),
  /** Null until published. */
  publishedAt: z.nullable(z.string()),
  version: z.number(),
});
export type Report = z.output<typeof report>;

export const certificate = z.object({
  id: z.string(),
  /** 12 unambiguous characters that cannot be guessed, shown in groups of four. */
  code: z.string(),
  learnerName: z.string(),
  courseName: z.string(),
  level: z.nullable(z.string()),
  score: z.nullable(z.number()),
  issuedAt: z.string(),
  revokedAt: z.nullable(z.string()),
  revokeReason: z.nullable(z.string()),
  /** Under `/api`. */
  path: z.string(),
  /** Full address of the public verification page. */
  verifyUrl: z.string(),
});
export type Certificate = z.output<typeof certificate>;

/**
 * What is missing for a certificate: the final score, the end of its meeting, the published report, or the
 * school (an admin publishes again after a revocation). `notTaken`: the final test was missed, so there will
 * be none.
 */
export const CERTIFICATE_NEEDS = ['finalScore', 'finalMeeting', 'publishing', 'school', 'notTaken'] as const;

/** Tests, report and certificates of one learner's course. */
export const courseReport = z.object({
  enrolmentId: z.string(),
  learner: z.object({ id: z.string(), name: z.string() }),
  /** The class's name, or the package's before there is a class. */
  courseName: z.string(),
  classId: z.nullable(z.string()),
  packageType: z.string(),
  level: z.nullable(z.string()),
  /** True while the level is only proposed by the test. */
  levelProposed: z.boolean(),
  openedAt: z.string(),
  bought: z.number(),
  /** Meetings at which the learner was present or late. */
  attended: z.number(),
  tests: z.array(testResult),
  /** Families see it once published. */
  report: z.nullable(report),
  /** Newest first; at most one is valid, the others are revoked. */
  certificates: z.array(certificate),
  /** Null if a certificate is valid. */
  certificateNeeds: z.nullable(z.enum(CERTIFICATE_NEEDS)),
  /** True for the class's teacher. */
  mayWrite: z.boolean(),
});
export type CourseReport = z.output<typeof courseReport>;

const ofEnrolment = z.object({ enrolmentId: z.string() });

export const getReport = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/report',
  who: ['student', 'teacher', 'admin'],
  summary: "Tests, report and certificates of a learner's course",
  params: ofEnrolment,
  reply: { 200: courseReport },
  problems: { 'reports.notFound': 404 },
});

export const myReports = contract({
  method: 'GET',
  path: '/my-reports',
  who: ['student'],
  summary: "Tests, reports and certificates of the family's courses, newest course first",
  query: z.extend(pageQueryBy(['openedAt', 'courseName']), { learnerId: z.optional(z.string()) }),
  reply: { 200: pageSchema(courseReport) },
  problems: { 'learners.notFound': 404 },
});

export const scoreForm = z.object({
  score: z.number('required').check(z.int(), z.minimum(0), z.maximum(100)),
  /** Points by criterion (`criteria[].slug`), each within its maximum; together they must equal the score. */
  parts: z.optional(z.record(z.string().check(z.maxLength(60)), z.number().check(z.int(), z.minimum(0)))),
  note: z.optional(z.string().check(z.trim(), long)),
  /** The version read before; omitted for the first score. */
  version: z.optional(seenVersion),
  /** Reason for changing a score, shown to the family. */
  reason: z.optional(z.string().check(z.trim(), z.maxLength(500, 'tooLong'))),
});

/** Scores can be given from the start of a test's meeting, not to forfeited tests. */
export const putScore = contract({
  method: 'PUT',
  path: '/enrolments/:enrolmentId/scores/:number',
  who: ['teacher'],
  summary: "Enter or correct the score of a learner's test",
  params: z.object({ enrolmentId: z.string(), number: z.string() }),
  body: scoreForm,
  reply: { 200: courseReport },
  problems: {
    'reports.notFound': 404,
    'reports.noTest': 404,
    'reports.notBegun': 409,
    'reports.notTaken': 409,
    'reports.certified': 409,
    'reports.reasonNeeded': 409,
    'common.stale': 409,
  },
});

export const reportForm = z.object({
  summary: z.string('required').check(z.trim(), filled, long),
  strengths: z.optional(z.string().check(z.trim(), long)),
  nextSteps: z.optional(z.string().check(z.trim(), long)),
  version: z.optional(seenVersion),
});

/** Saves the report; families see changes to a published one at once. */
export const putReport = contract({
  method: 'PUT',
  path: '/enrolments/:enrolmentId/report',
  who: ['teacher'],
  summary: "Save a learner's report",
  params: ofEnrolment,
  body: reportForm,
  reply: { 200: courseReport },
  problems: { 'reports.notFound': 404, 'common.stale': 409 },
});

/**
 * Publishes the report and notifies the family; issues the certificate if the final test is scored and
 * closed. After a revocation only an admin can issue a new one.
 */
export const publishReport = contract({
  method: 'POST',
  path: '/enrolments/:enrolmentId/report/publish',
  who: ['teacher', 'admin'],
  summary: 'Publish the report, with the certificate if one is due',
  params: ofEnrolment,
  reply: { 200: courseReport },
  problems: { 'reports.notFound': 404, 'reports.nothingWritten': 409 },
});

export const certificatePdf = contract({
  method: 'GET',
  path: '/certificates/:certificateId/pdf',
  who: ['student', 'teacher', 'admin'],
  summary: 'A certificate as a PDF; a revoked one is marked',
  params: z.object({ certificateId: z.string() }),
  reply: { 200: z.unknown() },
  problems: { 'reports.noCertificate': 404 },
});

export const revokeCertificate = contract({
  method: 'POST',
  path: '/certificates/:certificateId/revoke',
  who: ['admin'],
  summary: 'Revoke a certificate with a reason',
  params: z.object({ certificateId: z.string() }),
  body: z.object({ reason }),
  reply: { 200: courseReport },
  problems: { 'reports.notFound': 404, 'reports.noCertificate': 404, 'reports.alreadyRevoked': 409 },
});

/** The public facts of a certificate. Minors appear by their initials. */
export const certificateProof = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unknown') }),
  z.object({
    state: z.enum(['valid', 'revoked']),
    /** In groups of four. */
    code: z.string(),
    name: z.string(),
    course: z.string(),
    level: z.nullable(z.string()),
    /** School day, `YYYY-MM-DD`. */
    issuedOn: z.string(),
  }),
]);
export type CertificateProof = z.output<typeof certificateProof>;

/** Spaces, dashes and case of the code are ignored. */
export const verifyCertificate = contract({
  method: 'GET',
  path: '/certificates/verify/:code',
  who: 'public',
  summary: 'Whether a certificate is valid, revoked or unknown',
  params: z.object({ code: z.string() }),
  reply: { 200: certificateProof },
});
