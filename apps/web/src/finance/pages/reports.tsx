import { separatorOfExcel } from '@fasih/school/basics/csv';
import { REPORT_PERIODS } from '@fasih/school/finance/books/periods';
import {
  exportReport,
  REPORT_FORMATS,
  REPORT_TYPES,
  type ReportFormat,
} from '@fasih/school/finance/books/reports-contract';
import { useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { download } from '../../lib/download.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { notify } from '../../ui/ask.tsx';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useWrite } from '../../ui/use-write.ts';
import { useReport } from '../api.ts';
import { BasisChoice, useBasis } from '../components/basis-choice.tsx';
import { Choice } from '../components/choice.tsx';
import css from '../components/finance.module.css';
import { ResultFigures } from '../components/result-figures.tsx';

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
  const preview = useReport({ type, period, basis });
  const write = useWrite();
  const fetchFile = async () => {
    const done = await write.run(() =>
      download(
        exportReport,
        { query: { type, period, basis, format, lang, separator: separatorOfExcel(lang) } },
        { lang },
      ),
    );
    if (done) await notify('good', t.done);
  };
  return (
    <div className={area.page}>
      <PageHead title={nav.reports} hidden />
      <header className={css.head}>
        <div>
          <h1>{nav.reports}</h1>
          <p className={css.lead}>{t.lead}</p>
        </div>
        <BasisChoice />
      </header>
      <Card className={css.card}>
        <div>
          <Choice
            legend={t.type}
            labelled
            options={REPORT_TYPES.map((key) => ({ key, label: t.types[key] }))}
            chosen={type}
            onChoose={(next) => set({ type: next === 'summary' ? undefined : next })}
          />
          <p className={css.small}>{t.typeTexts[type]}</p>
        </div>
        <div>
          <Choice
            legend={t.period}
            labelled
            options={REPORT_PERIODS.map((key) => ({ key, label: t.periods[key] }))}
            chosen={period}
            onChoose={(next) => set({ period: next === '7w' ? undefined : next })}
          />
          <p className={css.small}>
            {preview.data === undefined
              ? '–'
              : texts.days({
                  from: formatDate(preview.data.from, lang),
                  to: formatDate(preview.data.to, lang),
                })}
          </p>
        </div>
        <div className={css.exportRow}>
          <Choice
            legend={t.format}
            labelled
            options={REPORT_FORMATS.map((key) => ({ key, label: t.formats[key] }))}
            chosen={format}
            onChoose={setFormat}
          />
          <Button disabled={write.sending} onClick={() => void fetchFile()}>
            {write.sending ? t.preparing : t.download}
          </Button>
        </div>
        <FormError message={write.fault} />
      </Card>
      <section className={css.section} aria-labelledby="preview">
        <h2 id="preview">{t.preview}</h2>
        <Loaded query={preview} lines={3}>
          {({ result, rows }) => (
            <>
              <p className={css.quiet}>{t.rows({ n: rows })}</p>
              <ResultFigures
                result={result}
                shown={type === 'summary' ? ['revenue', 'expenses', 'net', 'margin'] : [SHOWN[type]]}
              />
            </>
          )}
        </Loaded>
      </section>
    </div>
  );
}

const SHOWN = { revenue: 'revenue', expense: 'expenses' } as const;
