import { describe, expect, it } from 'vitest';
import { DAY, HOUR, later, MINUTE, SECOND } from '../../basics/instants.ts';
import { decideAppeal, decideAppealAnswer } from './appeal.ts';
import { evening, LAST_DAY, PRICE, rules1, rules2, spanOn } from './example-course.fixtures.ts';
import { decideFamilyPause } from './family-pause.ts';
import { decideGiveBack } from './give-back.ts';
import type { CourseChange } from './growth.ts';
import { placeOwed, remainingOf } from './owed-place.ts';
import { quoteRefund } from './refund.ts';
import { answerDay, decideHoldBack, decideRefusedRequest } from './refund-request.ts';
import { weekLimit } from './rules-2.ts';
import { decideExcuse, decideMove } from './timetable.ts';
import { type Booking, earliestUnasked, freeUntil, toldAt } from './told.ts';

const start = evening('2026-03-04');
const before = (ms: number) => later(start, -ms);

describe('told', () => {
  it('is when the app has the notice and the mail was accepted or refused', () => {
    const [first, second] = [before(3 * DAY), before(2 * DAY)];
    expect(toldAt({ noticeAt: first, mailAnsweredAt: second })).toEqual(second);
    expect(toldAt({ noticeAt: second, mailAnsweredAt: first })).toEqual(second);
    expect(toldAt({ noticeAt: first, mailAnsweredAt: null })).toBeNull();
    expect(toldAt({ noticeAt: null, mailAnsweredAt: first })).toBeNull();
  });

  const booking: Booking = { start, toldAt: before(30 * DAY), unasked: true, bookedAt: null };
  it.each<[string, Partial<Booking>, Date]>([
    ['told long before: 24 hours before the start', {}, before(DAY)],
    ['told exactly 48 hours before', { toldAt: before(2 * DAY) }, before(DAY)],
    ['told a second later: free until it starts', { toldAt: before(2 * DAY - SECOND) }, start],
    ['not told yet', { toldAt: null }, start],
    ['asked for and told 40 hours before', { toldAt: before(40 * HOUR), unasked: false }, before(DAY)],
    [
      'asked for and told 10 hours before: not before the telling',
      { toldAt: before(10 * HOUR), unasked: false },
      before(10 * HOUR),
    ],
    ['booked by the family 5 days before', { unasked: false, bookedAt: before(5 * DAY) }, before(DAY)],
    [
      'booked by the family 24 hours before: free for 30 minutes',
      { unasked: false, toldAt: null, bookedAt: before(DAY) },
      before(DAY - 30 * MINUTE),
    ],
  ])('%s', (_what, more, until) => {
    expect(freeUntil(rules2, { ...booking, ...more })).toEqual(until);
    expect(freeUntil(rules1, { ...booking, ...more })).toEqual(before(DAY));
  });

  it('what was told late is excused and moved free until it starts', () => {
    const free = {
      state: 'planned' as const,
      span: spanOn('2026-03-04'),
      lastDay: LAST_DAY,
      freeUntil: start,
    };
    const excuse = (now: Date, freeUntil: Date | null = start) =>
      decideExcuse(rules2, { ...free, freeUntil }, now);
    expect(excuse(before(HOUR))).toMatchObject({ outcome: 'kept', reason: { key: 'excuse.free' } });
    expect(excuse(start).outcome).toBe('kept');
    expect(excuse(later(start, SECOND)).outcome).toBe('tooLate');
    expect(excuse(before(HOUR), null).outcome).toBe('tooLate');
    const move = (actor: 'learner' | 'teacher') =>
      decideMove(
        rules2,
        {
          ...free,
          actor,
          enrolmentActive: true,
          to: spanOn('2026-03-06'),
          capacity: 1,
          othersInWeek: 1,
          perWeek: 3,
        },
        before(HOUR),
      ).outcome;
    expect([move('learner'), move('teacher')]).toEqual(['allowed', 'tooLate']);
  });

  it('the engine chooses times at least 48 hours ahead', () => {
    expect(earliestUnasked(before(2 * DAY))).toEqual(start);
  });
});

describe('a week', () => {
  it('has the plan’s number and one that was moved, given back or owed, never above three', () => {
    expect([1, 2, 3].map((perWeek) => weekLimit(rules2, perWeek))).toEqual([2, 3, 3]);
    expect([2, 3].map((perWeek) => weekLimit(rules1, perWeek))).toEqual([2, 3]);
  });
});

describe('owed meetings', () => {
  it('do not reduce what remains: 9 of 20 held and 1 owed held leave 11, refund Rp 1.200.000', () => {
    const course = { bought: 20, drawn: 10, owedDrawn: 1 };
    expect([remainingOf(rules2, course), remainingOf(rules1, course)]).toEqual([11, 10]);
    const quote = (remaining: number) =>
      quoteRefund(
        rules2,
        { pricePaid: PRICE, bought: 20, drawn: 20 - remaining, lastDay: LAST_DAY, ended: false },
        start,
      );
    expect(quote(11)).toMatchObject({ outcome: 'allowed', amount: 1_200_000 });
    expect(quote(10).outcome).toBe('tooFewLeft');
  });

  it('change places with a Final that would come before them', () => {
    const [final, owed] = [evening('2026-04-08'), evening('2026-04-13')];
    expect(placeOwed(rules2, { owed, final }, start)).toMatchObject({
      outcome: 'swapped',
      owed: final,
      final: owed,
    });
    expect(placeOwed(rules2, { owed: final, final: owed }, start).outcome).toBe('kept');
    expect(placeOwed(rules2, { owed, final }, later(final, -DAY + SECOND)).outcome).toBe('kept');
    expect(placeOwed(rules1, { owed, final }, start).outcome).toBe('kept');
  });
});

describe('a family’s pause', () => {
  const ask = (
    from: string,
    until: string,
    now = evening('2026-03-01'),
    more: { changes?: CourseChange[]; firstStart?: Date } = {},
  ) =>
    decideFamilyPause(
      rules2,
      { active: true, lastDay: LAST_DAY, changes: more.changes ?? [], firstStart: more.firstStart ?? null },
      { from, until },
      now,
    );

  it('of 9–22 March is granted by itself and adds its 14 days', () => {
    expect(ask('2026-03-09', '2026-03-23')).toMatchObject({
      outcome: 'granted',
      lastDay: '2026-05-16',
      reason: { params: { days: 14, left: 14 } },
    });
  });

  it('has 28 days in a course', () => {
    const changes: CourseChange[] = [{ kind: 'familyPause', from: '2026-02-09', until: '2026-02-23' }];
    expect(ask('2026-03-09', '2026-03-23', undefined, { changes }).outcome).toBe('granted');
    expect(ask('2026-03-09', '2026-03-24', undefined, { changes })).toMatchObject({
      outcome: 'tooLong',
      lastDay: LAST_DAY,
    });
    expect(ask('2026-03-09', '2026-04-06').outcome).toBe('granted');
    expect(ask('2026-03-09', '2026-04-07').outcome).toBe('tooLong');
  });

  it('counts a day of two pauses once', () => {
    const changes: CourseChange[] = [{ kind: 'familyPause', from: '2026-03-02', until: '2026-03-16' }];
    expect(ask('2026-03-09', '2026-03-23', undefined, { changes })).toMatchObject({
      outcome: 'granted',
      reason: { params: { days: 14, left: 7 } },
    });
    expect(ask('2026-03-09', '2026-03-30', undefined, { changes }).outcome).toBe('granted');
    expect(ask('2026-03-09', '2026-03-31', undefined, { changes })).toMatchObject({
      outcome: 'tooLong',
      reason: { params: { days: 15, left: 14 } },
    });
  });

  it('is asked for at least 24 hours before its first meeting', () => {
    const firstStart = evening('2026-03-09');
    const at = (ms: number) => ask('2026-03-09', '2026-03-23', later(firstStart, -DAY + ms), { firstStart });
    expect([at(0).outcome, at(SECOND).outcome]).toEqual(['granted', 'tooLate']);
    expect(ask('2026-02-28', '2026-03-23').outcome).toBe('inPast');
    expect(ask('2026-03-09', '2026-03-09').outcome).toBe('inPast');
  });
});

describe('a meeting given back once', () => {
  const facts = {
    first: true,
    chosenBy: 'school',
    seen: false,
    confirmed: false,
    attended: false,
    givenBackBefore: false,
  } as const;
  it.each<[string, Partial<Parameters<typeof decideGiveBack>[1]>, string]>([
    ['the first, neither chosen nor seen', {}, 'giveBack.firstUnseen'],
    ['the first, seen', { seen: true }, 'giveBack.no'],
    ['the first, chosen by the family', { chosenBy: 'family' }, 'giveBack.no'],
    ['a later one', { first: false }, 'giveBack.no'],
    ['chosen by the engine and not confirmed', { first: false, chosenBy: 'engine' }, 'giveBack.unconfirmed'],
    [
      'chosen by the engine and confirmed',
      { first: false, chosenBy: 'engine', confirmed: true },
      'giveBack.no',
    ],
    ['attended', { attended: true }, 'giveBack.no'],
    ['a second time', { givenBackBefore: true }, 'giveBack.no'],
  ])('%s: %s', (_what, more, key) => {
    expect(decideGiveBack(rules2, { ...facts, ...more }).reason.key).toBe(key);
    expect(decideGiveBack(rules1, { ...facts, ...more }).outcome).toBe('forfeited');
  });
});

describe('a questioned forfeit', () => {
  const forfeitedAt = evening('2026-03-04', 20);
  const ask = (now: Date, more = {}) =>
    decideAppeal(rules2, { state: 'absent', forfeitedAt, appealed: false, ...more }, now);

  it('within 7 days, once, answered within 3', () => {
    const limit = later(forfeitedAt, 7 * DAY);
    expect(ask(limit)).toMatchObject({ outcome: 'open', answerBy: later(limit, 3 * DAY) });
    expect(ask(later(limit, SECOND)).outcome).toBe('tooLate');
    expect(ask(limit, { appealed: true }).outcome).toBe('already');
    expect(ask(limit, { state: 'present' }).outcome).toBe('notForfeited');
  });

  it('what comes back has at least 21 days', () => {
    const answer = (day: string, returns = true) =>
      decideAppealAnswer(rules2, { lastDay: LAST_DAY }, { returns, reason: 'Rumah sakit' }, evening(day));
    expect(answer('2026-03-10')).toMatchObject({ outcome: 'returned', lastDay: LAST_DAY });
    expect(answer('2026-04-11').lastDay).toBe('2026-05-02');
    expect(answer('2026-04-20').lastDay).toBe('2026-05-11');
    expect(answer('2026-04-20', false)).toMatchObject({ outcome: 'upheld', lastDay: LAST_DAY });
  });
});

describe('a refund that was asked for', () => {
  const holdBack = (ms: number, firstRequest = true, policy = rules2) =>
    decideHoldBack(policy, { start, firstRequest, holidays: new Set() }, before(ms)).outcome;

  it('holds back what is more than 24 hours ahead, at the first request', () => {
    expect([holdBack(DAY + SECOND), holdBack(DAY)]).toEqual(['heldBack', 'takesPlace']);
    expect([holdBack(2 * DAY, false), holdBack(2 * DAY, true, rules1)]).toEqual(['notAgain', 'notAgain']);
  });

  it('is answered within 5 working days', () => {
    expect(answerDay('2026-03-02', new Set())).toBe('2026-03-09');
    expect(answerDay('2026-03-06', new Set())).toBe('2026-03-13');
    expect(answerDay('2026-03-07', new Set())).toBe('2026-03-13');
    // 19 and 20 March are holidays.
    expect(answerDay('2026-03-18', new Set(['2026-03-19', '2026-03-20']))).toBe('2026-03-27');
  });

  it('and refused adds the days waited', () => {
    const request = { askedAt: evening('2026-03-02'), lastDay: LAST_DAY };
    expect(decideRefusedRequest(rules2, request, evening('2026-03-09', 9)).lastDay).toBe('2026-05-09');
    expect(decideRefusedRequest(rules2, request, evening('2026-03-02', 21)).lastDay).toBe(LAST_DAY);
  });
});
