import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { TestResult } from '@fasih/school/learning/reports/contract';
import { changesScore } from '@fasih/school/learning/reports/rules';
import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Person, SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { presentCourse, testsOf } from './present.ts';
import { courseOf, lockEnrolment, type ReportCourse } from './store.ts';
import { saveScore } from './write-store.ts';

export type ScoreInput = {
  score: number;
  parts?: Record<string, number> | undefined;
  note?: string | undefined;
  version?: number | undefined;
  reason?: string | undefined;
};

/**
 * Gives or corrects a test's score from the start of its meeting. Forfeited tests have no score, and the
 * final score is fixed while a certificate is valid. Changing a score needs a reason, which the family reads.
 */
export async function giveScore(
  services: Services,
  at: { enrolmentId: string; number: string },
  input: ScoreInput,
  call: SignedInCall,
) {
  return inTransaction(services.pool, async (db) => {
    await lockEnrolment(db, at.enrolmentId);
    const row = await courseOf(db, at.enrolmentId, call.person, call.now);
    if (!row) return refuse('reports.notFound');
    const test = testsOf(row, call.now).find(({ number }) => String(number) === at.number);
    if (!test || !isScoredBy(row, test.number, call.person)) return refuse('reports.noTest');
    const refused = refusalOf(test, input);
    if (refused) return refused;
    const isCertified = row.certificates.some(({ revokedAt }) => revokedAt === null);
    if (test.kind === 'final' && isCertified) return refuse('reports.certified');
    if ((input.version ?? 0) !== (test.version ?? 0)) return refuse('common.stale');
    const parts = input.parts ?? {};
    const note = input.note ?? '';
    const reason = input.reason ?? '';
    const changes = changesScore(test, { score: input.score, parts });
    if (changes && reason === '') return refuse('reports.reasonNeeded', { fields: { reason: 'required' } });
    const saved = await saveScore(db, {
      enrolmentId: row.enrolmentId,
      number: test.number,
      score: input.score,
      parts,
      note,
      ...(changes ? { changeReason: reason } : {}),
      by: call.person.accountId,
      version: input.version ?? 0,
      now: call.now,
    });
    if (!saved) return refuse('common.stale');
    await writeAudit(db, call, {
      action: changes ? 'score.changed' : 'score.given',
      targetKind: 'enrolment',
      targetId: row.enrolmentId,
      ...(test.score === null ? {} : { before: { score: test.score, parts: test.parts } }),
      after: { number: test.number, score: input.score, parts },
      ...(changes ? { reason } : {}),
    });
    const changed = await courseOf(db, row.enrolmentId, call.person, call.now);
    return changed ? presentCourse(changed, call, services.config) : refuse('reports.notFound');
  });
}

/** Records a score from before the school came here, as its teacher's. The caller writes the audit entry of the whole course. */
export async function recordEarlierScore(
  db: PoolClient,
  score: { enrolmentId: string; number: number; score: number; by: string; at: Date },
): Promise<void> {
  const { at, ...given } = score;
  await saveScore(db, { ...given, parts: {}, note: '', version: 0, now: at });
}

/** A substitute may score only the tests they hold. */
function isScoredBy(row: ReportCourse, number: number, person: Person): boolean {
  return person.role !== 'teacher' || row.teaches || row.givenTests.includes(number);
}

function refusalOf(
  test: TestResult,
  { score, parts }: ScoreInput,
): Refusal<'common.invalid' | 'reports.notBegun' | 'reports.notTaken'> | null {
  if (test.state === 'toCome') return refuse('reports.notBegun');
  if (test.state === 'notTaken') return refuse('reports.notTaken');
  if (!parts || Object.keys(parts).length === 0) return null;
  const fields: Record<string, string> = {};
  for (const [slug, points] of Object.entries(parts)) {
    const criterion = test.criteria.find((one) => one.slug === slug);
    if (!criterion) fields[`parts.${slug}`] = 'unknown';
    else if (points > criterion.points) fields[`parts.${slug}`] = 'invalid';
  }
  const sum = Object.values(parts).reduce((total, points) => total + points, 0);
  if (Object.keys(fields).length === 0 && sum !== score) fields.score = 'invalid';
  return Object.keys(fields).length === 0 ? null : refuse('common.invalid', { fields });
}
