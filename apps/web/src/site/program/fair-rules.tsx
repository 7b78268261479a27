import { mayRefund } from '@fasih/school/catalogue/policy/numbers';
import { useTexts } from '../../lib/language.tsx';
import { Why } from '../../ui/basics.tsx';
import { IconArrowsExchange, IconBan, IconClock, IconCoins } from '../../ui/icons.ts';
import { Columns, Row, Stack, Text } from '../../ui/layout.tsx';
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
    <Columns as="ul" gap={6} least="quarter">
      {rules.map(({ Icon, title, text }) => (
        <Row as="li" align="start" isOneLine key={title}>
          <Icon size={28} data-hue="teal" stroke={1.75} aria-hidden="true" />
          <Stack gap={2}>
            <h3>{title}</h3>
            <Text isMuted>{text}</Text>
          </Stack>
        </Row>
      ))}
      <Row as="li" align="start" isOneLine>
        <IconCoins size={28} data-hue="teal" stroke={1.75} aria-hidden="true" />
        <Stack gap={2}>
          <RefundRule page={page} />
        </Stack>
      </Row>
    </Columns>
  );
}

/** What comes back of this course's price, or why nothing does (docs/product/courses-and-money.md#refunds). */
function RefundRule({ page }: { page: ProgramPage }) {
  const t = useTexts('packages').program;
  const { rules } = page;
  const { bought, price } = page.refund;
  const { refundPercent: percent, refundNeedsMoreThan: needed } = rules;
  if (percent === 0)
    return (
      <>
        <h3>{t.rules.neverRefund.title}</h3>
        <Text isMuted>{t.rules.neverRefund.text}</Text>
      </>
    );
  if (!mayRefund(rules, bought))
    return (
      <>
        <h3>{t.rules.noRefund.title(rules)}</h3>
        <Text isMuted>{t.rules.noRefund.text({ bought, needed })}</Text>
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
      <Text isMuted>{t.rules.refund.text(rules)}</Text>
      <Why
        sentence={t.refundWhy.sentence}
        arithmetic={
          price === null
            ? undefined
            : t.refundWhy.arithmetic({ percent, price, back: Math.floor((price * percent) / 100) })
        }
        rule={t.refundWhy.rule}
      />
    </>
  );
}
