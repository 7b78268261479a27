import type { MoneyType, TransactionList } from '@fasih/school/finance/books/contract';
import { useTexts } from '../../lib/language.tsx';
import { Amount } from './amount.tsx';
import css from './sums.module.css';

/** What all rows found come to, not only those of this page: the figure that led here is one of these. */
export function Sums({ sums, type }: { sums: TransactionList['sums']; type: MoneyType | undefined }) {
  const texts = useTexts('finance');
  const t = texts.transactions;
  if (sums === null) return <p className={css.none}>{t.noSums}</p>;
  const { revenue, expenses, net } = texts.dashboard;
  return (
    <section aria-label={t.sums}>
      <dl className={css.sums}>
        {type !== 'expense' && (
          <div>
            <dt>{revenue}</dt>
            <dd>
              <Amount rupiah={sums.revenue} />
            </dd>
          </div>
        )}
        {type !== 'revenue' && (
          <div>
            <dt>{expenses}</dt>
            <dd>
              <Amount rupiah={sums.expenses} />
            </dd>
          </div>
        )}
        {type === undefined && (
          <div>
            <dt>{net}</dt>
            <dd>
              <Amount rupiah={sums.net} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
