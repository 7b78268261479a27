/**
 * States of a learner's seat in a meeting. `present`, `late` and `absent` have drawn a meeting from the balance;
 * `to_plan` needs a new time; `lapsed` will never be held (refund, end of the course).
 */
export const SEAT_STATES = ['planned', 'to_plan', 'present', 'late', 'absent', 'lapsed'] as const;
export type SeatState = (typeof SEAT_STATES)[number];

export const ATTENDANCE = ['present', 'late', 'absent'] as const;
export type Attendance = (typeof ATTENDANCE)[number];

/** Whether this state has drawn a meeting. */
export function isDrawn(state: SeatState): state is Attendance {
  return state === 'present' || state === 'late' || state === 'absent';
}

/**
 * `test` in the middle and `final` at the end of the bought meetings (docs/product/classes.md#plan-and-numbers); owed
 * ones are lessons.
 */
export function kindOfNumber(number: number, bought: number): 'lesson' | 'test' | 'final' {
  if (number === bought) return 'final';
  return number * 2 === bought ? 'test' : 'lesson';
}

/** The numbers of a course's tests, the final one last; an odd number of meetings has no test in the middle. */
export function testNumbers(bought: number): number[] {
  return [bought / 2, bought].filter(Number.isInteger);
}
