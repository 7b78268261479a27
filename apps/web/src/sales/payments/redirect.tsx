import { currentPlacement } from '@fasih/school/assessment/placement/contract';
import type { Order } from '@fasih/school/sales/orders/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ofLearner } from '../../courses/enrolments/of-learner.ts';
import { useTexts } from '../../lib/language.tsx';
import { loginFor } from '../../lib/next.ts';
import { Problem } from '../../lib/problem.ts';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { queryOf } from '../../lib/query.ts';
import { useWho } from '../../lib/session.ts';
import { useMe } from '../../people/accounts/queries.ts';
import { Card, EmptyState, Notice, SkeletonLines } from '../../ui/basics.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { BuyPage } from '../orders/buy-page.tsx';
import { OrderEnded } from '../orders/order-ended.tsx';
import { OrderLines } from '../orders/order-lines.tsx';
import { useOrderWatch } from '../orders/queries.ts';
import { ReceiptButtons } from '../receipts/receipt-buttons.tsx';
import { Live } from './live.tsx';
import css from './payments.module.css';

/**
 * After paying. What the address says proves nothing: the banner shows only for an order that the server knows to be
 * paid or free (docs/product/courses-and-money.md#payment). Without an order in the address it is the latest one.
 */
export default function Redirect() {
  const t = useTexts('orders').redirect;
  const who = useWho();
  const [search] = useSearchParams();
  const orderId = search.get('order') ?? 'latest';
  return (
    <BuyPage title={t.title}>
      {who === 'student' ? (
        <Followed orderId={orderId} />
      ) : who === 'unknown' ? (
        <Loading />
      ) : (
        <Neutral visitor={who === 'none' ? { order: search.get('order') } : null} />
      )}
    </BuyPage>
  );
}

function Bar({ step }: { step: number }) {
  return <StepBar names={useTexts('packages').steps} step={step} />;
}

function Loading() {
  return (
    <Card className={css.narrow} aria-busy="true">
      <SkeletonLines lines={6} />
    </Card>
  );
}

function Followed({ orderId }: { orderId: string }) {
  const t = useTexts('orders').redirect;
  const common = useTexts('common');
  const problemText = useProblemText();
  const watch = useOrderWatch(orderId);
  useMe();
  if (watch.pending) return <Loading />;
  const { order } = watch;
  if (order === undefined) {
    if (watch.error instanceof Problem && watch.error.status === 404) return <Neutral visitor={null} />;
    return (
      <EmptyState
        title={t.loadFailed}
        text={problemText(watch.error)}
        picture="/pictures/empty/offline.svg"
        action={<Button onClick={() => watch.refetch()}>{common.retry}</Button>}
      />
    );
  }
  if (order.status === 'paid' || order.status === 'free') return <Success order={order} />;
  if (order.status === 'pending')
    return <Pending order={order} look={watch.look} noAnswer={watch.noAnswer} />;
  return (
    <>
      <Bar step={1} />
      <h1 className="unseen">{t.title}</h1>
      <div className={css.narrow}>
        <OrderEnded order={order} status={order.status} />
      </div>
    </>
  );
}

/** How far the placement test of an order's place is; of a course that has ended nobody waits for one. */
function useTestState({ enrolmentId }: Order) {
  const { data, isPending } = useQuery({ ...queryOf(currentPlacement, {}), enabled: enrolmentId !== null });
  if (enrolmentId === null) return 'toStart';
  if (isPending) return null;
  if (data === undefined) return 'toStart';
  return data.enrolments.find((one) => one.enrolmentId === enrolmentId)?.state ?? 'finished';
}

function Success({ order }: { order: Order }) {
  const t = useTexts('orders');
  const state = useTestState(order);
  if (state === null) return <Loading />;
  const test =
    order.enrolmentId === null ? '/placement-test' : `/placement-test?enrolment=${order.enrolmentId}`;
  const isTested = state === 'finished';
  const toTest = (
    <ButtonLink to={test} size="big" look={isTested ? 'quiet' : 'teal'}>
      {t.redirect.test[state]}
    </ButtonLink>
  );
  const toHome = (
    <ButtonLink
      to={ofLearner('/dashboard/student', order.learner.id)}
      size="big"
      look={isTested ? 'teal' : 'quiet'}
    >
      {isTested ? t.redirect.home : t.redirect.later}
    </ButtonLink>
  );
  return (
    <>
      <Bar step={isTested ? 3 : 2} />
      <Card gap={4} className={`${css.narrow} ${css.result} ${css.success} kawung`}>
        <img src="/pictures/placement/done.svg" alt="" width="240" height="180" />
        <div role="status">
          <h1>{t.redirect.success}</h1>
        </div>
        <p>{t.redirect.successText[state]}</p>
        <Row justify="center">
          {isTested ? toHome : toTest}
          {isTested ? toTest : toHome}
        </Row>
        {order.enrolmentId !== null && !isTested && (
          <Text>
            {t.redirect.wish} <Link to={`/wishes/${order.enrolmentId}`}>{t.redirect.wishLink}</Link>
          </Text>
        )}
        <Card className={css.lines}>
          <OrderLines order={order} />
        </Card>
        {order.receiptNumber !== null && (
          <>
            <Text isMuted size="small">
              {t.receipt.number({ number: order.receiptNumber })}
            </Text>
            <ReceiptButtons orderId={order.id} number={order.receiptNumber} />
          </>
        )}
      </Card>
    </>
  );
}

function Pending({ order, look, noAnswer }: { order: Order; look: () => void; noAnswer: boolean }) {
  const t = useTexts('orders');
  return (
    <>
      <Bar step={1} />
      <Card gap={4} className={`${css.narrow} ${css.result}`}>
        <img src="/pictures/empty/no-payments.svg" alt="" width="176" height="132" />
        <h1>{t.redirect.waitingTitle}</h1>
        <Live>{t.redirect.waiting}</Live>
        {noAnswer && <Notice kind="attention">{t.checkout.noAnswer}</Notice>}
        <Row justify="center">
          {/* A document of its own: a plain link, never a step inside the app. */}
          <ButtonAnchor href={`/checkout/${order.id}`} size="big">
            {t.redirect.continue}
          </ButtonAnchor>
          <Button look="quiet" size="big" onClick={look}>
            {t.checkout.checkNow}
          </Button>
        </Row>
        <Card className={css.lines}>
          <OrderLines order={order} />
        </Card>
      </Card>
    </>
  );
}

/**
 * No order to show: says so neutrally, with the same button to the placement test and no step marked as done. A visitor
 * may have paid on another device, so signing in comes first.
 */
function Neutral({ visitor }: { visitor: { order: string | null } | null }) {
  const t = useTexts('orders').redirect;
  const back = visitor?.order ? `/redirect?order=${encodeURIComponent(visitor.order)}` : '/redirect';
  return (
    <Card gap={4} className={`${css.narrow} ${css.result}`}>
      <img src="/pictures/placement/ready.svg" alt="" width="240" height="180" />
      <h1>{visitor === null ? t.neutralTitle : t.visitorTitle}</h1>
      <p>{visitor === null ? t.neutral : t.visitor}</p>
      <Row justify="center">
        {visitor !== null && (
          <ButtonLink to={loginFor(back)} size="big">
            {t.signIn}
          </ButtonLink>
        )}
        <ButtonLink to="/placement-test" size="big" look={visitor === null ? 'teal' : 'quiet'}>
          {t.test.toStart}
        </ButtonLink>
        <ButtonLink to="/program-selection" size="big" look={visitor === null ? 'quiet' : 'plain'}>
          {t.choose}
        </ButtonLink>
      </Row>
    </Card>
  );
}
