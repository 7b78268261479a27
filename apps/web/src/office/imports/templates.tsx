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
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Muted, Row, Stack } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';

/** What the file holds, its templates, and what belongs into each column. */
export function ImportTemplates({ kind, onKind }: { kind: ImportKind; onKind: (kind: ImportKind) => void }) {
  const t = useTexts('importing').page;
  const lang = useLang();
  const file = useDownload(importTemplate);
  const fetchFile = (format: 'csv' | 'xlsx') =>
    file.run({ params: { kind }, query: { format, separator: separatorOfExcel(lang) } });
  return (
    <CardSection title={t.step1}>
      <Segments
        legend={t.kind}
        isLabelled
        options={IMPORT_KINDS.map((key) => ({ key, label: t.kinds[key] }))}
        chosen={kind}
        onChoose={onKind}
      />
      <p>{t.step1Text}</p>
      {kind === 'courses' && <p>{t.teachersFirst}</p>}
      <FormError message={file.problem} />
      <Row>
        <Button look="quiet" isPending={file.isPending} onClick={() => fetchFile('xlsx')}>
          {t.templateXlsx}
        </Button>
        <Button look="quiet" isPending={file.isPending} onClick={() => fetchFile('csv')}>
          {t.templateCsv}
        </Button>
      </Row>
      <Disclosure summary={t.about}>
        <ColumnsExplained kind={kind} />
      </Disclosure>
    </CardSection>
  );
}

function ColumnsExplained({ kind }: { kind: ImportKind }) {
  const t = useTexts('importing').columns;
  const lang = useLang();
  return (
    <Stack as="dl" gap={3}>
      {COLUMNS_OF[kind].map((column) => (
        <div key={column}>
          <dt>
            <strong>{HEADINGS[column][lang]}</strong>{' '}
            <Muted>{REQUIRED[kind].includes(column) ? t.required : t.optional}</Muted>
          </dt>
          <dd>
            {t.about[column]} <code>{EXAMPLES[column][lang]}</code>
          </dd>
        </div>
      ))}
    </Stack>
  );
}
