import type { Order } from '@fasih/school/sales/orders/contract';
import { useEffect, useState } from 'react';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card } from '../../ui/basics.tsx';
import { Text } from '../../ui/layout.tsx';
import { timeLeft } from '../orders/watch-delay.ts';
import css from './payments.module.css';

/** The time left to pay by the server's clock; informs and does not frighten. At its end the order is looked at. */
export function Countdown({ order, onEnd }: { order: Order; onEnd: () => void }) {
  const t = useTexts('orders').checkout;
  const lang = useLang();
  const [ahead] = useState(() => Date.parse(order.now) - Date.now());
  const [now, setNow] = useState(() => Date.parse(order.now));
  const over = now >= Date.parse(order.expiresAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + ahead), 1000);
    return () => clearInterval(timer);
  }, [ahead]);
  useEffect(() => {
    if (over) onEnd();
  }, [over, onEnd]);
  return (
    <Card isSunk isTight hue="teal" className={css.deadline}>
      <Text isMuted size="small">
        {t.timeLeft}
      </Text>
      <Text as="strong" size="figure" role="timer">
        {timeLeft(order.expiresAt, now)}
      </Text>
      <Text isMuted size="small">
        {t.until({ when: formatInstant(order.expiresAt, lang) })}
      </Text>
    </Card>
  );
}
