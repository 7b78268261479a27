import { mayRefund } from '@fasih/school/catalogue/policy/numbers';
import { useTexts } from '../../lib/language.tsx';
import { Why } from '../../ui/basics.tsx';
import { IconArrowsExchange, IconBan, IconClock, IconCoins } from '../../ui/icons.ts';
import css from './program.module.css';
import type { ProgramPage } from './program-data.server.ts';

/** The rules about time and money in plain words; the one about refunds shows its arithmetic. */
export function FairRules({ page }: { page: ProgramPage }) {
  const t = useTexts('packages').program;
  const rules = [
    { Icon: IconArrowsExchange, title: t.rules.moving.title, text: t.rules.moving.text(page.rules) },
    { Icon: IconClock, ...t.rules.late },
    { Icon: IconBan, ...t.rules.absence },
  ];
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
        <RefundRule page={page} />
      </li>
    </ul>
  );
}

/** What comes back of this course's price, or why nothing does (docs/product/courses-and-money.md#refunds). */
function RefundRule({ page }: { page: ProgramPage }) {
  const t = useTexts('packages').program;
  const { rules, packages, path } = page;
  const bought = path.meetings.length;
  const { refundPercent: percent, refundNeedsMoreThan: needed } = rules;
  const example = packages?.[0];
  if (percent === 0)
    return (
      <>
        <h3>{t.rules.neverRefund.title}</h3>
        <p>{t.rules.neverRefund.text}</p>
      </>
    );
  if (!mayRefund(rules, bought))
    return (
      <>
        <h3>{t.rules.noRefund.title(rules)}</h3>
        <p>{t.rules.noRefund.text({ bought, needed })}</p>
        <Why
          sentence={t.noRefundWhy.sentence(rules)}
          arithmetic={t.noRefundWhy.arithmetic({ bought, needed })}
          rule={t.noRefundWhy.rule}
        />
      </>
    );
  return (
    <>
      <h3>{t.rules.refund.title(rules)}</h3>
      <p>{t.rules.refund.text(rules)}</p>
      <Why
        sentence={t.refundWhy.sentence}
        arithmetic={
          example &&
          t.refundWhy.arithmetic({
            percent,
            price: example.price,
            back: Math.floor((example.price * percent) / 100),
          })
        }
        rule={t.refundWhy.rule}
      />
    </>
  );
}
