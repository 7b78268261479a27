import type { AgeGroup } from '@fasih/school/basics/age-group';
import { DAY, dayIn, HOUR, later } from '@fasih/school/basics/instants';
import { type Random, seededRandom } from '@fasih/school/basics/random';
import { isRefusal } from '@fasih/school/basics/refusal';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import type { Slot } from '@fasih/school/learning/meetings/plan';
import type { PoolClient } from 'pg';
import { writeClass } from '../../learning/classes/open-class.ts';
import { prepareClass } from '../../learning/classes/plan-preview.ts';

/** Working hours of demo teachers on weekdays, in hours of the school day. */
const WORKDAY = [
  [8, 12],
  [13, 21],
] as const;
const WEEKEND = [[8, 16]] as const;

/** Weekly hours for every teacher except the last, who has none yet. */
export async function seedTeachers(db: PoolClient, teacherIds: readonly string[]): Promise<void> {
  for (const [index, id] of teacherIds.entries()) {
    if (index === teacherIds.length - 1) continue;
    for (let weekday = 1; weekday <= 7; weekday++) {
      for (const [from, to] of weekday <= 5 ? WORKDAY : WEEKEND) {
        await db.query(
          'insert into availability (teacher_id, weekday, minutes) values ($1, $2, int4range($3, $4))',
          [id, weekday, from * 60, to * 60],
        );
      }
    }
  }
}

export type Placed = { enrolmentId: string; group: AgeGroup; placedAt: Date; perWeek: number };

/** Start hours per age group: children after school and at weekends, adults early and in the evening. */
const STARTS: Record<AgeGroup, readonly number[]> = {
  kids: [15, 16, 14, 10],
  teen: [16, 17, 15, 18],
  adult: [19, 8, 18, 9, 20],
};
const DAYS: readonly (readonly number[])[] = [
  [1, 3, 5],
  [2, 4, 6],
  [3, 6, 1],
  [1, 4, 7],
  [2, 5, 7],
];

function slotsOf(group: AgeGroup, perWeek: number, attempt: number, random: Random): Slot[] {
  const days = DAYS[(Math.floor(random() * DAYS.length) + attempt) % DAYS.length] ?? [1, 3];
  const hours = STARTS[group];
  const hour = hours[(Math.floor(random() * hours.length) + attempt) % hours.length] ?? 15;
  return days
    .slice(0, perWeek)
    .map((weekday) => ({ weekday, minute: (weekday > 5 ? Math.min(hour, 14) : hour) * 60 }));
}

/**
 * Opens a class the day after the placement test, with the first teacher and times that fit, using the
 * product's planning. Returns the class's id, or null if nobody is free.
 */
export async function seedClass(
  db: PoolClient,
  placed: Placed,
  teacherIds: readonly string[],
  fixed: { teacherId?: string; slots?: Slot[]; startsOn?: string } = {},
): Promise<string | null> {
  const random = seededRandom(`class:${placed.placedAt.getTime() % DAY}:${placed.group}`);
  const openedAt = later(placed.placedAt, 5 * HOUR);
  for (let attempt = 0; attempt < 12; attempt++) {
    const teacherId =
      fixed.teacherId ?? teacherIds[(Math.floor(random() * teacherIds.length) + attempt) % teacherIds.length];
    if (teacherId === undefined) return null;
    const slots = fixed.slots ?? slotsOf(placed.group, placed.perWeek, attempt, random);
    const form = {
      teacherId,
      enrolmentIds: [placed.enrolmentId],
      slots,
      startsOn: fixed.startsOn ?? addDays(dayIn(openedAt), 1),
    };
    const prepared = await prepareClass(db, form, openedAt);
    if (isRefusal(prepared)) throw new Error(`a demo class was refused: ${prepared.code}`);
    const { plan, slotsOutsideHours, course } = prepared;
    if (plan.conflicts.length > 0 || slotsOutsideHours.length > 0 || plan.meetings.length < course.meetings)
      continue;
    const number = 100_000_000 + Math.floor(random() * 899_999_999);
    const hasLink = random() < 0.85;
    return writeClass(
      db,
      prepared,
      {
        zoomLink: hasLink ? `https://zoom.us/j/8${number}` : null,
        zoomRoom: hasLink
          ? `8${String(number).slice(0, 2)} ${String(number).slice(2, 6)} ${String(number).slice(6)}`
          : null,
      },
      openedAt,
    );
  }
  return null;
}
