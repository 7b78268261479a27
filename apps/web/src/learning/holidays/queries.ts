import { listHolidays, meetingsOfDay } from '@fasih/school/learning/holidays/contract';
import { live, paged, queryOf } from '../../lib/query.ts';

/** A year's holidays, the school's current one unless named. */
export const holidaysQuery = (year: number | undefined) => ({
  ...queryOf(listHolidays, { query: year === undefined ? {} : { year } }),
  ...paged,
});

/** The planned meetings of a day; nothing is loaded while no day is chosen. */
export const meetingsOfDayQuery = (day: string) => ({
  ...queryOf(meetingsOfDay, { params: { day } }),
  ...live,
  enabled: day !== '',
});
