import { DAY, HOUR, later, MINUTE } from '../../basics/instants.ts';
import { decideMark, type Span } from './attendance.ts';
import { decideOwedMeeting, meetingsFromMinutes } from './balance.ts';
import { decideCheckIn, paidMinutes } from './check-in.ts';
import type { Decision, Policy } from './decision.ts';
import { quoteRefund } from './refund.ts';
import { decideCancel, decideExcuse } from './timetable.ts';
import { addDays } from './validity.ts';
import { changedFields, type PolicyFieldName, type PolicyValues } from './values.ts';

/** The result of a rule in an example: its reason, or a figure when the rule is a plain number. */
export type ExampleSays = {
  outcome: string;
  reason: { key: string; params: Record<string, string | number> } | null;
  figure: number | null;
};

/** A case in which two policy versions give different results, computed by the rules themselves. */
export type PolicyExample = {
  field: PolicyFieldName;
  /** The inputs of the case; the field says what it is about. Instants are ISO-8601 UTC. */
  facts: Record<string, string | number>;
  before: ExampleSays;
  after: ExampleSays;
};

const PRICE = 2_700_000;
const BOUGHT = 20;
const LAST_DAY_AFTER = 90;

const says = ({ outcome, reason }: Decision): ExampleSays => ({ outcome, reason, figure: null });
const number = (figure: number): ExampleSays => ({ outcome: String(figure), reason: null, figure });

/**
 * For each changed value one case that shows the change, before and after. The meeting is a week after `now`, at the
 * full hour; the case lies between the two values.
 */
export function policyExamples(before: Policy, after: Policy, now: Date): PolicyExample[] {
  const start = new Date(Math.ceil((now.getTime() + 7 * DAY) / HOUR) * HOUR);
  return changedFields(before.values, after.values).map((field) => {
    const { facts, rule } = caseOf(field, before.values, after.values, start);
    return { field, facts, before: rule(before), after: rule(after) };
  });
}

type Case = { facts: PolicyExample['facts']; rule: (policy: Policy) => ExampleSays };

/** Whole minutes between two values in seconds, at which only one of them is met. */
const between = (a: number, b: number) => Math.max(1, Math.ceil((a + b) / 2 / 60)) * MINUTE;
const spanOf = (policy: Policy, start: Date): Span => ({
  start,
  end: later(start, policy.values.meetingMinutes * MINUTE),
});

function caseOf(field: PolicyFieldName, a: PolicyValues, b: PolicyValues, start: Date): Case {
  const begins = start.toISOString();
  const lastDay = addDays(begins.slice(0, 10), LAST_DAY_AFTER);
  const cases: Record<PolicyFieldName, () => Case> = {
    noticeSeconds: () => {
      const at = later(start, -between(a.noticeSeconds, b.noticeSeconds));
      return {
        facts: { at: at.toISOString(), start: begins },
        rule: (policy) =>
          says(decideExcuse(policy, { state: 'planned', span: spanOf(policy, start), lastDay }, at)),
      };
    },
    markOpensSeconds: () => {
      const at = later(start, -between(a.markOpensSeconds, b.markOpensSeconds));
      return { facts: { at: at.toISOString(), start: begins }, rule: marked(at) };
    },
    presentWithinSeconds: () => {
      const at = later(start, between(a.presentWithinSeconds, b.presentWithinSeconds));
      return { facts: { at: at.toISOString(), start: begins }, rule: marked(at) };
    },
    teacherMissingSeconds: () => {
      const at = later(start, between(a.teacherMissingSeconds, b.teacherMissingSeconds));
      return {
        facts: { at: at.toISOString(), start: begins },
        rule: (policy) =>
          says(
            decideCheckIn(
              policy,
              { span: spanOf(policy, start), checkedInAt: null, open: true, freeAfter: null },
              at,
            ),
          ),
      };
    },
    meetingMinutes: () => ({
      facts: { start: begins },
      rule: (policy) => number(paidMinutes(policy, { outcome: 'held', bankedDelayMinutes: 0 })),
    }),
    minutesPerOwedMeeting: () => {
      const minutes = Math.min(a.minutesPerOwedMeeting, b.minutesPerOwedMeeting);
      return {
        facts: { minutes },
        rule: (policy) =>
          meetingsFromMinutes(policy, minutes) > 0 ? says(decideOwedMeeting(policy, minutes)) : number(0),
      };
    },
    extensionDays: () => ({
      facts: { start: begins, lastDay },
      rule: (policy) =>
        says(
          decideCancel(policy, {
            state: 'planned',
            actor: 'school',
            lastDayAfter: addDays(lastDay, policy.values.extensionDays),
          }),
        ),
    }),
    refundPercent: () => {
      const drawn = Math.max(0, BOUGHT - Math.max(a.refundNeedsMoreThan, b.refundNeedsMoreThan) - 5);
      return { facts: { price: PRICE, bought: BOUGHT, drawn }, rule: refunded(drawn, lastDay, start) };
    },
    refundNeedsMoreThan: () => {
      const left = Math.max(a.refundNeedsMoreThan, b.refundNeedsMoreThan);
      const bought = Math.max(BOUGHT, left);
      const drawn = bought - left;
      return {
        facts: { price: PRICE, bought, drawn },
        rule: refunded(drawn, lastDay, start, bought),
      };
    },
  };
  return cases[field]();

  function marked(at: Date) {
    return (policy: Policy) =>
      says(
        decideMark(
          policy,
          { state: 'planned', span: spanOf(policy, start), markedAt: null, enrolmentActive: true },
          at,
        ),
      );
  }
}

function refunded(drawn: number, lastDay: string, now: Date, bought = BOUGHT) {
  return (policy: Policy): ExampleSays => {
    const quote = quoteRefund(policy, { pricePaid: PRICE, bought, drawn, lastDay, ended: false }, now);
    return { ...says(quote), figure: quote.amount };
  };
}
