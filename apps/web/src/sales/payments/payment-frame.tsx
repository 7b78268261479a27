import type { Order } from '@fasih/school/sales/orders/contract';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Notice, Skeleton } from '../../ui/basics.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import css from './payments.module.css';
import { useSnap } from './use-snap.ts';

const EMBED = 'payment-page';

/** The provider's page inside step 2, with a link to open it alone; a silent frame makes that link the main button. */
export function PaymentFrame({
  payment,
  onNews,
}: {
  payment: NonNullable<Order['payment']>;
  onNews: () => void;
}) {
  const t = useTexts('orders').checkout;
  const { state, news } = useSnap(payment, EMBED, onNews);
  const [forced, force] = useState(false);
  const silent = state === 'silent';
  const hidden = silent && !forced;
  return (
    <Stack as="section" aria-label={t.frame}>
      {news === 'pending' && <Notice>{t.pendingSeen}</Notice>}
      {news === 'failed' && <Notice kind="attention">{t.tryFailed}</Notice>}
      {silent && (
        <Notice
          action={
            <Row>
              <ButtonAnchor href={payment.redirect_url} size="big">
                {t.ownPage}
              </ButtonAnchor>
              {!forced && (
                <Button look="plain" size="small" onClick={() => force(true)}>
                  {t.showHere}
                </Button>
              )}
            </Row>
          }
        >
          {t.ownPageHint}
        </Notice>
      )}
      <div className={`${css.frameBox} speech`} hidden={hidden} data-state={state}>
        {state === 'opening' && (
          <Stack className={css.opening}>
            <p role="status">{t.opening}</p>
            <Skeleton height="3rem" />
            <Skeleton height="3rem" />
            <Skeleton height="3rem" />
          </Stack>
        )}
        <div id={EMBED} className={css.frame} />
      </div>
      {!silent && (
        <div>
          <ButtonAnchor href={payment.redirect_url} look="quiet">
            {t.ownPage}
          </ButtonAnchor>
        </div>
      )}
    </Stack>
  );
}
