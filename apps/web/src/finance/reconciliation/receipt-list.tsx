import type { Reply } from '@fasih/school/basics/contract';
import { yearIn } from '@fasih/school/basics/instants';
import type { listReceipts, ReceiptRow } from '@fasih/school/sales/payments/staff-contract';
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { schoolNow } from '../../lib/school-clock.ts';
import { Badge, Notice } from '../../ui/basics.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { Filters, useFilterLabel } from '../../ui/filters.tsx';
import { Stack } from '../../ui/layout.tsx';
import { useListQuery, useListState } from '../../ui/list-state.ts';
import { FactList } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Amount } from '../books/amount.tsx';
import { receiptsQuery } from './queries.ts';

/** How far back a year can be chosen. */
const YEARS = 5;

/** Receipts of a year by number, and whether the numbers have gaps. */
export function ReceiptList() {
  const texts = useTexts('reconciliation');
  const t = texts.receipts;
  const { search, set } = useListState();
  const { query } = useListQuery();
  const named = Number(search.get('year'));
  const year = Number.isInteger(named) && named >= 2000 && named < 3000 ? named : undefined;
  const receipts = useQuery(receiptsQuery({ ...query, ...(year === undefined ? {} : { year }) }));
  const columns = useColumns();
  return (
    <>
      {receipts.data !== undefined && (
        <>
          <Filters search={<SearchField label={t.search} />}>
            <Year shown={receipts.data.year} onChoose={(next) => set({ year: next })} />
          </Filters>
          <Check check={receipts.data.check} />
        </>
      )}
      <PagedTable
        query={receipts}
        caption={texts.tabs.receipts}
        columns={columns}
        rowKey={(row) => row.number}
        lines={8}
        empty={{ title: t.none }}
      />
    </>
  );
}

function Year({ shown, onChoose }: { shown: number; onChoose: (year: string) => void }) {
  const { props } = useFilterLabel(useTexts('reconciliation').receipts.year);
  return (
    <SelectField
      {...props}
      value={String(shown)}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={yearsAround(shown)}
    />
  );
}

function yearsAround(shown: number): string[] {
  const last = Math.max(shown, yearIn(schoolNow()));
  return Array.from({ length: Math.max(YEARS, last - shown + 1) }, (_, back) => String(last - back));
}

function Check({ check }: { check: Reply<typeof listReceipts>['check'] }) {
  const t = useTexts('reconciliation').receipts;
  if (check.last === 0) return <Notice>{t.noneYet}</Notice>;
  const { missing, last, standing, voided } = check;
  // Of many only the first are named.
  const gaps = last - standing - voided;
  const numbers = missing.join(', ') + (gaps > missing.length ? ', …' : '');
  return (
    <Stack as="section" gap={3} aria-label={t.check}>
      {gaps === 0 ? (
        <Notice kind="good">{t.noGaps({ last })}</Notice>
      ) : (
        <Notice kind="bad">{t.gaps({ n: gaps, numbers })}</Notice>
      )}
      <FactList
        facts={[
          [t.standing, standing],
          [t.voided, voided],
          [t.amount, <Amount key="amount" rupiah={check.amount} />],
        ]}
      />
    </Stack>
  );
}

function useColumns(): Column<ReceiptRow>[] {
  const t = useTexts('reconciliation').receipts;
  const lang = useLang();
  return [
    {
      key: 'number',
      phone: 'title',
      label: t.number,
      isWhole: true,
      cell: (row) => <strong>{row.number}</strong>,
    },
    { key: 'issued', phone: 'detail', label: t.issued, cell: (row) => formatInstant(row.issuedAt, lang) },
    { key: 'payer', label: t.payer, cell: (row) => row.payerName },
    { key: 'package', label: t.package, cell: (row) => row.packageName },
    {
      key: 'state',
      phone: 'aside',
      label: t.state,
      cell: (row) =>
        row.voidedAt === null ? <Badge hue="leaf">{t.standing}</Badge> : <Badge hue="red">{t.voided}</Badge>,
    },
    { key: 'amount', label: t.amount, figures: true, cell: (row) => <Amount rupiah={row.amount} /> },
  ];
}
