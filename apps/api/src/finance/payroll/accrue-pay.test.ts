import { payFor, rateOn } from '@fasih/school/finance/payroll/rules';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { aLearningSchool, type Course } from '../../../test/learning-school.ts';
import { aTeacher } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { closeMeetings } from '../../learning/attendance/jobs.ts';
import { checkBooks } from '../books/check-books.ts';
import { accrueAllPay, accruePay } from './accrue-pay.ts';

const school = shared(aLearningSchool);
const finance = shared(() => signedInAccount(school.app, 'finance'));

type Row = { month: string; amount: number };

const rate = (teacher: { accountId: string }, perHour: number, validFrom = '2026-01-01') =>
  school.ask('POST', '/pay/rates', finance, { teacherId: teacher.accountId, perHour, validFrom });
const post = () => accrueAllPay(school.app.pool, school.app.clock.now());
/** The booked expense of a teacher's meetings, by month. */
const expense = async (...teachers: { accountId: string }[]): Promise<Row[]> => {
  const { rows } = await school.app.pool.query<Row>(
    `select to_char(e.school_day, 'YYYY-MM') as month, sum(l.debit - l.credit)::bigint as amount
     from ledger_entry e join ledger_line l on l.entry_id = e.id
     where e.source_kind = 'pay.accrued' and split_part(e.source_id, ':', 2) = any($1) and l.account_code = 'expense.teachers'
     group by 1 having sum(l.debit - l.credit) <> 0 order by 1`,
    [teachers.map(({ accountId }) => accountId)],
  );
  return rows;
};
const payable = async () => {
  const { rows } = await school.app.pool.query<{ owed: number }>(
    `select coalesce(sum(credit - debit), 0)::bigint as owed from ledger_line where account_code = 'salaries.payable'`,
  );
  return rows[0]?.owed ?? 0;
};
/** Differences found about pay; the courses of these tests have no payment. */
const findings = async () =>
  (await checkBooks(school.app.services, school.app.clock.now())).findings.filter(
    ({ kind }) => kind !== 'unearned',
  );
const close = (month: string) => school.ask('POST', `/finance/months/${month}/close`, finance);

/** Changes how a meeting ended. */
const becomes = (
  id: string,
  { state = 'held', minutes = 60, teacher }: { state?: string; minutes?: number; teacher?: string },
) =>
  school.app.pool.query(
    `update meeting set state = $2, paid_minutes = $3, teacher_id = coalesce($4, teacher_id),
       closed_at = case when $2 in ('held', 'missed') then coalesce(closed_at, upper(during)) end where id = $1`,
    [id, state, state === 'planned' ? null : minutes, teacher ?? null],
  );

describe('a teacher’s cost', () => {
  let course: Course;
  beforeEach(async () => {
    course = await school.course();
    await rate(course.teacher, 90_000);
  });

  it('is booked when the meeting is held or forfeited, before anybody is paid, and is owed as pay', async () => {
    const before = await payable();
    await school.holds(course, 1);
    await school.misses(course, 2);
    expect(await findings()).toEqual([]);
    await post();
    expect(await expense(course.teacher)).toEqual([{ month: '2026-11', amount: 180_000 }]);
    expect((await payable()) - before).toBe(180_000);
    expect(await findings()).toEqual([]);
    const { rows } = await school.app.pool.query(
      `select e.school_day as day, r.basis, r.type, r.category, r.kind, r.amount, e.id
       from ledger_entry e join money_row r on r.entry_id = e.id where e.source_id like $1`,
      [`${course.meeting(2).id}:%`],
    );
    expect(rows).toMatchObject([
      {
        day: '2026-11-05',
        basis: 'earned',
        type: 'expense',
        category: 'teachers',
        kind: 'pay',
        amount: 90_000,
      },
    ]);
    const entry = (await school.ask('GET', `/finance/entries/${rows[0].id}`, finance)).body;
    expect(entry.source).toMatchObject({
      kind: 'meeting',
      id: course.meeting(2).id,
      classId: course.classId,
      learnerName: null,
      startsAt: course.meeting(2).start.toISOString(),
    });
    expect(entry.source.teacherName).not.toBe('');
  });

  it('is booked once, however often and by however many processes at once', async () => {
    await school.holds(course, 1, 2, 3);
    const now = school.app.clock.now();
    await Promise.all([1, 2, 3].map(() => accruePay(school.app.pool, now)));
    await Promise.all([post(), post()]);
    await school.app.pool.query(
      'insert into pay_due (meeting_id) select id from meeting where class_id = $1',
      [course.classId],
    );
    await Promise.all([post(), post()]);
    expect(await expense(course.teacher)).toEqual([{ month: '2026-11', amount: 270_000 }]);
  });

  it('stays due when posting is killed before its end', async () => {
    await school.holds(course, 1);
    await school.app.pool.query('alter table money_row rename to money_row_gone');
    await expect(accruePay(school.app.pool, school.app.clock.now())).rejects.toThrow('money_row');
    await school.app.pool.query('alter table money_row_gone rename to money_row');
    await post();
    expect(await expense(course.teacher)).toEqual([{ month: '2026-11', amount: 90_000 }]);
  });

  it('follows changed minutes, rates and substitutes by the difference, on the meeting’s own day', async () => {
    const substitute = await aTeacher(school.app);
    await rate(substitute, 60_000);
    await school.holds(course, 1, 2);
    await post();
    await becomes(course.meeting(1).id, { minutes: 45 });
    await post();
    expect(await expense(course.teacher)).toEqual([{ month: '2026-11', amount: 67_500 + 90_000 }]);
    await rate(course.teacher, 120_000, '2026-11-04');
    await post();
    expect(await expense(course.teacher)).toEqual([{ month: '2026-11', amount: 67_500 + 120_000 }]);
    await becomes(course.meeting(2).id, { teacher: substitute.accountId });
    await post();
    expect(await expense(course.teacher)).toEqual([{ month: '2026-11', amount: 67_500 }]);
    expect(await expense(substitute)).toEqual([{ month: '2026-11', amount: 60_000 }]);
    await becomes(course.meeting(1).id, { state: 'planned' });
    await post();
    expect(await expense(course.teacher)).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  it('of a teacher without a rate is booked on the meeting’s day as soon as there is one', async () => {
    const helper = await aTeacher(school.app);
    await school.holds(course, 1);
    await becomes(course.meeting(1).id, { teacher: helper.accountId });
    await post();
    expect(await expense(helper)).toEqual([]);
    await rate(helper, 70_000, '2026-11-01');
    await post();
    expect(await expense(helper)).toEqual([{ month: '2026-11', amount: 70_000 }]);
  });
});

describe('any order of meetings, corrections, rates, runs and postings', () => {
  const happening = fc.record({
    what: fc.constantFrom(
      'ends',
      'ends',
      'ends',
      'opens',
      'rate',
      'posts',
      'drafts',
      'adjusts',
      'approves',
      'pays',
    ),
    meeting: fc.integer({ min: 1, max: 16 }),
    minutes: fc.constantFrom(0, 20, 45, 53, 60),
    state: fc.constantFrom('held', 'missed'),
    substitute: fc.boolean(),
    kind: fc.constantFrom('bonus', 'correction', 'withheld'),
    amount: fc.integer({ min: 1_000, max: 120_000 }),
  });
  type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

  it('books each month’s expense by the rule, and owes what was earned less what was paid', async () => {
    const course = await school.course();
    const substitute = await aTeacher(school.app);
    const teachers = [course.teacher, substitute];
    school.app.clock.set('2027-01-04T02:00:00Z');
    const run = async (action: string, more: object = {}, who: { token: string } = finance) => {
      const from = action === 'paid' ? 'approved' : 'draft';
      const { body } = await school.ask('GET', `/pay/runs?state=${from}`, finance);
      const [open] = body.data;
      return (
        open && school.ask('POST', `/pay/runs/${open.id}/${action}`, who, { version: open.version, ...more })
      );
    };
    const happens = async (one: Happening): Promise<unknown> => {
      const { id } = course.meeting(one.meeting);
      const teacher = one.substitute ? substitute : course.teacher;
      const { accountId: teacherId } = teacher;
      switch (one.what) {
        case 'ends':
          return becomes(id, { state: one.state, minutes: one.minutes, teacher: teacherId });
        case 'opens':
          return becomes(id, { state: 'planned' });
        case 'rate':
          return rate(teacher, one.amount, one.meeting > 8 ? '2026-11-20' : '2026-01-01');
        case 'posts':
          return Promise.all([post(), accruePay(school.app.pool, school.app.clock.now())]);
        case 'drafts':
          return school.ask('POST', '/pay/runs', finance, { from: '2026-11-01', to: '2026-12-31' });
        case 'adjusts':
          return run('adjustments', { teacherId, kind: one.kind, amount: one.amount, reason: 'Uji' });
        case 'approves':
          return run('approve', {}, school.admin);
        default:
          return run('paid', { paidOn: '2027-01-04' });
      }
    };
    const expected = async () => {
      const { rows: meetings } = await school.app.pool.query<{
        teacher: string;
        day: string;
        minutes: number;
      }>(
        `select teacher_id as teacher, (lower(during) at time zone 'Asia/Jakarta')::date as day, paid_minutes as minutes
         from meeting where class_id = $1 and closed_at is not null and state in ('held', 'missed')`,
        [course.classId],
      );
      const { rows: rates } = await school.app.pool.query<{
        teacher: string;
        perHour: number;
        validFrom: string;
      }>(
        'select teacher_id as teacher, per_hour as "perHour", valid_from as "validFrom" from pay_rate where teacher_id = any($1)',
        [teachers.map(({ accountId }) => accountId)],
      );
      const months = new Map<string, number>();
      for (const { teacher, day, minutes } of meetings) {
        const own =
          rateOn(
            rates.filter((one) => one.teacher === teacher),
            day,
          ) ?? 0;
        const month = day.slice(0, 7);
        months.set(month, (months.get(month) ?? 0) + payFor(minutes, own));
      }
      return [...months]
        .filter(([, amount]) => amount !== 0)
        .sort()
        .map(([month, amount]) => ({ month, amount }));
    };
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 16 }), async (history) => {
        for (const one of history) await happens(one);
        expect(await findings()).toEqual([]);
        await post();
        expect(await expense(...teachers)).toEqual(await expected());
        expect(await findings()).toEqual([]);
        const { rows } = await school.app.pool.query<{ net: number; withheld: number }>(
          `select coalesce(sum(l.debit) filter (where e.source_kind = 'pay.paid' and l.account_code = 'salaries.payable'), 0)::bigint
               as net, coalesce(sum(l.credit) filter (where l.account_code = 'tax.payable'), 0)::bigint as withheld
           from ledger_entry e join ledger_line l on l.entry_id = e.id`,
        );
        const { net = 0, withheld = 0 } = rows[0] ?? {};
        const all = await school.app.pool.query<{ spent: number }>(
          `select coalesce(sum(debit - credit), 0)::bigint as spent from ledger_line where account_code = 'expense.teachers'`,
        );
        expect(await payable()).toBe((all.rows[0]?.spent ?? 0) - net - withheld);
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});

describe('the end of a month', () => {
  it('waits for unclosed meetings, books what is due, and puts a later correction into the open month', async () => {
    const course = await school.course();
    await rate(course.teacher, 90_000);
    await school.holds(course, 1, 2, 3, 4, 5, 6, 7);
    const last = course.meeting(8);
    school.app.clock.set(last.start);
    await school.ask('POST', `/meetings/${last.id}/check-in`, course.teacher, {});
    school.app.clock.set('2026-12-01T02:00:00Z');
    const early = await close('2026-11');
    expect([early.status, early.body.code]).toEqual([409, 'finance.meetingsOpen']);
    expect(early.body.message).toMatch(/^Masih ada \d+ pertemuan sampai akhir bulan ini/);
    while ((await closeMeetings.run(school.app.services)) > 0);
    const { rows: closable } = await school.app.pool.query<{ month: string }>(
      `select distinct to_char(school_day, 'YYYY-MM') as month from ledger_entry where school_day < '2026-12-01' order by 1`,
    );
    for (const { month } of closable) expect([month, (await close(month)).status]).toEqual([month, 200]);
    expect(await expense(course.teacher)).toEqual([{ month: '2026-11', amount: 8 * 90_000 }]);
    await becomes(course.meeting(3).id, { minutes: 40 });
    await post();
    expect(await expense(course.teacher)).toEqual([
      { month: '2026-11', amount: 8 * 90_000 },
      { month: '2026-12', amount: -30_000 },
    ]);
    const { rows } = await school.app.pool.query(
      `select school_day as day, meant_for as "meantFor" from ledger_entry where source_id like $1 order by id desc limit 1`,
      [`${course.meeting(3).id}:%`],
    );
    expect(rows).toEqual([{ day: '2026-12-01', meantFor: '2026-11-10' }]);
    expect(await findings()).toEqual([]);
    for (const { month } of closable.reverse())
      await school.ask('POST', `/finance/months/${month}/reopen`, finance, { reason: 'Uji' });
  });
});
