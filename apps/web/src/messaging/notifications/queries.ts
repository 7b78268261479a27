import type { Sent } from '@fasih/school/basics/contract';
import {
  listNotifications,
  readCalendar,
  readPreferences,
  unreadNotifications,
} from '@fasih/school/messaging/notifications/contract';
import { queryOf } from '../../lib/query.ts';

/** How many notices are unread; loaded again every minute while the page is looked at. */
export const unreadQuery = () => ({ ...queryOf(unreadNotifications, {}), refetchInterval: 60_000 });

/** One page of the notices. */
export const notificationsQuery = (query: Sent<typeof listNotifications>['query']) =>
  queryOf(listNotifications, { query });

/** Which mails somebody wants. */
export const preferencesQuery = () => queryOf(readPreferences, {});

/** Whether the reader's calendar has a secret address; the address itself is only in the reply that made it. */
export const calendarQuery = () => queryOf(readCalendar, {});
