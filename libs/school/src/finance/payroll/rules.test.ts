import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPeriod, type PaidBefore, type PayableMeeting, payFor, planPay, rateOn, sumSlip } from './rules.ts';

const RATES = [{ perHour: 90_000, validFrom: '2026-01-01' }];
const november = { from: '2026-11-01', to: '2026-11-30' };
const meeting = (change: Partial<PayableMeeting> = {}): PayableMeeting => ({
  meetingId: 'm1',
  teacherId: 'rina',
  day: '2026-11-03',
  paidMinutes: 60,
  ...change,
});
const paid = (change: Partial<PaidBefore> = {}): PaidBefore => ({
  meetingId: 'm1',
  teacherId: 'rina',
  day: '2026-11-03',
  minutes: 60,
  amount: 90_000,
  ...change,
});
const plan = (meetings: PayableMeeting[], paidBefore: PaidBefore[] = [], rates = RATES) =>
  planPay({ ...november, meetings, paidBefore, ratesOf: () => rates });

describe('the cost of minutes', () => {
  it.each([
    ['a whole meeting', 60, 90_000, 90_000],
    ['7 minutes late', 53, 90_000, 79_500],
    ['half a rupiah goes up', 45, 100_002, 75_002],
    ['three quarters go up', 45, 100_001, 75_001],
    ['a third goes down', 20, 100_001, 33_334],
    ['less than half goes down', 1, 80_020, 1_334],
    ['a single minute at Rp 29', 1, 29, 0],
    ['a single minute at Rp 30', 1, 30, 1],
    ['nothing', 0, 90_000, 0],
  ])('%s: %i minutes at Rp %i an hour are Rp %i', (_, minutes, perHour, amount) => {
    expect(payFor(minutes, perHour)).toBe(amount);
  });

  it('is less than half a rupiah away from the exact sum, and never falls with more minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 1, max: 10_000_000 }), (m, rate) => {
        const off = payFor(m, rate) - (m * rate) / 60;
        expect(off > -0.5 && off <= 0.5).toBe(true);
        expect(payFor(m + 1, rate)).toBeGreaterThanOrEqual(payFor(m, rate));
      }),
    );
  });
});

describe('the rate of a day', () => {
  const rates = [
    { perHour: 100_000, validFrom: '2026-11-16' },
    { perHour: 80_000, validFrom: '2026-09-01' },
  ];
  it.each([
    ['2026-08-31', null],
    ['2026-09-01', 80_000],
    ['2026-11-15', 80_000],
    ['2026-11-16', 100_000],
    ['2027-03-01', 100_000],
  ])('on %s is %s', (day, perHour) => expect(rateOn(rates, day)).toBe(perHour));
});

describe('the content of a run', () => {
  it('is each closed meeting of the period with paid minutes, first and last day included', () => {
    const { lines } = plan([
      meeting({ meetingId: 'before', day: '2026-10-31' }),
      meeting({ meetingId: 'first', day: '2026-11-01' }),
      meeting({ meetingId: 'late', day: '2026-11-10', paidMinutes: 53 }),
      meeting({ meetingId: 'nobody came, no teacher', day: '2026-11-11', paidMinutes: 0 }),
      meeting({ meetingId: 'last', day: '2026-11-30' }),
      meeting({ meetingId: 'after', day: '2026-12-01' }),
    ]);
    expect(lines.map(({ meetingId, minutes, amount }) => [meetingId, minutes, amount])).toEqual([
      ['first', 60, 90_000],
      ['late', 53, 79_500],
      ['last', 60, 90_000],
    ]);
  });

  it('pays a substitute at their own rate', () => {
    const { lines } = planPay({
      ...november,
      meetings: [meeting(), meeting({ meetingId: 'm2', teacherId: 'bayu' })],
      paidBefore: [],
      ratesOf: (teacherId) => [{ perHour: teacherId === 'bayu' ? 60_000 : 90_000, validFrom: '2026-01-01' }],
    });
    expect(lines.map(({ teacherId, amount }) => [teacherId, amount])).toEqual([
      ['rina', 90_000],
      ['bayu', 60_000],
    ]);
  });

  it('leaves out meetings without a rate, and lists them', () => {
    const { lines, withoutRate } = plan([meeting()], [], [{ perHour: 90_000, validFrom: '2026-11-04' }]);
    expect([lines, withoutRate]).toEqual([[], [{ teacherId: 'rina', meetingId: 'm1', day: '2026-11-03' }]]);
  });

  it('never pays a meeting again', () => {
    expect(plan([meeting()], [paid()]).lines).toEqual([]);
  });

  it.each([
    ['a higher rate', meeting(), [paid({ amount: 80_000 })], [['rina', 0, 10_000]]],
    ['more minutes', meeting(), [paid({ minutes: 50, amount: 75_000 })], [['rina', 10, 15_000]]],
    ['corrected already', meeting(), [paid({ amount: 80_000 }), paid({ minutes: 0, amount: 10_000 })], []],
  ])('corrects %s of a paid meeting by the difference', (_, now, before, expected) => {
    const { lines } = plan([now], before);
    expect(lines.map(({ teacherId, minutes, amount }) => [teacherId, minutes, amount])).toEqual(expected);
    expect(lines.every(({ kind }) => kind === 'correction')).toBe(true);
  });

  it('deducts from one teacher what another should have received', () => {
    const { lines } = plan(
      [meeting({ teacherId: 'bayu' }), meeting({ meetingId: 'm2' })],
      [paid({ teacherId: 'rina' })],
    );
    expect(lines.map(({ teacherId, kind, amount }) => [teacherId, kind, amount])).toEqual([
      ['bayu', 'correction', 90_000],
      ['rina', 'correction', -90_000],
      ['rina', 'meeting', 90_000],
    ]);
  });

  it('reports a paid meeting whose new teacher has no rate yet', () => {
    const now = { ...november, meetings: [meeting({ teacherId: 'bayu' })] };
    const ratesOf = (teacherId: string) => (teacherId === 'rina' ? RATES : []);
    const taken = paid({ minutes: -60, amount: -90_000 });
    for (const paidBefore of [[paid()], [paid(), taken]])
      expect(planPay({ ...now, paidBefore, ratesOf }).withoutRate).toEqual([
        { teacherId: 'bayu', meetingId: 'm1', day: '2026-11-03' },
      ]);
    const { lines, withoutRate } = planPay({ ...now, paidBefore: [paid(), taken], ratesOf: () => RATES });
    expect(withoutRate).toEqual([]);
    expect(lines.map(({ teacherId, kind, amount }) => [teacherId, kind, amount])).toEqual([
      ['bayu', 'correction', 90_000],
    ]);
  });

  it('deducts no more than the payslip holds; the rest is carried over to the next run', () => {
    const back = paid({ minutes: 60, amount: 200_000 });
    const first = plan([meeting(), meeting({ meetingId: 'm2', paidMinutes: 40 })], [back]);
    expect(sumSlip(first.lines)).toMatchObject({ earned: 60_000, corrections: -60_000, amount: 0 });
    expect(first.carriedOver).toEqual([{ teacherId: 'rina', amount: -50_000 }]);
    const next = plan(
      [meeting(), meeting({ meetingId: 'm3' })],
      [back, paid({ minutes: 0, amount: -60_000 })],
    );
    expect(sumSlip(next.lines)).toMatchObject({ earned: 90_000, corrections: -50_000, amount: 40_000 });
    expect(next.carriedOver).toEqual([]);
  });
});

describe('any sequence of runs', () => {
  const history = fc.record({
    rates: fc.array(fc.integer({ min: 1_000, max: 200_000 }), { minLength: 4, maxLength: 4 }),
    minutes: fc.array(fc.array(fc.constantFrom(0, 20, 45, 53, 60), { minLength: 6, maxLength: 6 }), {
      minLength: 4,
      maxLength: 4,
    }),
    teachers: fc.array(fc.array(fc.constantFrom('rina', 'bayu'), { minLength: 6, maxLength: 6 }), {
      minLength: 4,
      maxLength: 4,
    }),
  });

  it('pays each meeting once, no payslip is negative, and paid plus carried over equals what everything is worth', () => {
    fc.assert(
      fc.property(history, ({ rates, minutes, teachers }) => {
        const before: PaidBefore[] = [];
        for (const [run, perHour] of rates.entries()) {
          const meetings = (minutes[run] ?? []).map((paidMinutes, n) => ({
            meetingId: `m${n}`,
            teacherId: teachers[run]?.[n] ?? 'rina',
            day: `2026-11-0${n + 1}`,
            paidMinutes,
          }));
          const { lines, carriedOver } = planPay({
            ...november,
            meetings,
            paidBefore: before,
            ratesOf: () => [{ perHour, validFrom: '2026-01-01' }],
          });
          before.push(...lines.map(({ kind: _kind, perHour: _rate, ...line }) => line));
          for (const teacherId of ['rina', 'bayu']) {
            const own = lines.filter((line) => line.teacherId === teacherId);
            expect(sumSlip(own).amount).toBeGreaterThanOrEqual(0);
            const worth = meetings
              .filter((one) => one.teacherId === teacherId)
              .reduce((sum, one) => sum + payFor(one.paidMinutes, perHour), 0);
            const got = before
              .filter((one) => one.teacherId === teacherId)
              .reduce((sum, one) => sum + one.amount, 0);
            const waits = carriedOver.find((one) => one.teacherId === teacherId)?.amount ?? 0;
            expect(got + waits).toBe(worth);
          }
          const once = lines.filter(({ kind }) => kind === 'meeting').map(({ meetingId }) => meetingId);
          expect(new Set(once).size).toBe(once.length);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a period', () => {
  it.each([
    ['2026-11-01', '2026-11-01', true],
    ['2026-11-01', '2026-11-30', true],
    ['2026-11-02', '2026-11-01', false],
    ['2026-09-01', '2026-12-01', true],
    ['2026-09-01', '2026-12-02', false],
  ])('from %s to %s: %s', (from, to, is) => expect(isPeriod(from, to)).toBe(is));
});
