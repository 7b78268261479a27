import {
  listViews,
  removeView,
  type SavedView,
  saveView,
  viewForm,
} from '@fasih/school/office/students/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, SelectField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Row } from '../../ui/layout.tsx';
import { viewsQuery } from './queries.ts';

/** The part of the address that a view keeps: everything but the page. */
function kept(search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete('page');
  rest.sort();
  return rest.toString();
}

/** Choosing a saved view writes its filters, order and columns into the address; the present ones can be saved. */
export function SavedViews() {
  const t = useTexts('students').views;
  const [search, setSearch] = useSearchParams();
  const views = useQuery(viewsQuery);
  const remove = useAction(removeView, {
    invalidates: [listViews],
    onDone: () => notify('good', t.removed),
  });
  const [saving, setSaving] = useState(false);
  const now = kept(search);
  const all: readonly SavedView[] = views.data?.data ?? [];
  const current = all.find((view) => view.query === now);
  return (
    <Row align="end">
      <SelectField
        label={t.title}
        value={current?.id ?? ''}
        disabled={all.length === 0}
        onChange={(event) => {
          const view = all.find(({ id }) => id === event.currentTarget.value);
          setSearch(new URLSearchParams(view?.query ?? ''));
        }}
        data={[
          { value: '', label: all.length === 0 ? t.none : t.choose },
          ...all.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {current === undefined ? (
        <Button look="quiet" size="small" disabled={now === ''} onClick={() => setSaving(true)}>
          {t.save}
        </Button>
      ) : (
        <Button
          look="quiet"
          size="small"
          isPending={remove.isPending}
          onClick={() => remove.run({ params: { viewId: current.id } })}
        >
          {t.remove}
        </Button>
      )}
      <FormError message={remove.problem} />
      {saving && <SaveView query={now} onClose={() => setSaving(false)} />}
    </Row>
  );
}

function SaveView({ query, onClose }: { query: string; onClose: () => void }) {
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
