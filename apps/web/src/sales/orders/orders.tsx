import type { Order } from '@fasih/school/sales/orders/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { Card, EmptyState, Money, SkeletonLines } from '../../ui/basics.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { useListState } from '../../ui/list-state.ts';
import { ReceiptButtons } from '../receipts/receipt-buttons.tsx';
import css from './orders.module.css';
import { ordersQuery } from './queries.ts';
import { StatusBadge } from './status-badge.tsx';

/** One's own orders, newest first, with status, receipt and the way to go on paying. */
export default function Orders() {
  const t = useTexts('orders').list;
  const common = useTexts('common');
  const problemText = useProblemText();
  const lang = useLang();
  const { query } = useListState();
  const orders = useQuery(ordersQuery(query.page));
  const columns: Column<Order>[] = [
    {
      key: 'package',
      label: t.package,
      cell: (order) => (
        <span className={css.cell}>
          {order.package.name}
          <small>{order.learner.name}</small>
        </span>
      ),
    },
    { key: 'date', label: t.date, cell: (order) => formatInstant(order.createdAt, lang) },
    { key: 'total', label: t.total, figures: true, cell: (order) => <Money rupiah={order.total} /> },
    { key: 'status', label: t.status, cell: (order) => <StatusBadge status={order.status} /> },
    { key: 'actions', label: t.actions, cell: (order) => <Actions order={order} /> },
  ];
  return (
    <div className={css.list}>
      <PageHead title={t.title} hidden />
      <header className={css.listHead}>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
        <div className={css.actions}>
          <Link to="/account/learners">{t.learners}</Link>
        </div>
      </header>
      {orders.isPending && (
        <Card aria-busy="true">
          <SkeletonLines lines={6} />
        </Card>
      )}
      {orders.isError && orders.data === undefined && (
        <Card>
          <EmptyState
            title={t.loadFailed}
            text={problemText(orders.error)}
            picture="/pictures/empty/offline.svg"
            action={<Button onClick={() => orders.refetch()}>{common.retry}</Button>}
          />
        </Card>
      )}
      {orders.data !== undefined && (
        <DataTable
          caption={t.caption}
          columns={columns}
          page={orders.data}
          rowKey={(order) => order.id}
          empty={
            <Card>
              <EmptyState
                title={t.empty}
                text={t.emptyText}
                picture="/pictures/empty/no-payments.svg"
                action={<ButtonLink to="/program-selection">{t.choose}</ButtonLink>}
              />
            </Card>
          }
        />
      )}
    </div>
  );
}

function Actions({ order }: { order: Order }) {
  const t = useTexts('orders').list;
  if (order.status === 'pending') {
    return (
      <ButtonAnchor size="small" href={`/checkout/${order.id}`}>
        {t.pay}
      </ButtonAnchor>
    );
  }
  if (order.receiptNumber !== null)
    return <ReceiptButtons short orderId={order.id} number={order.receiptNumber} />;
  return (
    <ButtonLink size="small" look="quiet" to={`/redirect?order=${order.id}`}>
      {t.start}
    </ButtonLink>
  );
}
