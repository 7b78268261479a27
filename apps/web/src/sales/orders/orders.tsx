import type { Order } from '@fasih/school/sales/orders/contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import { Money } from '../../ui/basics.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Titled } from '../../ui/titled.tsx';
import { When } from '../../ui/when.tsx';
import { ReceiptButtons } from '../receipts/receipt-buttons.tsx';
import { ordersQuery } from './queries.ts';
import { StatusBadge } from './status-badge.tsx';

/** The reader's own orders, newest first, with status, receipt and the way to go on paying. */
export default function Orders() {
  const t = useTexts('orders').list;
  const { query } = useListState();
  const columns: Column<Order>[] = [
    {
      key: 'package',
      label: t.package,
      phone: 'title',
      cell: (order) => <Titled below={order.learner.name}>{order.package.name}</Titled>,
    },
    { key: 'date', label: t.date, cell: (order) => <When at={order.createdAt} /> },
    { key: 'total', label: t.total, figures: true, cell: (order) => <Money rupiah={order.total} /> },
    {
      key: 'status',
      label: t.status,
      phone: 'aside',
      cell: (order) => <StatusBadge status={order.shown} />,
    },
    { key: 'actions', label: t.actions, phone: 'action', cell: (order) => <Actions order={order} /> },
  ];
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <ButtonLink look="quiet" size="small" to="/account/learners">
          {t.learners}
        </ButtonLink>
      }
    >
      <PagedTable
        query={useQuery(ordersQuery(query.page))}
        caption={t.caption}
        columns={columns}
        rowKey={(order) => order.id}
        failed={t.loadFailed}
        empty={{
          title: t.empty,
          text: t.emptyText,
          picture: '/pictures/empty/no-payments.svg',
          link: { to: '/program-selection', label: t.choose, isMain: true },
        }}
      />
    </Page>
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
