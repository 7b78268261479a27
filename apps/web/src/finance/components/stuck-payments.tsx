import { checkStuckOrder, type StuckPayment } from '@fasih/school/sales/payments/staff-contract';
import { call } from '../../lib/client.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { notify } from '../../ui/ask.tsx';
import { Card, EmptyState } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { FormError } from '../../ui/fields.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useWrite } from '../../ui/use-write.ts';
import { useStuckPayments } from '../reconciliation-api.ts';
import { useRefundsChanged } from '../refunds-api.ts';
import { Amount } from './amount.tsx';
import css from './finance.module.css';

/** Payments and refunds that should have moved and did not; the provider can be asked about each. */
export function StuckPayments() {
  const texts = useTexts('reconciliation');
  const t = texts.stuck;
  const { query } = useListState();
  const stuck = useStuckPayments(query.page);
  const columns = useColumns();
  return (
    <>
      <p className={css.lead}>{t.lead}</p>
      <Loaded query={stuck} lines={6}>
        {(page) => (
          <DataTable
            caption={texts.tabs.stuck}
            columns={columns}
            page={page}
            rowKey={(row) => `${row.kind}/${row.orderId}/${row.refundId ?? ''}`}
            empty={
              <Card>
                <EmptyState title={t.none} text={t.noneText} />
              </Card>
            }
          />
        )}
      </Loaded>
    </>
  );
}

function useColumns(): Column<StuckPayment>[] {
  const t = useTexts('reconciliation').stuck;
  const lang = useLang();
  return [
    { key: 'kind', label: t.kind, cell: (row) => t.kinds[row.kind] },
    {
      key: 'payer',
      label: t.payer,
      cell: (row) => (
        <span className={css.stack}>
          <strong>{row.payerName}</strong>
          <span className={css.small}>{row.packageName}</span>
        </span>
      ),
    },
    { key: 'amount', label: t.amount, figures: true, cell: (row) => <Amount rupiah={row.amount} /> },
    { key: 'since', label: t.since, cell: (row) => formatInstant(row.since, lang) },
    {
      key: 'checked',
      label: t.checked,
      cell: (row) => (row.checkedAt === null ? t.never : formatInstant(row.checkedAt, lang)),
    },
    { key: 'check', label: t.check, cell: (row) => <Check row={row} /> },
  ];
}

function Check({ row }: { row: StuckPayment }) {
  const t = useTexts('reconciliation').stuck;
  const changed = useRefundsChanged();
  const write = useWrite();
  const check = () =>
    write.run(async () => {
      await call(checkStuckOrder, { params: { orderId: row.orderId } });
      await changed();
      await notify('good', t.done);
    });
  return (
    <span className={css.stack}>
      <Button
        look="quiet"
        size="small"
        disabled={write.sending}
        aria-label={t.checkOf({ name: row.payerName })}
        onClick={() => void check()}
      >
        {t.check}
      </Button>
      <FormError message={write.fault} />
    </span>
  );
}
