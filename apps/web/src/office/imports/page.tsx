import { IMPORT_KINDS, type ImportKind } from '@fasih/school/office/imports/columns';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import { Columns } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { ImportCheck } from './check.tsx';
import { ImportHistory } from './history.tsx';
import { importQuery } from './queries.ts';
import { ImportResult } from './result.tsx';
import { ImportTemplates } from './templates.tsx';

/** Bulk import: prepare a file, have it checked, take it over. Which file is looked at is kept in the address. */
export default function ImportPage() {
  const t = useTexts('importing').page;
  const shell = useTexts('shell');
  const { search, set } = useListState();
  const kind: ImportKind = IMPORT_KINDS.find((one) => one === search.get('kind')) ?? 'students';
  const importId = search.get('run');
  const run = useQuery(importQuery(importId));
  return (
    <Page title={shell.nav.importing} lead={t.lead}>
      {importId === null ? (
        <Columns gap={5} least="large">
          <ImportTemplates kind={kind} onKind={(next) => set({ kind: next })} />
          <ImportCheck kind={kind} onChecked={(id) => set({ run: id })} />
        </Columns>
      ) : (
        <Loaded query={run} lines={6}>
          {(data) => <ImportResult result={data} onAgain={() => set({ run: undefined, kind: data.kind })} />}
        </Loaded>
      )}
      <ImportHistory />
    </Page>
  );
}
