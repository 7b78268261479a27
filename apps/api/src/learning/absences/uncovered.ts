import { type Expression, type RawBuilder, sql } from 'kysely';
import { type TableAs, tableAs } from '../../platform/db/sql.ts';
import { isTeacherAway } from '../teachers/away.ts';

const b = tableAs('absence', 'away');

type Meeting = Pick<TableAs<'meeting'>, 'teacher_id' | 'during' | 'state' | 'closed_at' | 'checked_in_at'>;

/** SQL condition: meeting `m` is to be held by its teacher, who has not come yet. */
export const isAhead = (m: Meeting, now: Expression<Date>): RawBuilder<boolean> =>
  sql<boolean>`(${m.state} = 'planned' and ${m.closed_at} is null and ${m.checked_in_at} is null
    and lower(${m.during}) > ${now}::timestamptz)`;

/**
 * SQL condition: meeting `m` is still to be held and its teacher is away, so it needs a substitute
 * (docs/product/classes.md#absence). Teachers without an absence to come are not looked at.
 */
export const isUncovered = (m: Meeting, now: Expression<Date>): RawBuilder<boolean> =>
  sql<boolean>`(${m.teacher_id} in (select ${b.teacher_id} from ${b} where upper(${b.during}) > ${now}::timestamptz)
    and ${isAhead(m, now)} and ${isTeacherAway(m)})`;
