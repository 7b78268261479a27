import { getImport, listImports } from '@fasih/school/office/imports/contract';
import { live, paged, queryOf } from '../../lib/query.ts';

/** Files that were checked or taken over. */
export const importsQuery = (page: number) => ({
  ...queryOf(listImports, { query: { page, pageSize: 10 } }),
  ...paged,
});

/** One file with what is wrong in it; nothing is loaded while none is chosen. */
export const importQuery = (importId: string | null) => ({
  ...queryOf(getImport, { params: { importId: importId ?? '' } }),
  ...live,
  enabled: importId !== null,
});
