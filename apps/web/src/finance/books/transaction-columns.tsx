import type { Transaction } from '@fasih/school/finance/books/contract';
import { Link } from 'react-router';
import { shortDay } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useReadsOnly } from '../../people/accounts/writers.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { IconArrowBackUp, IconTrash } from '../../ui/icons.ts';
import { Row } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import { When } from '../../ui/when.tsx';
import { Amount } from './amount.tsx';
import { useCategoryName, useKindName } from './category-name.ts';
import { entryAddress } from './money.ts';
import { effectOf, withPayer } from './money-rows.tsx';
import css from './transactions.module.css';
import { useRestore } from './use-restore.ts';

/** A row's own words, for its link and its buttons. */
export function useRowName(): (row: Pick<Transaction, 'description' | 'category' | 'kind'>) => string {
  const category = useCategoryName();
  return (row) => row.description || category(row.category);
}

/** The columns of the list of transactions; the last one deletes what a person entered, or brings it back. */
export function useTransactionColumns(onRemove: (row: Transaction) => void): Column<Transaction>[] {
  const texts = useTexts('finance');
  const t = texts.transactions;
  const lang = useLang();
  const category = useCategoryName();
  const kind = useKindName();
  const name = useRowName();
  const { restore, isPending } = useRestore();
  const readsOnly = useReadsOnly();
  return [
    {
      key: 'date',
      label: texts.date,
      sort: 'date',
      cell: (row) => (
        <Titled isBeside below={row.meantFor !== null && t.meantFor({ day: shortDay(row.meantFor, lang) })}>
          <When day={row.date} />
        </Titled>
      ),
    },
    {
      key: 'description',
      label: texts.description,
      phone: 'title',
      cell: (row) => (
        <Titled isBeside below={withPayer(kind(row.kind), row)}>
          <Link to={entryAddress(row.entryId)} className={row.voided ? css.gone : undefined}>
            {name(row)}
          </Link>
        </Titled>
      ),
    },
    { key: 'category', label: texts.category, cell: (row) => category(row.category) },
    {
      key: 'type',
      label: texts.type,
      phone: 'hidden',
      cell: (row) => (
        <Row as="span" gap={1}>
          {texts.types[row.type]}
          {row.voided && <Badge hue="red">{t.voided}</Badge>}
          {row.hasReceipt && <Badge hue="indigo">{t.hasReceipt}</Badge>}
        </Row>
      ),
    },
    {
      key: 'amount',
      label: texts.amount,
      sort: 'amount',
      figures: true,
      phone: 'aside',
      cell: (row) => (
        <span className={row.voided ? css.gone : undefined}>
          <Amount rupiah={effectOf(row)} />
        </span>
      ),
    },
    {
      key: 'actions',
      label: t.actions,
      phone: 'action',
      cell: (row) =>
        !row.manual || readsOnly ? null : row.voided ? (
          <Button
            look="icon"
            isPending={isPending}
            title={t.restore}
            aria-label={t.restoreOf({ what: name(row) })}
            onClick={() => void restore(row)}
          >
            <IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />
          </Button>
        ) : (
          <Button
            look="icon"
            title={t.remove}
            aria-label={t.removeOf({ what: name(row) })}
            onClick={() => onRemove(row)}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden="true" />
          </Button>
        ),
    },
  ];
}
