import {
  listViews,
  removeView,
  type SavedView,
  saveView,
  viewForm,
} from '@fasih/school/office/students/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../lib/client.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { latestProblem, useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { viewsQuery } from './queries.ts';

/** The part of the address that a view keeps: everything but the page. */
function kept(search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete('page');
  rest.sort();
  return rest.toString();
}

/** The reader's own saved views, and the one that the address is. A view that was removed can be brought back from the notice. */
export function useSavedViews() {
  const t = useTexts('students').views;
  const common = useTexts('common');
  const [search, setSearch] = useSearchParams();
  const views = useQuery(viewsQuery);
  const restore = useAction(saveView, {
    invalidates: [listViews],
    onDone: () => notify('good', common.undone),
  });
  const remove = useAction((view: SavedView) => call(removeView, { params: { viewId: view.id } }), {
    invalidates: [listViews],
    onDone: (_, { name, query }) =>
      notify('good', t.removed, {
        label: common.undo,
        run: () => void restore.run({ body: { name, query } }),
      }),
  });
  const now = kept(search);
  const all: readonly SavedView[] = views.data?.data ?? [];
  return {
    all,
    now,
    current: all.find((view) => view.query === now),
    show: (view: SavedView | undefined) => setSearch(new URLSearchParams(view?.query ?? '')),
    remove: (view: SavedView) => void remove.run(view),
    problem: latestProblem(remove, restore),
  };
}

/** Choosing a saved view writes its filters, order and columns into the address. */
export function ViewSelect({ views }: { views: ReturnType<typeof useSavedViews> }) {
  const t = useTexts('students').views;
  return (
    <SelectField
      aria-label={t.title}
      value={views.current?.id ?? ''}
      onChange={(event) => {
        const { value } = event.currentTarget;
        views.show(views.all.find(({ id }) => id === value));
      }}
      data={[
        { value: '', label: t.choose },
        ...views.all.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

/** Asks for a name under which the present filters, order and columns are kept. */
export function SaveView({ query, onClose }: { query: string; onClose: () => void }) {
  const t = useTexts('students').views;
  const common = useTexts('common');
  const form = useContractForm(viewForm, { name: '', query });
  const save = useAction(saveView, {
    invalidates: [listViews],
    onDone: ({ name }) => {
      onClose();
      return notify('good', t.saved({ name }));
    },
  });
  return (
    <FormDialog
      title={t.save}
      lead={t.nameHint}
      onSubmit={form.submit((body) => save.send({ body }))}
      problem={form.whole}
      isPending={form.sending}
      submitLabel={common.save}
      pendingLabel={t.saving}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t.name} autoComplete="off" required maxLength={60} />
    </FormDialog>
  );
}
