import { formatInZone } from '@fasih/school/basics/formatters';
import { mayRefund, type PolicyNumbers } from '@fasih/school/catalogue/policy/numbers';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card, Section, Why } from '../../ui/basics.tsx';
import { IconArrowRight, IconArrowsExchange, IconBan, IconClock, IconCoins } from '../../ui/icons.ts';
import { Columns, Stack, Text } from '../../ui/layout.tsx';
import css from '../site.module.css';

/** A Wednesday; only its weekday and time are shown. */
const LESSON = Date.UTC(2026, 0, 7, 16);
/** A course of most packages. */
const MEETINGS = 20;
/** Minutes of delay in the example, unless the school cancels that soon. */
const DELAY = 12;

/** Until when a meeting on Wednesday at 16.00 can be moved: `Selasa pukul 16.00`. */
function latestMove(lang: 'id' | 'en', hours: number): string {
  const at = new Date(LESSON - hours * 3_600_000);
  const day = formatInZone(at, lang, 'UTC', { weekday: 'long' });
  const time = formatInZone(at, lang, 'UTC', { hour: '2-digit', minute: '2-digit' });
  return lang === 'id' ? `${day} pukul ${time}` : `${day} ${time}`;
}

/** The rules about time and money with their reasons; `example` is a real price for the refund's arithmetic. */
export function RulesWithReasons({ example, rules }: { example: number | null; rules: PolicyNumbers }) {
  const t = useTexts('landing');
  const lang = useLang();
  const { moving, late, absence, refund } = t.rules;
  const percent = rules.refundPercent;
  return (
    <Section title={t.rulesTitle} lead={t.rulesLead} sunk>
      <Stack gap={5}>
        <Columns as="ul" gap={5} least="large" className={css.swiped}>
          <Rule Icon={IconArrowsExchange} title={moving.title} text={moving.text(rules)}>
            <Why
              sentence={moving.sentence}
              arithmetic={moving.arithmetic({
                hours: rules.noticeHours,
                latest: latestMove(lang, rules.noticeHours),
              })}
              rule={moving.rule(rules)}
            />
          </Rule>
          <Rule Icon={IconClock} title={late.title} text={late.text}>
            <Why
              sentence={late.sentence(rules)}
              arithmetic={late.arithmetic({ minutes: Math.min(DELAY, rules.missingMinutes - 1) })}
              rule={late.rule}
            />
          </Rule>
          <Rule Icon={IconBan} title={absence.title} text={absence.text}>
            <Why sentence={absence.sentence} arithmetic={absence.arithmetic} rule={absence.rule} />
          </Rule>
          {mayRefund(rules, MEETINGS) && (
            <Rule Icon={IconCoins} title={refund.title(rules)} text={refund.text(rules)}>
              <Why
                sentence={refund.sentence}
                arithmetic={
                  example === null
                    ? undefined
                    : refund.arithmetic({
                        percent,
                        price: example,
                        back: Math.floor((example * percent) / 100),
                      })
                }
                rule={refund.rule(rules)}
              />
            </Rule>
          )}
        </Columns>
        <Link className={css.more} to="/terms">
          {t.rulesAll}
          <IconArrowRight size={18} stroke={2} aria-hidden="true" />
        </Link>
      </Stack>
    </Section>
  );
}

type RuleProps = { Icon: typeof IconBan; title: string; text: string; children: ReactNode };

function Rule({ Icon, title, text, children }: RuleProps) {
  return (
    <Card as="li" gap={2} align="start">
      <Icon size={28} data-hue="teal" stroke={1.75} aria-hidden="true" />
      <h3>{title}</h3>
      <Text isMuted>{text}</Text>
      {children}
    </Card>
  );
}
