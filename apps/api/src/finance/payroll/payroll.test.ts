import { later, MINUTE } from '@fasih/school/basics/instants';
import { describe, expect, it } from 'vitest';
import { bookedLinesOf } from '../../../test/a-payroll.ts';
import { aLearningSchool, type Course } from '../../../test/learning-school.ts';
import { aTeacher } from '../../../test/open-classes.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { closeMeetings } from '../../learning/attendance/jobs.ts';
import { accrueAllPay } from './accrue-pay.ts';

const school = shared(aLearningSchool);
const finance = shared(() => signedInAccount(school.app, 'finance'));

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const AFTERWARDS = '2026-12-02T02:00:00Z';

const rate = (teacher: { accountId: string }, perHour: number, validFrom = '2026-01-01') =>
  school.ask('POST', '/pay/rates', finance, { teacherId: teacher.accountId, perHour, validFrom });
const preview = ({ from, to } = NOVEMBER) => school.ask('GET', `/pay/preview?from=${from}&to=${to}`, finance);
const draft = (period = NOVEMBER) => school.ask('POST', '/pay/runs', finance, period);
const act = (run: { id: string; version: number }, what: string, who: { token: string }, more: object = {}) =>
  school.ask('POST', `/pay/runs/${run.id}/${what}`, who, { version: run.version, ...more });
const slipOf = (run: { payslips: { teacherId: string }[] }, { accountId }: { accountId: string }) =>
  run.payslips.find(({ teacherId }) => teacherId === accountId) as never as {
    amount: number;
    minutes: number;
    earned: number;
    corrections: number;
    carriedOver: number;
    lines: { kind: string; outcome: string; minutes: number; amount: number; substitute: boolean }[];
  };
const entries = (runId: string) => bookedLinesOf(school.app, runId);

/** The booked cost of the course's meetings by day. */
const accrued = async ({ teacher }: Course) => {
  await accrueAllPay(school.app.pool, school.app.clock.now());
  const { rows } = await school.app.pool.query(
    `select e.school_day as day, l.debit - l.credit as amount
     from ledger_entry e join ledger_line l on l.entry_id = e.id
     where e.source_kind = 'pay.accrued' and e.source_id like '%:' || $1 || ':%' and l.account_code = 'expense.teachers'
     order by e.school_day, e.id`,
    [teacher.accountId],
  );
  return rows;
};

/** A course with held meetings, one of them late, and a forfeited one; its teacher has a rate. */
async function taught(perHour = 90_000): Promise<Course> {
  const course = await school.course();
  await rate(course.teacher, perHour);
  await school.holds(course, 1, 2);
  await school.misses(course, 3);
  const { id, start } = course.meeting(4);
  school.app.clock.set(start);
  await school.ask('POST', `/meetings/${id}/check-in`, course.teacher, {});
  await school.ask('PUT', `/meetings/${id}/attendance/${course.family.learnerId}`, course.family, {});
  // 7 minutes late, and another meeting follows: the minutes went to the minute bank.
  await school.app.pool.query('update meeting set delay_minutes = 7 where id = $1', [id]);
  school.app.clock.set(later(start, 61 * MINUTE));
  while ((await closeMeetings.run(school.app.services)) > 0);
  school.app.clock.set(AFTERWARDS);
  return course;
}

describe('a pay run', () => {
  it('is previewed, created, approved by a second account and paid; what was previewed is booked', async () => {
    const course = await taught();
    const seen = (await preview()).body;
    const slip = slipOf(seen, course.teacher);
    expect(slip).toMatchObject({
      minutes: 233,
      earned: 90_000 * 3 + 79_500,
      corrections: 0,
      amount: 349_500,
    });
    expect(slip.lines.map(({ outcome, minutes, amount }) => [outcome, minutes, amount])).toEqual([
      ['held', 60, 90_000],
      ['held', 60, 90_000],
      ['forfeited', 60, 90_000],
      ['held', 53, 79_500],
    ]);
    const made = await draft();
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      state: 'draft',
      number: null,
      amount: seen.amount,
      payslips: seen.payslips,
      outdated: false,
      approval: 'needsSecondAccount',
      entries: [],
    });
    expect((await draft()).body.code).toBe('payroll.draftOpen');
    expect((await act(made.body, 'approve', finance)).body.code).toBe('payroll.secondNeeded');
    const approved = await act(made.body, 'approve', school.admin);
    expect(approved.body).toMatchObject({
      state: 'approved',
      number: expect.stringMatching(/^GJ\/2026\/\d{4}$/),
      amount: seen.amount,
      selfApproved: false,
      approvedBy: { id: school.admin.accountId },
      madeBy: { id: finance.accountId },
    });
    expect((await act(approved.body, 'approve', school.admin)).body.code).toBe('payroll.notDraft');
    // Its meetings are already booked on their own days.
    expect(await entries(made.body.id)).toEqual([]);
    expect(await accrued(course)).toEqual([
      { day: '2026-11-03', amount: 90_000 },
      { day: '2026-11-05', amount: 90_000 },
      { day: '2026-11-10', amount: 90_000 },
      { day: '2026-11-12', amount: 79_500 },
    ]);
    const tooSoon = await act(approved.body, 'paid', finance, { paidOn: '2026-12-01' });
    expect([tooSoon.status, tooSoon.body.fields]).toEqual([400, { paidOn: 'Isian ini belum benar.' }]);
    const paid = await act(approved.body, 'paid', finance, { paidOn: '2026-12-02' });
    expect(paid.body).toMatchObject({ state: 'paid', paidOn: '2026-12-02' });
    expect(await entries(made.body.id)).toMatchObject([
      { kind: 'pay.paid', day: '2026-12-02', account: 'salaries.payable', amount: 349_500 },
      { kind: 'pay.paid', day: '2026-12-02', account: 'cash.bank', amount: -349_500 },
    ]);
    expect(paid.body.entries.map(({ kind }: { kind: string }) => kind)).toEqual(['paid']);
    const { rows } = await school.app.pool.query(
      `select kind, params->>'amount' as amount from notification where account_id = $1 and kind = 'pay.paid'`,
      [course.teacher.accountId],
    );
    expect(rows).toEqual([{ kind: 'pay.paid', amount: '349500' }]);
    expect(slipOf((await preview()).body, course.teacher)).toBeUndefined();
  });

  it('approved by two at the same instant is approved and booked once', async () => {
    const course = await taught();
    const { body: made } = await draft();
    const bonus = { teacherId: course.teacher.accountId, kind: 'bonus', amount: 75_000, reason: 'THR' };
    const { body } = await act(made, 'adjustments', finance, bonus);
    const other = await signedInAccount(school.app, 'finance');
    const answers = await Promise.all([
      act(body, 'approve', school.admin),
      act(body, 'approve', other),
      act(body, 'approve', school.admin),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await entries(body.id)).toMatchObject([
      { kind: 'pay.approved', day: '2026-12-02', account: 'expense.teachers', amount: 75_000 },
      { kind: 'pay.approved', day: '2026-12-02', account: 'salaries.payable', amount: -75_000 },
    ]);
    await school.app.pool.query('update account set active = false where id = $1', [other.accountId]);
    expect(slipOf(body, course.teacher).amount).toBe(349_500 + 75_000);
  });

  it('pays a new rate for paid meetings as a difference in the next run, and deducts no more than there is', async () => {
    const course = await taught();
    await pay();
    await rate(course.teacher, 96_000, '2026-11-01');
    const up = slipOf((await preview()).body, course.teacher);
    expect(up).toMatchObject({ earned: 0, corrections: 6_000 * 3 + 5_300, minutes: 0 });
    expect(up.lines.every(({ kind }) => kind === 'correction')).toBe(true);
    await pay();
    await rate(course.teacher, 60_000, '2026-11-01');
    const down = (await preview()).body;
    expect(slipOf(down, course.teacher)).toBeUndefined();
    const december = { from: '2026-12-01', to: '2026-12-31' };
    await school.holds(course, 9);
    school.app.clock.set('2027-01-04T02:00:00Z');
    const next = slipOf((await preview(december)).body, course.teacher);
    expect(next).toMatchObject({ earned: 60_000, corrections: -60_000, amount: 0, carriedOver: -79_800 });
    school.app.clock.set(AFTERWARDS);
  });

  it('is outdated when something in its draft changed; what is approved is what was seen', async () => {
    const course = await taught(80_000);
    const { body } = await draft();
    await rate(course.teacher, 100_000, '2026-11-01');
    const now = (await school.ask('GET', `/pay/runs/${body.id}`, finance)).body;
    expect([now.outdated, now.amount]).toEqual([true, body.amount]);
    const fresh = (await act(body, 'refresh', finance)).body;
    expect([fresh.outdated, slipOf(fresh, course.teacher).amount]).toEqual([false, 300_000 + 88_333]);
    expect((await act(body, 'approve', school.admin)).body.code).toBe('common.stale');
    const gone = await act(fresh, 'discard', finance, { reason: 'Salah periode' });
    expect([gone.body.state, slipOf(gone.body, course.teacher).amount]).toEqual(['discarded', 388_333]);
    expect(await entries(body.id)).toEqual([]);
    expect((await act(gone.body, 'approve', school.admin)).body.code).toBe('payroll.notDraft');
    expect(slipOf((await preview()).body, course.teacher).amount).toBe(388_333);
    await pay();
  });

  it('pays a substitute for the meeting that she held', async () => {
    const course = await school.course();
    const substitute = await aTeacher(school.app);
    await rate(course.teacher, 90_000);
    await rate(substitute, 60_000);
    const path = `/meetings/${course.meeting(1).id}/teacher`;
    const body = { teacherId: substitute.accountId, reason: 'Sakit' };
    expect((await school.ask('PUT', path, school.admin, body)).status).toBe(200);
    await school.holds({ ...course, teacher: substitute }, 1);
    await school.holds(course, 2);
    school.app.clock.set(AFTERWARDS);
    const seen = (await preview()).body;
    expect(slipOf(seen, substitute).lines).toMatchObject([{ substitute: true, amount: 60_000 }]);
    expect(slipOf(seen, course.teacher).lines).toMatchObject([{ substitute: false, amount: 90_000 }]);
    await pay();
  });

  it('shows who has no rate, what is not closed and what was never paid', async () => {
    const course = await school.course();
    await school.holds(course, 1);
    school.app.clock.set(AFTERWARDS);
    const { gaps } = (await preview()).body;
    expect(gaps.withoutRate).toMatchObject([
      { teacherId: course.teacher.accountId, meetings: 1, firstDay: '2026-11-03' },
    ]);
    const december = (await preview({ from: '2026-12-01', to: '2026-12-01' })).body;
    expect(december.gaps.unpaidBefore).toEqual({ meetings: 1, firstDay: '2026-11-03' });
    const early = await draft({ from: '2026-11-01', to: '2026-12-02' });
    expect([early.status, early.body.code]).toEqual([409, 'payroll.periodNotOver']);
    expect((await draft({ from: '2026-11-02', to: '2026-11-01' })).body.code).toBe('payroll.periodShape');
    expect((await draft({ from: '2025-11-01', to: '2025-11-30' })).body.code).toBe('payroll.nothingToPay');
    await rate(course.teacher, 50_000);
    await pay();
  });

  it('made by the only account there is needs a reason, and is flagged', async () => {
    await taught();
    const others = await school.app.pool.query<{ id: string }>(
      `update account set active = false where role in ('admin', 'finance') and id <> $1 returning id`,
      [finance.accountId],
    );
    const { body } = await draft();
    expect(body.approval).toBe('needsReason');
    const silent = await act(body, 'approve', finance);
    expect([silent.status, silent.body.code]).toEqual([400, 'payroll.reasonNeeded']);
    const approved = await act(body, 'approve', finance, { reason: 'Saya sendirian' });
    expect(approved.body).toMatchObject({ selfApproved: true, approvalReason: 'Saya sendirian' });
    await school.app.pool.query('update account set active = true where id = any($1)', [
      others.rows.map(({ id }) => id),
    ]);
  });
});

describe('a draft', () => {
  const statusFor = async (who: { accountId: string }, runId: string) => {
    const { rows } = await school.app.pool.query<{ told: string }>(
      `select params->>'runId' as told from notification where account_id = $1 and kind = 'pay.toApprove' and params->>'runId' = $2`,
      [who.accountId, runId],
    );
    return rows.length;
  };
  const homes = async (admin: { token: string }, other: { token: string }) => {
    const work = (await school.ask('GET', '/dashboards/admin', admin)).body.work;
    const group = work.find(({ kind }: { kind: string }) => kind === 'payRun');
    const home = async (who: { token: string }) =>
      (await school.ask('GET', '/finance/dashboard', who)).body.payRunToApprove?.id ?? null;
    return [group?.items[0].id ?? null, await home(other), await home(finance)];
  };

  it('is shown on the dashboard of whoever may approve it, with a notification that goes once it is decided', async () => {
    await taught();
    const other = await signedInAccount(school.app, 'finance');
    const { body } = await draft();
    expect(await homes(school.admin, other)).toEqual([body.id, body.id, null]);
    expect(await Promise.all([school.admin, other, finance].map((who) => statusFor(who, body.id)))).toEqual([
      1, 1, 0,
    ]);
    await act(body, 'discard', finance, { reason: 'Salah periode' });
    expect(await homes(school.admin, other)).toEqual([null, null, null]);
    expect(await statusFor(other, body.id)).toBe(0);
    const { body: again } = await draft();
    await act(again, 'approve', other);
    expect(await homes(school.admin, other)).toEqual([null, null, null]);
    expect(await statusFor(school.admin, again.id)).toBe(0);
    await school.app.pool.query('update account set active = false where id = $1', [other.accountId]);
  });
});

describe('a bonus or a deduction', () => {
  const adjust = (run: { id: string; version: number }, body: object, who: { token: string } = finance) =>
    act(run, 'adjustments', who, { kind: 'bonus', amount: 50_000, reason: 'THR', ...body });
  const remove = (run: { id: string; version: number }, adjustmentId: string) =>
    act(run, `adjustments/${adjustmentId}/remove`, finance);
  const sums = (run: never, teacher: { accountId: string }) => {
    const { earned, adjusted, amount } = slipOf(run, teacher) as never as Record<string, number>;
    return { earned, adjusted, amount };
  };

  it('changes the pay, the payslip and the booking by exactly its amount', async () => {
    const course = await taught();
    const { teacher } = course;
    const { accountId: teacherId } = teacher;
    const { body: made } = await draft();
    const more = await adjust(made, { teacherId, amount: 500_000, reason: 'THR Idulfitri' });
    expect(more.status).toBe(201);
    const less = await adjust(more.body, {
      teacherId,
      kind: 'correction',
      amount: 39_500,
      reason: 'Uang muka',
    });
    const taxed = await adjust(less.body, {
      teacherId,
      kind: 'withheld',
      amount: 10_000,
      reason: 'PPh 21 November',
    });
    expect(sums(taxed.body as never, teacher)).toEqual({
      earned: 349_500,
      adjusted: 450_500,
      amount: 800_000,
    });
    expect([taxed.body.amount, taxed.body.outdated]).toEqual([made.amount + 450_500, false]);

    const { body: approved } = await act(taxed.body, 'approve', school.admin);
    const booked = made.amount + 450_500;
    expect(approved.amount).toBe(booked);
    expect((await entries(made.id)).map(({ account, amount }) => [account, amount])).toEqual([
      ['expense.teachers', 460_500],
      ['salaries.payable', -450_500],
      ['tax.payable', -10_000],
    ]);
    const { body: paid } = await act(approved, 'paid', finance, { paidOn: '2026-12-02' });
    const deciders = await Promise.all(
      paid.entries.map(async ({ id }: { id: string }) => {
        const { by } = (await school.ask('GET', `/finance/entries/${id}`, finance)).body;
        return by.role;
      }),
    );
    expect(deciders).toEqual(['admin', 'finance']);
    expect((await entries(made.id)).slice(3).map(({ account, amount }) => [account, amount])).toEqual([
      ['salaries.payable', booked],
      ['cash.bank', -booked],
    ]);
    const { rows } = await school.app.pool.query(
      `select params->>'amount' as amount from notification where account_id = $1 and kind = 'pay.paid'`,
      [teacherId],
    );
    expect(rows).toEqual([{ amount: '800000' }]);

    const mine = (await school.ask('GET', '/teacher/payslips', teacher)).body;
    expect(mine.data).toMatchObject([{ runId: made.id, amount: 800_000, meetings: 4 }]);
    const { payslip } = (await school.ask('GET', `/teacher/payslips/${made.id}`, teacher)).body;
    expect(payslip.adjustments).toMatchObject([
      { kind: 'bonus', amount: 500_000, reason: 'THR Idulfitri' },
      { kind: 'correction', amount: -39_500, reason: 'Uang muka' },
      { kind: 'withheld', amount: -10_000, reason: 'PPh 21 November' },
    ]);
    const path = `/pay/runs/${made.id}/payslips/${teacherId}/payslip.pdf`;
    for (const [lang, words] of [
      [
        'id',
        [
          'Bonus / Bonus: THR Idulfitri',
          'Potongan koreksi / Correcting deduction: Uang muka',
          'Potongan pajak (PPh 21) / Withheld tax (PPh 21): PPh 21 November',
          'Delapan ratus ribu rupiah',
        ],
      ],
      [
        'en',
        ['Correcting deduction / Potongan koreksi: Uang muka', 'Eight hundred thousand rupiah', 'Rp 800.000'],
      ],
    ] as const) {
      const { text } = await readPdf((await school.bytes(path, teacher, { 'accept-language': lang })).body);
      for (const one of words) expect(text).toContain(one);
    }
    const late = await adjust({ ...approved, version: approved.version + 1 }, { teacherId });
    expect([late.status, late.body.code]).toEqual([409, 'payroll.notDraft']);
  });

  it('never makes a payslip negative, neither when it is added nor when pay is removed', async () => {
    const course = await taught();
    const { accountId: teacherId } = course.teacher;
    const { body: made } = await draft();
    const most = slipOf(made, course.teacher).amount;
    const tooMuch = await adjust(made, { teacherId, kind: 'correction', amount: most + 1 });
    expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'payroll.deductionTooLarge']);
    const bonus = (await adjust(made, { teacherId, amount: 1 })).body;
    const all = (await adjust(bonus, { teacherId, kind: 'correction', amount: most + 1 })).body;
    expect(slipOf(all, course.teacher).amount).toBe(0);
    const [{ id: bonusId }, { id: deductionId }] = (
      slipOf(all, course.teacher) as never as { adjustments: { id: string }[] }
    ).adjustments as [{ id: string }, { id: string }];
    expect((await remove(all, bonusId)).body.code).toBe('payroll.deductionTooLarge');
    // The meetings are worth less now: the draft stays until somebody decides about the deduction.
    await rate(course.teacher, 1_000, '2026-11-01');
    expect((await act(all, 'refresh', finance)).body.code).toBe('payroll.deductionTooLarge');
    const without = (await remove(all, deductionId)).body;
    const fresh = await act(without, 'refresh', finance);
    expect(sums(fresh.body as never, course.teacher)).toMatchObject({ adjusted: 1 });
    await act(fresh.body, 'discard', finance, { reason: 'Uji' });
    await rate(course.teacher, 90_000, '2026-11-01');
    await pay();
  });

  it('can be for a newly added teacher', async () => {
    await taught();
    const fresh = await signedInAccount(school.app, 'teacher');
    const { body: made } = await draft();
    const { status, body } = await adjust(made, { teacherId: fresh.accountId, amount: 60_000 });
    expect([status, sums(body as never, fresh).amount]).toEqual([201, 60_000]);
    await act(body, 'approve', school.admin);
  });

  it('can be for a teacher without meetings, and adds them to the run', async () => {
    await taught();
    const helper = await aTeacher(school.app);
    const { body: made } = await draft();
    const { body } = await adjust(made, { teacherId: helper.accountId, amount: 75_000 });
    expect([body.teachers, body.meetings]).toEqual([made.teachers + 1, made.meetings]);
    expect(sums(body as never, helper)).toEqual({ earned: 0, adjusted: 75_000, amount: 75_000 });
    await act(body, 'approve', school.admin);
    const mine = (await school.ask('GET', '/teacher/payslips', helper)).body;
    expect(mine.data).toMatchObject([{ amount: 75_000, meetings: 0 }]);
  });

  it('needs a reason, whole rupiah and the current draft, and is audited', async () => {
    const course = await taught();
    const { accountId: teacherId } = course.teacher;
    const { body: made } = await draft();
    for (const wrong of [
      { amount: 0 },
      { amount: -5 },
      { amount: 1.5 },
      { amount: 100_000_001 },
      { reason: ' ' },
      { kind: 'gift' },
      { kind: 'deduction' },
    ])
      expect([wrong, (await adjust(made, { teacherId, ...wrong })).status]).toEqual([wrong, 400]);
    expect((await adjust(made, { teacherId: finance.accountId })).body.code).toBe('payroll.teacherNotFound');
    const { body } = await adjust(made, { teacherId });
    expect((await adjust(made, { teacherId })).body.code).toBe('common.stale');
    expect((await remove(body, teacherId)).body.code).toBe('payroll.notFound');
    const [{ id }] = (slipOf(body, course.teacher) as never as { adjustments: [{ id: string }] }).adjustments;
    expect((await adjust(body, { teacherId }, course.teacher)).status).toBe(403);
    const gone = await remove(body, id);
    expect([gone.status, gone.body.amount]).toEqual([200, made.amount]);
    const { rows } = await school.app.pool.query(
      `select action, before, after, reason from audit_log where target_id = $1 and action like 'pay.adjustment%' order by id`,
      [made.id],
    );
    expect(rows).toEqual([
      {
        action: 'pay.adjustmentAdded',
        before: null,
        after: { teacherId, kind: 'bonus', amount: 50_000 },
        reason: 'THR',
      },
      {
        action: 'pay.adjustmentRemoved',
        before: { teacherId, kind: 'bonus', amount: 50_000, reason: 'THR' },
        after: null,
        reason: null,
      },
    ]);
    const approved = await act(gone.body, 'approve', school.admin);
    expect(approved.status).toBe(200);
  });

  it('makes whoever added it unable to approve the draft', async () => {
    const course = await taught();
    const { body: made } = await draft();
    const { body } = await adjust(made, { teacherId: course.teacher.accountId }, school.admin);
    expect(body.approval).toBe('needsSecondAccount');
    expect((await act(body, 'approve', school.admin)).body.code).toBe('payroll.secondNeeded');
    const third = await signedInAccount(school.app, 'finance');
    expect((await act(body, 'approve', third)).status).toBe(200);
    await school.app.pool.query('update account set active = false where id = $1', [third.accountId]);
  });
});

describe('a payslip', () => {
  it('shows as a PDF in both languages what is paid for what', async () => {
    const course = await taught();
    const run = await pay();
    const path = `/pay/runs/${run.id}/payslips/${course.teacher.accountId}/payslip.pdf`;
    const answer = await school.bytes(path, course.teacher, { 'accept-language': 'id' });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { text, language, tagged, loose, structure } = await readPdf(answer.body);
    expect([language, tagged, loose]).toEqual(['id', true, 0]);
    const tables = structure[0]?.[0]?.parts.filter(({ role }) => role === 'Table');
    const [titles, first] = tables?.[1]?.parts.map(({ parts }) => parts.map(({ role }) => role)) ?? [];
    expect([titles, first]).toEqual([Array(5).fill('TH'), Array(5).fill('TD')]);
    for (const words of [
      'Slip gaji / Payslip',
      run.number,
      'siswa tidak hadir',
      'terlambat 7 menit',
      'Rp 79.500',
      'Diterima / Received Rp 349.500',
      'Tiga ratus empat puluh sembilan ribu lima ratus rupiah',
      'Three hundred forty-nine thousand five hundred rupiah',
      'dibulatkan ke rupiah terdekat',
    ])
      expect(text).toContain(words);
  });

  it('is visible to its teacher once it is approved, and to no other teacher', async () => {
    const course = await taught();
    const other = await taught();
    const { body } = await draft();
    const path = `/pay/runs/${body.id}/payslips/${course.teacher.accountId}/payslip.pdf`;
    expect((await school.ask('GET', path, course.teacher)).status).toBe(404);
    expect((await school.ask('GET', path, finance)).body.code).toBe('payroll.notApproved');
    const before = (await school.ask('GET', '/teacher/payslips', course.teacher)).body;
    expect([before.data, before.unpaid]).toEqual([[], { meetings: 4, minutes: 233 }]);
    expect((await school.ask('GET', `/teacher/payslips/${body.id}`, course.teacher)).status).toBe(404);
    await act(body, 'approve', school.admin);
    expect((await school.ask('GET', path, other.teacher)).body.code).toBe('payroll.notFound');
    expect((await school.ask('GET', path, course.teacher)).status).toBe(200);
    const mine = (await school.ask('GET', '/teacher/payslips', course.teacher)).body;
    expect(mine).toMatchObject({
      perHour: 90_000,
      total: 1,
      data: [{ runId: body.id, amount: 349_500, meetings: 4 }],
      unpaid: { meetings: 0, minutes: 0 },
    });
    const detail = (await school.ask('GET', `/teacher/payslips/${body.id}`, course.teacher)).body;
    expect(detail.payslip.lines).toHaveLength(4);
    expect(JSON.stringify(detail)).not.toContain(other.teacher.accountId);
    for (const call of [
      '/pay/runs',
      `/pay/runs/${body.id}`,
      '/pay/rates',
      '/pay/preview?from=2026-11-01&to=2026-11-02',
    ])
      for (const who of [course.teacher, course.family])
        expect((await school.ask('GET', call, who)).status).toBe(403);
  });
});

describe('a pay rate', () => {
  it('can be set for a teacher as soon as an admin has added them, before they have teaching hours', async () => {
    const teacher = await signedInAccount(school.app, 'teacher');
    const listed = async () =>
      (await school.ask('GET', '/pay/rates?pageSize=100', finance)).body.data.find(
        (one: { teacherId: string }) => one.teacherId === teacher.accountId,
      );
    expect(await listed()).toMatchObject({ perHour: null, rates: [], active: true });
    expect((await rate(teacher, 80_000, '2026-11-01')).status).toBe(201);
    expect(await listed()).toMatchObject({ perHour: 80_000 });
  });

  it('is set from a day on, replaced for the same day, and audited', async () => {
    const teacher = await aTeacher(school.app);
    expect((await rate(teacher, 80_000, '2026-11-01')).status).toBe(201);
    const again = await rate(teacher, 85_000, '2026-11-01');
    expect(again.body).toMatchObject({
      perHour: 85_000,
      rates: [{ perHour: 85_000, validFrom: '2026-11-01' }],
    });
    await rate(teacher, 99_000, '2099-01-01');
    const { body } = await school.ask('GET', '/pay/rates?pageSize=100', finance);
    const own = body.data.find(({ teacherId }: { teacherId: string }) => teacherId === teacher.accountId);
    expect([own.perHour, own.rates.length]).toEqual([85_000, 2]);
    const { rows } = await school.app.pool.query(
      `select action, before, after from audit_log where target_id = $1 and action = 'pay.rateSet' order by id`,
      [teacher.accountId],
    );
    expect(rows.slice(0, 2)).toEqual([
      { action: 'pay.rateSet', before: null, after: { perHour: 80_000, validFrom: '2026-11-01' } },
      {
        action: 'pay.rateSet',
        before: { perHour: 80_000 },
        after: { perHour: 85_000, validFrom: '2026-11-01' },
      },
    ]);
    for (const perHour of [0, -1, 1.5, 10_000_001]) expect((await rate(teacher, perHour)).status).toBe(400);
    expect((await rate(finance, 80_000)).body.code).toBe('payroll.teacherNotFound');
  });
});

/** Creates and approves a run over November with everything in it. */
async function pay() {
  const { body } = await draft();
  const approved = await act(body, 'approve', school.admin);
  expect(approved.status).toBe(200);
  return approved.body;
}
