import { DAY, HOUR, later } from '@fasih/school/basics/instants';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aPayroll,
  auditOf,
  bookedLinesOf,
  type Payroll,
  type Person,
  slipOf,
} from '../../../test/a-payroll.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { accrueAllPay } from './accrue-pay.ts';
import { accrueTeacherPay } from './jobs.ts';

const app = shared(startTestApp);
let pay: Payroll;
let teacher: Person;
beforeAll(async () => {
  pay = await aPayroll(app);
  teacher = await pay.teacher('Bayu', 90_000);
});

const NOW = '2026-12-02T02:00:00Z';
let meetings = 0;
/** A draft with one new meeting of Rp 90.000. */
async function aDraft() {
  meetings += 1;
  const day = String((meetings % 28) + 1).padStart(2, '0');
  await pay.taught(teacher, `2026-11-${day}T0${1 + 2 * Math.floor(meetings / 28)}:00:00Z`);
  return (await pay.draft()).body;
}
beforeEach(async () => {
  app.clock.set(NOW);
  const [open] = (await pay.ask('GET', '/pay/runs?state=draft', pay.finance)).body.data;
  if (open) await pay.act(open, 'discard', pay.finance, { reason: 'Uji' });
  if ((await pay.preview()).body.payslips.length > 0) await pay.approved();
});

const bonus = (more: object = {}) => ({
  teacherId: teacher.accountId,
  kind: 'bonus',
  amount: 50_000,
  reason: 'THR',
  ...more,
});
const BODIES: Record<string, () => object> = {
  refresh: () => ({}),
  adjustments: () => bonus(),
  'adjustments/1/remove': () => ({}),
  approve: () => ({}),
  discard: () => ({ reason: 'Salah periode' }),
  paid: () => ({ paidOn: '2026-12-02' }),
};
const VERBS = Object.keys(BODIES);
const does = (run: { id: string; version: number }, verb: string, who: Person = pay.finance) =>
  pay.act(run, verb, who, BODIES[verb]?.());
const state = async (id: string) => (await pay.ask('GET', `/pay/runs/${id}`, pay.finance)).body;
const entries = (runId: string) => bookedLinesOf(app, runId);

it('a draft tells who reads it what they may do, and offers an accountant nothing', async () => {
  const accountant = await signedInAccount(app, 'finance');
  await app.pool.query(`update account set access = 'read' where id = $1`, [accountant.accountId]);
  const { id } = await aDraft();
  const offered = async (who: Person) => (await pay.ask('GET', `/pay/runs/${id}`, who)).body.approval;
  expect([await offered(pay.admin), await offered(pay.finance)]).toEqual(['allowed', 'needsSecondAccount']);
  expect(await offered(accountant)).toBeNull();
});

describe('every step of a pay run', () => {
  it.each(VERBS)('“%s” is not found for an unknown or invalid id', async (verb) => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'november']) {
      const { status, body } = await does({ id, version: 1 }, verb);
      expect([status, body.code, body.message]).toEqual([
        404,
        'payroll.notFound',
        'Penggajian ini tidak ditemukan.',
      ]);
    }
  });

  it('is refused in every other state, and leaves the run unchanged', async () => {
    const discarded = await does(await aDraft(), 'discard');
    const made = await aDraft();
    const approved = (await does(made, 'approve', pay.admin)).body;
    const answers = async (run: { id: string; version: number }) =>
      Object.fromEntries(
        await Promise.all(VERBS.map(async (verb) => [verb, (await does(run, verb, pay.admin)).body.code])),
      );
    const closed = Object.fromEntries(
      VERBS.map((verb) => [verb, verb === 'paid' ? 'payroll.notApproved' : 'payroll.notDraft']),
    );
    expect(await answers(discarded.body)).toEqual(closed);
    const { paid: _, ...before } = closed;
    for (const verb of Object.keys(before))
      expect([verb, (await does(approved, verb, pay.admin)).body.code]).toEqual([verb, 'payroll.notDraft']);
    const paid = (await does(approved, 'paid')).body;
    expect(await answers(paid)).toEqual(closed);
    expect([(await state(paid.id)).version, (await state(discarded.body.id)).state]).toEqual([
      paid.version,
      'discarded',
    ]);
    expect((await does(await aDraft(), 'paid')).body.code).toBe('payroll.notApproved');
  });

  it('is refused when the run changed since it was read, and nothing happens', async () => {
    const seen = await aDraft();
    const { body: now } = await does(seen, 'adjustments');
    for (const verb of VERBS.filter((one) => one !== 'paid')) {
      const { status, body } = await does(seen, verb, pay.admin);
      expect([verb, status, body.code]).toEqual([verb, 409, 'common.stale']);
    }
    expect(await state(seen.id)).toMatchObject({ state: 'draft', version: now.version, amount: now.amount });
    const approved = (await does(now, 'approve', pay.admin)).body;
    expect((await does(now, 'paid')).body.code).toBe('common.stale');
    expect(await entries(approved.id)).toHaveLength(2);
  });

  it('is for finance and admins only', async () => {
    const run = await aDraft();
    for (const who of [teacher, await signedInAccount(app, 'student')])
      for (const verb of VERBS) expect([verb, (await does(run, verb, who)).status]).toEqual([verb, 403]);
    expect(await state(run.id)).toMatchObject({ state: 'draft', version: run.version });
  });
});

describe('approving a run', () => {
  it('is refused to an account created or changed in the last 72 hours', async () => {
    const run = await aDraft();
    const fresh = await signedInAccount(app, 'finance');
    const madeAt = later(new Date(NOW), -72 * HOUR + 1000);
    await app.pool.query('update account set approver_changed_at = $2 where id = $1', [
      fresh.accountId,
      madeAt,
    ]);
    const seen = (await pay.ask('GET', `/pay/runs/${run.id}`, fresh)).body;
    expect([seen.approval, seen.approveFrom]).toEqual(['notYet', '2026-12-02T02:00:01.000Z']);
    const early = await does(run, 'approve', fresh);
    expect([early.status, early.body.code]).toEqual([409, 'approvals.tooNew']);
    app.clock.set('2026-12-02T02:00:01Z');
    expect((await does(run, 'approve', fresh)).status).toBe(200);
    await app.pool.query('update account set active = false where id = $1', [fresh.accountId]);
  });

  it('is refused to the only approver left when another was lost in the last 30 days, whatever the reason', async () => {
    const run = await aDraft();
    const lost = later(new Date(NOW), -30 * DAY + 1000);
    await app.pool.query('update account set active = false, approver_lost_at = $2 where id = $1', [
      pay.admin.accountId,
      lost,
    ]);
    expect((await state(run.id)).approval).toBe('notAlone');
    const alone = await pay.act(run, 'approve', pay.finance, { reason: 'Saya sendirian' });
    expect([alone.status, alone.body.code]).toEqual([409, 'approvals.onlyRefunds']);
    app.clock.set('2026-12-02T02:00:01Z');
    const silent = await pay.act(run, 'approve', pay.finance, { reason: '   ' });
    expect([silent.status, silent.body.code, silent.body.fields]).toEqual([
      400,
      'payroll.reasonNeeded',
      { reason: 'Harap isi kolom ini.' },
    ]);
    const done = await pay.act(run, 'approve', pay.finance, { reason: 'Saya sendirian' });
    expect(done.body).toMatchObject({ selfApproved: true, approvalReason: 'Saya sendirian' });
    expect((await auditOf(app, run.id, 'pay.runApproved'))[0]).toMatchObject({
      after: { number: done.body.number, amount: 90_000, selfApproved: true },
      reason: 'Saya sendirian',
    });
    await app.pool.query('update account set active = true, approver_lost_at = null where id = $1', [
      pay.admin.accountId,
    ]);
  });

  it('asks for the password again after ten minutes', async () => {
    const run = await aDraft();
    const approver = await signedInAccount(app, 'finance');
    await app.pool.query(
      `update session set authenticated_at = now() - interval '11 minutes' where account_id = $1`,
      [approver.accountId],
    );
    const answer = await does(run, 'approve', approver);
    expect([answer.status, answer.body.code]).toEqual([403, 'accounts.confirmFirst']);
    await app.pool.query('update account set active = false where id = $1', [approver.accountId]);
  });

  it('numbers runs without gaps within a year, despite refusals and discarded drafts, and restarts in the next', async () => {
    const numberOf = async () => (await does(await aDraft(), 'approve', pay.admin)).body.number as string;
    const [year, first] = (await numberOf()).split(/\/(?=\d+$)/) as [string, string];
    const next = (n: number) => `${year}/${String(Number(first) + n).padStart(4, '0')}`;
    const refused = await aDraft();
    expect((await does(refused, 'approve')).body.code).toBe('payroll.secondNeeded');
    await does(refused, 'discard');
    expect([year, await numberOf()]).toEqual(['GJ/2026', next(1)]);
    // The last second of the school's year, and the first of the next.
    app.clock.set('2026-12-31T16:59:59Z');
    expect(await numberOf()).toBe(next(2));
    app.clock.set('2026-12-31T17:00:00Z');
    expect(await numberOf()).toBe('GJ/2027/0001');
  });

  it('and discarding at the same instant: exactly one of the two happens', async () => {
    const run = await aDraft();
    const [approved, discarded] = await Promise.all([does(run, 'approve', pay.admin), does(run, 'discard')]);
    expect([approved?.status, discarded?.status].sort()).toEqual([200, 409]);
    const after = await state(run.id);
    expect(after.state).toBe(approved?.status === 200 ? 'approved' : 'discarded');
    expect((await auditOf(app, run.id, 'pay.run%')).map(({ action }) => action)).toEqual([
      'pay.runMade',
      approved?.status === 200 ? 'pay.runApproved' : 'pay.runDiscarded',
    ]);
  });

  it('and adding a bonus at the same instant never approves more than was seen', async () => {
    const run = await aDraft();
    const [approved, added] = await Promise.all([
      does(run, 'approve', pay.admin),
      does(run, 'adjustments', pay.finance),
    ]);
    expect([approved?.status === 200, added?.status === 201].filter(Boolean)).toHaveLength(1);
    const after = await state(run.id);
    if (after.state === 'approved') expect([after.amount, await entries(run.id)]).toEqual([90_000, []]);
    else expect([after.state, after.amount]).toEqual(['draft', 140_000]);
  });
});

describe('a bonus or deduction', () => {
  it.each([
    [{ amount: 0 }, 'amount', 'Tulis rupiah bulat, misalnya 2.500.000.'],
    [{ amount: 0.5 }, 'amount', 'Tulis rupiah bulat, misalnya 2.500.000.'],
    [{ amount: 100_000_001 }, 'amount', 'Jumlah ini terlalu besar.'],
    [{ reason: '  ' }, 'reason', 'Harap isi kolom ini.'],
    [{ reason: 'x'.repeat(201) }, 'reason', 'Terlalu panjang.'],
    [{ kind: 'gift' }, 'kind', 'Harap isi kolom ini.'],
    [{ teacherId: '' }, 'teacherId', 'Harap isi kolom ini.'],
  ])('with %j is refused at its field', async (wrong, field, message) => {
    const run = await aDraft();
    const { status, body } = await pay.act(run, 'adjustments', pay.finance, bonus(wrong));
    expect([status, body.code, body.fields]).toEqual([400, 'common.invalid', { [field]: message }]);
    expect((await state(run.id)).version).toBe(run.version);
  });

  it('may be up to a hundred million, with a reason of up to two hundred letters', async () => {
    const run = await aDraft();
    const more = bonus({ amount: 100_000_000, reason: 'x'.repeat(200) });
    const { status, body } = await pay.act(run, 'adjustments', pay.finance, more);
    expect([status, slipOf(body, teacher).amount]).toEqual([201, 100_090_000]);
  });

  it.each(['correction', 'withheld'])(
    'of kind “%s” may take all of a payslip and not a rupiah more',
    async (kind) => {
      const run = await aDraft();
      const all = await pay.act(run, 'adjustments', pay.finance, bonus({ kind, amount: 90_000 }));
      expect([slipOf(all.body, teacher).amount, all.body.approval]).toEqual([0, 'needsSecondAccount']);
      for (const [lang, words] of [
        ['id', 'Potongan Bayu lebih besar daripada yang diterima.'],
        ['en', 'The deduction for Bayu is more than the payslip holds.'],
      ] as const) {
        const body = { version: all.body.version, ...bonus({ kind, amount: 1 }) };
        const over = await pay.ask('POST', `/pay/runs/${run.id}/adjustments`, pay.finance, body, lang);
        expect([over.status, over.body.code]).toEqual([409, 'payroll.deductionTooLarge']);
        expect(over.body.message).toContain(words);
      }
    },
  );

  it('is refused for somebody without pay in this run', async () => {
    const other = await pay.teacher('Citra');
    const run = await aDraft();
    const body = bonus({ teacherId: other.accountId, kind: 'correction', amount: 1 });
    const { status, body: answer } = await pay.act(run, 'adjustments', pay.finance, body);
    expect([status, answer.code]).toEqual([409, 'payroll.deductionTooLarge']);
  });

  it('of another run is not found in this one, and stays there', async () => {
    const first = await aDraft();
    const { body: with50 } = await pay.act(first, 'adjustments', pay.finance, bonus());
    const id = slipOf(with50, teacher).adjustments[0]?.id;
    await does(with50, 'discard');
    const second = (await pay.draft()).body;
    const { status, body } = await pay.act(second, `adjustments/${id}/remove`, pay.finance);
    expect([status, body.code]).toEqual([404, 'payroll.notFound']);
    expect(slipOf(await state(first.id), teacher).adjustments).toHaveLength(1);
    // A discarded deduction has no effect on the next run.
    expect(slipOf(second, teacher).amount).toBe(90_000);
  });

  it('two deductions at the same instant cannot both use the same money', async () => {
    const run = await aDraft();
    const take = bonus({ kind: 'correction', amount: 60_000 });
    const answers = await Promise.all([1, 2].map(() => pay.act(run, 'adjustments', pay.finance, take)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(slipOf(await state(run.id), teacher).amount).toBe(30_000);
  });
});

describe('paying a run', () => {
  it.each([
    ['before the approval', '2026-12-01'],
    ['after today', '2026-12-06'],
  ])('on a day %s is refused at its field in both languages', async (_, paidOn) => {
    const approved = (await does(await aDraft(), 'approve', pay.admin)).body;
    app.clock.set('2026-12-05T02:00:00Z');
    for (const [lang, words] of [
      ['id', 'Hari pembayaran paling awal hari persetujuan dan paling lambat hari ini.'],
      ['en', 'The day of payment lies between the approval and today.'],
    ] as const) {
      const body = { version: approved.version, paidOn };
      const answer = await pay.ask('POST', `/pay/runs/${approved.id}/paid`, pay.finance, body, lang);
      expect([answer.status, answer.body.code, answer.body.message, Object.keys(answer.body.fields)]).toEqual(
        [400, 'payroll.paidOnShape', words, ['paidOn']],
      );
    }
    expect(await state(approved.id)).toMatchObject({ state: 'approved', paidOn: null, entries: [] });
  });

  it.each(['2026-12-03', '2026-12-05'])(
    'is allowed on the day of the approval or today: %s',
    async (paidOn) => {
      // The approval's day is the school's: 17:30 UTC is half past midnight of the 3rd.
      app.clock.set('2026-12-02T17:30:00Z');
      const approved = (await does(await aDraft(), 'approve', pay.admin)).body;
      app.clock.set('2026-12-05T02:00:00Z');
      const early = await pay.act(approved, 'paid', pay.finance, { paidOn: '2026-12-02' });
      expect(early.body.code).toBe('payroll.paidOnShape');
      const paid = await pay.act(approved, 'paid', pay.finance, { paidOn });
      expect(paid.body).toMatchObject({ state: 'paid', paidOn, paidAt: '2026-12-05T02:00:00.000Z' });
      expect((await auditOf(app, approved.id, 'pay.runPaid')).map(({ by, after }) => [by, after])).toEqual([
        [pay.finance.accountId, { number: approved.number, amount: 90_000, paidOn }],
      ]);
    },
  );

  it('twice at the same instant moves the money and notifies the teachers once', async () => {
    const approved = (await does(await aDraft(), 'approve', pay.admin)).body;
    const answers = await Promise.all([does(approved, 'paid'), does(approved, 'paid', pay.admin)]);
    expect(answers.map(({ status, body }) => [status, body.code ?? body.state]).sort()).toEqual([
      [200, 'paid'],
      [409, 'payroll.notApproved'],
    ]);
    expect((await entries(approved.id)).map(({ account, amount }) => [account, amount])).toEqual([
      ['salaries.payable', 90_000],
      ['cash.bank', -90_000],
    ]);
    const shown = await app.pool.query(
      `select r.description from money_row r join ledger_entry e on e.id = r.entry_id
       where e.source_kind = 'pay.paid' and e.source_id = $1`,
      [approved.id],
    );
    expect(shown.rows).toEqual([{ description: `${approved.number} · 01/11/2026 – 30/11/2026` }]);
    const { rows } = await app.pool.query(
      `select account_id as "to", params from notification where kind = 'pay.paid' and params->>'runId' = $1`,
      [approved.id],
    );
    expect(rows).toEqual([
      {
        to: teacher.accountId,
        params: {
          runId: approved.id,
          number: approved.number,
          amount: 90_000,
          from: '2026-11-01',
          to: '2026-11-30',
          paidOn: '2026-12-02',
        },
      },
    ]);
  });

  it('in a month closed meanwhile is booked on the first open day and keeps its own day', async () => {
    const approved = (await does(await aDraft(), 'approve', pay.admin)).body;
    app.clock.set('2027-01-04T02:00:00Z');
    await app.pool.query(`update books set closed_through = '2026-12-31'`);
    const paid = await pay.act(approved, 'paid', pay.finance, { paidOn: '2026-12-02' });
    await app.pool.query('update books set closed_through = null');
    expect([paid.status, paid.body.paidOn]).toEqual([200, '2026-12-02']);
    expect((await entries(approved.id)).map(({ day, meantFor }) => [day, meantFor])).toEqual([
      ['2027-01-01', '2026-12-02'],
      ['2027-01-01', '2026-12-02'],
    ]);
  });

  it('with payslips of zero moves no money', async () => {
    const run = await aDraft();
    const nothing = await pay.act(
      run,
      'adjustments',
      pay.finance,
      bonus({ kind: 'correction', amount: 90_000 }),
    );
    const approved = (await does(nothing.body, 'approve', pay.admin)).body;
    const paid = (await does(approved, 'paid')).body;
    expect([paid.state, paid.amount, paid.entries.map(({ kind }: { kind: string }) => kind)]).toEqual([
      'paid',
      0,
      ['approved'],
    ]);
  });
});

describe('the list of runs', () => {
  it('shows the latest first, by state and by part of the number, in pages', async () => {
    app.clock.set('2027-03-01T02:00:00Z');
    const first = (await does(await aDraft(), 'approve', pay.admin)).body;
    app.clock.set('2027-03-02T02:00:00Z');
    const approved = (await does(await aDraft(), 'approve', pay.admin)).body;
    const second = (await pay.act(approved, 'paid', pay.finance, { paidOn: '2027-03-02' })).body;
    const discarded = (await does(await aDraft(), 'discard')).body;
    const list = async (query: string) =>
      (await pay.ask('GET', `/pay/runs?${query}`, pay.admin)).body as {
        data: { id: string; state: string; amount: number }[];
        total: number;
      };
    const all = await list('pageSize=100');
    expect(all.data.slice(0, 3).map(({ id, amount }) => [id, amount])).toEqual([
      [discarded.id, 90_000],
      [second.id, 90_000],
      [first.id, 90_000],
    ]);
    for (const state of ['draft', 'approved', 'paid', 'discarded']) {
      const found = await list(`pageSize=100&state=${state}`);
      expect(found.data.map(({ id }) => id)).toEqual(
        all.data.filter((one) => one.state === state).map(({ id }) => id),
      );
    }
    const byNumber = async (q: string) => (await list(`q=${encodeURIComponent(q)}`)).data.map(({ id }) => id);
    expect(await byNumber(first.number)).toEqual([first.id]);
    expect(await byNumber(` ${first.number.slice(3).toLowerCase()}`)).toEqual([first.id]);
    expect(await byNumber('gj/2027')).toContain(first.id);
    expect([await byNumber('%'), await byNumber('_'), await byNumber('GJ/1999')]).toEqual([[], [], []]);
    const page = await list('pageSize=2&page=2');
    expect(page.data.map(({ id }) => id)).toEqual(all.data.slice(2, 4).map(({ id }) => id));
    expect(await list(`pageSize=100&page=2`)).toEqual({ data: [], total: all.total, page: 2, pageSize: 100 });
    expect((await pay.ask('GET', '/pay/runs?state=lost', pay.admin)).status).toBe(400);
  });
});

describe('the job that accrues pay', () => {
  let other: Person;
  beforeAll(async () => {
    other = await pay.teacher('Dewi', 90_000);
  });
  const owed = async () =>
    (
      await app.pool.query<{ n: number }>(
        `select coalesce(sum(credit - debit), 0)::integer as n from ledger_line where account_code = 'salaries.payable'`,
      )
    ).rows[0]?.n ?? 0;

  it('returns how many meetings it handled, and has nothing to do afterwards', async () => {
    await accrueAllPay(app.pool, app.clock.now());
    const before = await owed();
    await pay.taught(other, '2026-11-24T03:00:00Z', { start: '2026-11-25T03:00:00Z', minutes: 0 });
    expect(await accrueTeacherPay.run(app.services)).toBe(2);
    expect((await owed()) - before).toBe(90_000);
    expect(await accrueTeacherPay.run(app.services)).toBe(0);
    expect(await owed()).toBe(before + 90_000);
  });

  it('leaves the meetings to a process that is already handling them', async () => {
    await pay.taught(other, '2026-11-26T03:00:00Z');
    const client = await app.pool.connect();
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('pay.accrue'))`);
    expect(await accrueTeacherPay.run(app.services)).toBe(0);
    await client.query('rollback');
    client.release();
    expect(await accrueTeacherPay.run(app.services)).toBe(1);
  });
});
