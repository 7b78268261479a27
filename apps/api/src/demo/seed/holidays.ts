import type { Queryable } from '../../platform/db/transaction.ts';

/** Holidays with a fixed date. */
const FIXED = [
  ['01-01', 'Tahun Baru', "New Year's Day"],
  ['05-01', 'Hari Buruh', 'Labour Day'],
  ['06-01', 'Hari Lahir Pancasila', 'Pancasila Day'],
  ['08-17', 'Hari Kemerdekaan', 'Independence Day'],
  ['12-25', 'Hari Natal', 'Christmas Day'],
] as const;

/** National holidays for the previous, current and next year; an admin adds those with changing dates. */
export async function seedHolidays(db: Queryable, year: number): Promise<void> {
  const days = [year - 1, year, year + 1].flatMap((one) =>
    FIXED.map(([day, name_id, name_en]) => ({ day: `${one}-${day}`, name_id, name_en })),
  );
  await db.query(
    `insert into holiday (day, name_id, name_en)
     select * from jsonb_to_recordset($1) as h (day date, name_id text, name_en text) on conflict do nothing`,
    [JSON.stringify(days)],
  );
}
