import { type Expression, type RawBuilder, sql } from 'kysely';
import { jsonList, scalar, tableAs } from '../../platform/db/sql.ts';

/** A teacher's weekly hours as a JSON list. */
export function weeklyHoursOf(teacherId: Expression<string>) {
  const w = tableAs('availability', 'w');
  const hours = {
    weekday: w.weekday,
    from: sql<number>`lower(${w.minutes})`,
    to: sql<number>`upper(${w.minutes})`,
  };
  return scalar(
    jsonList(hours, sql`${w.weekday}, ${w.minutes}`),
    sql`from ${w} where ${w.teacher_id} = ${teacherId}`,
  );
}

/** A teacher's exceptions in `[from, until)`, open-ended without `until`, as a JSON list. */
export function exceptionsOf(
  teacherId: Expression<string>,
  from: Expression<string>,
  until?: Expression<string>,
) {
  const x = tableAs('availability_exception', 'x');
  const exception = {
    id: x.id,
    day: x.day,
    kind: x.kind,
    from: sql<number>`lower(${x.minutes})`,
    to: sql<number>`upper(${x.minutes})`,
    reason: x.reason,
  };
  const before: RawBuilder<unknown> = until ? sql`and ${x.day} < ${until}` : sql``;
  return scalar(
    jsonList(exception, sql`${x.day}, ${x.minutes}`),
    sql`from ${x} where ${x.teacher_id} = ${teacherId} and ${x.day} >= ${from} ${before}`,
  );
}
