import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { Choice } from '../../catalogue/packages/choice.ts';
import { useTexts } from '../../lib/language.tsx';
import { loginFor, selectionFor } from '../../lib/next.ts';
import type { Who } from '../../lib/session.ts';
import { Money, Notice, Skeleton } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Muted, Row, Text } from '../../ui/layout.tsx';
import type { Voucher } from '../vouchers/use-voucher.ts';
import { SumLine, SumLines, Summary } from './buy-page.tsx';
import css from './summary.module.css';
import type { Purchase } from './use-purchase.ts';

const VoucherField = lazy(() => import('../vouchers/voucher-field.tsx'));

type Props = { who: Who; choice: Choice; voucher: Voucher; purchase: Purchase; learnerName: string };

function onLine(tell: () => void) {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** What will be ordered and what it costs; the total and the button stay in sight on phones. */
export function OrderSummary({ who, choice, voucher, purchase, learnerName }: Props) {
  const t = useTexts('packages').selection;
  const online = useSyncExternalStore(
    onLine,
    () => navigator.onLine,
    () => true,
  );
  const price = voucher.applied?.quote.price ?? choice.chosen?.price ?? null;
  const discount = voucher.applied?.quote.discount ?? 0;
  const total = voucher.applied?.quote.total ?? price;
  const staff = who !== 'unknown' && who !== 'none' && who !== 'student';
  const label = purchase.isPending ? t.buying : t.buy;
  return (
    <Summary title={t.summary}>
      {choice.packageId === null ? (
        <Text isMuted>{t.nothingYet}</Text>
      ) : (
        <div>
          <strong>{choice.chosen?.name ?? 'Special Course'}</strong>
          <Text isMuted>{learnerName}</Text>
        </div>
      )}
      {choice.packageId !== null && price === null && <Text isMuted>{t.priceOnServer}</Text>}
      {choice.packageId !== null && price !== null && (
        <SumLines>
          <SumLine label={t.price}>
            <Money rupiah={price} />
          </SumLine>
          {discount > 0 && (
            <SumLine kind="discount" label={t.discount}>
              <Money rupiah={-discount} />
            </SumLine>
          )}
        </SumLines>
      )}
      {who === 'student' && choice.packageId !== null && (
        <Suspense fallback={<Skeleton height="4.5rem" />}>
          <VoucherField voucher={voucher} />
        </Suspense>
      )}
      {staff && <Notice kind="attention">{t.staff}</Notice>}
      {!online && <Notice kind="attention">{t.offline}</Notice>}
      {choice.packageId !== null && (
        <Text isMuted>{who === 'none' ? t.visitorNext : total === 0 ? t.nextFree : t.nextPay}</Text>
      )}
      {who === 'none' && choice.packageId !== null && (
        <p>
          {t.haveAccount} <Link to={loginFor(selectionFor(choice.packageId, voucher.typed))}>{t.signIn}</Link>
        </p>
      )}
      <Row justify="between" className={css.pay}>
        {purchase.fault !== null && (
          <div className={css.fault}>
            <Notice kind="bad">
              {purchase.fault.sentence} {purchase.fault.reason}
            </Notice>
          </div>
        )}
        <Row align="baseline" justify="between" className={css.total} aria-live="polite">
          <Muted size="small">{t.total}</Muted>
          {total === null ? (
            <strong>–</strong>
          ) : (
            <strong>
              <Money rupiah={total} />
            </strong>
          )}
        </Row>
        <Button
          size="big"
          className={css.buy}
          disabled={choice.packageId === null || staff}
          isPending={purchase.isPending}
          onClick={purchase.buy}
        >
          {label}
        </Button>
      </Row>
      <Text isMuted size="small">
        {t.accept({ button: t.buy })}{' '}
        <Link to="/terms" target="_blank">
          {t.terms}
        </Link>{' '}
        {t.and}{' '}
        <Link to="/privacy" target="_blank">
          {t.privacy}
        </Link>
        .
      </Text>
    </Summary>
  );
}
