import type { Sent } from '@fasih/school/basics/contract';
import { classesToday, getClass, listClasses } from '@fasih/school/learning/classes/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

const fresh = { refetchOnWindowFocus: true } as const;

/** One page of all classes. */
export function useClasses(query: NonNullable<Sent<typeof listClasses>['query']>) {
  return useQuery({
    ...fresh,
    placeholderData: keepPreviousData,
    queryKey: ['classes', 'list', query],
    queryFn: ({ signal }) => call(listClasses, { query }, { signal }),
  });
}

/** 'Classes Today'; the minute of the day changes what runs. */
export function useClassesToday() {
  return useQuery({
    ...fresh,
    queryKey: ['classes', 'today'],
    queryFn: ({ signal }) => call(classesToday, {}, { signal }),
    refetchInterval: 60_000,
    refetchIntervalInBackground: false,
  });
}

/** One class with its members and its plan. */
export function useSchoolClass(classId: string) {
  return useQuery({
    ...fresh,
    queryKey: ['classes', 'one', classId],
    queryFn: ({ signal }) => call(getClass, { params: { classId } }, { signal }),
  });
}
