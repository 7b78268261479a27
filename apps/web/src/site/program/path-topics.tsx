import { Link } from 'react-router';
import { hueOfProgram } from '../../courses/enrolments/hues.ts';
import { useTexts } from '../../lib/language.tsx';
import { Accordion, Card } from '../../ui/basics.tsx';
import { Columns, Row, Stack } from '../../ui/layout.tsx';
import { TopicPath } from '../components/topic-path.tsx';
import site from '../site.module.css';
import css from './program.module.css';
import type { ProgramPage } from './program-data.server.ts';

/** The course path, whose stones show their topics, and the whole list, which folds open. */
export function PathTopics({ page }: { page: ProgramPage }) {
  const t = useTexts('packages').program;
  const { meetings, name, part } = page.path;
  return (
    <Stack gap={5}>
      {page.parts.length > 1 && (
        <Row as="ul" gap={2}>
          {page.parts.map((one) => (
            <li key={one.slug}>
              <Link
                className={site.chip}
                to={`/program/${page.slug}/${one.slug}`}
                aria-current={one.slug === part ? 'true' : undefined}
                data-hue={hueOfProgram(one.slug)}
              >
                {t.pathOf({ name: one.title })}
              </Link>
            </li>
          ))}
        </Row>
      )}
      <Card gap={5}>
        <h3>{t.pathOf({ name })}</h3>
        <TopicPath topics={meetings} name="meeting" />
      </Card>
      <Accordion question={t.topics({ total: meetings.length })} isWide>
        <Columns as="ol" least="large" className={css.topics}>
          {meetings.map((one) => (
            <li key={one.number} data-test={one.test ? '' : undefined}>
              <strong>{one.title}</strong>
              <p>{one.canDo}</p>
            </li>
          ))}
        </Columns>
      </Accordion>
    </Stack>
  );
}
