import type { Order } from '@fasih/school/sales/orders/contract';
import { useTexts } from '../../lib/language.tsx';
import { selectionFor } from '../../lib/next.ts';
import { EmptyCard } from '../../ui/basics.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';

/**
 * An order that cannot be paid any more, or that people must look at first: what happened and what to do. Plain links,
 * since on the checkout the next page must load in full.
 */
export function OrderEnded({
  order,
  status,
}: {
  order: Order;
  status: 'failed' | 'expired' | 'refunded' | 'review';
}) {
  const t = useTexts('orders').ended;
  // Closed before its time was over: cancelled by the buyer, or ended on the provider's page.
  const early = status === 'expired' && Date.parse(order.now) < Date.parse(order.expiresAt);
  // Paid once and not refunded by us: the bank has taken the money back.
  const reversed = status === 'failed' && order.paidAt !== null;
  const words = early ? t.closed : reversed ? t.reversed : t[status];
  return (
    <EmptyCard
      title={words.title}
      text={words.text}
      picture={status === 'review' ? '/pictures/empty/search.svg' : '/pictures/empty/no-payments.svg'}
      action={
        status === 'review' ? (
          <ButtonAnchor href="/contact">{t.contact}</ButtonAnchor>
        ) : (
          <Row justify="center">
            <ButtonAnchor href={selectionFor(order.package.id, order.voucher, order.learner.id)}>
              {t.again}
            </ButtonAnchor>
            <ButtonAnchor href="/contact" look="quiet">
              {t.contact}
            </ButtonAnchor>
          </Row>
        )
      }
    />
  );
}
