import type { Reason } from './reasons.ts';
import type { PolicyValues } from './values.ts';

/** The course rules as one enrolment or class knows them: the version of its purchase and its numbers. */
export type Policy = { version: number; values: PolicyValues };

/**
 * What a rule says, kept as it was said (docs/product/classes.md#decisions): the outcome, which rule and version said
 * it, what it looked at, and why, as a key with parameters that is rendered in the reader's language when read. The
 * same value drives the learner's balance, the teacher's pay, the refund and the text the family reads.
 */
export type Decision<Outcome extends string = string> = {
  outcome: Outcome;
  rule: Rule;
  policyVersion: number;
  inputs: Readonly<Record<string, string | number | boolean | null>>;
  reason: Reason;
};

/** The rules by name; each is one function of this folder. */
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
  | 'levelLook';

/** Puts a decision together. */
export function decide<Outcome extends string>(
  policy: Policy,
  rule: Rule,
  outcome: Outcome,
  inputs: Decision['inputs'],
  reason: Reason,
): Decision<Outcome> {
  return { outcome, rule, policyVersion: policy.version, inputs, reason };
}
