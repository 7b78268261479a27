import type { Reply } from '@fasih/school/basics/contract';
import type { listReceipts, ReceiptRow } from '@fasih/school/sales/payments/staff-contract';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge, Notice } from '../../ui/basics.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useReceipts } from '../reconciliation-api.ts';
import { Amount } from './amount.tsx';
import css from './finance.module.css';

/** How far back a year can be chosen. */
const YEARS = 5;

/** Receipts of a year by number, and whether the numbers have gaps. */
export function ReceiptList() {
  const texts = useTexts('reconciliation');
  const t = texts.receipts;
  const { query, search, set } = useListState();
  const named = Number(search.get('year'));
  const year = Number.isInteger(named) && named >= 2000 && named < 3000 ? named : undefined;
  const receipts = useReceipts({
    page: query.page,
    ...(query.q ? { q: query.q } : {}),
    ...(year ? { year } : {}),
  });
  const columns = useColumns();
  return (
    <Loaded query={receipts} lines={8}>
      {(page) => (
        <>
          <search className={css.filters}>
            <SearchField label={t.search} />
            <SelectField
              label={t.year}
              value={String(page.year)}
              onChange={(event) => set({ year: event.currentTarget.value })}
              data={yearsAround(page.year)}
            />
          </search>
          <Check check={page.check} />
          <DataTable
            caption={texts.tabs.receipts}
            columns={columns}
            page={page}
            rowKey={(row) => row.number}
            empty={<p className={css.quiet}>{t.none}</p>}
          />
        </>
      )}
    </Loaded>
  );
}

function yearsAround(shown: number): string[] {
  const last = Math.max(shown, new Date().getFullYear());
  return Array.from({ length: Math.max(YEARS, last - shown + 1) }, (_, back) => String(last - back));
}

function Check({ check }: { check: Reply<typeof listReceipts>['check'] }) {
  const t = useTexts('reconciliation').receipts;
  if (check.last === 0) return <Notice>{t.noneYet}</Notice>;
  const { missing } = check;
  return (
    <section className={css.section} aria-label={t.check}>
      {missing.length === 0 ? (
        <Notice kind="good">{t.noGaps({ last: check.last })}</Notice>
      ) : (
        <Notice kind="bad">{t.gaps({ n: missing.length, numbers: missing.join(', ') })}</Notice>
      )}
      <dl className={css.counts}>
        <div>
          <dt>{t.standing}</dt>
          <dd>{check.standing}</dd>
        </div>
        <div>
          <dt>{t.voided}</dt>
          <dd>{check.voided}</dd>
        </div>
        <div>
          <dt>{t.amount}</dt>
          <dd>
            <Amount rupiah={check.amount} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function useColumns(): Column<ReceiptRow>[] {
  const t = useTexts('reconciliation').receipts;
  const lang = useLang();
  return [
    {
      key: 'number',
      label: t.number,
      cell: (row) => <strong className={css.amount}>{row.number}</strong>,
    },
    { key: 'issued', label: t.issued, cell: (row) => formatInstant(row.issuedAt, lang) },
    { key: 'payer', label: t.payer, cell: (row) => row.payerName },
    { key: 'package', label: t.package, cell: (row) => row.packageName },
    {
      key: 'state',
      label: t.state,
      cell: (row) =>
        row.voidedAt === null ? <Badge hue="leaf">{t.standing}</Badge> : <Badge hue="red">{t.voided}</Badge>,
    },
    { key: 'amount', label: t.amount, figures: true, cell: (row) => <Amount rupiah={row.amount} /> },
  ];
}
