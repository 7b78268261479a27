import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { Card, Section } from '../../ui/basics.tsx';
import { CoursePath, type Stone } from '../../ui/course-path.tsx';
import { IconArrowRight } from '../../ui/icons.ts';
import type { LandingPage } from '../landing-data.server.ts';
import css from './meetings-path.module.css';

/** What one's 20 meetings look like: the path of an age, each stone with its real topic in a speech bubble. */
export function MeetingsPath({ paths, rules }: Pick<LandingPage, 'paths' | 'rules'>) {
  const t = useTexts('landing');
  const site = useTexts('site');
  const [age, showAge] = useState<LandingPage['paths'][number]['age']>('teen');
  const [number, showNumber] = useState(1);
  const path = paths.find((one) => one.age === age) ?? paths[0];
  const meetings = path?.meetings ?? [];
  const topic = meetings.find((one) => one.number === number) ?? meetings[0];
  const stones = meetings.map(
    (one): Stone => ({
      number: one.number,
      state: one.number === number ? 'next' : 'toCome',
      test: one.test,
      note: one.title,
    }),
  );
  return (
    <Section title={t.pathTitle} lead={t.pathLead(rules)}>
      <Card className={css.card}>
        <div className={css.top}>
          <h3>{t.pathOf({ program: site.programs['general-english'], age: t.ages[age].name })}</h3>
          <fieldset className={css.ages}>
            <legend className="unseen">{t.pathAges}</legend>
            {paths.map((one) => (
              <button
                key={one.age}
                type="button"
                data-age={one.age}
                aria-pressed={one.age === age}
                onClick={() => {
                  showAge(one.age);
                  showNumber(1);
                }}
              >
                {t.ages[one.age].name}
              </button>
            ))}
          </fieldset>
        </div>
        <CoursePath stones={stones} shown={number} onChoose={(stone) => showNumber(stone.number)} />
        {topic !== undefined && (
          <div className={css.bubble} aria-live="polite">
            <p className={css.number}>{t.meeting({ n: topic.number })}</p>
            <p className={css.title}>{topic.title}</p>
            <p>{topic.canDo}</p>
          </div>
        )}
        <Link className={css.more} to={`/program/general-english/${age}`}>
          {t.pathMore}
          <IconArrowRight size={18} stroke={2} aria-hidden="true" />
        </Link>
      </Card>
    </Section>
  );
}
