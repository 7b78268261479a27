import { cancelOrder, createPayment, type Order } from '@fasih/school/sales/orders/contract';
import { type Channel, enabledPayments } from '@fasih/school/sales/payments/rules';
import type { Icon } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { selectionFor } from '../../lib/next.ts';
import { Problem } from '../../lib/problem.ts';
import { useProblemText } from '../../lib/problem-sentence.ts';
import type { Texts } from '../../lib/texts.ts';
import { useAction } from '../../lib/use-action.ts';
import { useMe } from '../../people/accounts/queries.ts';
import { Guard } from '../../people/sign-in/guard.tsx';
import { confirm, notify } from '../../ui/ask.tsx';
import { EmptyState, Notice, Skeleton, SkeletonLines } from '../../ui/basics.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import {
  IconBuildingBank,
  IconBuildingStore,
  IconCreditCard,
  IconQrcode,
  IconWallet,
} from '../../ui/icons.ts';
import { Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { NoAnswer } from '../../ui/no-answer.tsx';
import { BuyColumns, BuyPage, Summary } from '../orders/buy-page.tsx';
import { OrderEnded } from '../orders/order-ended.tsx';
import { OrderLines } from '../orders/order-lines.tsx';
import { useOrderWatch } from '../orders/queries.ts';
import { Countdown } from './countdown.tsx';
import { Live } from './live.tsx';
import { useOwnDocument } from './own-document.ts';
import { PaymentFrame } from './payment-frame.tsx';

/** Each kind of payment with the provider's channels that it stands for. */
const METHODS: readonly { kind: Kind; Icon: Icon; channels: readonly Channel[] }[] = [
  {
    kind: 'bank',
    Icon: IconBuildingBank,
    channels: ['bca_va', 'bni_va', 'bri_va', 'echannel', 'permata_va'],
  },
  { kind: 'qris', Icon: IconQrcode, channels: ['other_qris'] },
  { kind: 'wallet', Icon: IconWallet, channels: ['gopay', 'shopeepay', 'dana'] },
  { kind: 'card', Icon: IconCreditCard, channels: ['credit_card'] },
  { kind: 'store', Icon: IconBuildingStore, channels: ['alfamart', 'indomaret'] },
];
type Kind = keyof Texts['orders']['checkout']['methods'];

/** Step 2 of buying, a document of its own (docs/product/courses-and-money.md#payment). */
export default function Checkout() {
  const t = useTexts('orders').checkout;
  useOwnDocument();
  return (
    <BuyPage title="Choose Payment" step={1}>
      <h1>{t.title}</h1>
      <Guard waiting={<Waiting />}>
        <Paying />
      </Guard>
    </BuyPage>
  );
}

function Waiting() {
  return (
    <BuyColumns aria-busy>
      <Skeleton height="35rem" />
      <SkeletonLines lines={6} />
    </BuyColumns>
  );
}

function Paying() {
  const t = useTexts('orders').checkout;
  const problemText = useProblemText();
  const common = useTexts('common');
  const { orderId = '' } = useParams();
  const watch = useOrderWatch(orderId);
  // Names whose page this is, for the case that the sign-in ends while paying.
  useMe();
  const status = watch.order?.status;
  const id = watch.order?.id;
  const paid = status === 'paid' || status === 'free';
  useEffect(() => {
    if (paid && id !== undefined) window.location.replace(`/redirect?order=${id}`);
  }, [paid, id]);

  if (watch.pending) return <Waiting />;
  if (watch.order === undefined) {
    const lost = watch.error instanceof Problem && watch.error.status === 404;
    return lost ? (
      <EmptyState
        title={t.notFound}
        text={t.notFoundText}
        picture="/pictures/empty/not-found.svg"
        action={<ButtonAnchor href="/orders">{t.toOrders}</ButtonAnchor>}
      />
    ) : (
      <EmptyState
        title={t.loadFailed}
        text={problemText(watch.error)}
        picture="/pictures/empty/offline.svg"
        action={<Button onClick={() => watch.refetch()}>{common.retry}</Button>}
      />
    );
  }
  if (paid) {
    return (
      <Notice kind="good" action={<a href={`/redirect?order=${watch.order.id}`}>{common.next}</a>}>
        {t.done}
      </Notice>
    );
  }
  const { order, look, noAnswer } = watch;
  if (order.status === 'pending') {
    return (
      <BuyColumns isSummaryFirst>
        <Summary title={t.summary}>
          <Countdown order={order} onEnd={look} />
          <OrderLines order={order} />
        </Summary>
        <Payable order={order} look={look} noAnswer={noAnswer} />
        <WhatNext order={order} look={look} />
      </BuyColumns>
    );
  }
  return (
    <BuyColumns>
      {order.status !== 'paid' && order.status !== 'free' && (
        <OrderEnded order={order} status={order.status} />
      )}
      <Summary title={t.summary}>
        <OrderLines order={order} />
      </Summary>
    </BuyColumns>
  );
}

function Payable({ order, look, noAnswer }: { order: Order; look: () => void; noAnswer: boolean }) {
  const t = useTexts('orders').checkout;
  return (
    <Stack>
      <Methods total={order.total} />
      {noAnswer && <NoAnswer text={t.noAnswer} again={t.checkNow} onAgain={look} />}
      {order.payment === null ? (
        <Unprepared order={order} look={look} />
      ) : (
        <PaymentFrame payment={order.payment} onNews={look} />
      )}
    </Stack>
  );
}

/** The provider did not give a page yet: the same order is asked for again. */
function Unprepared({ order, look }: { order: Order; look: () => void }) {
  const t = useTexts('orders').checkout;
  const prepare = useAction(createPayment, {
    onDone: ({ orderId }) => {
      if (orderId === order.id) look();
      else window.location.replace(`/checkout/${orderId}`);
    },
  });
  const body = {
    packageId: order.package.id,
    learnerId: order.learner.id,
    voucher: order.voucher ?? undefined,
  };
  return (
    <Notice
      kind={prepare.problem === null ? 'attention' : 'bad'}
      action={
        <Button size="small" isPending={prepare.isPending} onClick={() => void prepare.run({ body })}>
          {t.prepareAgain}
        </Button>
      }
    >
      {prepare.problem ?? t.prepare}
    </Notice>
  );
}

/** The kinds of payment that the provider's page offers for this amount, so that nobody starts one that they cannot make. */
function Methods({ total }: { total: number }) {
  const t = useTexts('orders').checkout;
  const enabled = enabledPayments(total);
  return (
    <Row as="ul" gap={4} aria-label={t.methodsLabel}>
      {METHODS.filter(({ channels }) => channels.some((one) => enabled.includes(one))).map(
        ({ kind, Icon }) => (
          <Row as="li" isOneLine gap={2} key={kind}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            <Muted size="small">{t.methods[kind]}</Muted>
          </Row>
        ),
      )}
    </Row>
  );
}

/** What happens after the payment, and the way out. */
function WhatNext({ order, look }: { order: Order; look: () => void }) {
  const t = useTexts('orders').checkout;
  const problemText = useProblemText();
  const cancel = useAction(cancelOrder, {
    onDone: () => window.location.assign(selectionFor(order.package.id, order.voucher, order.learner.id)),
    onError: (error) => {
      void notify('bad', problemText(error));
      look();
    },
  });
  const ask = async () => {
    if (await confirm({ ...t.cancelAsk, grave: true })) await cancel.run({ params: { orderId: order.id } });
  };
  return (
    <Stack gap={3} align="start">
      <Text isMuted>{t.next}</Text>
      <Live>{t.waiting}</Live>
      <Button look="plain" isPending={cancel.isPending} onClick={ask}>
        {t.cancel}
      </Button>
    </Stack>
  );
}
