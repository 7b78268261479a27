import type { Slot } from '../../learning/meetings/plan.ts';
import type { ImportColumn } from './columns.ts';
import type { HeldMeeting, ImportedCourse, RowFault } from './sheet.ts';
import { dayOf } from './values.ts';

/** Reads a cell that is not empty; null is the fault. */
type Sound = <T>(column: ImportColumn, code: RowFault, read: (typed: string) => T | null) => T | null;

/** Reads the columns of a running course; faults are reported by `sound`. */
export function readCourse(
  row: number,
  cell: (column: ImportColumn) => string,
  sound: Sound,
): ImportedCourse {
  return {
    row,
    package: cell('package'),
    level: cell('level'),
    teacherEmail: cell('teacher').toLowerCase(),
    group: cell('group') || null,
    slots: sound('weeklyTimes', 'timesUnknown', slotsOf) ?? [],
    held: sound('meetingsHeld', 'heldUnknown', heldOf) ?? [],
    left: sound('meetingsLeft', 'numberShape', wholeNumber) ?? 0,
    midScore: sound('midScore', 'scoreShape', scoreOf),
    finalScore: sound('finalScore', 'scoreShape', scoreOf),
    lastDay: sound('lastDay', 'dateShape', dayOf),
    paid: sound('paid', 'amountShape', rupiahOf) ?? 0,
  };
}

const WEEKDAYS: readonly (readonly string[])[] = [
  ['senin', 'sen', 'monday', 'mon'],
  ['selasa', 'sel', 'tuesday', 'tue'],
  ['rabu', 'rab', 'wednesday', 'wed'],
  ['kamis', 'kam', 'thursday', 'thu'],
  ['jumat', "jum'at", 'jum', 'friday', 'fri'],
  ['sabtu', 'sab', 'saturday', 'sat'],
  ['minggu', 'min', 'sunday', 'sun'],
];

const MARKS: Record<string, HeldMeeting['mark']> = {
  '': 'present',
  hadir: 'present',
  present: 'present',
  terlambat: 'late',
  late: 'late',
  'tidak hadir': 'absent',
  absen: 'absent',
  absent: 'absent',
};

const parts = (typed: string) =>
  typed
    .split(/[,;\n|]/)
    .map((part) => part.trim().toLowerCase().replace(/\s+/g, ' '))
    .filter((part) => part !== '');

/** All parts read, or null if one of them is unreadable. */
function all<T>(typed: string, read: (part: string) => T | null): T[] | null {
  const found = parts(typed).map(read);
  return found.every((one) => one !== null) ? found : null;
}

/** Parses times of the day as 16:00 or 16.00 to minutes. */
function minuteOf(hours: string | undefined, minutes: string | undefined): number | null {
  const minute = Number(hours) * 60 + Number(minutes);
  return Number(hours) < 24 && Number(minutes) < 60 ? minute : null;
}

/** Parses weekly times, e.g. `Senin 16:00, Rabu 16.00`. */
function slotsOf(typed: string): Slot[] | null {
  return all(typed, (part) => {
    const [, name, hours, minutes] = /^(\S+) (\d{1,2})[:.](\d{2})$/.exec(part) ?? [];
    const weekday = WEEKDAYS.findIndex((names) => names.includes(name ?? '')) + 1;
    const minute = minuteOf(hours, minutes);
    return weekday === 0 || minute === null ? null : { weekday, minute };
  });
}

/** Parses meetings of the past, e.g. `2026-08-24, 2026-08-26 late, 2026-09-01 17:00 absent`. */
function heldOf(typed: string): HeldMeeting[] | null {
  return all(typed, (part) => {
    const [, date = '', hours, minutes, word = ''] =
      /^(\S+)(?: (\d{1,2})[:.](\d{2}))?(?: (\D+))?$/.exec(part) ?? [];
    const day = dayOf(date);
    const mark = MARKS[word];
    const minute = hours === undefined ? undefined : minuteOf(hours, minutes);
    return day === null || mark === undefined || minute === null
      ? null
      : { day, minute: minute ?? null, mark };
  });
}

const wholeNumber = (typed: string) => (/^\d{1,3}$/.test(typed) ? Number(typed) : null);

function scoreOf(typed: string): number | null {
  const score = wholeNumber(typed);
  return score !== null && score <= 100 ? score : null;
}

/** Parses whole rupiah as 2400000, 2.400.000 or Rp 2.400.000. */
function rupiahOf(typed: string): number | null {
  const plain = typed.replace(/^rp\.?\s*/i, '');
  if (!/^\d{1,9}$|^\d{1,3}(\.\d{3}){1,2}$/.test(plain)) return null;
  return Number(plain.replaceAll('.', ''));
}
