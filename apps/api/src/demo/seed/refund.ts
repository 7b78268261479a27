import { HOUR, later } from '@fasih/school/basics/instants';
import type { PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { askingFactsOf, askingNow, waitForAnswer } from '../../finance/refunds/answer.ts';
import { quoteOf } from '../../finance/refunds/quote.ts';
import { courseWithEvents, insertRequest } from '../../finance/refunds/store.ts';
import { lockPlan } from '../../learning/classes/hold-back.ts';
import type { SignedInCall } from '../../platform/http/call.ts';

/** Seeds a refund request of two hours ago that nobody has looked at yet; its meetings are held back. */
export async function seedRefund(db: PoolClient, now: Date): Promise<void> {
  const askedAt = later(now, -2 * HOUR);
  const { rows } = await db.query<{ enrolmentId: string; accountId: string }>(
    `select e.id as "enrolmentId", l.account_id as "accountId"
     from enrolment e join orders o on o.id = e.order_id join learner l on l.id = e.learner_id
       join account a on a.id = l.account_id
     where e.state = 'active' and e.starts_on is not null and o.status = 'paid' and o.total > 0
       and o.created_at < $1 and a.username <> 'student'
     order by e.opened_at desc, e.id limit 20`,
    [askedAt],
  );
  for (const { enrolmentId, accountId } of rows) {
    const call = callOf(accountId, askedAt);
    const course = await courseWithEvents(db, enrolmentId, call.person, askedAt);
    const quote = course && (await quoteOf(db, course, course.events, askedAt));
    if (!course || quote?.outcome !== 'allowed') continue;
    const policy = await readPolicy(db, course.policyVersion);
    const open = await lockPlan(db, enrolmentId);
    const facts = await askingFactsOf(db, enrolmentId, askedAt);
    const answerBy = askingNow(policy, facts, askedAt)?.answerBy ?? null;
    const reason = 'Kami pindah ke Makassar bulan depan, dan jam kelasnya tidak cocok lagi.';
    const requestId = await insertRequest(db, {
      enrolmentId,
      by: accountId,
      reason,
      quote,
      answerBy,
      now: askedAt,
      endedBySchool: false,
    });
    if (answerBy !== null && requestId !== null) {
      await waitForAnswer(db, { requestId, enrolmentId, answerBy }, { open, policy, facts }, call);
    }
    return;
  }
}

/** The family's call of then. */
function callOf(accountId: string, now: Date): SignedInCall {
  const person = {
    accountId,
    sessionId: '',
    role: 'student',
    username: '',
    mustChangePassword: false,
    twoStepEnabled: false,
    readsOnly: false,
    confirmed: true,
    learnerId: null,
    shared: [],
  } as const;
  return { person, lang: 'id', now, requestId: '', address: '', userAgent: '', audited: false };
}
