import { type NewTimes, planTimes } from '@fasih/school/learning/series/contract';
import { queryOf } from '../../lib/query.ts';

const fresh = { gcTime: 0, staleTime: 0, retry: false } as const;
const NO_TIMES: NewTimes = { from: '', slots: [], teacherId: '' };

/** What other weekly times or another teacher would mean; nothing is loaded while nothing is changed. */
export const timesPlanQuery = (classId: string, body: NewTimes | null) => ({
  ...queryOf(planTimes, { params: { classId }, body: body ?? NO_TIMES }),
  ...fresh,
  enabled: body !== null,
});
