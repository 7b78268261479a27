import { progressCountsOf } from '@fasih/school/catalogue/policy/progress';
import type { Course } from '@fasih/school/office/homes/contract';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { AGE_HUE } from '../../../courses/enrolments/hues.ts';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { ProgressBar } from '../../../courses/enrolments/progress-bar.tsx';
import { useTexts } from '../../../lib/language.tsx';
import { noBreakBeforeDot } from '../../../lib/no-break-before-dot.ts';
import { Badge, Card } from '../../../ui/basics.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { FactList } from '../../../ui/page.tsx';
import { LevelReview } from '../../levels/level-review.tsx';
import css from './classes.module.css';
import { beforeClass, nextStep } from './next-step.ts';

const STATE_HUE = {
  scheduled: 'teal',
  active: 'teal',
  paused: 'amber',
  completed: 'leaf',
  cancelled: 'red',
} as const;

/** The picture of a course, the same as on its package. */
export function pictureOf({ packageType, category }: Pick<Course, 'packageType' | 'category'>): string {
  const name = {
    general_english: `general-english-${category}`,
    conversation: `conversation-${category}`,
    eng_test_prep: 'test-preparation',
    special_course: 'special-course',
  }[packageType];
  return `/pictures/packages/${name}.svg`;
}

/** How far a course is. One that ended early has completed its class all the same, so its own end counts. */
function CourseState({ course }: { course: Course }) {
  const t = useTexts('classes').pages;
  const { classId, classState, ending } = course;
  if (classId === null || classState === null)
    return <Badge hue="amber">{t.beforeClass[beforeClass(course)]}</Badge>;
  if (ending) return <Badge hue="amber">{t.endings[ending]}</Badge>;
  return <Badge hue={STATE_HUE[classState]}>{t.states[classState]}</Badge>;
}

/** A course in the list: picture, name, what it is about, level, duration, progress. What is to do before a class is the payer's. */
export function ClassCard({ course, isShared }: { course: Course; isShared: boolean }) {
  const t = useTexts('classes').pages;
  const steps = useTexts('enrolments').steps;
  const name = course.className ?? course.packageName;
  const hue = course.ageGroup ? AGE_HUE[course.ageGroup] : 'teal';
  const step = course.classId === null && !isShared ? nextStep([course]) : null;
  return (
    <Card as="article" hue={hue} className={css.card}>
      <div className={css.picture}>
        <img src={pictureOf(course)} alt="" width="180" height="136" loading="lazy" />
      </div>
      <div className={css.body}>
        <p>
          <CourseState course={course} />
        </p>
        <h2>
          {course.classId === null ? (
            name
          ) : (
            <Link className={css.main} to={ofLearner(`/my-classes/${course.classId}`, course.learnerId)}>
              {noBreakBeforeDot(name)}
            </Link>
          )}
        </h2>
        <Text isMuted>{t.about[course.packageType]}</Text>
        <FactList
          isLines
          facts={[
            [
              t.level,
              <Fragment key="level">
                {course.level ?? t.noLevel}
                <LevelReview review={course.levelReview} />
              </Fragment>,
            ],
            [t.duration, t.durationOf({ months: course.durationMonths, meetings: course.balance.bought })],
          ]}
        />
        <Stack gap={2} className={css.end}>
          <ProgressBar percent={course.progress} counts={progressCountsOf(course.balance)} name={name} />
          {step !== null && step.kind !== 'choose' && (
            <ButtonLink to={step.to} look={step.kind === 'waiting' ? 'quiet' : undefined}>
              {steps[step.kind].action}
            </ButtonLink>
          )}
          {course.classId === null && !isShared && course.state === 'active' && (
            <Link to={ofLearner(`/my-classes/${course.enrolmentId}/refund`, course.learnerId)}>
              {t.refund}
            </Link>
          )}
        </Stack>
      </div>
    </Card>
  );
}
