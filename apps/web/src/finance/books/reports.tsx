import { separatorOfExcel } from '@fasih/school/basics/csv';
import { REPORT_PERIODS } from '@fasih/school/finance/books/periods';
import {
  exportReport,
  REPORT_FORMATS,
  REPORT_TYPES,
  type ReportFormat,
} from '@fasih/school/finance/books/reports-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useDownload } from '../../lib/use-download.ts';
import { notify } from '../../ui/ask.tsx';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page, Part } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { BasisChoice, useBasis } from './basis-choice.tsx';
import { reportQuery } from './queries.ts';
import { ResultFigures } from './result-figures.tsx';

/** Type, period and format of a report, what it will hold, and the file itself (docs/product/courses-and-money.md#figures). */
export default function Reports() {
  const texts = useTexts('finance');
  const t = texts.reports;
  const nav = useTexts('shell').nav;
  const lang = useLang();
  const { search, set } = useListState();
  const [format, setFormat] = useState<ReportFormat>('xlsx');
  const basis = useBasis();
  const type = REPORT_TYPES.find((one) => one === search.get('type')) ?? 'summary';
  const period = REPORT_PERIODS.find((one) => one === search.get('period')) ?? '7w';
  const preview = useQuery(reportQuery({ type, period, basis }));
  const report = useDownload(exportReport, () => notify('good', t.done));
  const query = { type, period, basis, format, lang, separator: separatorOfExcel(lang) };
  return (
    <Page title={nav.reports} lead={t.lead} actions={<BasisChoice />}>
      <Card gap={4} isTight>
        <Row gap={6} align="start">
          <div>
            <Segments
              legend={t.type}
              isLabelled
              options={REPORT_TYPES.map((key) => ({ key, label: t.types[key] }))}
              chosen={type}
              onChoose={(next) => set({ type: next === 'summary' ? undefined : next })}
            />
            <Text isMuted size="small">
              {t.typeTexts[type]}
            </Text>
          </div>
          <div>
            <Segments
              legend={t.period}
              isLabelled
              options={REPORT_PERIODS.map((key) => ({ key, label: t.periods[key] }))}
              chosen={period}
              onChoose={(next) => set({ period: next === '7w' ? undefined : next })}
            />
            <Text isMuted size="small">
              {preview.data === undefined
                ? '–'
                : texts.days({
                    from: formatDate(preview.data.from, lang),
                    to: formatDate(preview.data.to, lang),
                  })}
            </Text>
          </div>
          <Segments
            legend={t.format}
            isLabelled
            options={REPORT_FORMATS.map((key) => ({ key, label: t.formats[key] }))}
            chosen={format}
            onChoose={setFormat}
          />
        </Row>
        <FormError message={report.problem} />
      </Card>
      <Part
        title={t.preview}
        actions={
          <Button isPending={report.isPending} onClick={() => void report.run({ query })}>
            {report.isPending ? t.preparing : t.download}
          </Button>
        }
      >
        <Loaded query={preview} lines={3}>
          {({ result, rows }) => (
            <>
              <Text isMuted>{t.rows({ n: rows })}</Text>
              <ResultFigures
                result={result}
                shown={type === 'summary' ? ['revenue', 'expenses', 'net', 'margin'] : [SHOWN[type]]}
              />
            </>
          )}
        </Loaded>
      </Part>
    </Page>
  );
}

const SHOWN = { revenue: 'revenue', expense: 'expenses' } as const;
