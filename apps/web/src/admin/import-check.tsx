import type { ImportKind } from '@fasih/school/importing/columns';
import { MOST_IMPORT_BYTES } from '@fasih/school/importing/rules';
import { useState } from 'react';
import { useTexts } from '../lib/language.tsx';
import { Card } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields.tsx';
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
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState('');
  const send = async () => {
    if (file === null) return setWrong(t.chooseFile);
    // Said before a slow line carries it for minutes; the server refuses it too.
    if (file.size > MOST_IMPORT_BYTES) return setWrong(tooLarge);
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
        <div className={own.file}>
          <label htmlFor="import-file">{t.file}</label>
          <p id="import-file-hint" className={css.quiet}>
            {t.fileHint}
          </p>
          <input
            id="import-file"
            type="file"
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-describedby="import-file-hint"
            aria-invalid={wrong !== ''}
            onChange={(event) => {
              setFile(event.currentTarget.files?.[0] ?? null);
              setWrong('');
              write.clear();
            }}
          />
        </div>
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
