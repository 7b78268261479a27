import { payFor } from '@fasih/school/finance/payroll/rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPayroll, auditOf, type Payroll, type Person, slipOf } from '../../../test/a-payroll.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
let pay: Payroll;
beforeAll(async () => {
  pay = await aPayroll(app);
});

/** Pays what a test left, so that the next one starts with nothing due. */
beforeEach(async () => {
  app.clock.set('2026-12-02T02:00:00Z');
  const [open] = (await pay.ask('GET', '/pay/runs?state=draft', pay.finance)).body.data;
  if (open) await pay.act(open, 'discard', pay.finance, { reason: 'Uji' });
  const left = await pay.preview('2026-09-15', '2026-12-01');
  if (left.body.payslips.length > 0) await pay.approved('2026-09-15', '2026-12-01');
});

const hasSlip = (run: { payslips: { teacherId: string }[] }, { accountId }: Person) =>
  run.payslips.some(({ teacherId }) => teacherId === accountId);
const linesOf = (run: Parameters<typeof slipOf>[0], teacher: Person) =>
  slipOf(run, teacher).lines.map(({ kind, day, minutes, amount }) => [kind, day, minutes, amount]);
const becomes = (id: string | undefined, change: string) =>
  app.pool.query(`update meeting set ${change} where id = $1`, [id]);

describe('the period of a run', () => {
  it('contains the meetings that began on its days at the school, from the first midnight to the last', async () => {
    const early = await pay.teacher('Bayu', 60_000);
    const late = await pay.teacher('Bunga', 60_000);
    await pay.taught(early, '2026-11-04T16:59:00Z', '2026-11-06T16:59:00Z');
    await pay.taught(late, '2026-11-04T17:00:00Z', '2026-11-06T17:00:00Z');
    const { body } = await pay.preview('2026-11-05', '2026-11-06');
    expect(linesOf(body, early).map(([, day]) => day)).toEqual(['2026-11-06']);
    expect(linesOf(body, late).map(([, day]) => day)).toEqual(['2026-11-05']);
    expect(body.gaps.unpaidBefore).toEqual({ meetings: 1, firstDay: '2026-11-04' });
  });

  it.each([
    ['ends before it begins', '2026-11-10', '2026-11-09', 400, 'payroll.periodShape'],
    ['is longer than 92 days', '2026-08-30', '2026-11-30', 400, 'payroll.periodShape'],
    ['ends today', '2026-11-10', '2026-12-02', 409, 'payroll.periodNotOver'],
    ['ends later', '2026-12-03', '2026-12-05', 409, 'payroll.periodNotOver'],
  ])('that %s is refused in preview and creation, in both languages', async (_, from, to, status, code) => {
    const words: Record<string, [string, string]> = {
      'payroll.periodShape': [
        'Hari terakhir tidak boleh sebelum hari pertama, dan periode paling lama 92 hari.',
        'The last day may not be before the first, and a period is at most 92 days long.',
      ],
      'payroll.periodNotOver': [
        'Periode ini belum selesai. Pilih hari terakhir paling lambat kemarin.',
        'This period is not over. Choose a last day no later than yesterday.',
      ],
    };
    for (const [index, lang] of (['id', 'en'] as const).entries()) {
      const query = `/pay/preview?from=${from}&to=${to}`;
      const seen = await pay.ask('GET', query, pay.finance, undefined, lang);
      const made = await pay.ask('POST', '/pay/runs', pay.finance, { from, to }, lang);
      for (const { status: is, body } of [seen, made])
        expect([is, body.code, body.message]).toEqual([status, code, words[code]?.[index]]);
    }
    expect((await pay.ask('GET', '/pay/runs?state=draft', pay.finance)).body.total).toBe(0);
  });

  it('may be 92 days long and end yesterday, in school time', async () => {
    expect((await pay.preview('2026-09-01', '2026-12-01')).status).toBe(200);
    app.clock.set('2026-12-02T16:59:59Z');
    expect((await pay.preview('2026-12-02', '2026-12-02')).body.code).toBe('payroll.periodNotOver');
    app.clock.set('2026-12-02T17:00:00Z');
    expect((await pay.preview('2026-12-02', '2026-12-02')).status).toBe(200);
  });

  it.each(['from', 'to'])('with an invalid day is refused at %s', async (field) => {
    const days = { from: '2026-11-01', to: '2026-11-30', [field]: '2026-11-31' };
    const made = await pay.ask('POST', '/pay/runs', pay.finance, days);
    expect([made.status, made.body.fields]).toEqual([400, { [field]: 'Tulis tanggal yang benar.' }]);
  });
});

describe('the pay of a run', () => {
  it('is each meeting’s minutes at its rate, rounded one by one, so that payslips and run add up to the rupiah', async () => {
    const first = await pay.teacher('Citra', 79_999);
    const second = await pay.teacher('Dimas', 100_001);
    const ended = [53, 45, 20, 1].map((minutes, n) => ({ start: `2026-11-0${n + 3}T03:00:00Z`, minutes }));
    await pay.taught(first, ...ended);
    await pay.taught(second, ...ended);
    const { body } = await pay.preview();
    for (const [teacher, rate] of [
      [first, 79_999],
      [second, 100_001],
    ] as const) {
      const slip = slipOf(body, teacher);
      expect(slip.lines.map(({ amount }) => amount)).toEqual([53, 45, 20, 1].map((m) => payFor(m, rate)));
      expect([slip.amount, slip.minutes]).toEqual([
        slip.lines.reduce((sum, { amount }) => sum + amount, 0),
        119,
      ]);
    }
    // 53 × 79.999 / 60 is 70.665,78; 45 × 79.999 / 60 is 59.999,25.
    expect(linesOf(body, first).slice(0, 2)).toEqual([
      ['meeting', '2026-11-03', 53, 70_666],
      ['meeting', '2026-11-04', 45, 59_999],
    ]);
    expect([body.amount, body.meetings, body.minutes]).toEqual([
      slipOf(body, first).amount + slipOf(body, second).amount,
      8,
      238,
    ]);
  });

  it('contains held and forfeited meetings, none without paid minutes, and none that is not closed', async () => {
    const teacher = await pay.teacher('Eka', 90_000);
    const [, , unpaid] = await pay.taught(
      teacher,
      { start: '2026-11-03T03:00:00Z' },
      { start: '2026-11-04T03:00:00Z', state: 'missed' },
      { start: '2026-11-05T03:00:00Z', state: 'missed', minutes: 0 },
      { start: '2026-11-06T03:00:00Z', state: 'planned' },
    );
    const { body } = await pay.preview();
    expect(slipOf(body, teacher).lines.map(({ day, outcome }) => [day, outcome])).toEqual([
      ['2026-11-03', 'held'],
      ['2026-11-04', 'forfeited'],
    ]);
    expect(body.gaps.stillOpen).toBe(1);
    await pay.approved();
    // Corrected later, it is paid for the first time, not as a correction.
    await becomes(unpaid, 'paid_minutes = 40');
    expect(linesOf((await pay.preview()).body, teacher)).toEqual([['meeting', '2026-11-05', 40, 60_000]]);
    await pay.approved();
  });

  it('leaves out teachers without a rate, says since when, and pays everything once there is one', async () => {
    const late = await pay.teacher('Zahra');
    await pay.rate(late, 80_000, '2026-11-10');
    const none = await pay.teacher('Aulia');
    await pay.taught(late, '2026-11-03T03:00:00Z', '2026-11-05T03:00:00Z', '2026-11-10T03:00:00Z');
    await pay.taught(none, '2026-11-12T03:00:00Z');
    const { body } = await pay.preview();
    expect(body.gaps.withoutRate).toEqual([
      { teacherId: none.accountId, name: 'Aulia', meetings: 1, firstDay: '2026-11-12' },
      { teacherId: late.accountId, name: 'Zahra', meetings: 2, firstDay: '2026-11-03' },
    ]);
    expect([linesOf(body, late), hasSlip(body, none)]).toEqual([
      [['meeting', '2026-11-10', 60, 80_000]],
      false,
    ]);
    await pay.approved();
    await pay.rate(late, 70_000, '2026-11-01');
    await pay.rate(none, 50_000, '2026-11-01');
    const next = (await pay.preview()).body;
    expect(next.gaps.withoutRate).toEqual([]);
    expect([linesOf(next, late), linesOf(next, none)]).toEqual([
      [
        ['meeting', '2026-11-03', 60, 70_000],
        ['meeting', '2026-11-05', 60, 70_000],
      ],
      [['meeting', '2026-11-12', 60, 50_000]],
    ]);
  });

  it('never pays a day twice when runs overlap, and is refused when nothing is left', async () => {
    const teacher = await pay.teacher('Fajar', 90_000);
    await pay.taught(teacher, '2026-11-03T03:00:00Z', '2026-11-15T03:00:00Z', '2026-11-20T03:00:00Z');
    await pay.approved('2026-11-01', '2026-11-15');
    const rest = await pay.approved('2026-11-01', '2026-11-30');
    expect(linesOf(rest, teacher)).toEqual([['meeting', '2026-11-20', 60, 90_000]]);
    const again = await pay.draft();
    expect([again.status, again.body.code, again.body.message]).toEqual([
      409,
      'payroll.nothingToPay',
      'Tidak ada pertemuan yang perlu dibayar pada periode ini.',
    ]);
    // The refusal left no blocking draft behind.
    expect((await pay.ask('GET', '/pay/runs?state=draft', pay.finance)).body.total).toBe(0);
  });

  it('is in one draft at a time, also when two are created at the same instant', async () => {
    const teacher = await pay.teacher('Gilang', 90_000);
    await pay.taught(teacher, '2026-11-03T03:00:00Z');
    const answers = await Promise.all([pay.draft(), pay.draft('2026-11-02', '2026-11-29')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('payroll.draftOpen');
    const { body } = await pay.ask('GET', '/pay/runs?state=draft', pay.finance);
    expect([body.total, body.data[0].amount]).toEqual([1, 90_000]);
    const { rows } = await app.pool.query(
      `select count(*)::integer as n from pay_line l join pay_run r on r.id = l.run_id where r.state = 'draft'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('can be paid by another run after its draft is discarded, which keeps what it showed', async () => {
    const teacher = await pay.teacher('Hana', 90_000);
    await pay.taught(teacher, '2026-11-03T03:00:00Z');
    const { body: made } = await pay.draft();
    const gone = await pay.act(made, 'discard', pay.finance, { reason: '  Salah periode  ' });
    expect(gone.body).toMatchObject({ state: 'discarded', number: null, amount: 90_000, teachers: 1 });
    const paid = await pay.approved();
    expect(linesOf(paid, teacher)).toEqual([['meeting', '2026-11-03', 60, 90_000]]);
    expect((await auditOf(app, made.id, 'pay.runDiscarded')).map(({ by, reason }) => [by, reason])).toEqual([
      [pay.finance.accountId, 'Salah periode'],
    ]);
  });
});

describe('a paid meeting that changed', () => {
  it('pays a teacher who held it without a rate as soon as there is one', async () => {
    const first = await pay.teacher('Indra', 90_000);
    const second = await pay.teacher('Joko');
    const [id] = await pay.taught(first, '2026-11-03T03:00:00Z', '2026-11-05T03:00:00Z');
    await pay.approved();
    await becomes(id, `teacher_id = '${second.accountId}'`);
    await pay.taught(first, '2026-11-17T03:00:00Z');
    const seen = (await pay.preview()).body;
    expect(linesOf(seen, first)).toEqual([
      ['correction', '2026-11-03', -60, -90_000],
      ['meeting', '2026-11-17', 60, 90_000],
    ]);
    expect(seen.gaps.withoutRate).toEqual([
      { teacherId: second.accountId, name: 'Joko', meetings: 1, firstDay: '2026-11-03' },
    ]);
    await pay.approved();
    // Everything paid for it was deducted, so somebody is still owed for it.
    expect((await pay.preview()).body.gaps.withoutRate).toHaveLength(1);
    await pay.rate(second, 60_000);
    const { body } = await pay.preview();
    expect(body.gaps.withoutRate).toEqual([]);
    expect(linesOf(body, second)).toEqual([['correction', '2026-11-03', 60, 60_000]]);
    await pay.approved();
    expect((await pay.preview()).body.payslips).toEqual([]);
  });

  it('is deducted when it no longer counts, from the next payslip and never below zero', async () => {
    const teacher = await pay.teacher('Kartika', 90_000);
    const [id] = await pay.taught(teacher, '2026-11-03T03:00:00Z', '2026-11-05T03:00:00Z');
    await pay.approved();
    await becomes(id, `state = 'planned', paid_minutes = null, closed_at = null`);
    expect(hasSlip((await pay.preview()).body, teacher)).toBe(false);
    await pay.taught(teacher, { start: '2026-11-18T03:00:00Z', minutes: 40 });
    const slip = slipOf((await pay.preview()).body, teacher);
    expect([slip.earned, slip.corrections, slip.amount, slip.carriedOver]).toEqual([
      60_000, -60_000, 0, -30_000,
    ]);
    expect(slip.lines.find(({ kind }) => kind === 'correction')).toMatchObject({
      meetingId: id,
      outcome: 'held',
      className: 'Kelas Melati',
    });
    await pay.approved();
    await pay.taught(teacher, '2026-11-19T03:00:00Z');
    const next = slipOf((await pay.preview()).body, teacher);
    expect([next.corrections, next.amount, next.carriedOver]).toEqual([-30_000, 60_000, 0]);
  });

  it('outdates a draft only when part of it changed', async () => {
    const teacher = await pay.teacher('Lestari', 90_000);
    const [id] = await pay.taught(teacher, '2026-11-03T03:00:00Z');
    const { body: made } = await pay.draft();
    const outdated = async () =>
      (await pay.ask('GET', `/pay/runs/${made.id}`, pay.finance)).body.outdated as boolean;
    await app.pool.query(`update account set name = 'Lestari Putri' where id = $1`, [teacher.accountId]);
    await pay.taught(teacher, '2026-12-01T03:00:00Z');
    expect(await outdated()).toBe(false);
    await becomes(id, 'paid_minutes = 53');
    expect(await outdated()).toBe(true);
    const fresh = await pay.act(made, 'refresh', pay.finance);
    expect([fresh.body.outdated, fresh.body.amount, fresh.body.version]).toEqual([
      false,
      79_500,
      made.version + 1,
    ]);
    expect((await auditOf(app, made.id, 'pay.runRefreshed'))[0]?.after).toEqual({ lines: 1, amount: 79_500 });
    await becomes(id, 'paid_minutes = 0');
    const empty = await pay.act(fresh.body, 'refresh', pay.finance);
    expect([empty.status, empty.body.code]).toEqual([409, 'payroll.nothingToPay']);
    // The refusal changed nothing.
    expect((await pay.ask('GET', `/pay/runs/${made.id}`, pay.finance)).body.amount).toBe(79_500);
  });
});
