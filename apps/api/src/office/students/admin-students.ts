import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listStudents } from '@fasih/school/office/homes/admin-contract';
import type { Pool } from 'pg';
import { countedPage, searchedPage } from '../../platform/db/page.ts';
import { presentStudent, studentColumns } from './student-columns.ts';
import { searchOf, studentLines } from './student-lines.ts';

/** All learners with their courses; by default those with the earliest class deadline first. */
export async function readStudents(
  pool: Pool,
  query: Accepted<typeof listStudents>['query'],
): Promise<Reply<typeof listStudents> | Refusal<'common.narrow'>> {
  const list = { columns: studentColumns, limitFirst: { as: 's' }, ...studentLines(query) };
  const read = searchOf(query) === '' ? countedPage : searchedPage;
  const found = await read(pool, query, list);
  if (isRefusal(found)) return found;
  return { ...found, data: found.data.map(presentStudent) };
}
