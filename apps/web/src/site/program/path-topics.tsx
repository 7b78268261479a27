import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { Accordion, Card } from '../../ui/basics.tsx';
import { CoursePath, type Stone } from '../../ui/course-path.tsx';
import css from './program.module.css';
import type { ProgramPage } from './program-data.server.ts';

/** The course path: a pressed stone opens its topic in a speech bubble; the whole list folds open without scripts. */
export function PathTopics({ page }: { page: ProgramPage }) {
  const t = useTexts('packages').program;
  const { meetings, name, part } = page.path;
  const [shown, show] = useState(1);
  const topic = meetings.find((one) => one.number === shown) ?? meetings[0];
  const stones = meetings.map(
    (one): Stone => ({
      number: one.number,
      state: one.number === shown ? 'next' : 'toCome',
      test: one.test,
      note: one.title,
    }),
  );
  return (
    <div className={css.path}>
      {page.parts.length > 1 && (
        <ul className={css.chips}>
          {page.parts.map((one) => (
            <li key={one.slug}>
              <Link
                className={css.chip}
                to={`/program/${page.slug}/${one.slug}`}
                aria-current={one.slug === part ? 'true' : undefined}
                data-hue={one.slug}
              >
                {t.pathOf({ name: one.title })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Card className={css.pathCard}>
        <h3 className={css.pathName}>{t.pathOf({ name })}</h3>
        <CoursePath stones={stones} shown={shown} onChoose={(stone) => show(stone.number)} />
        {topic !== undefined && (
          <div className={css.bubble} aria-live="polite">
            <p className={css.bubbleNumber}>{t.meeting({ n: topic.number })}</p>
            <p className={css.bubbleTitle}>{topic.title}</p>
            <p>{topic.canDo}</p>
          </div>
        )}
      </Card>
      <Accordion question={t.topics({ total: meetings.length })}>
        <ol className={css.topics}>
          {meetings.map((one) => (
            <li key={one.number} data-test={one.test ? '' : undefined}>
              <strong>{one.title}</strong>
              <span>{one.canDo}</span>
            </li>
          ))}
        </ol>
      </Accordion>
    </div>
  );
}
