import { RANGES } from '@fasih/school/finance/books/periods';
import type { ProfitLoss as Data } from '@fasih/school/finance/books/reports-contract';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page, Part } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { BasisChoice, useBasis } from './basis-choice.tsx';
import { CategoryTable } from './category-table.tsx';
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
        <Row>
          <Segments
            legend={t.range}
            options={RANGES.map((key) => ({ key, label: t.ranges[key] }))}
            chosen={range}
            onChoose={(next) => set({ range: next === 'monthly' ? undefined : next })}
          />
          <BasisChoice />
        </Row>
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
      <Stack as="section" gap={3} aria-label={texts.dashboard.figures}>
        <Text isMuted>
          {days(data)}. {t.before({ days: days(data.before) })}.
        </Text>
        <ResultFigures result={data.result} before={data.before.result} />
      </Stack>
      <Part title={t.byCategory}>
        {data.categories.length === 0 && <Text isMuted>{t.none}</Text>}
        {(['revenue', 'expense'] as const).map((type) => (
          <CategoryTable key={type} type={type} data={data} />
        ))}
      </Part>
    </>
  );
}
