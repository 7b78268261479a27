import { addMaterial, type Material, removeMaterial } from '@fasih/school/learning/materials/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callWithFile } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { materialsKey, useMaterials } from '../../materials/api.ts';
import { MaterialsList } from '../../materials/components/materials-list.tsx';
import { confirm, notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, TextField } from '../../ui/fields.tsx';
import { FileField, useChosenFile } from '../../ui/file-field.tsx';
import css from '../../ui/parts/forms.module.css';
import { useWrite } from '../../ui/use-write.ts';

/** The files of a meeting, with upload and removal for its teacher. */
export function MeetingMaterials({ meetingId }: { meetingId: string }) {
  const files = useMaterials(meetingId);
  return (
    <div className={css.form}>
      <MaterialsList
        meetingId={meetingId}
        actions={(file) => file.mayRemove && <Remove file={file} meetingId={meetingId} />}
      />
      {files.data?.mayAdd && <Upload meetingId={meetingId} />}
    </div>
  );
}

function useChanged(meetingId: string) {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: materialsKey(meetingId) }),
      queries.invalidateQueries({ queryKey: ['dashboards'] }),
    ]);
  };
}

function Remove({ file, meetingId }: { file: Material; meetingId: string }) {
  const t = useTexts('materials');
  const write = useWrite();
  const changed = useChanged(meetingId);
  const remove = async () => {
    const { title } = file;
    const sure = await confirm({
      title: t.removeAsk.title({ title }),
      text: t.removeAsk.text,
      no: t.removeAsk.no,
      yes: t.removeAsk.yes,
      grave: true,
    });
    if (!sure) return;
    const gone = await write.run(
      () => call(removeMaterial, { params: { materialId: file.id } }),
      () => changed(),
    );
    if (gone) await notify('good', t.removed);
  };
  return (
    <>
      <Button
        look="plain"
        size="small"
        disabled={write.sending}
        aria-label={t.removeFor({ title: file.title })}
        onClick={remove}
      >
        {t.remove}
      </Button>
      <FormError message={write.fault} />
    </>
  );
}

function Upload({ meetingId }: { meetingId: string }) {
  const t = useTexts('materials');
  const s = useTexts('teachers').screens;
  const common = useTexts('common');
  const write = useWrite();
  const changed = useChanged(meetingId);
  const [title, setTitle] = useState('');
  const [missing, setMissing] = useState(false);
  const input = useChosenFile();
  const send = async () => {
    const { file } = input;
    if (file === null) return setMissing(true);
    const form = new FormData();
    // The title goes before the file, so that the server has it when the file begins.
    if (title.trim() !== '') form.set('title', title.trim());
    form.set('file', file);
    const added = await write.run(() => callWithFile(addMaterial, form, { meetingId }));
    if (!added) return;
    setTitle('');
    input.clear();
    await changed();
    await notify('good', t.added);
  };
  return (
    <details className={css.fold}>
      <summary>{t.add}</summary>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FileField
          label={s.file}
          hint={t.addHint}
          accept="application/pdf,image/png,image/jpeg,image/webp"
          chosen={input}
          invalid={missing}
          onChoose={() => setMissing(false)}
        />
        <TextField
          label={`${t.fileTitle} (${common.optional})`}
          description={t.fileTitleHint}
          value={title}
          maxLength={120}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <FormError message={missing ? t.problems.noFile : write.fault} />
        <div>
          <Button type="submit" size="small" disabled={write.sending}>
            {write.sending ? t.adding : t.add}
          </Button>
        </div>
      </form>
    </details>
  );
}
