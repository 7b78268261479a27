import type { Sent } from '@fasih/school/basics/contract';
import { separatorOfExcel } from '@fasih/school/basics/csv';
import { exportStudents } from '@fasih/school/office/homes/admin-contract';
import { useState } from 'react';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useDownload } from '../../lib/use-download.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/fields.tsx';
import { useListState } from '../../ui/list-state.ts';
import { SaveView, useSavedViews, ViewSelect } from './views.tsx';

/** Columns that may be left out; the name is always there. */
export const OPTIONAL_COLUMNS = ['email', 'program', 'teacher', 'progress', 'status'] as const;
type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];
/** What is shown where the address names no columns. */
const USUAL_COLUMNS: readonly OptionalColumn[] = ['program', 'teacher', 'progress', 'status'];

/** The columns that the address asks for; the usual ones where it names none. */
export function useShownColumns(): {
  shown: readonly OptionalColumn[];
  toggle: (column: OptionalColumn) => void;
} {
  const { search, latest, set } = useListState();
  const shown = columnsIn(search);
  const toggle = (column: OptionalColumn) => {
    // Of two quick presses the second comes before the page has been drawn again.
    const before = columnsIn(latest());
    const next = OPTIONAL_COLUMNS.filter((one) => (one === column) !== before.includes(one)).join('.');
    // None at all is written as a word, because an empty one would mean the usual ones.
    set({ columns: next === USUAL_COLUMNS.join('.') ? undefined : next || 'none' });
  };
  return { shown, toggle };
}

function columnsIn(search: URLSearchParams): readonly OptionalColumn[] {
  const named = search.get('columns')?.split('.') ?? USUAL_COLUMNS;
  return OPTIONAL_COLUMNS.filter((column) => named.includes(column));
}

type Filters = NonNullable<Sent<typeof exportStudents>['query']>;

/** Beside the filters: saved views, columns, and the filtered list as a file. */
export function StudentTools({ filters }: { filters: Filters }) {
  const t = useTexts('students');
  const common = useTexts('common');
  const lang = useLang();
  const views = useSavedViews();
  const file = useDownload(exportStudents);
  const fetchFile = (format: 'csv' | 'xlsx') =>
    void file.run({ query: { ...filters, format, separator: separatorOfExcel(lang) } });
  const [open, setOpen] = useState<'columns' | 'save' | null>(null);
  const close = () => setOpen(null);
  const { current } = views;
  return (
    <>
      {views.all.length > 0 && <ViewSelect views={views} />}
      <ActionMenu
        label={common.moreActions}
        actions={[
          { label: t.columns, onSelect: () => setOpen('columns') },
          current === undefined
            ? { label: t.views.save, isDisabled: views.now === '', onSelect: () => setOpen('save') }
            : { label: t.views.remove, onSelect: () => views.remove(current) },
          { label: t.export.csv, isDisabled: file.isPending, onSelect: () => fetchFile('csv') },
          { label: t.export.xlsx, isDisabled: file.isPending, onSelect: () => fetchFile('xlsx') },
        ]}
      />
      <FormError message={file.problem ?? views.problem} />
      {open === 'columns' && <ColumnChoice onClose={close} />}
      {open === 'save' && <SaveView query={views.now} onClose={close} />}
    </>
  );
}

function ColumnChoice({ onClose }: { onClose: () => void }) {
  const t = useTexts('students');
  const common = useTexts('common');
  const { shown, toggle } = useShownColumns();
  const labels = { ...t, email: t.detail.email };
  return (
    <Dialog
      title={t.columns}
      lead={t.columnsHint}
      closeName={common.close}
      onClose={onClose}
      foot={<Button onClick={onClose}>{common.filters.show}</Button>}
    >
      <Choices legend={<span className="unseen">{t.columnsTitle}</span>}>
        {OPTIONAL_COLUMNS.map((column) => (
          <Choice
            key={column}
            type="checkbox"
            checked={shown.includes(column)}
            onChange={() => toggle(column)}
          >
            {labels[column]}
          </Choice>
        ))}
      </Choices>
    </Dialog>
  );
}
