import type { Reason, ReasonKey, ReasonOf } from './reasons.ts';
import type { PolicyValues } from './values.ts';

/**
 * The two sets of course rules: 1 those of docs/product/classes.md, 2 with the changes of
 * docs/product/course-rules-2.md. A policy version belongs to one of them, so each course keeps those of its purchase.
 * A set has the changes of those before it: code asks for `rules >= 2`, never for one set alone.
 */
export const RULES = [1, 2] as const;
export type Rules = (typeof RULES)[number];

/** The policy of one enrolment or class: the version of its purchase, its rules and its values. */
export type Policy = { version: number; rules: Rules; values: PolicyValues };

/**
 * The stored result of a rule (docs/product/classes.md#decisions): outcome, rule, version, inputs, and the reason as
 * a text key with parameters. It drives the learner's balance, the teacher's pay, the refund and the text the family
 * reads.
 */
export type Decision<Outcome extends string = string> = {
  outcome: Outcome;
  rule: Rule;
  policyVersion: number;
  inputs: Readonly<Record<string, string | number | boolean | null>>;
  reason: Reason;
};

/** A decision that refuses, for one of these reasons. */
export type RefusedFor<Key extends ReasonKey> = Decision<'refused'> & {
  reason: { [K in Key]: ReasonOf<K> }[Key];
};

/** The rules by name; each is a function in this folder. */
export type Rule =
  | 'attendance'
  | 'checkIn'
  | 'close'
  | 'correct'
  | 'waive'
  | 'move'
  | 'excuse'
  | 'pause'
  | 'cancel'
  | 'plan'
  | 'expire'
  | 'refund'
  | 'owed'
  | 'level'
  | 'levelLook'
  | 'numbers'
  | 'makeup'
  | 'owedPlace'
  | 'extend'
  | 'giveBack'
  | 'familyPause'
  | 'appeal'
  | 'dispute'
  | 'refundRequest'
  | 'faultRefund'
  | 'replan'
  | 'repair'
  | 'undo';

/** Builds a decision. */
export function decide<Outcome extends string>(
  policy: Policy,
  rule: Rule,
  outcome: Outcome,
  inputs: Decision['inputs'],
  reason: Reason,
): Decision<Outcome> {
  return { outcome, rule, policyVersion: policy.version, inputs, reason };
}
