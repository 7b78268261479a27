import type { ImportRun } from '@fasih/school/office/imports/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Text } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/page.tsx';
import { Titled } from '../../ui/titled.tsx';
import { importsQuery } from './queries.ts';
import { StateBadge } from './result.tsx';

/** The files that were checked or taken over, the newest first. */
export function ImportHistory() {
  const t = useTexts('importing').page;
  const lang = useLang();
  const { query } = useListState();
  const imports = useQuery(importsQuery(query.page));
  const columns: Column<ImportRun>[] = [
    {
      key: 'file',
      phone: 'title',
      label: t.columns.file,
      cell: (one) => (
        <Titled>
          <Link to={`/admin/import?run=${one.id}`} aria-label={t.open({ file: one.fileName })}>
            {one.fileName}
          </Link>
        </Titled>
      ),
    },
    { key: 'kind', label: t.columns.kind, cell: (one) => t.kinds[one.kind] },
    {
      key: 'rows',
      phone: 'fact',
      label: t.columns.rows,
      figures: true,
      cell: (one) => one.rows.toLocaleString(lang),
    },
    { key: 'state', phone: 'aside', label: t.columns.state, cell: (one) => <StateBadge result={one} /> },
    { key: 'by', label: t.columns.by, cell: (one) => one.by },
    { key: 'at', label: t.columns.at, cell: (one) => formatInstant(one.appliedAt ?? one.madeAt, lang) },
  ];
  return (
    <Part title={t.history}>
      <Loaded query={imports} lines={3}>
        {(page) => (
          <DataTable
            caption={t.history}
            columns={columns}
            page={page}
            rowKey={(one) => one.id}
            empty={<Text isMuted>{t.none}</Text>}
          />
        )}
      </Loaded>
    </Part>
  );
}
