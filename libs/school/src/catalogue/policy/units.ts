import type { PolicyValues } from './values.ts';

/** The unit in which people enter a value; forms show whole units. */
export type PolicyUnit = 'minute' | 'hour' | 'day' | 'percent' | 'meeting';

export type PolicyField = {
  unit: PolicyUnit;
  /** The stored value of one unit (3600 for an hour stored as seconds). */
  factor: number;
  /** Least and most in units: beyond them a rule makes no sense. */
  least: number;
  most: number;
};

/** The values that a school may choose. The number of meetings per week (two or three) belongs to the plan. */
export const POLICY_FIELDS = {
  noticeSeconds: { unit: 'hour', factor: 3600, least: 1, most: 168 },
  markOpensSeconds: { unit: 'minute', factor: 60, least: 1, most: 60 },
  presentWithinSeconds: { unit: 'minute', factor: 60, least: 0, most: 60 },
  teacherMissingSeconds: { unit: 'minute', factor: 60, least: 5, most: 60 },
  meetingMinutes: { unit: 'minute', factor: 1, least: 30, most: 120 },
  minutesPerOwedMeeting: { unit: 'minute', factor: 1, least: 15, most: 240 },
  extensionDays: { unit: 'day', factor: 1, least: 0, most: 60 },
  refundPercent: { unit: 'percent', factor: 1, least: 0, most: 100 },
  refundNeedsMoreThan: { unit: 'meeting', factor: 1, least: 0, most: 40 },
} as const satisfies Partial<Record<keyof PolicyValues, PolicyField>>;

export type PolicyFieldName = keyof typeof POLICY_FIELDS;
export const POLICY_FIELD_NAMES = Object.keys(POLICY_FIELDS) as PolicyFieldName[];

/** The values of a version that a school may choose. */
export function chosenValues(
  values: Pick<PolicyValues, PolicyFieldName>,
): Pick<PolicyValues, PolicyFieldName> {
  return Object.fromEntries(POLICY_FIELD_NAMES.map((name) => [name, values[name]])) as Pick<
    PolicyValues,
    PolicyFieldName
  >;
}

/** The values that differ between two versions, in the order of the form. */
export function changedFields(
  before: Pick<PolicyValues, PolicyFieldName>,
  after: Pick<PolicyValues, PolicyFieldName>,
): PolicyFieldName[] {
  return POLICY_FIELD_NAMES.filter((name) => before[name] !== after[name]);
}
