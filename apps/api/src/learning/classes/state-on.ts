/**
 * SQL: what a class `c` is on a school's day. Whether it is over is written; before that its days decide, also before
 * the job that turns pauses has come round: paused in its pause, scheduled before its first meeting's day, else active.
 * Null where an outer join found no class.
 *
 * @param today an expression of type date.
 */
export const stateOn = (today: string): string =>
  `case when c.state in ('completed', 'cancelled') then c.state
    when c.paused_from <= ${today} and ${today} < c.paused_until then 'paused'
    when c.starts_on > ${today} then 'scheduled' when c.starts_on <= ${today} then 'active' end`;
