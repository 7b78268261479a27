import type { CourseReport as Shown } from '@fasih/school/learning/reports/contract';
import { Link } from 'react-router';
import { hueOfLevel } from '../../../courses/enrolments/hues.ts';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { formatDateOf } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { noBreakBeforeDot } from '../../../lib/no-break-before-dot.ts';
import { Badge, Card, Notice } from '../../../ui/basics.tsx';
import { Columns, Row, Stack, Text } from '../../../ui/layout.tsx';
import { Part } from '../../../ui/page.tsx';
import { WrittenPart } from '../../../ui/written.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { TestResults } from './test-results.tsx';

/** One course: its tests, what the teacher wrote, its certificates or what one still needs. */
export function CourseReport({ course, several }: { course: Shown; several: boolean }) {
  const t = useTexts('reports');
  const levels = useTexts('levels').family;
  const lang = useLang();
  const { report } = course;
  const texts: [string, string][] | null = report && [
    [t.summary, report.summary],
    [t.strengths, report.strengths],
    [t.nextSteps, report.nextSteps],
  ];
  return (
    <Card as="article" gap={5}>
      <header>
        <Row>
          <h2>
            {course.classId === null ? (
              noBreakBeforeDot(course.courseName)
            ) : (
              <Link to={ofLearner(`/my-classes/${course.classId}`, course.learner.id)}>
                {noBreakBeforeDot(course.courseName)}
              </Link>
            )}
          </h2>
          {course.level && <Badge hue={hueOfLevel(course.level)}>{course.level}</Badge>}
        </Row>
        <Text isMuted>
          {several && `${course.learner.name} · `}
          {t.attended({ attended: course.attended, bought: course.bought })}
        </Text>
        {course.levelProposed && <Text isMuted>{levels.proposed}</Text>}
      </header>
      <Columns least="large" gap={6} align="start" isStretched>
        <Part level="h3" isRepeated title={t.tests}>
          <TestResults tests={course.tests} />
        </Part>
        {report && texts && (
          <Part level="h3" isRepeated title={t.report}>
            <Stack>
              {texts.map(([name, text]) => (
                <WrittenPart key={name} title={name} text={text} />
              ))}
              <Text isMuted>
                {t.writtenBy({
                  name: report.writtenBy,
                  day: formatDateOf(report.updatedAt, lang),
                })}
              </Text>
            </Stack>
          </Part>
        )}
      </Columns>
      <Part level="h3" isRepeated title={t.certificates}>
        {course.certificateNeeds !== null && <Notice>{t.needs[course.certificateNeeds]}</Notice>}
        {course.certificates.length > 0 && (
          <Columns least="large" gap={5} isStretched>
            {course.certificates.map((one) => (
              <CertificateCard key={one.id} certificate={one} />
            ))}
          </Columns>
        )}
      </Part>
    </Card>
  );
}
