import type { PolicyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { Card, Section } from '../../ui/basics.tsx';
import { IconArrowRight } from '../../ui/icons.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import type { LandingPage } from '../landing-data.server.ts';
import site from '../site.module.css';
import { AGES } from './ages.tsx';
import css from './meetings-path.module.css';
import { TopicPath } from './topic-path.tsx';

/** The age whose path is shown first. */
const FIRST = 'teen';

/** What one's 20 meetings look like: a path for each age, of which the styles show the chosen one. */
export function MeetingsPath({ paths, rules }: { paths: LandingPage['paths']; rules: PolicyNumbers }) {
  const t = useTexts('landing');
  const { programs } = useTexts('site');
  return (
    <Section title={t.pathTitle} lead={t.pathLead(rules)}>
      <Card gap={5} className={css.card}>
        <Row gap={4} justify="between">
          {paths.map(({ age }) => (
            <h3 key={age} data-path={age}>
              {t.pathOf({ program: programs['general-english'], age: t.ages[age].name })}
            </h3>
          ))}
          <Row as="fieldset" gap={2} className={site.chips}>
            <legend className="unseen">{t.pathAges}</legend>
            {paths.map(({ age }) => (
              <label key={age} className={site.chip} data-hue={AGES.find(({ key }) => key === age)?.hue}>
                <input
                  className="unseen"
                  type="radio"
                  name="path-age"
                  value={age}
                  defaultChecked={age === FIRST}
                />
                {t.ages[age].name}
              </label>
            ))}
          </Row>
        </Row>
        {paths.map(({ age, meetings }) => (
          <Stack key={age} gap={5} data-path={age}>
            <TopicPath topics={meetings} name={`meeting-${age}`} />
            <Link className={site.more} to={`/program/general-english/${age}`}>
              {t.pathMore}
              <IconArrowRight size={18} stroke={2} aria-hidden="true" />
            </Link>
          </Stack>
        ))}
      </Card>
    </Section>
  );
}
