/**
 * SQL: the state of a class `c` on a school day. Completed and cancelled are stored; otherwise the class's
 * days decide, so the state is right even before the pause job runs. Null for an unmatched outer join.
 *
 * @param today an expression of type date.
 */
export const stateOn = (today: string): string =>
  `case when c.state in ('completed', 'cancelled') then c.state
    when c.paused_from <= ${today} and ${today} < c.paused_until then 'paused'
    when c.starts_on > ${today} then 'scheduled' when c.starts_on <= ${today} then 'active' end`;
