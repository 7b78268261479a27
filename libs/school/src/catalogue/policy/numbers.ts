import { POLICY_FIELD_NAMES, POLICY_FIELDS, type PolicyFieldName, type PolicyValues } from './values.ts';

/** Policy values for texts: whole hours, minutes, days, percent and meetings. */
export type PolicyNumbers = { [K in PolicyFieldName as (typeof POLICY_FIELDS)[K]['inTexts']]: number };

/** A version's values in the units people use; always whole numbers. */
export const policyNumbers = (values: PolicyValues): PolicyNumbers =>
  Object.fromEntries(
    POLICY_FIELD_NAMES.map((name) => {
      const { inTexts, factor } = POLICY_FIELDS[name];
      return [inTexts, values[name] / factor];
    }),
  ) as PolicyNumbers;

/** Whether a course with this many meetings can ever be refunded under these rules. */
export function mayRefund(rules: PolicyNumbers, meetings: number): boolean {
  return rules.refundPercent > 0 && meetings > rules.refundNeedsMoreThan;
}
