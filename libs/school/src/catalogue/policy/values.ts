/** The unit in which people enter a value; forms show whole units. */
export type PolicyUnit = 'minute' | 'hour' | 'day' | 'percent' | 'meeting';

type PolicyField = {
  /** Its name among the numbers of texts (`PolicyNumbers`). */
  inTexts: string;
  unit: PolicyUnit;
  /** The stored value of one unit (3600 for an hour stored as seconds). */
  factor: number;
  /** Version 1, in units. */
  first: number;
  /** Least and most in units: beyond them a rule makes no sense. */
  least: number;
  most: number;
  /** Which change is never worse for a family: a higher value, a lower one, or none. */
  better: 'higher' | 'lower' | 'same';
};

/**
 * The numbers behind the course rules that a school may choose (docs/product/courses-and-money.md#course-rules). They are settings
 * with a version; each enrolment keeps the version of its purchase, so a change never touches what somebody already bought.
 * Contract, form, numbers in texts and the comparison of versions follow from this table.
 */
export const POLICY_FIELDS = {
  /** Notice that a move or an excuse needs; exactly this much is enough. */
  noticeSeconds: {
    inTexts: 'noticeHours',
    unit: 'hour',
    factor: 3600,
    first: 24,
    least: 1,
    most: 168,
    better: 'lower',
  },
  /** Attendance opens this long before the start and closes at the end. */
  markOpensSeconds: {
    inTexts: 'opensMinutes',
    unit: 'minute',
    factor: 60,
    first: 5,
    least: 1,
    most: 60,
    better: 'higher',
  },
  /** Up to and including this long after the start counts as present, later as late. */
  presentWithinSeconds: {
    inTexts: 'presentMinutes',
    unit: 'minute',
    factor: 60,
    first: 15,
    least: 0,
    most: 60,
    better: 'higher',
  },
  /** A teacher not checked in by then: the school cancels the meeting. */
  teacherMissingSeconds: {
    inTexts: 'missingMinutes',
    unit: 'minute',
    factor: 60,
    first: 15,
    least: 5,
    most: 60,
    better: 'lower',
  },
  /** The length of one meeting. */
  meetingMinutes: {
    inTexts: 'meetingMinutes',
    unit: 'minute',
    factor: 1,
    first: 60,
    least: 30,
    most: 120,
    better: 'same',
  },
  /** Owed minutes that make one meeting beyond the bought ones. */
  minutesPerOwedMeeting: {
    inTexts: 'owedMinutes',
    unit: 'minute',
    factor: 1,
    first: 60,
    least: 15,
    most: 240,
    better: 'lower',
  },
  /** Days by which each cancellation by school or teacher moves the last day. */
  extensionDays: {
    inTexts: 'extensionDays',
    unit: 'day',
    factor: 1,
    first: 7,
    least: 0,
    most: 60,
    better: 'higher',
  },
  /** Share of the price paid that a refund returns, rounded down to whole rupiah. */
  refundPercent: {
    inTexts: 'refundPercent',
    unit: 'percent',
    factor: 1,
    first: 50,
    least: 0,
    most: 100,
    better: 'higher',
  },
  /** A refund needs more than this many meetings left. */
  refundNeedsMoreThan: {
    inTexts: 'refundNeedsMoreThan',
    unit: 'meeting',
    factor: 1,
    first: 10,
    least: 0,
    most: 40,
    better: 'lower',
  },
} as const satisfies Record<string, PolicyField>;

export type PolicyFieldName = keyof typeof POLICY_FIELDS;
export const POLICY_FIELD_NAMES = Object.keys(POLICY_FIELDS) as PolicyFieldName[];

/** The values of a version that a school may choose, as they are stored. */
type ChosenValues = { [K in PolicyFieldName]: number };

export type PolicyValues = ChosenValues & {
  /** Most meetings of one class in a week; how many it has belongs to the plan, two or three. */
  meetingsPerWeekMost: number;
};

/** One value for each field. */
const eachField = (numberOf: (name: PolicyFieldName) => number) =>
  Object.fromEntries(POLICY_FIELD_NAMES.map((name) => [name, numberOf(name)])) as ChosenValues;

export const POLICY_VERSION_1: PolicyValues = {
  ...eachField((name) => POLICY_FIELDS[name].first * POLICY_FIELDS[name].factor),
  meetingsPerWeekMost: 3,
};

/** The values of a version that a school may choose. */
export const chosenValues = (values: ChosenValues): ChosenValues => eachField((name) => values[name]);

/** The values that differ between two versions, in the order of the form. */
export const changedFields = (before: ChosenValues, after: ChosenValues): PolicyFieldName[] =>
  POLICY_FIELD_NAMES.filter((name) => before[name] !== after[name]);
