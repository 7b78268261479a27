import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { useListState } from '../../ui/list-state.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { PaymentTasks } from '../components/payment-tasks.tsx';
import { Payouts } from '../components/payouts.tsx';
import { ReceiptList } from '../components/receipt-list.tsx';
import { ReconcileDay } from '../components/reconcile-day.tsx';
import { StuckPayments } from '../components/stuck-payments.tsx';

const PARTS = ['day', 'tasks', 'stuck', 'receipts', 'payouts'] as const;

/** Our books beside the provider's words, payments that need a look or do not move, receipts by number. */
export default function Reconciliation() {
  const t = useTexts('reconciliation').tabs;
  const nav = useTexts('shell').nav;
  const { search, set } = useListState();
  const part = PARTS.find((one) => one === search.get('part')) ?? 'day';
  return (
    <div className={area.page}>
      <PageHead title={nav.reconciliation} hidden />
      <header>
        <h1>{nav.reconciliation}</h1>
      </header>
      <Tabs
        label={t.label}
        tabs={PARTS.map((key) => ({ key, label: t[key] }))}
        chosen={part}
        onChoose={(next) => set({ part: next === 'day' ? undefined : next, q: undefined, state: undefined })}
      >
        {part === 'day' && <ReconcileDay />}
        {part === 'tasks' && <PaymentTasks />}
        {part === 'stuck' && <StuckPayments />}
        {part === 'receipts' && <ReceiptList />}
        {part === 'payouts' && <Payouts />}
      </Tabs>
    </div>
  );
}
