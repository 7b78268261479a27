import type { ImportKind } from '@fasih/school/office/imports/columns';
import { checkImport, listImports } from '@fasih/school/office/imports/contract';
import { MAX_IMPORT_BYTES } from '@fasih/school/office/imports/sheet';
import { useState } from 'react';
import { callWithFile } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { FileField, useChosenFile } from '../../ui/file-field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import { importQuery } from './queries.ts';

/** Sends a file to be checked; it opens nothing. A refused file stays chosen, with the reason. */
export function ImportCheck({
  kind,
  onChecked,
}: {
  kind: ImportKind;
  onChecked: (importId: string) => void;
}) {
  const t = useTexts('importing').page;
  const { tooLarge } = useTexts('importing').problems;
  const chosen = useChosenFile();
  const [wrong, setWrong] = useState('');
  const check = useAction(
    (file: File) => {
      const form = new FormData();
      // Before the file, so that the server knows it when the file arrives.
      form.set('kind', kind);
      form.set('file', file);
      return callWithFile(checkImport, form);
    },
    {
      invalidates: [listImports],
      updates: ({ id }) => importQuery(id),
      onDone: ({ id }) => onChecked(id),
    },
  );
  const submit = () => {
    const { file } = chosen;
    if (file === null) setWrong(t.chooseFile);
    // Told before a slow connection carries it for minutes; the server refuses it too.
    else if (file.size > MAX_IMPORT_BYTES) setWrong(tooLarge);
    else void check.run(file);
  };
  return (
    <CardSection title={t.step2}>
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FileField
          label={t.file}
          hint={kind === 'courses' ? t.fileHintCourses : t.fileHint}
          accept=".csv,.xlsx,.json,application/json,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          chosen={chosen}
          invalid={wrong !== ''}
          onChoose={() => {
            setWrong('');
            check.reset();
          }}
        />
        <FormError message={wrong || check.problem} />
        <div>
          <Button type="submit" isPending={check.isPending}>
            {check.isPending ? t.checking : t.check}
          </Button>
        </div>
      </Stack>
    </CardSection>
  );
}
