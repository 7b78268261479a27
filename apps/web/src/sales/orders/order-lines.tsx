import type { Order } from '@fasih/school/sales/orders/contract';
import { useTexts } from '../../lib/language.tsx';
import { Money } from '../../ui/basics.tsx';
import { Text } from '../../ui/layout.tsx';
import { SumLine, SumLines } from './buy-page.tsx';

/** What an order is for and what it costs; the price alone only where something is taken off it. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTexts('orders').checkout;
  const packages = useTexts('packages');
  return (
    <SumLines>
      <SumLine label={t.package}>
        {order.package.name}
        <Text isMuted size="small">
          {packages.meetings({ meetings: order.package.meetings })},{' '}
          {packages.months({ months: order.package.duration_months })}
        </Text>
      </SumLine>
      <SumLine label={t.learner}>{order.learner.name}</SumLine>
      {order.discount > 0 && (
        <>
          <SumLine label={t.price}>
            <Money rupiah={order.price} />
          </SumLine>
          <SumLine kind="discount" label={t.discount({ code: order.voucher ?? '' })}>
            <Money rupiah={-order.discount} />
          </SumLine>
        </>
      )}
      <SumLine kind="total" label={t.total}>
        <Money rupiah={order.total} />
      </SumLine>
    </SumLines>
  );
}
