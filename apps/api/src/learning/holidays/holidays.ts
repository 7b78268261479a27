import type { Queryable } from '../../platform/db/transaction.ts';

/** A day without lessons, from the admin's own table: the yearly decree changes, computed calendars err. */
export type Holiday = { day: string; id: string; en: string };

/** SQL: the school's days off in `[from, until)` as a JSON list of `Holiday`; both are expressions of type date. */
export const holidaysJson = (from: string, until: string) =>
  `(select coalesce(json_agg(json_build_object('day', h.day, 'id', h.name_id, 'en', h.name_en) order by h.day), '[]')
    from holiday h where h.day >= ${from} and h.day < ${until})`;

/** Those of these days that are holidays, with their names. */
export async function holidaysAmong(db: Queryable, days: readonly string[]): Promise<Holiday[]> {
  const { rows } = await db.query<Holiday>(
    'select day, name_id as id, name_en as en from holiday where day = any($1::date[]) order by day',
    [days],
  );
  return rows;
}
