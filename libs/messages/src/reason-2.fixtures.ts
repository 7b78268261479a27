import { DAY, HOUR, later } from '@fasih/school/basics/instants';
import { decideAppeal, decideAppealAnswer } from '@fasih/school/catalogue/policy/appeal';
import type { Decision, Policy } from '@fasih/school/catalogue/policy/decision';
import { decideDisputed } from '@fasih/school/catalogue/policy/dispute';
import { decideFamilyPause } from '@fasih/school/catalogue/policy/family-pause';
import { quoteFaultRefund } from '@fasih/school/catalogue/policy/fault-refund';
import { decideGiveBack } from '@fasih/school/catalogue/policy/give-back';
import { type CourseChange, decideExtension } from '@fasih/school/catalogue/policy/growth';
import { decideMakeup } from '@fasih/school/catalogue/policy/makeup';
import { numbersAtFreeze, numbersByTime, numbersOfReturn } from '@fasih/school/catalogue/policy/numbering';
import { decideExpireOffered, decideUndoExpiry } from '@fasih/school/catalogue/policy/offers';
import { placeOwed } from '@fasih/school/catalogue/policy/owed-place';
import { decideHoldBack, decideRefusedRequest } from '@fasih/school/catalogue/policy/refund-request';
import { decideRepair, decideTakeBack, type RepairCause } from '@fasih/school/catalogue/policy/repair';
import { replan } from '@fasih/school/catalogue/policy/replan';
import { decideExcuse, decideMove } from '@fasih/school/catalogue/policy/timetable';
import { decideUndo } from '@fasih/school/catalogue/policy/undo';
import { POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';

const policy: Policy = { version: 2, rules: 2, values: POLICY_VERSION_1 };
const now = new Date('2026-03-01T02:00:00Z');
const at = (days: number, hours = 0) => later(now, days * DAY + hours * HOUR);
const spanAt = (days: number) => ({ start: at(days), end: at(days, 1) });
const lastDay = '2026-05-02';
const meeting = (number: number, start: Date | null) => ({
  id: String(number),
  number,
  start,
  waived: false,
});
const course = (...meetings: ReturnType<typeof meeting>[]) => ({ bought: 20, meetings });
const extend = (change: CourseChange) => decideExtension(policy, { lastDay, before: [] }, change);
const pause = (more: { from?: string; until?: string; active?: boolean; firstStart?: Date } = {}) =>
  decideFamilyPause(
    policy,
    { active: more.active ?? true, lastDay, changes: [], firstStart: more.firstStart ?? null },
    { from: more.from ?? '2026-03-09', until: more.until ?? '2026-03-23' },
    now,
  );
const giveBack = (more: Partial<Parameters<typeof decideGiveBack>[1]>) =>
  decideGiveBack(policy, {
    first: false,
    chosenBy: 'school',
    seen: false,
    confirmed: false,
    attended: false,
    givenBackBefore: false,
    ...more,
  });
const ended = { lastDay: '2026-02-20', left: 1, active: true, waits: false, withoutTime: ['1'], perWeek: 2 };
const expire = (waits: boolean) =>
  decideExpireOffered(policy, { ...ended, waits, offers: [], wishes: [], lessonHours: [] }, now);
const appeal = (more: Partial<Parameters<typeof decideAppeal>[1]> = {}) =>
  decideAppeal(policy, { state: 'absent', forfeitedAt: at(-1), appealed: false, ...more }, now);
const answer = (returns: boolean, reason = 'Ada surat dokter') =>
  decideAppealAnswer(policy, { lastDay }, { returns, reason }, now);
const holdBack = (days: number, firstRequest = true) =>
  decideHoldBack(policy, { start: at(days), firstRequest, holidays: new Set() }, now);
const repaired = (cause: RepairCause) => decideRepair(policy, { cause, was: spanAt(5), to: spanAt(4) }, now);
const fault = (since: Date | null) =>
  quoteFaultRefund(
    policy,
    { pricePaid: 1_650_000, bought: 10, remaining: 6, fault: since && { since, cause: 'noTeacher' } },
    now,
  );
const plan = (...free: { start: Date; end: Date }[]) =>
  replan(policy, { meetings: [{ id: 'a', span: null }], free, perWeek: 2, lastDay }, now)[0] as Decision;

const missedNine = { number: 9, level: null, until: at(30), wishes: [], busy: [], isWeekFull: () => false };

/** An everyday case for each reason that only course rules 2 give. */
export const CASES_2 = {
  'undo.free': () => decideUndo(policy, { start: at(2), bookedAt: now }, now),
  'undo.over': () => decideUndo(policy, null, now),
  'numbers.kept': () => numbersAtFreeze(policy, course(meeting(1, at(3))), '1', at(2)),
  'numbers.byTime': () =>
    numbersByTime(
      policy,
      course(meeting(9, at(9)), meeting(10, at(4))),
      { id: '9', was: null, by: 'learner' },
      now,
    ),
  'numbers.movedUp': () =>
    numbersAtFreeze(policy, course(meeting(9, null), meeting(10, at(1)), meeting(11, at(4))), '10', now),
  'numbers.cameBack': () =>
    numbersOfReturn(policy, course(meeting(9, null), meeting(10, at(0, 5)), meeting(11, at(4))), '9', now),
  'move.testNear': () =>
    decideMove(
      policy,
      {
        actor: 'school',
        state: 'planned',
        enrolmentActive: true,
        span: spanAt(5),
        to: spanAt(3),
        lastDay,
        capacity: 1,
        othersInWeek: 0,
        perWeek: 2,
        isTest: true,
      },
      now,
    ),
  'excuse.free': () =>
    decideExcuse(policy, { state: 'planned', span: spanAt(0.5), lastDay, freeUntil: at(0.5) }, now),
  'makeup.seat': () =>
    decideMakeup(
      policy,
      { ...missedNine, wishes: [{ weekday: 4, from: 0, to: 1440 }] },
      [{ id: 'a', number: 9, level: null, free: 1, ...spanAt(4) }],
      'learner',
      now,
    ),
  'makeup.private': () => decideMakeup(policy, missedNine, [], 'school', now),
  'owed.beforeFinal': () => placeOwed(policy, { owed: at(9), final: at(8) }, now),
  'extend.cancelled': () => extend({ kind: 'cancelled', day: '2026-03-02' }),
  'extend.later': () => extend({ kind: 'moved', from: '2026-03-02', to: '2026-03-09' }),
  'extend.schoolPause': () =>
    extend({ kind: 'schoolPause', from: '2026-03-18', until: '2026-03-26', meetings: ['2026-03-18'] }),
  'extend.familyPause': () => extend({ kind: 'familyPause', from: '2026-03-09', until: '2026-03-23' }),
  'extend.nothing': () => extend({ kind: 'moved', from: '2026-03-02', to: '2026-03-03' }),
  'expire.extended': () => expire(false),
  'expire.undone': () => decideUndoExpiry(policy, { lastDay: '2026-01-31', left: 3 }, now),
  'expire.waits': () => expire(true),
  'giveBack.firstUnseen': () => giveBack({ first: true }),
  'giveBack.unconfirmed': () => giveBack({ chosenBy: 'engine' }),
  'giveBack.no': () => giveBack({}),
  'familyPause.granted': () => pause(),
  'familyPause.tooLong': () => pause({ until: '2026-05-01' }),
  'familyPause.tooLate': () => pause({ from: '2026-03-02', firstStart: at(0.5) }),
  'familyPause.inPast': () => pause({ from: '2026-02-09' }),
  'familyPause.stopped': () => pause({ active: false }),
  'dispute.held': () => decideDisputed(policy, { state: 'planned', lastDay }, 'held', now),
  'dispute.returned': () => decideDisputed(policy, { state: 'planned', lastDay }, 'returned', now),
  'dispute.forfeited': () => decideDisputed(policy, { state: 'planned', lastDay }, 'forfeited', now),
  'appeal.open': () => appeal(),
  'appeal.tooLate': () => appeal({ forfeitedAt: at(-8) }),
  'appeal.already': () => appeal({ appealed: true }),
  'appeal.notForfeited': () => appeal({ state: 'late' }),
  'appeal.returned': () => answer(true),
  'appeal.upheld': () => answer(false),
  'appeal.needsReason': () => answer(true, ' '),
  'refundRequest.heldBack': () => holdBack(2),
  'refundRequest.takesPlace': () => holdBack(0.5),
  'refundRequest.notAgain': () => holdBack(2, false),
  'refundRequest.refused': () => decideRefusedRequest(policy, { askedAt: at(-3), lastDay }, now),
  'faultRefund.allowed': () => fault(at(-1)),
  'faultRefund.over': () => fault(at(-15)),
  'faultRefund.none': () => fault(null),
  'replan.moved': () =>
    replan(
      policy,
      {
        meetings: [
          { id: 'a', span: null },
          { id: 'b', span: { start: at(4), end: at(4, 1) } },
        ],
        free: [
          { start: at(4, -0.5), end: at(4, 0.5) },
          { start: at(4, 0.5), end: at(4, 1.5) },
        ],
        perWeek: 2,
        lastDay,
      },
      now,
    ).find(({ outcome }) => outcome === 'moved') as Decision,
  'replan.planned': () => plan(spanAt(4)),
  'replan.waits': () => plan(),
  'repair.waiting': () => decideRepair(policy, { cause: 'waiting', was: null, to: spanAt(4) }, now),
  'repair.outsideHours': () => repaired('outsideHours'),
  'repair.pastLastDay': () => repaired('pastLastDay'),
  'repair.finalFirst': () => repaired('finalFirst'),
  'repair.takenBack': () => decideTakeBack(policy, at(-1), now),
  'repair.over': () => decideTakeBack(policy, at(-2), now),
} satisfies Record<string, () => Decision>;
