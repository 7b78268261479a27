import { useTexts } from '../../lib/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs, useTab } from '../../ui/tabs.tsx';
import { PaymentTasks } from './payment-tasks.tsx';
import { Payouts } from './payouts.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { ReconcileDay } from './reconcile-day.tsx';
import { StuckPayments } from './stuck-payments.tsx';

const PARTS = ['day', 'tasks', 'stuck', 'receipts', 'payouts'] as const;

/** Our books compared with the provider's data, payment tasks and stuck payments, receipts by number. */
export default function Reconciliation() {
  const t = useTexts('reconciliation').tabs;
  const nav = useTexts('shell').nav;
  const [part, choose] = useTab(PARTS, 'part');
  return (
    <Page title={nav.reconciliation}>
      <Tabs
        label={t.label}
        tabs={PARTS.map((key) => ({ key, label: t[key] }))}
        chosen={part}
        onChoose={choose}
      >
        {part === 'day' && <ReconcileDay />}
        {part === 'tasks' && <PaymentTasks />}
        {part === 'stuck' && <StuckPayments />}
        {part === 'receipts' && <ReceiptList />}
        {part === 'payouts' && <Payouts />}
      </Tabs>
    </Page>
  );
}
