import { later, MINUTE } from '@fasih/school/basics/instants';
import {
  decideClose,
  decideCorrect,
  decideMark,
  decideUndoForfeit,
  decideWaive,
} from '@fasih/school/catalogue/policy/attendance';
import { decideOwedMeeting } from '@fasih/school/catalogue/policy/balance';
import { decideCheckIn } from '@fasih/school/catalogue/policy/check-in';
import type { Decision, Policy } from '@fasih/school/catalogue/policy/decision';
import { askAnotherLook, decideLevel } from '@fasih/school/catalogue/policy/level';
import type { ReasonKey } from '@fasih/school/catalogue/policy/reasons';
import { quoteRefund } from '@fasih/school/catalogue/policy/refund';
import {
  decideCancel,
  decideExcuse,
  decideMove,
  decidePause,
} from '@fasih/school/catalogue/policy/timetable';
import { decideExpire } from '@fasih/school/catalogue/policy/validity';
import { POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';
import { describe, expect, it } from 'vitest';
import { reasonText } from './reason.ts';
import { CASES_2 } from './reason-2.fixtures.ts';
import { LANGS, textsIn } from './texts.ts';

const policy: Policy = { version: 1, rules: 1, values: POLICY_VERSION_1 };
const start = new Date('2026-11-02T02:00:00Z');
const end = later(start, 60 * MINUTE);
const span = { start, end };
const at = (minutes: number) => later(start, minutes * MINUTE);
const lastDay = '2027-02-02';

const mark = (now: Date, more: Partial<Parameters<typeof decideMark>[1]> = {}) =>
  decideMark(policy, { state: 'planned', span, markedAt: null, enrolmentActive: true, ...more }, now);
const checkIn = (now: Date, more: Partial<Parameters<typeof decideCheckIn>[1]> = {}) =>
  decideCheckIn(policy, { span, checkedInAt: null, open: true, freeAfter: null, ...more }, now);
const close = (now: Date, more: Partial<Parameters<typeof decideClose>[1]> = {}) =>
  decideClose(policy, { state: 'planned', span, toldLateAt: null, teacherCheckedIn: true, ...more }, now);
const correct = (now: Date, more: Partial<Parameters<typeof decideCorrect>[1]> = {}) =>
  decideCorrect(policy, { state: 'planned', span, to: 'absent', ...more }, now);
const days = (n: number) => n * 24 * 60;
const move = (now: Date, more: Partial<Parameters<typeof decideMove>[1]> = {}) => {
  const to = { start: at(days(3)), end: at(days(3) + 60) };
  const asked = { actor: 'learner', state: 'planned', span, to, lastDay, capacity: 1 } as const;
  return decideMove(policy, { ...asked, enrolmentActive: true, othersInWeek: 0, perWeek: 2, ...more }, now);
};
const refund = (more: Partial<Parameters<typeof quoteRefund>[1]> = {}, now = start) =>
  quoteRefund(policy, { pricePaid: 2_000_000, bought: 20, drawn: 2, lastDay, ended: false, ...more }, now);

const pause = (now: Date, state: 'planned' | 'to_plan' = 'planned') =>
  decidePause(policy, { state, span, lastDay }, { from: '2026-11-02', until: '2026-11-16' }, now);

const LEVEL = { level: 'Kids Beginner', state: 'proposed', course: 'active', policyVersion: 1 } as const;
const level = (
  more: Partial<Parameters<typeof decideLevel>[0]>,
  wanted: Partial<Parameters<typeof decideLevel>[2]> = {},
) =>
  decideLevel(
    { ...LEVEL, ...more },
    { role: 'admin', teachesClass: false },
    { level: 'Kids Beginner', reason: '', points: [1, 2, 1], ...wanted },
  );
const look = (more: Partial<Parameters<typeof askAnotherLook>[0]>) =>
  askAnotherLook({ ...LEVEL, state: 'confirmed', askedBefore: false, ...more });

/** An everyday case for each reason; a reason without one does not compile. */
const CASES: Record<ReasonKey, () => Decision> = {
  'attendance.present': () => mark(at(3)),
  'attendance.late': () => mark(at(16)),
  'attendance.tooEarly': () => mark(at(-6)),
  'attendance.closed': () => mark(at(61)),
  'attendance.already': () => mark(at(3), { state: 'present', markedAt: at(1) }),
  'attendance.notPlanned': () => mark(at(3), { state: 'to_plan', span: null }),
  'attendance.stopped': () => mark(at(3), { enrolmentActive: false }),
  'checkIn.onTime': () => checkIn(at(0)),
  'checkIn.tooEarly': () => checkIn(at(-6)),
  'checkIn.addedToEnd': () => checkIn(at(7)),
  'checkIn.owed': () => checkIn(at(7), { freeAfter: end }),
  'checkIn.tooLate': () => checkIn(at(16)),
  'checkIn.already': () => checkIn(at(7), { checkedInAt: at(1) }),
  'checkIn.closed': () => checkIn(at(7), { open: false }),
  'close.forfeited': () => close(at(61)),
  'close.toldLate': () => close(at(61), { toldLateAt: at(-90) }),
  'close.held': () => close(at(61), { state: 'late' }),
  'close.teacherMissing': () => close(at(16), { teacherCheckedIn: false }),
  'close.notYet': () => close(at(30)),
  'correct.changed': () => correct(at(30), { state: 'present' }),
  'correct.same': () => correct(at(30), { state: 'absent' }),
  'correct.notYet': () => correct(at(-6)),
  'correct.stopped': () => correct(at(30), { state: 'lapsed', span: null }),
  'waive.returned': () => decideWaive(policy, { state: 'absent' }),
  'waive.undone': () => decideUndoForfeit(policy, { state: 'absent' }),
  'waive.notForfeited': () => decideWaive(policy, { state: 'present' }),
  'move.allowed': () => move(at(-days(2))),
  'move.allowedLast': () => move(at(-60), { actor: 'school', to: { start: at(120), end: at(180) } }),
  'move.tooLate': () => move(at(-60)),
  'move.pastLastDay': () => move(at(-days(2)), { lastDay: '2026-11-04' }),
  'move.tooSoon': () => move(at(-days(2)), { to: { start: at(-days(1) - 1), end: at(-days(1) + 59) } }),
  'move.inPast': () => move(at(-days(2)), { to: { start: at(-days(3)), end: at(60 - days(3)) } }),
  'move.weekFull': () => move(at(-days(2)), { othersInWeek: 2 }),
  'move.group': () => move(at(-days(2)), { capacity: 6 }),
  'move.notMovable': () => move(at(1)),
  'move.stopped': () => move(at(-days(2)), { enrolmentActive: false }),
  'excuse.kept': () => decideExcuse(policy, { state: 'planned', span, lastDay }, at(-days(1))),
  'excuse.substitute': () =>
    decideExcuse(policy, { state: 'planned', span, lastDay, hasSubstitute: true }, at(0)),
  'excuse.tooLate': () => decideExcuse(policy, { state: 'planned', span, lastDay }, at(-60)),
  'excuse.notPlanned': () => decideExcuse(policy, { state: 'absent', span, lastDay }, at(-60)),
  'pause.kept': () => pause(at(-days(1))),
  'pause.tooNear': () => pause(at(-60)),
  'pause.notPlanned': () => pause(at(-days(1)), 'to_plan'),
  'cancel.returned': () =>
    decideCancel(policy, { state: 'planned', lastDayAfter: '2027-02-09', actor: 'school' }),
  'cancel.notPlanned': () =>
    decideCancel(policy, { state: 'absent', lastDayAfter: '2027-02-09', actor: 'teacher' }),
  'plan.allowed': () => move(at(1), { state: 'to_plan', span: null }),
  'expire.rest': () => decideExpire(policy, { lastDay, left: 3 }, at(days(100))),
  'expire.running': () => decideExpire(policy, { lastDay, left: 3 }, start),
  'expire.nothingLeft': () => decideExpire(policy, { lastDay, left: 0 }, at(days(100))),
  'refund.allowed': () => refund(),
  'refund.tooFewLeft': () => refund({ drawn: 10 }),
  'refund.shortCourse': () => refund({ bought: 10, drawn: 0 }),
  'refund.programOver': () => refund({}, at(days(100))),
  'refund.ended': () => refund({ ended: true }),
  'refund.nothingPaid': () => refund({ pricePaid: 0 }),
  'refund.nothingBack': () => refund({ pricePaid: 1 }),
  'owed.meeting': () => decideOwedMeeting(policy, 61),
  'level.confirmed': () => level({}),
  'level.changed': () => level({}, { level: 'Kids Advanced', reason: 'x' }),
  'level.notYours': () =>
    decideLevel(LEVEL, { role: 'teacher', teachesClass: false }, { level: '', reason: '', points: null }),
  'level.none': () => level({ level: null, state: null }),
  'level.stopped': () => level({ course: 'ended' }),
  'level.otherAge': () => level({}, { level: 'Teen Advanced' }),
  'level.same': () => level({ state: 'changed' }),
  'level.changeNeedsReason': () => level({}, { level: 'Kids Advanced' }),
  'level.checkOrReason': () => level({}, { points: null }),
  'level.reopened': () => look({}),
  'level.askedBefore': () => look({ askedBefore: true }),
  'level.notDecided': () => look({ state: 'proposed' }),
  ...CASES_2,
};

describe('the sentence of a reason', () => {
  it.each(Object.keys(CASES) as ReasonKey[])('%s is whole in both languages', (key) => {
    const { reason } = CASES[key]();
    expect(reason.key).toBe(key);
    // As it is stored and read again.
    const stored = JSON.parse(JSON.stringify(reason)) as typeof reason;
    const [id, en] = LANGS.map((lang) => reasonText(textsIn(lang).policy.reasons, stored, lang));
    for (const sentence of [id, en]) {
      expect(sentence).toMatch(/^[A-Z0-9].{8,}[.]$/s);
      expect(sentence).not.toMatch(/undefined|null|NaN|Invalid|\[object|\$\{/);
    }
    expect(id).not.toBe(en);
  });

  it('names times in the reader’s zone', () => {
    const text = (zone: 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura') =>
      reasonText(textsIn('en').policy.reasons, mark(at(16)).reason, 'en', zone);
    expect([text('Asia/Jakarta'), text('Asia/Makassar'), text('Asia/Jayapura')]).toEqual([
      expect.stringContaining('after 09:00 WIB'),
      expect.stringContaining('after 10:00 WITA'),
      expect.stringContaining('after 11:00 WIT'),
    ]);
  });

  it('of a pause names the break and no excuse, also for pauses stored before this reason existed', () => {
    const text = (reason: { key: string; params: Record<string, string | number> }) =>
      reasonText(textsIn('en').policy.reasons, reason, 'en');
    expect(text(pause(at(-days(1))).reason)).toBe(
      'The class is paused from Monday, 2 November 2026 until before Monday, 16 November 2026, so the meeting is kept. Plan it again by Tuesday, 2 February 2027.',
    );
    const old = decideExcuse(policy, { state: 'planned', span, lastDay }, at(-days(1))).reason;
    expect(text(JSON.parse(JSON.stringify(old)))).toMatch(/the meeting is kept/);
  });

  it('of a cancellation says who cancelled, unless an older record does not know', () => {
    const texts = (by?: 'teacher' | 'school') =>
      LANGS.map((lang) => {
        const params = { ...(by ? { by } : {}), days: 7, lastDay };
        return reasonText(textsIn(lang).policy.reasons, { key: 'cancel.returned', params }, lang).split(
          ':',
        )[0];
      });
    expect(texts('teacher')).toEqual(['Dibatalkan oleh guru', 'Cancelled by the teacher']);
    expect(texts('school')).toEqual(['Dibatalkan oleh sekolah', 'Cancelled by the school']);
    expect(texts()).toEqual(['Dibatalkan', 'Cancelled']);
  });

  it('of a late excuse says how late, also within the last hour', () => {
    const texts = (minutes: number) =>
      LANGS.map((lang) =>
        reasonText(textsIn(lang).policy.reasons, close(at(61), { toldLateAt: at(-minutes) }).reason, lang),
      );
    expect(texts(90)).toEqual([
      expect.stringContaining(', 1 jam sebelum mulai'),
      expect.stringContaining(', 1 hour before the start'),
    ]);
    expect(texts(20)).toEqual([
      expect.stringContaining(', kurang dari 1 jam sebelum mulai'),
      expect.stringContaining(', less than an hour before the start'),
    ]);
  });

  it('of a mark is also true for somebody who comes before the start', () => {
    for (const minutes of [-5, 0, 15])
      expect(
        LANGS.map((lang) => reasonText(textsIn(lang).policy.reasons, mark(at(minutes)).reason, lang)),
      ).toEqual([
        'Ditandai paling lambat 15 menit setelah 09.00 WIB, jadi dihitung hadir.',
        'Marked no later than 15 minutes after 09:00 WIB, so it counts as present.',
      ]);
  });

  it('of an unknown older version is empty', () => {
    expect(reasonText(textsIn('id').policy.reasons, { key: 'gone.away', params: {} }, 'id')).toBe('');
  });
});
