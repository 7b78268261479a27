import type { AgeGroup } from '../../basics/age-group.ts';
import type { PackageType } from '../../catalogue/packages/contract.ts';
import type { Slot } from '../../learning/meetings/plan.ts';
import type { Relation } from '../../people/learners/contract.ts';
import type { ImportColumn } from './columns.ts';

/** Most rows per file; larger schools send several. */
export const MAX_ROWS = 10_000;
/** Most running courses per file: they are opened one class after the other in one transaction. */
export const MAX_COURSES = 200;
/** Most bytes per file, compressed or not. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
/** A file with more columns is not one of our lists. */
export const MAX_COLUMNS = 40;

/** Possible errors of a running course. */
const COURSE_FAULTS = [
  'consentNeeded',
  'consentWithdrawn',
  'packageUnknown',
  'levelUnknown',
  'levelOtherAge',
  'teacherUnknown',
  'teacherTeachesOther',
  'teacherNotCleared',
  'timesUnknown',
  'timesOverlap',
  'tooManyTimes',
  'outsideHours',
  'outsideLessonHours',
  'heldUnknown',
  'heldWithoutTime',
  'heldFuture',
  'heldTwice',
  'numberShape',
  'scoreShape',
  'scoreTooEarly',
  'scoreNotTaken',
  'scoreWithoutTest',
  'amountShape',
  'doesNotAddUp',
  'lastDayEarly',
  'lastDayPast',
  'teacherBusy',
  'timeHeld',
  'learnerBusy',
  'notEnoughDays',
  'pastLastDay',
  'courseRunning',
  'groupDiffers',
  'groupTwice',
  'groupFull',
] as const;

/** Possible errors of a row. */
export const ROW_FAULTS = [
  'required',
  'tooLong',
  'nameShape',
  'formula',
  'tooManyCells',
  'emailShape',
  'phoneShape',
  'usernameShape',
  'dateShape',
  'dateFuture',
  'langUnknown',
  'relationUnknown',
  'relationNeeded',
  'birthDateNeeded',
  'tooYoung',
  'notAChild',
  'programUnknown',
  'ageGroupUnknown',
  'twice',
  'nameDiffers',
  'selfTwice',
  'usernameTwice',
  'emailTaken',
  'usernameTaken',
  ...COURSE_FAULTS,
] as const;
export type RowFault = (typeof ROW_FAULTS)[number];

/** One error of a row, numbered as in a spreadsheet: the heading is row 1. */
export type RowError = {
  row: number;
  column: ImportColumn | null;
  code: RowFault;
  /** The cell's text, truncated; empty if there is none. */
  value: string;
  /** The other row, if two rows contradict each other. */
  other?: number;
};

/** A learner in a file. */
export type ImportedLearner = {
  row: number;
  name: string;
  birthDate: string | null;
  /** Null for the account holder themselves. */
  relation: Relation | null;
  /** Of running courses: the day on which the guardian agreed in writing, or null. */
  consentOn?: string | null;
  courses?: ImportedCourse[];
};

/** A meeting from before the import. Without a minute it began at the weekly time of its weekday. */
export type HeldMeeting = { day: string; minute: number | null; mark: 'present' | 'late' | 'absent' };

/** A running course in a file; package and teacher are as typed and known to the server only. */
export type ImportedCourse = {
  row: number;
  package: string;
  /** With or without the age group before it. */
  level: string;
  /** Lower case. */
  teacherEmail: string;
  /** Rows with the same name are one class; null for one-to-one. */
  group: string | null;
  slots: Slot[];
  held: HeldMeeting[];
  left: number;
  midScore: number | null;
  finalScore: number | null;
  lastDay: string | null;
  /** Whole rupiah for the whole course. */
  paid: number;
};

/** An account that a file creates: a family with its learners, or a teacher with subjects. */
export type ImportedAccount = {
  row: number;
  name: string;
  /** Lower case. */
  email: string;
  /** E.164, or null. */
  phone: string | null;
  /** Null if it is to be derived from the address. */
  username: string | null;
  lang: 'id' | 'en';
  learners: ImportedLearner[];
  programs: PackageType[];
  ageGroups: AgeGroup[];
};

/** A file as rows of cells, its heading first. */
export type SheetRow = { row: number; cells: string[] };

/** Why a file cannot be read at all. */
export type SheetFault =
  | { code: 'empty' }
  | { code: 'noRows' }
  | { code: 'tooManyColumns'; count: number }
  | { code: 'tooManyRows'; most: number }
  | { code: 'unknownColumns'; names: string }
  | { code: 'columnTwice'; names: string }
  | { code: 'missingColumns'; columns: ImportColumn[] };

export type Reading = { today: string; phone: (text: string) => string | null };

export type CheckedSheet = { rows: number; accounts: ImportedAccount[]; errors: RowError[] };
