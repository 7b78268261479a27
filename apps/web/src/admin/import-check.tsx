import type { ImportKind } from '@fasih/school/office/imports/columns';
import { MAX_IMPORT_BYTES } from '@fasih/school/office/imports/sheet';
import { useState } from 'react';
import { useTexts } from '../lib/language.tsx';
import { Card } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields.tsx';
import { FileField, useChosenFile } from '../ui/file-field.tsx';
import css from '../ui/parts/forms.module.css';
import { useWrite } from '../ui/use-write.ts';
import own from './import.module.css';
import { useImportWrites } from './import-api.ts';

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
  const write = useWrite();
  const { check } = useImportWrites();
  const chosen = useChosenFile();
  const [wrong, setWrong] = useState('');
  const send = async () => {
    const { file } = chosen;
    if (file === null) return setWrong(t.chooseFile);
    // Said before a slow line carries it for minutes; the server refuses it too.
    if (file.size > MAX_IMPORT_BYTES) return setWrong(tooLarge);
    let checked = '';
    const went = await write.run(async () => {
      checked = (await check(kind, file)).id;
    });
    if (went) onChecked(checked);
  };
  return (
    <Card className={own.card}>
      <h2>{t.step2}</h2>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FileField
          label={t.file}
          hint={t.fileHint}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          chosen={chosen}
          invalid={wrong !== ''}
          onChoose={() => {
            setWrong('');
            write.clear();
          }}
        />
        <FormError message={wrong || write.fault} />
        <div className={own.row}>
          <Button type="submit" disabled={write.sending}>
            {write.sending ? t.checking : t.check}
          </Button>
        </div>
      </form>
    </Card>
  );
}
