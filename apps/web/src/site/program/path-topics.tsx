import { Link } from 'react-router';
import { hueOfProgram } from '../../courses/enrolments/hues.ts';
import { useTexts } from '../../lib/language.tsx';
import { Accordion, Card } from '../../ui/basics.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TopicPath } from '../components/topic-path.tsx';
import css from './program.module.css';
import type { ProgramPage } from './program-data.server.ts';

/** The course path, whose stones show their topics, and the whole list, which folds open. */
export function PathTopics({ page }: { page: ProgramPage }) {
  const t = useTexts('packages').program;
  const { meetings, name, part } = page.path;
  return (
    <Stack gap={5} className={css.path}>
      {page.parts.length > 1 && (
        <ul className={css.chips}>
          {page.parts.map((one) => (
            <li key={one.slug}>
              <Link
                className={css.chip}
                to={`/program/${page.slug}/${one.slug}`}
                aria-current={one.slug === part ? 'true' : undefined}
                data-hue={hueOfProgram(one.slug)}
              >
                {t.pathOf({ name: one.title })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Card gap={5} className={css.pathCard}>
        <h3 className={css.pathName}>{t.pathOf({ name })}</h3>
        <TopicPath topics={meetings} name="meeting" />
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
    </Stack>
  );
}
