import {
  PLACEMENT_QUESTIONS,
  PLACEMENT_SECONDS,
  RETAKE_DAYS,
} from '@fasih/school/assessment/placement/rules';
import { ADVANCED_PERCENT, INTERMEDIATE_PERCENT } from '@fasih/school/assessment/placement/score';
import { PRETEST_QUESTIONS, PRETEST_SECONDS } from '@fasih/school/assessment/pretest/rules';
import { ALONE_AFTER_LOSS } from '@fasih/school/basics/approval';
import { DAY, HOUR, MINUTE } from '@fasih/school/basics/instants';
import { TAKE_BACK_MS } from '@fasih/school/catalogue/policy/repair';
import { RULES_2 } from '@fasih/school/catalogue/policy/rules-2';
import { AVERAGE_DAYS } from '@fasih/school/finance/books/periods';
import { DISPUTE_AFTER } from '@fasih/school/learning/attendance/dispute';
import { LINK_OPENS_MINUTES } from '@fasih/school/learning/classes/room';
import { BOOKING } from '@fasih/school/learning/placing/booking-rules';
import { ERASED_IN_DAYS } from '@fasih/school/office/students/contract';
import { CHILD_LINK_MINUTES } from '@fasih/school/people/child-devices/contract';
import { SECURITY_KEPT_DAYS } from '@fasih/school/platform/security/rules';
import { describe, expect, it } from 'vitest';
import { LANGS, type Texts, textsIn } from './texts.ts';

const pretest = [PRETEST_QUESTIONS, PRETEST_SECONDS / 60];
const placement = [PLACEMENT_QUESTIONS, PLACEMENT_SECONDS / 60];

/** Texts that name a number in words of their own instead of being given it, and the numbers that the school goes by. */
const CASES: readonly [string, (t: Texts) => readonly string[], readonly number[]][] = [
  ['the free test', (t) => [t.landing.heroNote, t.info.trial.description, t.pretest.description], pretest],
  ['the placement test', (t) => [t.placement.how.questions, t.enrolments.steps.test.text], placement],
  ['a retake', (t) => [t.placement.allowRetake.text, t.placement.problems.done], [RETAKE_DAYS]],
  [
    'the levels',
    (t) => [t.landing.levels.map(({ score }) => score).join(' ')],
    [INTERMEDIATE_PERCENT, ADVANCED_PERCENT],
  ],
  [
    'taking back a booking',
    ({ placing: t }) => [
      t.problems.undoOver,
      t.undoReason,
      t.family.undoHint,
      t.family.inClassText,
      t.setting.bookText,
    ],
    [BOOKING.undoMinutes],
  ],
  ['a child’s link', (t) => [t.childDevices.parent.linkLead], [CHILD_LINK_MINUTES]],
  ['a missing teacher', (t) => [t.attendance.problems.disputeTooEarly], [DISPUTE_AFTER / MINUTE]],
  ['taking back a repair', (t) => [t.repairs.problems.over], [TAKE_BACK_MS / HOUR]],
  ['a repair', (t) => [t.repairs.lead], [RULES_2.told / HOUR, TAKE_BACK_MS / HOUR]],
  ['an erasure', (t) => [t.students.detail.erase.submit], [ERASED_IN_DAYS]],
  [
    'approving alone',
    (t) => [t.approvals.problems.staffOnServer, t.approvals.problems.onlyRefunds],
    [ALONE_AFTER_LOSS / DAY],
  ],
  ['security events', (t) => [t.audit.security.lead], [SECURITY_KEPT_DAYS]],
  ['average revenue', (t) => [t.finance.dashboard.averageText], [AVERAGE_DAYS]],
  [
    'when the class link opens',
    (t) => [t.enrolments.nextMeeting.opensBefore({ minutes: 10 }), t.childDevices.home.opensBefore],
    [LINK_OPENS_MINUTES],
  ],
  [
    'late news from the school',
    (t) => [t.newerRules.terms.late, t.settings.policy.rules.list.told],
    [RULES_2.told / HOUR],
  ],
  ['the end of a pause', (t) => [t.series.end.lead], [RULES_2.told / HOUR]],
  ['a family’s pause', (t) => [t.settings.policy.rules.list.pause], [RULES_2.familyPauseDays]],
  ['an appeal', (t) => [t.settings.policy.rules.list.appeal], [RULES_2.appealDays, RULES_2.appealAnswerDays]],
  ['the answer to an appeal', (t) => [t.appeals.admin.lead], [RULES_2.appealAnswerDays]],
  [
    'the answer to a refund request',
    (t) => [t.settings.policy.rules.list.refund],
    [RULES_2.refundAnswerDays],
  ],
];

describe('a number that stands in a text', () => {
  it.each(CASES)('of %s is the one of the rules, in both languages', (_what, textsOf, numbers) => {
    for (const lang of LANGS)
      for (const text of textsOf(textsIn(lang)))
        for (const number of numbers) expect(text).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  });
});
