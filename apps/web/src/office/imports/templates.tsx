import { separatorOfExcel } from '@fasih/school/basics/csv';
import {
  COLUMNS_OF,
  EXAMPLES,
  HEADINGS,
  IMPORT_KINDS,
  type ImportKind,
  REQUIRED,
} from '@fasih/school/office/imports/columns';
import { importTemplate } from '@fasih/school/office/imports/contract';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useDownload } from '../../lib/use-download.ts';
import { Accordion, Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import css from '../../ui/parts/forms.module.css';
import own from './import.module.css';

/** What the file holds, its templates, and what belongs into each column. */
export function ImportTemplates({ kind, onKind }: { kind: ImportKind; onKind: (kind: ImportKind) => void }) {
  const t = useTexts('importing').page;
  const lang = useLang();
  const file = useDownload(importTemplate);
  const fetchFile = (format: 'csv' | 'xlsx') =>
    file.run({ params: { kind }, query: { format, separator: separatorOfExcel(lang) } });
  return (
    <Card className={own.card}>
      <h2>{t.step1}</h2>
      <fieldset className={css.choices}>
        <legend>{t.kind}</legend>
        {IMPORT_KINDS.map((one) => (
          <label key={one} className={css.choice}>
            <input type="radio" name="kind" checked={kind === one} onChange={() => onKind(one)} />
            {t.kinds[one]}
          </label>
        ))}
      </fieldset>
      <p>{t.step1Text}</p>
      <FormError message={file.problem} />
      <div className={own.row}>
        <Button look="quiet" isPending={file.isPending} onClick={() => fetchFile('xlsx')}>
          {t.templateXlsx}
        </Button>
        <Button look="quiet" isPending={file.isPending} onClick={() => fetchFile('csv')}>
          {t.templateCsv}
        </Button>
      </div>
      <Accordion question={t.about}>
        <ColumnsExplained kind={kind} />
      </Accordion>
    </Card>
  );
}

function ColumnsExplained({ kind }: { kind: ImportKind }) {
  const t = useTexts('importing').columns;
  const lang = useLang();
  return (
    <dl className={own.columns}>
      {COLUMNS_OF[kind].map((column) => (
        <div key={column}>
          <dt>
            {HEADINGS[column][lang]}{' '}
            <span className={css.quiet}>{REQUIRED[kind].includes(column) ? t.required : t.optional}</span>
          </dt>
          <dd>
            {t.about[column]} <code>{EXAMPLES[column][lang]}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
