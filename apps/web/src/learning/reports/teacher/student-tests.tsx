import type { CourseReport, TestResult } from '@fasih/school/learning/reports/contract';
import { useState } from 'react';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { Muted, Row, Stack, Text } from '../../../ui/layout.tsx';
import { Part } from '../../../ui/page.tsx';
import { ScoreDialog } from './score-dialog.tsx';

/** The tests of a course with their state and score; those that have begun can be scored by the class's teacher. */
export function StudentTests({ course }: { course: CourseReport }) {
  const t = useTexts('reports');
  const s = useTexts('teachers').screens.studentPage;
  const lang = useLang();
  const [scored, setScored] = useState<number | null>(null);
  const open = course.tests.find(({ number }) => number === scored);
  // What a certificate says stays as long as it stands.
  const isPrinted = (test: TestResult) => test.kind === 'final' && course.certificateNeeds === null;
  const mayScore = (test: TestResult) =>
    course.mayWrite && !isPrinted(test) && (test.state === 'unscored' || test.state === 'scored');
  return (
    <Part title={s.tests}>
      {course.tests.map((test) => {
        const title =
          test.kind === 'final' ? t.final({ number: test.number }) : t.test({ number: test.number });
        return (
          <Card key={test.number} isTight gap={2}>
            <Row justify="between">
              <Stack gap={1}>
                <h3>{title}</h3>
                <Row as="p" gap={2}>
                  <Badge hue={test.state === 'scored' ? 'leaf' : test.state === 'notTaken' ? 'red' : 'amber'}>
                    {t.states[test.state]}
                  </Badge>
                  {test.startsAt !== null && <Muted size="small">{formatInstant(test.startsAt, lang)}</Muted>}
                </Row>
              </Stack>
              <Row gap={3}>
                {test.score !== null && <strong>{t.scoreOf({ score: test.score })}</strong>}
                {mayScore(test) && (
                  <Button
                    size="small"
                    look={test.score === null ? 'teal' : 'quiet'}
                    aria-label={`${test.score === null ? s.enterScore : s.changeScore}: ${title}`}
                    onClick={() => setScored(test.number)}
                  >
                    {test.score === null ? s.enterScore : s.changeScore}
                  </Button>
                )}
              </Row>
            </Row>
            {test.state === 'notTaken' && <Text isMuted>{t.notTakenWhy}</Text>}
            {test.note !== '' && <p>{test.note}</p>}
            {test.changeReason !== null && (
              <p>
                <Muted>{t.changeReason}:</Muted> {test.changeReason}
              </p>
            )}
            {course.mayWrite && isPrinted(test) && <Text isMuted>{t.problems.certified}</Text>}
          </Card>
        );
      })}
      {open !== undefined && (
        <ScoreDialog
          enrolmentId={course.enrolmentId}
          test={open}
          name={course.learner.name}
          onClose={() => setScored(null)}
        />
      )}
    </Part>
  );
}
