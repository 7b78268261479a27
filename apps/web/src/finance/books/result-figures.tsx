import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { ProfitLoss } from '@fasih/school/finance/books/reports-contract';
import { useLang, useTexts } from '../../lib/language.tsx';
import { FigureCard, Figures, PlainFigure } from './figure-card.tsx';
import { percent, rowsAddress } from './money.ts';

type Result = ProfitLoss['result'];
export type Part = 'revenue' | 'expenses' | 'net' | 'margin';

const ALL: readonly Part[] = ['revenue', 'expenses', 'net', 'margin'];

/** Revenue, expenses, what is left and its margin; with `before`, each says how it stood in the time before. */
export function ResultFigures({
  result,
  before,
  shown = ALL,
}: {
  result: Result;
  before?: Result;
  shown?: readonly Part[];
}) {
  const t = useTexts('finance').profitLoss;
  const lang = useLang();
  const change = useChange();
  const names = { revenue: t.revenue, expenses: t.expenses, net: result.net.amount < 0 ? t.netLoss : t.net };
  const marginText = before === undefined ? t.marginText : t.was({ value: percent(before.margin, lang) });
  return (
    <Figures>
      {shown.map((part) =>
        part === 'margin' ? (
          <PlainFigure
            key={part}
            name={t.margin}
            figure={percent(result.margin, lang)}
            isBelow={(result.margin ?? 0) < 0}
            text={result.margin === null ? t.noMargin : marginText}
          />
        ) : (
          <FigureCard
            key={part}
            name={names[part]}
            rupiah={result[part].amount}
            to={rowsAddress(result[part].filter)}
            {...(before === undefined ? {} : { text: change(result[part].amount, before[part].amount) })}
          />
        ),
      )}
    </Figures>
  );
}

/** How much more or less it is than before, in words. */
function useChange() {
  const t = useTexts('finance').profitLoss;
  return (now: number, before: number): string => {
    if (now === before) return t.same;
    const amount = formatRupiah(Math.abs(now - before));
    return now > before ? t.more({ amount }) : t.less({ amount });
  };
}
