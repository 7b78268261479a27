import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { aRunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { erasePerson } from './erase-person.ts';

const app = shared(startTestApp);

/** Tables that have rows of everybody and of all years. */
const GROW = 'notification|outbox|meeting|seat|orders|enrolment|class_member|learner|account';

/** Of what the mail server answered, the mails that are not sent are read, which are few. */
const UNSENT = /given_up_reason/;

type Sent = { text: string; values?: unknown[] };

it('erasing finds what is about a person by indexes, however much the school has', async () => {
  const { families } = await aRunningClass(app, { learners: 2, capacity: 2 });
  const [{ learnerId, accountId } = { learnerId: '', accountId: '' }] = families;
  const read = await inTransaction(app.pool, async (db) => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const due = { learnerId, accountId, accountToo: true };
    await erasePerson(db, due, app.clock.now()).catch((error: unknown) => {
      query.mockRestore();
      throw error;
    });
    const sent = (query.mock.calls as unknown as [string | Sent, unknown[] | undefined][]).map(
      ([first, values]) => (typeof first === 'string' ? { text: first, values } : first),
    );
    query.mockRestore();
    await db.query('set local enable_seqscan = off');
    const whole: string[] = [];
    for (const { text, values = [] } of sent) {
      if (/^\s*(set|savepoint|release|rollback)\b/i.test(text) || UNSENT.test(text)) continue;
      const { rows } = await db.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      const found = new RegExp(`Seq Scan on (?:${GROW})\\b`).exec(plan);
      if (found) whole.push(`${found[0]}: ${text.slice(0, 80)}`);
    }
    return { whole, statements: sent.length };
  });
  expect(read.whole).toEqual([]);
  expect(read.statements).toBeGreaterThan(40);
});
