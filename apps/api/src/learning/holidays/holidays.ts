import type { Queryable } from '../../platform/db/transaction.ts';

/** A day without lessons. Admins enter them because the government decree changes every year. */
export type Holiday = { day: string; id: string; en: string };

/** SQL: the holidays in `[from, until)` as a JSON list of `Holiday`; both are expressions of type date. */
export const holidaysJson = (from: string, until: string) =>
  `(select coalesce(json_agg(json_build_object('day', h.day, 'id', h.name_id, 'en', h.name_en) order by h.day), '[]')
    from holiday h where h.day >= ${from} and h.day < ${until})`;

/** The holidays among these days, with their names. */
export async function holidaysAmong(db: Queryable, days: readonly string[]): Promise<Holiday[]> {
  const { rows } = await db.query<Holiday>(
    'select day, name_id as id, name_en as en from holiday where day = any($1::date[]) order by day',
    [days],
  );
  return rows;
}
