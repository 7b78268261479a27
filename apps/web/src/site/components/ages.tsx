import type { PolicyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { Badge, Section } from '../../ui/basics.tsx';
import { IconArrowRight } from '../../ui/icons.ts';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { PictureCard } from '../../ui/picture-card.tsx';
import type { Hue } from '../../ui/theme/colors.ts';
import css from '../site.module.css';

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
      <Stack as="ul" gap={5} className={`${css.three} ${css.swiped}`}>
        {AGES.map(({ key, hue }) => (
          <li key={key}>
            <PictureCard picture={`/pictures/packages/general-english-${key}.svg`} hue={hue}>
              <Row gap={2} justify="between">
                <h3>{t.ages[key].name}</h3>
                <Badge hue={hue}>{t.ages[key].age}</Badge>
              </Row>
              <Text isMuted>{t.ages[key].text}</Text>
              <ul>
                {t.ages[key].how(rules).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <Link className={css.more} to={`/program/general-english/${key}`}>
                {t.seeAge({ name: t.ages[key].name })}
                <IconArrowRight size={18} stroke={2} aria-hidden="true" />
              </Link>
            </PictureCard>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
