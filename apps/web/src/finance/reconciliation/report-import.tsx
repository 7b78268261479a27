import type { Reply } from '@fasih/school/basics/contract';
import { importReport, type Reconciliation } from '@fasih/school/finance/reconciliation/reconcile-contract';
import { useState } from 'react';
import { callWithFile, formWithFile } from '../../lib/client.ts';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { FileField, useChosenFile } from '../../ui/file-field.tsx';
import { CardSection } from '../../ui/page.tsx';
import css from '../books/finance.module.css';
import { signedRupiah } from '../books/money.ts';
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
      <p className={css.quiet}>{t.lead}</p>
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
      {imported !== null && <Outcome imported={imported} onDay={onDay} />}
      {reports.length > 0 && (
        <>
          <h3 className={css.subhead}>{t.reports}</h3>
          <ul className={css.rows}>
            {reports.map((report) => (
              <li key={report.id} className={css.row}>
                <span className={css.small}>
                  {t.reportOf({ name: report.name, rows: report.rows, who: report.importedBy })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </CardSection>
  );
}

function Outcome({ imported, onDay }: { imported: Imported; onDay: (day: string) => void }) {
  const t = useTexts('reconciliation').report;
  const lang = useLang();
  return (
    <>
      <Notice kind="good">{t.done({ rows: imported.rows, fees: signedRupiah(imported.fees) })}</Notice>
      {imported.days.length > 0 && (
        <p className={css.actions}>
          <span className={css.quiet}>{t.days}:</span>
          {imported.days.map((day) => (
            <Button key={day} look="plain" size="small" onClick={() => onDay(day)}>
              {formatDate(day, lang)}
            </Button>
          ))}
        </p>
      )}
      {imported.unread.length > 0 && (
        <Notice kind="attention">
          <span className={css.stackWide}>
            <strong>{t.unread({ n: imported.unread.length })}</strong>
            {imported.unread.map(({ line, field }) => (
              <span key={`${line}/${field}`}>{t.unreadLine({ line, field: t.fields[field] })}</span>
            ))}
          </span>
        </Notice>
      )}
    </>
  );
}
