import type { Reply } from '@fasih/school/basics/contract';
import { progressCountsOf } from '@fasih/school/catalogue/policy/progress';
import type { studentDashboard } from '@fasih/school/office/homes/contract';
import { Link, useNavigate } from 'react-router';
import { hueOfCourse } from '../../../courses/enrolments/hues.ts';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { ProgressBar } from '../../../courses/enrolments/progress-bar.tsx';
import { slotTimes } from '../../../courses/enrolments/slot-times.ts';
import { LevelReview } from '../../../learning/levels/level-review.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { noBreakBeforeDot } from '../../../lib/no-break-before-dot.ts';
import { Badge, Card } from '../../../ui/basics.tsx';
import { CoursePath } from '../../../ui/course-path.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';

export type CourseOfHome = Reply<typeof studentDashboard>['courses'][number];

/** A course that goes on: its class with the path, whose stones open their meetings, and in plain numbers what is left. */
export function CourseCard({ course }: { course: CourseOfHome }) {
  const t = useTexts('enrolments');
  const lang = useLang();
  const navigate = useNavigate();
  const title = course.className ?? course.packageName;
  const page = course.classId === null ? null : ofLearner(`/my-classes/${course.classId}`, course.learnerId);
  const facts = [
    course.ageGroup !== 'adult' && course.learnerName,
    course.teacherName ?? (course.level ? t.classComing : t.noLevel),
    course.slots.length > 0 && slotTimes(course.slots, lang),
    page !== null && (course.zoomRoom ? t.room({ room: course.zoomRoom }) : t.roomOnline),
  ];
  return (
    <Card gap={4} hue={hueOfCourse(course)} edge="top">
      <Stack gap={1}>
        <Row gap={2} justify="between">
          <h3>
            {page === null ? noBreakBeforeDot(title) : <Link to={page}>{noBreakBeforeDot(title)}</Link>}
          </h3>
          {course.level && !title.includes(course.level) && (
            <Badge hue={hueOfCourse(course)}>{course.level}</Badge>
          )}
        </Row>
        <Text isMuted size="small">
          {facts.filter(Boolean).join('\u00a0· ')}
        </Text>
        {/* A level that is settled is told on the page of its class. */}
        {course.levelReview !== null && course.levelReview.state !== 'confirmed' && (
          <LevelReview review={course.levelReview} />
        )}
      </Stack>
      {page !== null && (
        <>
          <ProgressBar percent={course.progress} counts={progressCountsOf(course.balance)} name={title} />
          <CoursePath
            stones={course.stones}
            onChoose={({ number }) => void navigate(`${page}#meeting-${number}`)}
          />
        </>
      )}
      <Left course={course} />
    </Card>
  );
}

/** How many meetings are left until when, and what of them asks for attention. */
function Left({ course }: { course: CourseOfHome }) {
  const t = useTexts('enrolments');
  const lang = useLang();
  const { balance, state } = course;
  const byFamily = course.toPlan - course.toPlanBySchool;
  const facts = [
    state === 'active' && course.toPlanBySchool > 0 && t.toPlanBySchool({ n: course.toPlanBySchool }),
    balance.minutesOwed > 0 && t.minutesOwed({ n: balance.minutesOwed }),
    balance.extra > 0 && t.extra({ n: balance.extra }),
  ].filter((fact) => fact !== false);
  const refundNote =
    state === 'suspended' ? t.suspended : state === 'active' && byFamily > 0 && t.toPlan({ n: byFamily });
  const lastDay = state === 'active' ? balance.lastDay : null;
  if (lastDay === null && facts.length === 0 && !refundNote) return null;
  return (
    <Row justify="between">
      {lastDay !== null && (
        <Text size="small">
          <strong>{t.left({ n: balance.left })}</strong>
          {balance.weeks !== null && balance.left > 0 && (
            <> {t.pace({ weeks: balance.weeks, perWeek: balance.perWeek ?? 0 })}</>
          )}
          <Text as="span" isMuted>
            {' '}
            · {t.until({ day: formatDate(lastDay, lang) })}
          </Text>
        </Text>
      )}
      {facts.length > 0 && (
        <Text as="span" isMuted size="small">
          {facts.join(' · ')}
        </Text>
      )}
      {refundNote && <Badge hue="amber">{refundNote}</Badge>}
    </Row>
  );
}
