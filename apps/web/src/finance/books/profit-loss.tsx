import { RANGES } from '@fasih/school/finance/books/periods';
import type { ProfitLoss as Data } from '@fasih/school/finance/books/reports-contract';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card } from '../../ui/basics.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { BasisChoice, useBasis } from './basis-choice.tsx';
import { CategoryTable } from './category-table.tsx';
import { Choice } from './choice.tsx';
import css from './finance.module.css';
import { profitLossQuery } from './queries.ts';
import { ResultFigures } from './result-figures.tsx';

/** Revenue, expenses, net and margin of a week, a month or three, by category, beside the time right before. */
export default function ProfitLoss() {
  const t = useTexts('finance').profitLoss;
  const nav = useTexts('shell').nav;
  const { search, set } = useListState();
  const range = RANGES.find((one) => one === search.get('range')) ?? 'monthly';
  const basis = useBasis();
  const result = useQuery(profitLossQuery({ range, basis }));
  return (
    <Page
      title={nav.profitLoss}
      actions={
        <div className={css.controls}>
          <Choice
            legend={t.range}
            options={RANGES.map((key) => ({ key, label: t.ranges[key] }))}
            chosen={range}
            onChoose={(next) => set({ range: next === 'monthly' ? undefined : next })}
          />
          <BasisChoice />
        </div>
      }
    >
      <Loaded query={result} lines={8}>
        {(data) => <Result data={data} />}
      </Loaded>
    </Page>
  );
}

function Result({ data }: { data: Data }) {
  const texts = useTexts('finance');
  const t = texts.profitLoss;
  const lang = useLang();
  const days = ({ from, to }: { from: string; to: string }) =>
    texts.days({ from: formatDate(from, lang), to: formatDate(to, lang) });
  return (
    <>
      <section className={css.section} aria-label={texts.dashboard.figures}>
        <p className={css.quiet}>
          {days(data)}. {t.before({ days: days(data.before) })}.
        </p>
        <ResultFigures result={data.result} before={data.before.result} />
      </section>
      <section className={css.section} aria-labelledby="by-category">
        <h2 id="by-category">{t.byCategory}</h2>
        {data.categories.length === 0 && (
          <Card className={css.card}>
            <p className={css.quiet}>{t.none}</p>
          </Card>
        )}
        {(['revenue', 'expense'] as const).map((type) => (
          <CategoryTable key={type} type={type} data={data} />
        ))}
      </section>
    </>
  );
}
