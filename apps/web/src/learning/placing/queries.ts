import {
  bookingRequests,
  classTimes,
  getBookingSetting,
} from '@fasih/school/learning/placing/booking-contract';
import { live, queryOf } from '../../lib/query.ts';

/** Times from which a family picks; other families take some every minute. */
export const classTimesQuery = (enrolmentId: string) => ({
  ...queryOf(classTimes, { params: { enrolmentId } }),
  ...live,
  retry: false,
});

/** Times that families ask the school for. */
export const bookingRequestsQuery = { ...queryOf(bookingRequests, {}), ...live };

/** Who picks the times of new classes. */
export const bookingSettingQuery = queryOf(getBookingSetting, {});
