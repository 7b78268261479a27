import type { Reply } from '@fasih/school/basics/contract';
import type { studentDashboard } from '@fasih/school/office/homes/contract';
import { Link } from 'react-router';
import { hueOfCourse } from '../../../courses/enrolments/hues.ts';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { FAMILY_READS } from '../../../courses/enrolments/queries.ts';
import { slotTimes } from '../../../courses/enrolments/slot-times.ts';
import { LevelReview } from '../../../learning/levels/level-review.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { CoursePath } from '../../../ui/course-path.tsx';
import { Muted, Row, Text } from '../../../ui/layout.tsx';
import css from './student.module.css';

export type CourseOfHome = Reply<typeof studentDashboard>['courses'][number];

/** One course: its path, its class, and in plain numbers what is left, owed and forfeited, and until when. */
export function CourseCard({ course }: { course: CourseOfHome }) {
  const t = useTexts('enrolments');
  const lang = useLang();
  const { balance } = course;
  const title = course.className ?? course.packageName;
  return (
    <Card gap={2} hue={hueOfCourse(course)} edge="top">
      <Row className={css.head}>
        <h3>
          {course.classId === null ? (
            title
          ) : (
            <Link to={ofLearner(`/my-classes/${course.classId}`, course.learnerId)}>{title}</Link>
          )}
        </h3>
        {course.level && <Badge hue={hueOfCourse(course)}>{course.level}</Badge>}
      </Row>
      <Text isMuted>
        {course.ageGroup !== 'adult' && <>{course.learnerName} · </>}
        {course.teacherName ?? (course.level ? t.classComing : t.noLevel)}
        {course.slots.length > 0 && <> · {slotTimes(course.slots, lang)}</>}
      </Text>
      <LevelReview
        review={course.levelReview}
        course={{ enrolmentId: course.enrolmentId, name: title, invalidates: FAMILY_READS }}
      />
      {course.classId !== null && <CoursePath stones={course.stones} />}
      {balance.lastDay !== null && course.state === 'active' && (
        <p>
          <Text as="strong" size="large">
            {t.left({ n: balance.left })}
          </Text>
          {balance.weeks !== null && balance.left > 0 && (
            <> {t.pace({ weeks: balance.weeks, perWeek: balance.perWeek ?? 0 })}</>
          )}
          <br />
          <Muted>{t.until({ day: formatDate(balance.lastDay, lang) })}</Muted>
        </p>
      )}
      <Row as="ul" gap={4} className={css.facts}>
        {course.state === 'active' && course.toPlan > course.toPlanBySchool && (
          <li data-kind="attention">{t.toPlan({ n: course.toPlan - course.toPlanBySchool })}</li>
        )}
        {course.state === 'active' && course.toPlanBySchool > 0 && (
          <li>{t.toPlanBySchool({ n: course.toPlanBySchool })}</li>
        )}
        {balance.minutesOwed > 0 && <li>{t.minutesOwed({ n: balance.minutesOwed })}</li>}
        {balance.extra > 0 && <li>{t.extra({ n: balance.extra })}</li>}
        {balance.forfeited > 0 && <li>{t.forfeited({ n: balance.forfeited })}</li>}
        {course.state === 'suspended' && <li data-kind="attention">{t.suspended}</li>}
      </Row>
    </Card>
  );
}
