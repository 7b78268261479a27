import type { Order } from '@fasih/school/sales/orders/contract';
import { useTexts } from '../../lib/language.tsx';
import { Money } from '../../ui/basics.tsx';
import css from './orders.module.css';

/** What an order is for and what it costs. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTexts('orders').checkout;
  const packages = useTexts('packages');
  return (
    <dl className={css.lines}>
      <div>
        <dt>{t.package}</dt>
        <dd>
          {order.package.name}
          <small>
            {packages.meetings({ meetings: order.package.meetings })},{' '}
            {packages.months({ months: order.package.duration_months })}
          </small>
        </dd>
      </div>
      <div>
        <dt>{t.learner}</dt>
        <dd>{order.learner.name}</dd>
      </div>
      <div>
        <dt>{t.price}</dt>
        <dd>
          <Money rupiah={order.price} />
        </dd>
      </div>
      {order.discount > 0 && (
        <div className={css.discount}>
          <dt>{t.discount({ code: order.voucher ?? '' })}</dt>
          <dd>
            <Money rupiah={-order.discount} />
          </dd>
        </div>
      )}
      <div className={css.total}>
        <dt>{t.total}</dt>
        <dd>
          <Money rupiah={order.total} />
        </dd>
      </div>
    </dl>
  );
}
