import { listClasses } from '@fasih/school/learning/classes/contract';
import {
  type NewPause,
  type NewTimes,
  planClosedDays,
  planEndOfPause,
  planPause,
  planTimes,
  proposeTimes,
} from '@fasih/school/learning/series/contract';
import { paged, queryOf } from '../../lib/query.ts';

const fresh = { gcTime: 0, staleTime: 0, retry: false } as const;
const NO_TIMES: NewTimes = { from: '', slots: [], teacherId: '' };

/** What other weekly times or another teacher would mean; nothing is loaded while nothing is changed. */
export const timesPlanQuery = (classId: string, body: NewTimes | null) => ({
  ...queryOf(planTimes, { params: { classId }, body: body ?? NO_TIMES }),
  ...fresh,
  enabled: body !== null,
});

/** Weekly times at which every meeting of the class finds a time; nothing is looked for without a first day. */
export const fittingTimesQuery = (classId: string, from: string) => ({
  ...queryOf(proposeTimes, { params: { classId }, body: { from } }),
  ...fresh,
  enabled: from !== '',
});

/** Where the meetings of these days would go; nothing is loaded for no day. */
export const closedDaysPlanQuery = (days: readonly string[]) => ({
  ...queryOf(planClosedDays, { body: { days: [...days] } }),
  ...fresh,
  enabled: days.length > 0,
});

const NO_PAUSE: NewPause = { classIds: [], from: '', until: '' };

/** What a pause would mean; nothing is loaded while its days are missing. */
export const pausePlanQuery = (body: NewPause | null) => ({
  ...queryOf(planPause, { body: body ?? NO_PAUSE }),
  ...fresh,
  enabled: body !== null,
});

/** What the end of these classes' pauses would mean; nothing is loaded for no class. */
export const endPlanQuery = (classIds: readonly string[]) => ({
  ...queryOf(planEndOfPause, { body: { classIds: [...classIds] } }),
  ...fresh,
  enabled: classIds.length > 0,
});

/** The classes of a state, as many as one pause takes; `q` searches among all of them. */
export const classesOfStateQuery = (state: 'active' | 'scheduled' | 'paused', q: string) => ({
  ...queryOf(listClasses, {
    query: { page: 1, pageSize: 100, state, sort: 'name', ...(q === '' ? {} : { q }) },
  }),
  ...paged,
});
