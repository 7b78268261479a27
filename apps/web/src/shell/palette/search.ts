import type { Contract, Reply, Sent } from '@fasih/school/basics/contract';
import type { Role } from '@fasih/school/basics/roles';
import { listTransactions } from '@fasih/school/finance/books/contract';
import { listRefunds } from '@fasih/school/finance/refunds/staff-contract';
import { listClasses } from '@fasih/school/learning/classes/contract';
import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import { listTeachers } from '@fasih/school/learning/teachers/contract';
import { listStudents } from '@fasih/school/office/homes/admin-contract';
import { teacherClasses, teacherStudents } from '@fasih/school/office/homes/teacher-contract';
import { listReceipts } from '@fasih/school/sales/payments/staff-contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

export type GroupKey = 'pages' | 'students' | 'teachers' | 'classes' | 'orders' | 'refunds' | 'transactions';
/** One thing to open: its address, its name and what tells it from others. */
export type Found = { to: string; title: string; detail?: string | null };
export type FoundGroup = { key: GroupKey; found: readonly Found[] };

/** Fewer letters find everything and nothing. */
export const MIN_LETTERS = 2;
const ROWS = 5;
const FINANCE = '/dashboard/finance';

type Search = (q: string, signal: AbortSignal) => Promise<FoundGroup>;

/** A search through a list call of the school. */
function source<const C extends Contract>(
  key: GroupKey,
  contract: C,
  inputOf: (query: { q: string; pageSize: number }) => Sent<C>,
  found: (reply: Reply<C>) => readonly Found[],
): Search {
  return async (q, signal) => ({
    key,
    found: found(await call(contract, inputOf({ q, pageSize: ROWS }), { signal })),
  });
}

const receipts = source(
  'orders',
  listReceipts,
  (query) => ({ query }),
  ({ data }) =>
    data.map((row) => ({
      to: `${FINANCE}/reconciliation?part=receipts&q=${encodeURIComponent(row.number)}`,
      title: row.number,
      detail: `${row.payerName} · ${row.packageName}`,
    })),
);

const SEARCHES: Record<Exclude<Role, 'student'>, readonly Search[]> = {
  admin: [
    source(
      'students',
      listStudents,
      (query) => ({ query: { ...query, sort: 'name' as const } }),
      ({ data }) => {
        // A learner has a row for each course.
        const first = data.filter(
          (row, at) => data.findIndex(({ learnerId }) => learnerId === row.learnerId) === at,
        );
        return first.map((row) => ({
          to: `/student/management/${row.learnerId}`,
          title: row.name,
          detail: row.packageName ?? row.email,
        }));
      },
    ),
    source(
      'teachers',
      listTeachers,
      (query) => ({ query }),
      ({ data }) =>
        data.map((row) => ({ to: `/teacher/management/${row.id}`, title: row.name, detail: row.email })),
    ),
    source(
      'classes',
      listClasses,
      (query) => ({ query }),
      ({ data }) =>
        data.map((row) => ({
          to: `/class/management/${row.id}`,
          title: classTitle(row.learners, row.name),
          detail: [classSubtitle(row.learners, row.name), row.teacher.name].filter(Boolean).join(' · '),
        })),
    ),
    receipts,
  ],
  finance: [
    source(
      'refunds',
      listRefunds,
      (query) => ({ query: { ...query, state: 'all' as const } }),
      ({ data }) =>
        data.map((row) => ({
          to: `${FINANCE}/refunds?request=${row.id}`,
          title: row.learner.name,
          detail: row.courseName,
        })),
    ),
    receipts,
    source(
      'transactions',
      listTransactions,
      (query) => ({ query: { ...query, basis: 'received' as const } }),
      ({ data }) =>
        data
          .filter(({ description }) => description !== '')
          .map((row) => ({
            to: `${FINANCE}/entries/${row.entryId}`,
            title: row.description,
            detail: row.payer ?? row.date,
          })),
    ),
  ],
  teacher: [
    source(
      'students',
      teacherStudents,
      (query) => ({ query }),
      ({ data }) =>
        data.map((row) => ({
          to: `/teacher/students/${row.enrolmentId}`,
          title: row.name,
          detail: row.className,
        })),
    ),
    source(
      'classes',
      teacherClasses,
      (query) => ({ query }),
      ({ data }) =>
        data.map((row) => ({
          to: `/teacher/classes/${row.classId}`,
          title: row.name,
          detail: row.students.join(', '),
        })),
    ),
  ],
};

export type StaffRole = keyof typeof SEARCHES;

/** What somebody of this role may open by a few letters of its name or number; one list that fails leaves the others. */
export function searchQuery(role: StaffRole, q: string) {
  return queryOptions({
    queryKey: ['palette', role, q],
    enabled: [...q].length >= MIN_LETTERS,
    queryFn: async ({ signal }) => {
      const replies = await Promise.allSettled(SEARCHES[role].map((search) => search(q, signal)));
      return {
        groups: replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value] : [])),
        isPartial: replies.some(({ status }) => status === 'rejected'),
      };
    },
  });
}
