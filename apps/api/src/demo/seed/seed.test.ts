import { foldBalance } from '@fasih/school/catalogue/policy/balance';
import { lastDayOf } from '@fasih/school/catalogue/policy/validity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOT_NULL_IN_VIEWS } from '../../../../../scripts/schema-overrides.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { eventsOf } from '../../courses/balance/balance.ts';
import { checkBooks } from '../../finance/books/check-books.ts';
import { assertDemo, assertNoDemo, DemoRefused, seedDemo } from './seed.ts';

type Replayed = {
  id: string;
  bought: number;
  startsOn: string | null;
  lastDay: string | null;
  months: number;
  held: number;
  forfeited: number;
};

const count = async (app: TestApp, sql: string) => Number((await app.pool.query(sql)).rows[0]?.n);

/** What a start has made: it must not depend on the seconds. */
const FACTS = `select 'order' as what, o.status, p.slug as name, o.total::text as value, o.created_at as at
    from orders o join package p on p.id = o.package_id
  union all select 'learner', l.kind, l.name, l.birth_date::text, l.created_at from learner l
  union all select 'meeting', m.state, a.username, m.paid_minutes::text, lower(m.during)
    from meeting m join account a on a.id = m.teacher_id
  union all select 'seat', s.state, l.name, s.number::text, s.marked_at from seat s join learner l on l.id = s.learner_id
  union all select 'class', c.state, c.name, c.zoom_link, null from school_class c
  union all select 'sitting', t.level, l.name, t.percent::text, t.finished_at
    from placement_attempt t join learner l on l.id = t.learner_id
  union all select 'money', l.account_code, e.category, (l.debit - l.credit)::text, e.school_day
    from ledger_entry e join ledger_line l on l.entry_id = e.id
  order by 1, 2, 3, 4, 5`;

describe('the demo school', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ now: '2026-11-20T03:00:00Z' });
    await Promise.all([seedDemo(app.services), seedDemo(app.services)]);
  });
  afterAll(() => app.stop());

  it('is the same in the same minute, however long the start takes', async () => {
    const { rows } = await app.pool.query(FACTS);
    expect(rows.length).toBeGreaterThan(1000);
    const later = await startTestApp({ now: '2026-11-20T03:00:41.007Z' });
    await seedDemo(later.services);
    expect((await later.pool.query(FACTS)).rows).toEqual(rows);
    await later.stop();
  });

  it('has about 40 learners, six teachers and one login of each role', async () => {
    expect(await count(app, 'select count(*) as n from learner')).toBeGreaterThan(30);
    expect(await count(app, "select count(*) as n from account where role = 'teacher'")).toBe(6);
    for (const username of ['student', 'teacher', 'admin', 'finance']) {
      const login = await app.ask('POST', '/auth/login', { body: { username, password: 'fasih-demo' } });
      expect([login.status, login.body.roles]).toEqual([200, [username]]);
    }
  });

  it('has no null in view columns typed as not null', async () => {
    for (const [view, columns] of Object.entries(NOT_NULL_IN_VIEWS)) {
      expect(await count(app, `select count(*) as n from ${view}`)).toBeGreaterThan(0);
      for (const column of columns)
        expect([
          column,
          await count(app, `select count(*) as n from ${view} where ${column} is null`),
        ]).toEqual([column, 0]);
    }
  });

  it('is created once, even by two simultaneous starts', async () => {
    const before = await count(app, 'select count(*) as n from account');
    await seedDemo(app.services);
    expect(await count(app, 'select count(*) as n from account')).toBe(before);
  });

  it('has paid, unpaid and tested families', async () => {
    expect(await count(app, "select count(*) as n from orders where status = 'paid'")).toBeGreaterThan(20);
    expect(await count(app, "select count(*) as n from orders where status = 'expired'")).toBeGreaterThan(0);
    expect(await count(app, 'select count(*) as n from enrolment where level is not null')).toBeGreaterThan(
      15,
    );
  });

  it('has families who tried the free test and registered before they bought', async () => {
    expect(await count(app, 'select count(*) as n from pretest_result')).toBeGreaterThan(60);
    expect(
      await count(
        app,
        'select count(*) as n from orders o join account a on a.id = o.account_id where o.created_at <= a.created_at',
      ),
    ).toBe(0);
  });

  it('has balanced books from the first start, with revenue, cost and liabilities', async () => {
    expect(await count(app, 'select count(*) as n from balance_event where posted_at is null')).toBe(0);
    const { owed, findings } = await checkBooks(app.services, app.clock.now());
    expect(findings).toEqual([]);
    const paid = await count(app, "select sum(total) as n from orders where status = 'paid'");
    const { rows } = await app.pool.query<{ type: string; sum: number; days: number }>(
      `select basis || ' ' || type as type, sum(amount)::bigint as sum, count(distinct school_day)::int as days
       from money_day group by 1`,
    );
    const of = Object.fromEntries(rows.map(({ type, sum, days }) => [type, { sum, days }]));
    const byHand = await count(app, "select sum(amount) as n from manual_entry where type = 'revenue'");
    expect(of['received revenue']?.sum).toBe(paid + byHand);
    expect(of['earned revenue']?.sum).toBe(paid - owed + byHand);
    expect(of['earned revenue']?.days).toBeGreaterThan(60);
    expect(of['received expense']?.days).toBeGreaterThan(20);
    expect(owed).toBeGreaterThan(paid / 4);
    const months = await app.pool.query<{ category: string; months: number }>(
      `select category, count(distinct to_char(day, 'YYYY-MM'))::int as months from manual_entry where type = 'expense' group by 1`,
    );
    const seen = Object.fromEntries(months.rows.map(({ category, months }) => [category, months]));
    expect(Math.min(seen.staff ?? 0, seen.marketing ?? 0, seen.maintenance ?? 0)).toBeGreaterThan(2);
  });

  it('has paid its teachers for all past months, each meeting once', async () => {
    const { rows } = await app.pool.query<{ number: string; state: string; days: string; amount: number }>(
      `select r.number, r.state, r.from_day || ' ' || r.to_day as days, sum(l.amount)::bigint as amount
       from pay_run r join pay_line l on l.run_id = r.id group by r.id order by r.from_day`,
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ number }) => number)).toEqual(
      rows.map((_, index) => `GJ/2026/${String(index + 1).padStart(4, '0')}`),
    );
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['paid']));
    expect(rows.at(-1)?.days).toBe('2026-10-01 2026-10-31');
    const paid = await count(
      app,
      `select sum(amount) as n from money_day where category = 'teachers' and basis = 'received'`,
    );
    expect(paid).toBe(rows.reduce((sum, { amount }) => sum + amount, 0));
    expect(
      await count(
        app,
        'select count(*) as n from (select meeting_id from pay_line group by 1 having count(*) > 1) x',
      ),
    ).toBe(0);
    const login = await app.ask('POST', '/auth/login', {
      body: { username: 'finance', password: 'fasih-demo' },
    });
    const preview = await app.ask('GET', '/pay/preview?from=2026-11-01&to=2026-11-19', {
      token: login.body.token,
    });
    expect(preview.body.payslips.length).toBeGreaterThan(3);
    expect(preview.body.gaps).toMatchObject({ withoutRate: [], unpaidBefore: { meetings: 0 } });
  });

  it('sells courses under rules 2, and families of running older ones may take them', async () => {
    const { rows } = await app.pool.query<{ version: number; rules: number; running: number }>(
      `select v.number as version, v.rules, count(e.id)::int as running from policy_version v
       left join enrolment e on e.policy_version = v.number and e.state = 'active' and e.starts_on is not null
       group by v.number order by 1`,
    );
    expect(rows.map(({ version, rules }) => [version, rules])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    for (const { running } of rows) expect(running).toBeGreaterThan(2);
  });

  it('has a family with a pending refund request', async () => {
    const { rows } = await app.pool.query<{ state: string; outcome: string; amount: number; half: number }>(
      `select r.state, r.quote ->> 'outcome' as outcome, r.amount, e.price_paid / 2 as half
       from refund_request r join enrolment e on e.id = r.enrolment_id`,
    );
    expect(rows).toEqual([
      { state: 'asked', outcome: 'allowed', amount: rows[0]?.half, half: rows[0]?.half },
    ]);
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

  it('has classes in every state, and waiting learners', async () => {
    const { rows } = await app.pool.query<{ state: string; n: number }>(
      'select state, count(*)::int as n from school_class group by state',
    );
    const classes = Object.fromEntries(rows.map(({ state, n }) => [state, n]));
    expect(classes.active).toBeGreaterThan(8);
    expect(classes.completed).toBeGreaterThan(1);
    expect([classes.scheduled, classes.paused]).toEqual([1, 1]);
    expect(await count(app, "select count(*) as n from meeting where state = 'to_plan'")).toBeGreaterThan(3);
    const waiting = `select count(*) as n from enrolment e where level is not null and state = 'active'
      and not exists (select from class_member m where m.enrolment_id = e.id)`;
    expect(await count(app, waiting)).toBe(3);
    expect(await count(app, "select count(*) as n from seat where state = 'late'")).toBeGreaterThan(3);
    expect(await count(app, 'select count(*) as n from certificate')).toBeGreaterThan(0);
  });

  it('has balance events that match seats, courses and screens', async () => {
    const { rows } = await app.pool.query<Replayed>(
      `select e.id, e.meetings as bought, e.starts_on as "startsOn", e.last_day as "lastDay",
         p.duration_months as months,
         (select count(*)::int from seat s where s.enrolment_id = e.id and s.state in ('present', 'late')) as held,
         (select count(*)::int from seat s where s.enrolment_id = e.id and s.state = 'absent') as forfeited
       from enrolment e join package p on p.id = e.package_id`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) {
      const balance = foldBalance(await eventsOf(app.pool, row.id));
      const { bought, held, forfeited, left } = balance;
      expect({ bought, held, forfeited }).toEqual({
        bought: row.bought,
        held: row.held,
        forfeited: row.forfeited,
      });
      expect(left).toBe(bought + balance.extra - held - forfeited);
      if (row.startsOn) expect(row.lastDay).toBe(lastDayOf(row.startsOn, row.months, balance.extensionDays));
    }
  });

  it('has a demo student in the middle of a course, on Monday at nine and Wednesday at two', async () => {
    const login = await app.ask('POST', '/auth/login', {
      body: { username: 'student', password: 'fasih-demo' },
    });
    const home = await app.ask('GET', '/dashboards/student', { token: login.body.token });
    expect(home.status).toBe(200);
    expect(home.body.courses).toHaveLength(2);
    const { rows } = await app.pool.query<{ at: string }>(
      `select distinct to_char(lower(s.during) at time zone 'Asia/Jakarta', 'ID HH24:MI') as at
       from seat s join learner l on l.id = s.learner_id join account a on a.id = l.account_id
       where a.username = 'student' order by 1`,
    );
    expect(rows.map(({ at }) => at)).toEqual(['1 09:00', '3 14:00']);
    expect(home.body.next.startsAt).toBe('2026-11-23T02:00:00.000Z');
    const running = home.body.courses.find(({ classId }: { classId: string | null }) => classId !== null);
    expect(running.balance.held).toBeGreaterThan(4);
    expect(running.balance.left).toBeGreaterThan(4);
  });

  it('has a decision and reason for each meeting to plan', async () => {
    const { rows } = await app.pool.query<{ kind: string; rule: string; role: string; n: number }>(
      `select ch.kind, s.decision ->> 'rule' as rule, ch.by_role as role, count(*)::int as n
       from meeting m join seat s on s.meeting_id = m.id
         left join meeting_change ch on ch.meeting_id = m.id and ch.decision = s.decision
           and (ch.reason <> '' or ch.kind = 'stopped')
       where m.state = 'to_plan' group by 1, 2, 3 order by 1`,
    );
    expect(rows.map(({ kind, rule, role }) => [kind, rule, role])).toEqual([
      ['excused', 'excuse', 'student'],
      ['paused', 'pause', 'admin'],
      // Held back while a refund is asked for.
      ['stopped', 'refundRequest', 'student'],
    ]);
    expect(rows[0]?.n).toBe(2);
    expect(rows[1]?.n).toBeGreaterThan(1);
  });

  it('has points by area for every scored test', async () => {
    const { rows } = await app.pool.query<{ score: number; sum: number }>(
      'select score, (select sum(value::int) from jsonb_each_text(parts))::int as sum from test_score',
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(({ score, sum }) => score !== sum)).toEqual([]);
  });

  it('has confirmed, changed, questioned, pending and overdue levels', async () => {
    const { rows } = await app.pool.query<{ state: string; overdue: boolean; n: number }>(
      `select level_state as state, coalesce(level_due(e) < $1, false) as overdue, count(*)::int as n
       from enrolment e where e.level is not null group by 1, 2 order by 1, 2`,
      [app.clock.now()],
    );
    const countOf = (state: string, overdue = false) =>
      rows.find((row) => row.state === state && row.overdue === overdue)?.n ?? 0;
    expect(countOf('confirmed')).toBeGreaterThan(8);
    expect(countOf('changed')).toBeGreaterThan(1);
    expect(countOf('reopened') + countOf('reopened', true)).toBe(1);
    expect(countOf('proposed')).toBeGreaterThan(1);
    expect(countOf('proposed', true)).toBeGreaterThan(0);
    // The last decision is the current level.
    expect(
      await count(
        app,
        `select count(*) as n from level_decision d join enrolment e on e.id = d.enrolment_id where d.level <> e.level`,
      ),
    ).toBe(0);
  });

  it('sends no mails about its past', async () => {
    expect(await count(app, "select count(*) as n from outbox where kind = 'orders.paid'")).toBe(0);
  });

  it('is refused in production, and refuses real users', async () => {
    await expect(assertNoDemo(app.pool)).rejects.toThrow(DemoRefused);
    await app.pool.query('delete from demo_mark');
    await expect(seedDemo(app.services)).rejects.toThrow(DemoRefused);
  });
});

describe('the demo school at any hour of the week', () => {
  const hours = [
    '2026-11-22T06:00:00Z',
    '2027-01-01T16:59:00Z',
    ...(process.env.FASIH_HARD === '1'
      ? ['2026-11-21T23:30:00Z', '2026-12-25T11:00:00Z', '2027-03-01T14:10:00Z']
      : []),
  ];

  it.each(hours)('can be made at %s', async (now) => {
    const app = await startTestApp({ now });
    try {
      await seedDemo(app.services);
      expect(
        await count(app, "select count(*) as n from school_class where state = 'active'"),
      ).toBeGreaterThan(8);
    } finally {
      await app.stop();
    }
  });
});

describe('a start while another process migrates', () => {
  it('handles existing tables without users', async () => {
    const app = await startTestApp();
    await app.pool.query('alter table account rename to account_to_come');
    await expect(assertDemo(app.pool)).resolves.toBeUndefined();
    await app.pool.query('alter table account_to_come rename to account');
    await app.stop();
  });
});
