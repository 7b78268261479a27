import type { Sent } from '@fasih/school/basics/contract';
import { separatorOfExcel } from '@fasih/school/basics/csv';
import { exportStudents } from '@fasih/school/office/homes/admin-contract';
import { useState } from 'react';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useDownload } from '../../lib/use-download.ts';
import { Button } from '../../ui/button.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { SavedViews } from './views.tsx';

/** Columns that may be left out; the name is always there. */
export const OPTIONAL_COLUMNS = ['program', 'teacher', 'progress', 'status'] as const;
type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

/** The columns that the address asks for; all of them where it names none. */
export function useShownColumns(): {
  shown: readonly OptionalColumn[];
  toggle: (column: OptionalColumn) => void;
} {
  const { search, set } = useListState();
  const named = search.get('columns');
  const shown = OPTIONAL_COLUMNS.filter((column) => named === null || named.split('.').includes(column));
  const toggle = (column: OptionalColumn) => {
    const next = OPTIONAL_COLUMNS.filter((one) => (one === column) !== shown.includes(one));
    // None at all is written as a word, because an empty one would mean all.
    set({ columns: next.length === OPTIONAL_COLUMNS.length ? undefined : next.join('.') || 'none' });
  };
  return { shown, toggle };
}

type Filters = NonNullable<Sent<typeof exportStudents>['query']>;

/** Above the list: saved views, columns, and the filtered list as a file. */
export function StudentTools({ filters }: { filters: Filters }) {
  const t = useTexts('students');
  const lang = useLang();
  const file = useDownload(exportStudents);
  const fetchFile = (format: 'csv' | 'xlsx') =>
    file.run({ query: { ...filters, format, separator: separatorOfExcel(lang) } });
  const [open, setOpen] = useState(false);
  return (
    <Stack gap={3}>
      <Row align="end" justify="between">
        <SavedViews />
        <Row>
          <Button
            look="quiet"
            size="small"
            aria-expanded={open}
            aria-controls="student-columns"
            onClick={() => setOpen(!open)}
          >
            {t.columns}
          </Button>
          <Button look="quiet" size="small" isPending={file.isPending} onClick={() => fetchFile('csv')}>
            {t.export.csv}
          </Button>
          <Button look="quiet" size="small" isPending={file.isPending} onClick={() => fetchFile('xlsx')}>
            {t.export.xlsx}
          </Button>
        </Row>
      </Row>
      {open && <ColumnChoice />}
      <FormError message={file.problem} />
    </Stack>
  );
}

function ColumnChoice() {
  const t = useTexts('students');
  const { shown, toggle } = useShownColumns();
  return (
    <Choices id="student-columns" legend={t.columnsTitle}>
      {OPTIONAL_COLUMNS.map((column) => (
        <Choice key={column} type="checkbox" checked={shown.includes(column)} onChange={() => toggle(column)}>
          {t[column]}
        </Choice>
      ))}
    </Choices>
  );
}
