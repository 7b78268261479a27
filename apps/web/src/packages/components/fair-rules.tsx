import { useTexts } from '../../lib/language.tsx';
import { Why } from '../../ui/basics.tsx';
import { IconArrowsExchange, IconBan, IconClock, IconCoins } from '../../ui/icons.ts';
import type { ProgramPage } from '../program-data.server.ts';
import css from './program.module.css';

/** More than this many meetings must remain for the refund (product-spec.md §9). */
const REFUND_NEEDS_MORE_THAN = 10;

/** The rules about time and money in plain words; the one about refunds shows its arithmetic. */
export function FairRules({ page }: { page: ProgramPage }) {
  const t = useTexts('packages').program;
  const example = page.packages?.[0];
  const refundable = page.path.meetings.length > REFUND_NEEDS_MORE_THAN;
  const rules = [
    { Icon: IconArrowsExchange, ...t.rules.moving },
    { Icon: IconClock, ...t.rules.late },
    { Icon: IconBan, ...t.rules.absence },
  ];
  const refund = refundable ? t.rules.refund : t.rules.noRefund;
  return (
    <ul className={css.rules}>
      {rules.map(({ Icon, title, text }) => (
        <li key={title}>
          <Icon size={28} stroke={1.75} aria-hidden="true" />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
      <li>
        <IconCoins size={28} stroke={1.75} aria-hidden="true" />
        <h3>{refund.title}</h3>
        <p>{refund.text}</p>
        {refundable ? (
          <Why
            sentence={t.refundWhy.sentence}
            arithmetic={
              example && t.refundWhy.arithmetic({ price: example.price, half: Math.floor(example.price / 2) })
            }
            rule={t.refundWhy.rule}
          />
        ) : (
          <Why
            sentence={t.noRefundWhy.sentence}
            arithmetic={t.noRefundWhy.arithmetic}
            rule={t.noRefundWhy.rule}
          />
        )}
      </li>
    </ul>
  );
}
