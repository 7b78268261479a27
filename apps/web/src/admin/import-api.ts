import { applyImport, checkImport, getImport, listImports } from '@fasih/school/office/imports/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callWithFile } from '../lib/client.ts';

/** Files that were checked or taken over. */
export function useImports(page: number) {
  return useQuery({
    queryKey: ['importing', 'list', page],
    queryFn: ({ signal }) => call(listImports, { query: { page, pageSize: 10 } }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** One file with what is wrong in it. */
export function useImport(importId: string | null) {
  return useQuery({
    queryKey: ['importing', 'one', importId],
    queryFn: ({ signal }) => call(getImport, { params: { importId: importId ?? '' } }, { signal }),
    enabled: importId !== null,
    refetchOnWindowFocus: true,
  });
}

/** The two writes of the page; afterwards everything that could show them is asked again. */
export function useImportWrites() {
  const queries = useQueryClient();
  return {
    async check(kind: string, file: File) {
      const form = new FormData();
      // Before the file, so that the server knows it when the file arrives.
      form.set('kind', kind);
      form.set('file', file);
      const run = await callWithFile(checkImport, form);
      queries.setQueryData(['importing', 'one', run.id], run);
      await queries.invalidateQueries({ queryKey: ['importing', 'list'] });
      return run;
    },
    async apply(importId: string) {
      try {
        return await call(applyImport, { params: { importId } });
      } finally {
        // Also after no answer: the server may have done it meanwhile, and then the page says so.
        await Promise.all(
          [['importing'], ['dashboards'], ['teachers']].map((queryKey) =>
            queries.invalidateQueries({ queryKey }),
          ),
        );
      }
    },
  };
}
