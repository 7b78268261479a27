/** Minutes of a day of the school, which has no summer time. */
export const DAY_MINUTES = 24 * 60;

/** Minutes of a week. */
export const WEEK_MINUTES = 7 * DAY_MINUTES;

/** The minute of the week of a weekly time; Monday's midnight is 0. */
export const weekMinuteOf = ({ weekday, minute }: { weekday: number; minute: number }): number =>
  (weekday - 1) * DAY_MINUTES + minute;

/** The weekly time at a minute of the week; Monday is weekday 1. */
export const weekTimeAt = (weekMinute: number): { weekday: number; minute: number } => ({
  weekday: Math.floor(weekMinute / DAY_MINUTES) + 1,
  minute: weekMinute % DAY_MINUTES,
});
