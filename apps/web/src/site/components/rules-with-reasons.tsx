import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { Section, Why } from '../../ui/basics.tsx';
import { IconArrowRight, IconArrowsExchange, IconBan, IconClock, IconCoins } from '../../ui/icons.ts';
import css from './rules.module.css';

const RULES = [
  { key: 'moving', Icon: IconArrowsExchange },
  { key: 'late', Icon: IconClock },
  { key: 'absence', Icon: IconBan },
  { key: 'refund', Icon: IconCoins },
] as const;

/** The rules about time and money with their reasons; `example` is a real price for the refund's arithmetic. */
export function RulesWithReasons({ example }: { example: number | null }) {
  const t = useTexts('landing');
  const arithmetic = {
    moving: t.rules.moving.arithmetic,
    late: t.rules.late.arithmetic,
    absence: t.rules.absence.arithmetic,
    refund:
      example === null
        ? undefined
        : t.rules.refund.arithmetic({ price: example, half: Math.floor(example / 2) }),
  };
  return (
    <Section title={t.rulesTitle} lead={t.rulesLead} sunk>
      <ul className={css.rules}>
        {RULES.map(({ key, Icon }) => (
          <li key={key}>
            <Icon size={28} stroke={1.75} aria-hidden="true" />
            <h3>{t.rules[key].title}</h3>
            <p>{t.rules[key].text}</p>
            <Why sentence={t.rules[key].sentence} arithmetic={arithmetic[key]} rule={t.rules[key].rule} />
          </li>
        ))}
      </ul>
      <Link className={css.all} to="/terms">
        {t.rulesAll}
        <IconArrowRight size={18} stroke={2} aria-hidden="true" />
      </Link>
    </Section>
  );
}
