import { checkStuckOrder, type StuckPayment } from '@fasih/school/sales/payments/staff-contract';
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Writers } from '../../people/accounts/writers.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Stack } from '../../ui/layout.tsx';
import { useListQuery } from '../../ui/list-state.ts';
import { PartHeader } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Titled } from '../../ui/titled.tsx';
import { Amount } from '../books/amount.tsx';
import { moneyWrite } from '../refunds/queries.ts';
import { stuckPaymentsQuery } from './queries.ts';

/** Payments and refunds that should have moved and did not; the provider can be asked about each. */
export function StuckPayments() {
  const texts = useTexts('reconciliation');
  const t = texts.stuck;
  const { query } = useListQuery();
  const stuck = useQuery(stuckPaymentsQuery({ page: query.page }));
  const columns = useColumns();
  return (
    <>
      <PartHeader lead={t.lead} />
      <PagedTable
        query={stuck}
        caption={texts.tabs.stuck}
        columns={columns}
        rowKey={(row) => `${row.kind}/${row.orderId}/${row.refundId ?? ''}`}
        empty={{ title: t.none, text: t.noneText }}
      />
    </>
  );
}

function useColumns(): Column<StuckPayment>[] {
  const t = useTexts('reconciliation').stuck;
  const lang = useLang();
  return [
    { key: 'kind', phone: 'detail', label: t.kind, cell: (row) => t.kinds[row.kind] },
    {
      key: 'payer',
      phone: 'title',
      label: t.payer,
      cell: (row) => (
        <Titled below={row.packageName}>
          <strong>{row.payerName}</strong>
        </Titled>
      ),
    },
    {
      key: 'amount',
      phone: 'aside',
      label: t.amount,
      figures: true,
      cell: (row) => <Amount rupiah={row.amount} />,
    },
    { key: 'since', phone: 'fact', label: t.since, cell: (row) => formatInstant(row.since, lang) },
    {
      key: 'checked',
      phone: 'fact',
      label: t.checked,
      cell: (row) => (row.checkedAt === null ? t.never : formatInstant(row.checkedAt, lang)),
    },
    {
      key: 'check',
      phone: 'action',
      label: t.check,
      cell: (row) => (
        <Writers>
          <Check row={row} />
        </Writers>
      ),
    },
  ];
}

function Check({ row }: { row: StuckPayment }) {
  const t = useTexts('reconciliation').stuck;
  const check = useAction(checkStuckOrder, moneyWrite(t.done));
  return (
    <Stack as="span" gap={2}>
      <Button
        look="quiet"
        size="small"
        isPending={check.isPending}
        aria-label={t.checkOf({ name: row.payerName })}
        onClick={() => void check.run({ params: { orderId: row.orderId } })}
      >
        {t.check}
      </Button>
      <FormError message={check.problem} />
    </Stack>
  );
}
