import type { Transaction } from '@fasih/school/finance/books/contract';
import { Link } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { useLang } from '../../lib/language.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import { Amount } from './amount.tsx';
import { useCategoryName, useKindName } from './category-name.ts';
import { entryAddress } from './money.ts';
import css from './money-rows.module.css';

/** What a row brings to the result: an expense takes away. */
export function effectOf({ type, amount }: Pick<Transaction, 'type' | 'amount'>): number {
  return type === 'expense' ? -amount : amount;
}

/** What happened, and who paid: `Pembayaran keluarga · Ibu Sari`. */
export function withPayer(happened: string, { payer }: Pick<Transaction, 'payer'>): string {
  return payer === null ? happened : `${happened} · ${payer}`;
}

/** A few rows of money as a list; each opens its entry. */
export function MoneyRows({ rows }: { rows: readonly Transaction[] }) {
  const lang = useLang();
  const category = useCategoryName();
  const kind = useKindName();
  return (
    <Stack as="ul" gap={2} isLined>
      {rows.map((row) => (
        <li key={row.id}>
          <Row as={Link} justify="between" className={css.row} to={entryAddress(row.entryId)}>
            <Titled
              below={`${formatDate(row.date, lang)} · ${withPayer(
                row.manual && row.description !== '' ? category(row.category) : kind(row.kind),
                row,
              )}`}
            >
              <strong>{row.description || category(row.category)}</strong>
            </Titled>
            <Amount rupiah={effectOf(row)} />
          </Row>
        </li>
      ))}
    </Stack>
  );
}
