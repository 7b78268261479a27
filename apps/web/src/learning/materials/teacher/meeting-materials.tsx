import {
  addMaterial,
  listMaterials,
  type Material,
  removeMaterial,
} from '@fasih/school/learning/materials/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callWithFile } from '../../../lib/client.ts';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { confirm, notify } from '../../../ui/ask.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormError, TextField } from '../../../ui/fields.tsx';
import { FileField, useChosenFile } from '../../../ui/file-field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { MaterialsList } from '../materials-list.tsx';
import { materialsQuery } from '../queries.ts';

/** The files of a meeting, with upload and removal for its teacher. */
export function MeetingMaterials({ meetingId }: { meetingId: string }) {
  const files = useQuery(materialsQuery(meetingId));
  return (
    <Stack>
      <MaterialsList meetingId={meetingId} actions={(file) => file.mayRemove && <Remove file={file} />} />
      {files.data?.mayAdd && <Upload meetingId={meetingId} />}
    </Stack>
  );
}

function Remove({ file }: { file: Material }) {
  const t = useTexts('materials');
  const removal = useAction(removeMaterial, {
    invalidates: [listMaterials],
    onDone: () => notify('good', t.removed),
  });
  const remove = async () => {
    const { title } = file;
    const sure = await confirm({
      title: t.removeAsk.title({ title }),
      text: t.removeAsk.text,
      no: t.removeAsk.no,
      yes: t.removeAsk.yes,
      grave: true,
    });
    if (sure) await removal.run({ params: { materialId: file.id } });
  };
  return (
    <>
      <Button
        look="plain"
        size="small"
        isPending={removal.isPending}
        aria-label={t.removeFor({ title: file.title })}
        onClick={remove}
      >
        {t.remove}
      </Button>
      <FormError message={removal.problem} />
    </>
  );
}

function Upload({ meetingId }: { meetingId: string }) {
  const t = useTexts('materials');
  const s = useTexts('teachers').screens;
  const common = useTexts('common');
  const [title, setTitle] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useChosenFile();
  const upload = useAction((form: FormData) => callWithFile(addMaterial, form, { meetingId }), {
    invalidates: [listMaterials],
    onDone: () => {
      setTitle('');
      input.clear();
      return notify('good', t.added);
    },
  });
  const send = async () => {
    const { file } = input;
    if (file === null) return setMissing(true);
    const form = new FormData();
    // The title goes before the file, so that the server has it when the file begins.
    if (title.trim() !== '') form.set('title', title.trim());
    form.set('file', file);
    await upload.run(form);
  };
  return (
    <Disclosure summary={t.add}>
      <Stack
        as="form"
        noValidate
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
          invalid={isMissing}
          onChoose={() => setMissing(false)}
        />
        <TextField
          label={`${t.fileTitle} (${common.optional})`}
          description={t.fileTitleHint}
          value={title}
          maxLength={120}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <FormError message={isMissing ? t.problems.noFile : upload.problem} />
        <div>
          <Button type="submit" size="small" isPending={upload.isPending}>
            {upload.isPending ? t.adding : t.add}
          </Button>
        </div>
      </Stack>
    </Disclosure>
  );
}
