import type { Reply } from '@fasih/school/basics/contract';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { acceptRules } from '@fasih/school/office/newer-rules/contract';
import type { Pool } from 'pg';
import { takeUpRules } from '../../courses/enrolments/take-up-rules.ts';
import { notify } from '../../learning/calendars/notify.ts';
import { addChanges } from '../../learning/meetings/changes.ts';
import { lockCourse, takeUpNumbers } from '../../learning/meetings/take-up-numbers.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { offeredPolicy, ownPolicy, presentRules, termsOf } from './read-rules.ts';
import { courseOfFamily } from './store.ts';

/**
 * Lets a family take newer rules for a running course, once and for good (docs/product/course-rules-2.md#newer-rules).
 * Sent again it changes nothing. In a group its meetings keep their numbers while another learner has rules 1.
 */
export async function acceptNewerRules(
  pool: Pool,
  enrolmentId: string,
  version: number,
  call: SignedInCall,
): Promise<
  Reply<typeof acceptRules> | Refusal<'newerRules.notFound' | 'newerRules.notOffered' | 'common.stale'>
> {
  const { now } = call;
  const { accountId } = call.person;
  const own = { enrolmentId, accountId, now };
  if (!(await courseOfFamily(pool, own))) return refuse('newerRules.notFound');
  return inTransaction(pool, async (db) => {
    await lockCourse(db, enrolmentId);
    const course = await courseOfFamily(db, own);
    if (!course) return refuse('newerRules.notFound');
    if (course.accepted?.version === version) return presentRules(course, now);
    const newer = offeredPolicy(course, now);
    if (!newer) return refuse('newerRules.notOffered');
    if (newer.version !== version) return refuse('common.stale', { current: presentRules(course, now) });
    const before = ownPolicy(course);
    const changes = await takeUpNumbers(db, enrolmentId, now, () =>
      takeUpRules(db, { enrolmentId, before: before.version, version, by: accountId, at: now }),
    );
    await addChanges(db, changes, { at: now, ...call.person });
    const terms = termsOf(course, newer, now);
    await notify(
      db,
      {
        accountId: course.accountId,
        kind: 'course.rulesTaken',
        params: {
          learnerName: course.learnerName,
          className: course.courseName,
          enrolmentId,
          version,
          remaining: terms.remaining,
          lastDay: terms.lastDay,
          perWeek: terms.perWeek,
          pauseDays: terms.pauseDays,
          appealDays: terms.appealDays,
          answerDays: terms.answerDays,
        },
        source: `course.rulesTaken:${enrolmentId}`,
      },
      now,
    );
    await writeAudit(db, call, {
      action: 'enrolment.rulesTaken',
      targetKind: 'enrolment',
      targetId: enrolmentId,
      before: { version: before.version, rules: before.rules },
      after: { version, rules: newer.rules },
    });
    const accepted = { version, at: now.toISOString() };
    return presentRules({ ...course, own: newer, accepted }, now);
  });
}
