import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { assertNoDemo, DemoRefused, seedDemo } from './seed.ts';

const count = async (app: TestApp, sql: string) => Number((await app.pool.query(sql)).rows[0]?.n);

describe('the demo school', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ now: '2026-11-20T03:00:00Z' });
    await Promise.all([seedDemo(app.services), seedDemo(app.services)]);
  });
  afterAll(() => app.stop());

  it('has about 40 learners, six teachers and one login of each role', async () => {
    expect(await count(app, 'select count(*) as n from learner')).toBeGreaterThan(30);
    expect(await count(app, "select count(*) as n from account where role = 'teacher'")).toBe(6);
    for (const username of ['student', 'teacher', 'admin', 'finance']) {
      const login = await app.ask('POST', '/auth/login', { body: { username, password: 'fasih-demo' } });
      expect([login.status, login.body.roles]).toEqual([200, [username]]);
    }
  });

  it('is made only once, even by two starts at the same instant', async () => {
    const before = await count(app, 'select count(*) as n from account');
    await seedDemo(app.services);
    expect(await count(app, 'select count(*) as n from account')).toBe(before);
  });

  it('has paid, unpaid and tested families, and books that equal what families have paid', async () => {
    expect(await count(app, "select count(*) as n from orders where status = 'paid'")).toBeGreaterThan(20);
    expect(await count(app, "select count(*) as n from orders where status = 'expired'")).toBeGreaterThan(0);
    expect(await count(app, 'select count(*) as n from enrolment where level is not null')).toBeGreaterThan(
      15,
    );
    const paid = await count(app, "select sum(total) as n from orders where status = 'paid'");
    const owed = await count(
      app,
      "select sum(credit - debit) as n from ledger_line where account_code = 'fees.unearned'",
    );
    expect(owed).toBe(paid);
  });

  it('numbers its receipts without a gap', async () => {
    const { rows } = await app.pool.query<{ number: string }>('select number from receipt order by number');
    expect(rows.map(({ number }) => Number(number.split('/').at(-1)))).toEqual(
      rows.map((_row, index) => index + 1),
    );
  });

  it('lets the demo student, who has paid, take the placement test', async () => {
    const login = await app.ask('POST', '/auth/login', {
      body: { username: 'student', password: 'fasih-demo' },
    });
    const started = await app.ask('POST', '/placement/attempts', { token: login.body.token, body: {} });
    expect([started.status, started.body.state, started.body.questions.length]).toEqual([200, 'running', 20]);
  });

  it('sends nobody mails about its past', async () => {
    expect(await count(app, "select count(*) as n from outbox where kind = 'orders.paid'")).toBe(0);
  });

  it('is refused by production, and refuses real users', async () => {
    await expect(assertNoDemo(app.pool)).rejects.toThrow(DemoRefused);
    await app.pool.query('delete from demo_mark');
    await expect(seedDemo(app.services)).rejects.toThrow(DemoRefused);
  });
});
