import type { CourseReport, TestResult } from '@fasih/school/learning/reports/contract';
import { useState } from 'react';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import css from '../../../ui/parts/staff.module.css';
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
    <section className={css.section} aria-labelledby="tests">
      <h2 id="tests">{s.tests}</h2>
      {course.tests.map((test) => {
        const title =
          test.kind === 'final' ? t.final({ number: test.number }) : t.test({ number: test.number });
        return (
          <Card key={test.number} className={css.card}>
            <div className={css.test}>
              <h3>{title}</h3>
              <p className={css.badges}>
                <Badge hue={test.state === 'scored' ? 'leaf' : test.state === 'notTaken' ? 'red' : 'amber'}>
                  {t.states[test.state]}
                </Badge>
                {test.startsAt !== null && (
                  <span className={css.quiet}>{formatInstant(test.startsAt, lang)}</span>
                )}
              </p>
              {test.score !== null && <strong>{t.scoreOf({ score: test.score })}</strong>}
              {test.state === 'notTaken' && <p className={css.quiet}>{t.notTakenWhy}</p>}
              {test.note !== '' && <p>{test.note}</p>}
              {test.changeReason !== null && (
                <p>
                  <span className={css.quiet}>{t.changeReason}:</span> {test.changeReason}
                </p>
              )}
              {course.mayWrite && isPrinted(test) && <p className={css.quiet}>{t.problems.certified}</p>}
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
            </div>
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
    </section>
  );
}
