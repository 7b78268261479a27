import type { MoneyType } from '@fasih/school/finance/books/contract';
import type { ProfitLoss } from '@fasih/school/finance/books/reports-contract';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card } from '../../ui/basics.tsx';
import { Amount } from './amount.tsx';
import { useCategoryName } from './category-name.ts';
import css from './category-table.module.css';
import { percent, rowsAddress } from './money.ts';

/** One type's categories with their share as a bar; each opens its rows. Nothing where there are none. */
export function CategoryTable({ type, data }: { type: MoneyType; data: ProfitLoss }) {
  const texts = useTexts('finance');
  const t = texts.profitLoss;
  const lang = useLang();
  const name = useCategoryName();
  const rows = data.categories.filter((row) => row.type === type);
  if (rows.length === 0) return null;
  const part = type === 'revenue' ? 'revenue' : 'expenses';
  return (
    <Card className={css.card}>
      <table className={css.table}>
        <caption>{t[part]}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.category}</th>
            <th scope="col" className={css.share}>
              {t.share}
            </th>
            <th scope="col" className={css.before}>
              {t.previous}
            </th>
            <th scope="col" className={css.end}>
              {texts.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.category}>
              <th scope="row">
                <Link to={rowsAddress(row.now.filter)}>{name(row.category)}</Link>
                <Bar share={row.share} type={type} />
              </th>
              <td className={css.share}>{percent(row.share, lang)}</td>
              <td className={css.before}>
                <Amount rupiah={row.before.amount} />
              </td>
              <td className={css.end}>
                <Amount rupiah={row.now.amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.total}</th>
            <td className={css.share} />
            <td className={css.before}>
              <Amount rupiah={data.before.result[part].amount} />
            </td>
            <td className={css.end}>
              <Amount rupiah={data.result[part].amount} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

/** The share as length; its figure stands beside it. */
function Bar({ share, type }: { share: number | null; type: MoneyType }) {
  const style = { '--share': `${Math.min(100, Math.max(0, share ?? 0))}%` } as CSSProperties;
  return <span className={css.bar} data-type={type} style={style} aria-hidden="true" />;
}
