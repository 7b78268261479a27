import type { PolicyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { Badge, Section } from '../../ui/basics.tsx';
import { IconArrowRight } from '../../ui/icons.ts';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import type { Hue } from '../../ui/theme/colors.ts';
import css from './ages.module.css';
import link from './more.module.css';
import snap from './snap-row.module.css';
import three from './three-columns.module.css';

/** Age groups keep their colour everywhere. */
export const AGES = [
  { key: 'kids', hue: 'mango' },
  { key: 'teen', hue: 'coral' },
  { key: 'adult', hue: 'indigo' },
] as const satisfies { key: string; hue: Hue }[];

/** The three age groups, and how each of them learns. */
export function Ages({ rules }: { rules: PolicyNumbers }) {
  const t = useTexts('landing');
  return (
    <Section title={t.agesTitle} lead={t.agesLead} sunk>
      <ul className={`${three.list} ${snap.row}`}>
        {AGES.map(({ key, hue }) => (
          <li key={key} className={`${css.age} speech`} data-hue={hue}>
            <img
              src={`/pictures/packages/general-english-${key}.svg`}
              alt=""
              width="480"
              height="320"
              loading="lazy"
            />
            <div className={css.text}>
              <Row gap={2} justify="between" className={css.name}>
                <h3>{t.ages[key].name}</h3>
                <Badge hue={hue}>{t.ages[key].age}</Badge>
              </Row>
              <Text isMuted>{t.ages[key].text}</Text>
              <Stack as="ul" gap={2}>
                {t.ages[key].how(rules).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Stack>
              <Link className={link.more} to={`/program/general-english/${key}`}>
                {t.seeAge({ name: t.ages[key].name })}
                <IconArrowRight size={18} stroke={2} aria-hidden="true" />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
