import type { Reply } from '@fasih/school/basics/contract';
import { formatRupiah } from '@fasih/school/basics/rupiah';
import { importReport, type Reconciliation } from '@fasih/school/finance/reconciliation/reconcile-contract';
import { useState } from 'react';
import { callWithFile, formWithFile } from '../../lib/client.ts';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Writers } from '../../people/accounts/writers.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { FileField, useChosenFile } from '../../ui/file-field.tsx';
import { Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { CardSection, Part } from '../../ui/page.tsx';
import { PAYMENT_READS } from '../books/queries.ts';

type Imported = Reply<typeof importReport>;

/** The provider's settlement report, imported; its days open from here. */
export function ReportImport({
  reports,
  onDay,
}: {
  reports: Reconciliation['reports'];
  onDay: (day: string) => void;
}) {
  const t = useTexts('reconciliation').report;
  const problems = useTexts('payments').problems;
  const input = useChosenFile();
  const [isMissing, setMissing] = useState(false);
  const [imported, setImported] = useState<Imported | null>(null);
  const read = useAction((file: File) => callWithFile(importReport, formWithFile(file)), {
    invalidates: PAYMENT_READS,
    onDone: (result) => {
      setImported(result);
      input.clear();
    },
    onError: () => input.clear(),
  });
  const readChosen = () => {
    if (input.file === null) return setMissing(true);
    setImported(null);
    void read.run(input.file);
  };
  return (
    <CardSection title={t.title}>
      <Writers>
        <Text isMuted>{t.lead}</Text>
        <FileField
          chosen={input}
          label={t.file}
          hint={t.hint}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          invalid={isMissing}
          onChoose={() => setMissing(false)}
        />
        <FormError message={isMissing ? problems.noFile : read.problem} />
        <div>
          <Button look="quiet" isPending={read.isPending} onClick={readChosen}>
            {read.isPending ? t.importing : t.import}
          </Button>
        </div>
      </Writers>
      {imported !== null && <Outcome imported={imported} onDay={onDay} />}
      {reports.length > 0 && (
        <Part level="h3" title={t.reports}>
          <Stack as="ul" gap={2} isLined>
            {reports.map((report) => (
              <Text as="li" isMuted size="small" key={report.id}>
                {t.reportOf({ name: report.name, rows: report.rows, who: report.importedBy })}
              </Text>
            ))}
          </Stack>
        </Part>
      )}
    </CardSection>
  );
}

function Outcome({ imported, onDay }: { imported: Imported; onDay: (day: string) => void }) {
  const t = useTexts('reconciliation').report;
  const lang = useLang();
  return (
    <>
      <Notice kind="good">{t.done({ rows: imported.rows, fees: formatRupiah(imported.fees) })}</Notice>
      {imported.days.length > 0 && (
        <Row as="p">
          <Muted>{t.days}:</Muted>
          {imported.days.map((day) => (
            <Button key={day} look="plain" size="small" onClick={() => onDay(day)}>
              {formatDate(day, lang)}
            </Button>
          ))}
        </Row>
      )}
      {imported.unread.length > 0 && (
        <Notice kind="attention">
          <Stack as="span" gap={1}>
            <strong>{t.unread({ n: imported.unread.length })}</strong>
            {imported.unread.map(({ line, field }) => (
              <span key={`${line}/${field}`}>{t.unreadLine({ line, field: t.fields[field] })}</span>
            ))}
          </Stack>
        </Notice>
      )}
    </>
  );
}
