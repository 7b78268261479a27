import { sql } from 'kysely';

/** Dispute `d` is open and its seat still has that time: a cancelled meeting leaves nothing to decide. */
export const isUndecided = sql<boolean>`d.state = 'open' and exists (select from seat o where o.id = d.seat_id
  and o.state in ('planned', 'present', 'late') and lower(o.during) = d.starts_at)`;
