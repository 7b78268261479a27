import type { MoneyType, TransactionList } from '@fasih/school/finance/books/contract';
import { useTexts } from '../../lib/language.tsx';
import { Text } from '../../ui/layout.tsx';
import { FactList } from '../../ui/page.tsx';
import { Amount } from './amount.tsx';

/** What all rows found come to, not only those of this page: the figure that led here is one of these. */
export function Sums({ sums, type }: { sums: TransactionList['sums']; type: MoneyType | undefined }) {
  const texts = useTexts('finance');
  const t = texts.transactions;
  if (sums === null) return <Text isMuted>{t.noSums}</Text>;
  const { revenue, expenses, net } = texts.dashboard;
  return (
    <section aria-label={t.sums}>
      <FactList
        facts={[
          type !== 'expense' && [revenue, <Amount key="revenue" rupiah={sums.revenue} />],
          type !== 'revenue' && [expenses, <Amount key="expenses" rupiah={sums.expenses} />],
          type === undefined && [net, <Amount key="net" rupiah={sums.net} />],
        ]}
      />
    </section>
  );
}
