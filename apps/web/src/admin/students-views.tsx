import { removeView, type SavedView, saveView, viewForm } from '@fasih/school/office/students/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../lib/client.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { useTexts } from '../lib/language.tsx';
import { notify } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError, SelectField, TextField } from '../ui/fields.tsx';
import forms from '../ui/parts/forms.module.css';
import { useWrite } from '../ui/use-write.ts';
import css from './students.module.css';
import { useStudentsRefresh, useViews } from './students-manage-api.ts';

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
  const views = useViews();
  const refresh = useStudentsRefresh();
  const write = useWrite();
  const [saving, setSaving] = useState(false);
  const now = kept(search);
  const all: readonly SavedView[] = views.data?.data ?? [];
  const current = all.find((view) => view.query === now);
  const remove = async (view: SavedView) => {
    if (!(await write.run(() => call(removeView, { params: { viewId: view.id } })))) return;
    await refresh();
    await notify('good', t.removed);
  };
  return (
    <div className={css.views}>
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
        <Button look="quiet" size="small" disabled={write.sending} onClick={() => remove(current)}>
          {t.remove}
        </Button>
      )}
      <FormError message={write.fault} />
      {saving && <SaveView query={now} onClose={() => setSaving(false)} />}
    </div>
  );
}

function SaveView({ query, onClose }: { query: string; onClose: () => void }) {
  const t = useTexts('students').views;
  const common = useTexts('common');
  const refresh = useStudentsRefresh();
  const form = useContractForm(viewForm, { name: '', query });
  const send = async (values: { name: string; query: string }) => {
    const saved = await call(saveView, { body: values });
    await refresh();
    onClose();
    await notify('good', t.saved({ name: saved.name }));
  };
  return (
    <Dialog title={t.save} lead={t.nameHint} closeName={common.close} onClose={onClose}>
      <form className={forms.form} noValidate onSubmit={form.submit(send)}>
        <FormError message={form.whole} />
        <TextField {...form.field('name')} label={t.name} autoComplete="off" required maxLength={60} />
        <div className={forms.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={form.sending}>
            {form.sending ? t.saving : common.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
