import {
  endCalendar,
  listNotifications,
  readCalendar,
  readNotifications,
  readPreferences,
  renewCalendar,
  unreadNotifications,
} from '@fasih/school/messaging/notifications/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

const unreadKey = ['notifications', 'unread'] as const;
const calendarKey = ['notifications', 'calendar'] as const;
export const preferencesKey = ['notifications', 'preferences'] as const;

/** How many notices are unread; asked again every minute while the page is looked at. */
export function useUnread() {
  return useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => call(unreadNotifications, {}, { signal }),
    refetchInterval: 60_000,
    refetchIntervalInBackground: false,
  });
}

/** One page of the list. */
export function useNotifications(page: number, pageSize: number, enabled = true) {
  return useQuery({
    enabled,
    queryKey: ['notifications', 'list', page, pageSize],
    queryFn: ({ signal }) => call(listNotifications, { query: { page, pageSize } }, { signal }),
  });
}

/** Marks some as read, or all. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | undefined) => call(readNotifications, { body: ids ? { ids } : {} }),
    onSuccess: (answer) => {
      queries.setQueryData(unreadKey, answer);
      return queries.invalidateQueries({ queryKey: ['notifications', 'list'] });
    },
  });
}

/** Which mails somebody wants. */
export function usePreferences() {
  return useQuery({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => call(readPreferences, {}, { signal }),
  });
}

/** Whether one's calendar has a secret address, with the ways to change it; the address is in the answer that made it. */
export function useCalendar() {
  const queries = useQueryClient();
  const feed = useQuery({
    queryKey: calendarKey,
    queryFn: ({ signal }) => call(readCalendar, {}, { signal }),
  });
  const change = useMutation({
    mutationFn: (what: 'renew' | 'end') => call(what === 'renew' ? renewCalendar : endCalendar, {}),
    onSuccess: (answer) => queries.setQueryData(calendarKey, { ...answer, address: null }),
  });
  return { feed, change };
}
