import type { Reply } from '@fasih/school/basics/contract';
import { testNumbers } from '@fasih/school/catalogue/policy/seat';
import type { studentDashboard } from '@fasih/school/office/homes/contract';
import { Link } from 'react-router';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { useChosenLearner } from '../../../courses/enrolments/queries.ts';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { EmptyCard } from '../../../ui/basics.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { CardSection, Part } from '../../../ui/page.tsx';
import { type Skill, SkillBars } from '../../../ui/skill-bars.tsx';
import { Titled } from '../../../ui/titled.tsx';
import css from './student.module.css';

type Home = Reply<typeof studentDashboard>;

const STEP = { startHere: 1, growing: 2, strong: 3 } as const;

/** The numbers of the tests to come; none while the courses that go on differ in length, or there is none. */
function testsOf(courses: Home['courses']): number[] {
  const lengths = new Set(
    courses.flatMap(({ state, balance }) => (state === 'ended' ? [] : [balance.bought])),
  );
  const [bought] = lengths;
  return bought === undefined || lengths.size > 1 ? [] : testNumbers(bought);
}

/** The scores of the tests with the skills of the latest one; before the first test, what the placement test said. */
export function Reports({ reports, courses }: Pick<Home, 'reports' | 'courses'>) {
  const t = useTexts('enrolments');
  const lang = useLang();
  const learner = useChosenLearner();
  const chart = useSkillChart(reports, courses);
  // A course that has ended has no tests to come.
  const isOver = courses.length > 0 && courses.every(({ state }) => state === 'ended');
  const toCome = t.noReportsText({ tests: testsOf(courses) });
  if (reports.length === 0 && chart === null) {
    return isOver ? null : (
      <Part title={t.reports}>
        <EmptyCard isCompact title={t.noReports} text={toCome} picture="/pictures/empty/no-reports.svg" />
      </Part>
    );
  }
  return (
    <CardSection
      title={t.reports}
      actions={reports.length > 0 && <Link to={ofLearner('/certificates', learner)}>{t.allReports}</Link>}
    >
      {reports.length === 0 && !isOver && (
        <Text isMuted size="small">
          {toCome}
        </Text>
      )}
      {reports.length > 0 && (
        <Stack as="ul" gap={3} isLined>
          {reports.map(({ enrolmentId, kind, number, className, date, score }) => (
            <Row as="li" gap={4} isOneLine key={`${enrolmentId}/${number}`}>
              <span className={css.score} data-hue={kind === 'final' ? 'mango' : 'indigo'}>
                {score}%
              </span>
              <Titled below={[className, date !== null && formatDate(date, lang)]}>
                <strong>{kind === 'final' ? t.finalTest : t.midTest}</strong>
              </Titled>
            </Row>
          ))}
        </Stack>
      )}
      {chart !== null && (
        <Part level="h3" isRepeated title={chart.title}>
          <SkillBars label={chart.title} skills={chart.skills} />
        </Part>
      )}
    </CardSection>
  );
}

/** The points of the newest test that has them by skill, else one step of three for each area of the placement test. */
function useSkillChart(
  reports: Home['reports'],
  courses: Home['courses'],
): { title: string; skills: Skill[] } | null {
  const t = useTexts('enrolments');
  const lang = useLang();
  const scored = reports.find(({ skills }) => (skills?.length ?? 0) > 0);
  if (scored?.skills) {
    return {
      title: t.skillsOf({ test: scored.kind === 'final' ? t.finalTest : t.midTest }),
      skills: scored.skills.map(({ name, points, of }) => ({
        name: name[lang],
        share: points / of,
        said: t.pointsOf({ points, of }),
      })),
    };
  }
  const placed = courses.find(({ areas }) => (areas?.length ?? 0) > 0);
  if (!placed?.areas) return null;
  return {
    title: t.skillsOf({ test: t.placementTest }),
    skills: placed.areas.map(({ area, word }) => ({
      name: t.areas[area],
      share: STEP[word] / 3,
      said: t.areaWords[word],
    })),
  };
}
