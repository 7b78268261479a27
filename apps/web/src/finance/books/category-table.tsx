import type { MoneyType } from '@fasih/school/finance/books/contract';
import type { ProfitLoss } from '@fasih/school/finance/books/reports-contract';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useLang, useTexts } from '../../lib/language.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Muted } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
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
    <CardSection level="h3" title={t[part]}>
      <FigureTable
        caption={t[part]}
        rows={rows}
        rowKey={({ category }) => category}
        columns={[
          {
            key: 'category',
            label: texts.category,
            cell: (row) => (
              <>
                <Link to={rowsAddress(row.now.filter)}>{name(row.category)}</Link>
                <Bar share={row.share} type={type} />
              </>
            ),
            total: t.total,
          },
          {
            key: 'share',
            label: t.share,
            cell: (row) => <Muted>{percent(row.share, lang)}</Muted>,
            isExtra: true,
          },
          {
            key: 'before',
            label: t.previous,
            cell: (row) => (
              <Muted>
                <Amount rupiah={row.before.amount} />
              </Muted>
            ),
            total: <Amount rupiah={data.before.result[part].amount} />,
            isExtra: true,
          },
          {
            key: 'now',
            label: texts.amount,
            cell: (row) => (
              <strong>
                <Amount rupiah={row.now.amount} />
              </strong>
            ),
            total: <Amount rupiah={data.result[part].amount} />,
          },
        ]}
      />
    </CardSection>
  );
}

/** The share as length; its figure is shown beside it. */
function Bar({ share, type }: { share: number | null; type: MoneyType }) {
  const style = { '--share': `${Math.min(100, Math.max(0, share ?? 0))}%` } as CSSProperties;
  return <span className={css.bar} data-type={type} style={style} aria-hidden="true" />;
}
