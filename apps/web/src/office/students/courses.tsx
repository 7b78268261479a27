import { progressCountsOf } from '@fasih/school/catalogue/policy/progress';
import type { StudentCourse, StudentDetail } from '@fasih/school/office/homes/student-contract';
import { Link } from 'react-router';
import { ProgressBar } from '../../courses/enrolments/progress-bar.tsx';
import { WishesOfStudent } from '../../learning/wishes/staff.tsx';
import { formatDate, shortInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { hasPassed } from '../../lib/school-clock.ts';
import { Badge } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { CardSection, FactList } from '../../ui/page.tsx';
import { EndCourse } from './end-course.tsx';
import { CourseEvents } from './events.tsx';
import { StatusBadge } from './status.tsx';
import { TakeUp } from './take-up.tsx';

type Props = { student: StudentDetail; onAssign: (enrolmentId: string) => void };

/** A student's courses: how far each is, with whom, and what can be done. */
export function Courses({ student, onAssign }: Props) {
  const t = useTexts('students').detail;
  if (student.courses.length === 0) return <Text isMuted>{t.noCourses}</Text>;
  return student.courses.map((course) => (
    <Course key={course.enrolmentId} course={course} name={student.name} onAssign={onAssign} />
  ));
}

function Course({
  course,
  name,
  onAssign,
}: Pick<Props, 'onAssign'> & { course: StudentCourse; name: string }) {
  const list = useTexts('students');
  const levels = useTexts('levels').page;
  const t = list.detail;
  const lang = useLang();
  const { balance, attendance, teacherId, classId } = course;
  return (
    <CardSection
      title={[course.packageName, course.level].filter(Boolean).join('\u00a0· ')}
      actions={<StatusBadge status={course.status} />}
    >
      <ProgressBar percent={course.progress} counts={progressCountsOf(balance)} name={course.packageName} />
      <FactList
        facts={[
          classId !== null && [
            t.schoolClass,
            <Link key="class" to={`/class/management/${classId}`}>
              {course.className}
            </Link>,
          ],
          teacherId !== null && [
            list.teacher,
            <Link key="teacher" to={`/teacher/management/${teacherId}`}>
              {course.teacherName}
            </Link>,
          ],
          [t.lastDay, balance.lastDay === null ? t.noLastDay : formatDate(balance.lastDay, lang)],
          [t.bought, balance.bought],
          // Before the first meeting there is nothing to say of attendance.
          attendance.percent !== null && [t.percent, `${attendance.percent}%`],
          attendance.percent !== null && [t.marks, t.marksOf(attendance)],
        ]}
      />
      <WishesOfStudent enrolmentId={course.enrolmentId} />
      <Row justify="between">
        <Row>
          {course.dueAt !== null && <DueBadge at={course.dueAt} />}
          {course.status === 'waitingForClass' && (
            <Button
              size="small"
              aria-label={list.assignFor({ name })}
              onClick={() => onAssign(course.enrolmentId)}
            >
              {list.assign}
            </Button>
          )}
          {course.status !== 'ended' && course.status !== 'finished' && (
            <EndCourse enrolmentId={course.enrolmentId} course={course.packageName} name={name} />
          )}
          {course.status === 'suspended' && <TakeUp enrolmentId={course.enrolmentId} name={name} />}
          {course.level !== null && (
            <ButtonLink
              size="small"
              look="quiet"
              to={`/admin/levels/${course.enrolmentId}`}
              aria-label={levels.toLevelFor({ name })}
            >
              {levels.toLevel}
            </ButtonLink>
          )}
        </Row>
        {course.decisions > 0 && (
          <CourseEvents
            enrolmentId={course.enrolmentId}
            course={course.packageName}
            count={course.decisions}
          />
        )}
      </Row>
    </CardSection>
  );
}

/** Until when a class must be found; red once that has passed. */
function DueBadge({ at }: { at: string }) {
  const t = useTexts('students');
  const when = shortInstant(at, useLang());
  return hasPassed(at) ? (
    <Badge hue="red">{t.overdue({ when })}</Badge>
  ) : (
    <Badge hue="amber">{t.detail.dueBy({ when })}</Badge>
  );
}
