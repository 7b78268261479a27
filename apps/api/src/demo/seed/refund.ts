import { DAY, later } from '@fasih/school/basics/instants';
import type { PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { askingNow } from '../../finance/refunds/answer.ts';
import { quoteOf } from '../../finance/refunds/quote.ts';
import { courseWithEvents, insertRequest } from '../../finance/refunds/store.ts';

/** Seeds a refund request of two days ago that nobody has looked at yet. */
export async function seedRefund(db: PoolClient, now: Date): Promise<void> {
  const askedAt = later(now, -2 * DAY);
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
    const asker = {
      accountId,
      sessionId: '',
      role: 'student',
      username: '',
      mustChangePassword: false,
    } as const;
    const person = { ...asker, twoStepEnabled: false, confirmed: true };
    const course = await courseWithEvents(db, enrolmentId, person, askedAt);
    const quote = course && (await quoteOf(db, course, course.events, askedAt));
    if (!course || quote?.outcome !== 'allowed') continue;
    const answerBy = askingNow(await readPolicy(db, course.policyVersion), course, askedAt)?.answerBy ?? null;
    const reason = 'Kami pindah ke Makassar bulan depan, dan jam kelasnya tidak cocok lagi.';
    await insertRequest(db, { enrolmentId, by: accountId, reason, quote, answerBy, now: askedAt });
    return;
  }
}
