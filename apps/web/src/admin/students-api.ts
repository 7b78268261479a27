import type { Sent } from '@fasih/school/basics/contract';
import { type NewClass, openClass, planClass } from '@fasih/school/learning/classes/contract';
import { adminDashboard, listStudents, studentDetail } from '@fasih/school/office/homes/admin-contract';
import { classProposals } from '@fasih/school/office/homes/proposals-contract';
import { retrySetAside, type SetAsideJob } from '@fasih/school/platform/jobs/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

/** Somebody else may have done it meanwhile: every record is asked again when the page comes back into view. */
const fresh = { refetchOnWindowFocus: true } as const;

/** An admin's home. */
export function useAdminHome() {
  return useQuery({
    ...fresh,
    queryKey: ['dashboards', 'admin'],
    queryFn: ({ signal }) => call(adminDashboard, {}, { signal }),
    refetchInterval: 60_000,
    refetchIntervalInBackground: false,
  });
}

/** Has a job try again what it had set aside. */
export function useRetrySetAside() {
  return (job: SetAsideJob, recordId: string) => call(retrySetAside, { params: { job, recordId } });
}

/** One page of the students. */
export function useStudents(query: NonNullable<Sent<typeof listStudents>['query']>) {
  return useQuery({
    ...fresh,
    placeholderData: keepPreviousData,
    queryKey: ['dashboards', 'students', query],
    queryFn: ({ signal }) => call(listStudents, { query }, { signal }),
  });
}

/** One student. */
export function useStudent(learnerId: string) {
  return useQuery({
    ...fresh,
    queryKey: ['dashboards', 'student-of-school', learnerId],
    queryFn: ({ signal }) => call(studentDetail, { params: { learnerId } }, { signal }),
  });
}

/** Teachers for a class of an enrolment, asked anew for each dialog: calendars change. */
export function useProposals(enrolmentId: string) {
  return useQuery({
    queryKey: ['dashboards', 'proposals', enrolmentId],
    queryFn: ({ signal }) => call(classProposals, { params: { enrolmentId } }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export type ClassForm = Pick<NewClass, 'teacherId' | 'enrolmentIds' | 'slots' | 'startsOn'>;

/** What opening the class would mean; the last answer stays until the next one is there. */
export function usePlan(form: ClassForm | null) {
  return useQuery({
    queryKey: ['classes', 'plan', form],
    queryFn: ({ signal }) => call(planClass, { body: form ?? none }, { signal }),
    enabled: form !== null,
    gcTime: 0,
    retry: false,
  });
}

const none: ClassForm = { teacherId: '', enrolmentIds: [], slots: [], startsOn: '' };

/** Opens the class; afterwards everything that could show it is asked again. */
export function useOpenClass() {
  const queries = useQueryClient();
  return async (form: ClassForm) => {
    const opened = await call(openClass, { body: form });
    await Promise.all(
      ['dashboards', 'classes'].map((key) =>
        queries.invalidateQueries({ queryKey: [key], predicate: ({ queryKey }) => !isOfDialog(queryKey) }),
      ),
    );
    return opened;
  };
}

/** What the dialog itself asked: it would now only be refused, since the class is there. */
const isOfDialog = (key: readonly unknown[]) => key[1] === 'proposals' || key[1] === 'plan';
