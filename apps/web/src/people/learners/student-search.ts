import type { Sent } from '@fasih/school/basics/contract';
import { listStudents } from '@fasih/school/office/homes/admin-contract';
import { paged, queryOf } from '../../lib/query.ts';

/** One page of the students. */
export const studentsQuery = (query: Sent<typeof listStudents>['query']) => ({
  ...queryOf(listStudents, { query }),
  ...paged,
});

/** Students by a few letters, for choosing one of them. */
export const matchingStudentsQuery = (q: string) => ({
  ...queryOf(listStudents, { query: { q, sort: 'name', pageSize: 20 } }),
  enabled: q.trim().length >= 3,
});
