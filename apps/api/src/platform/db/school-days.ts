import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { type Expression, sql } from 'kysely';

const ZONE = sql.lit(SCHOOL_ZONE);

// Through `timestamp`: a `date` put at a time zone is read as an instant, and the day would begin hours late.

/** Whether an instant is on this day `YYYY-MM-DD` of the school or later. */
export const isSinceDay = (at: Expression<Date>, day: string) =>
  sql<boolean>`${at} >= ${day}::date::timestamp at time zone ${ZONE}`;

/** Whether an instant is on this day `YYYY-MM-DD` of the school or earlier. */
export const isUntilDay = (at: Expression<Date>, day: string) =>
  sql<boolean>`${at} < (${day}::date + 1)::timestamp at time zone ${ZONE}`;
