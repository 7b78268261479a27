import { dayIn } from '@fasih/school/basics/instants';
import { progressCountsOf } from '@fasih/school/catalogue/policy/progress';
import { Link } from 'react-router';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { progressColumn } from '../../../courses/enrolments/progress-bar.tsx';
import { useChosenLearner } from '../../../courses/enrolments/queries.ts';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge, EmptyCard } from '../../../ui/basics.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Part } from '../../../ui/page.tsx';
import type { CourseOfHome } from './course-card.tsx';

/** Every course that has begun, one line each. */
export function ClassHistory({
  courses,
  serverNow,
}: {
  courses: readonly CourseOfHome[];
  serverNow: string;
}) {
  const t = useTexts('enrolments');
  const learner = useChosenLearner();
  const lang = useLang();
  const columns: Column<CourseOfHome>[] = [
    {
      key: 'date',
      label: t.date,
      isWhole: true,
      cell: ({ startsOn }) => formatDate(startsOn ?? '', lang),
    },
    { key: 'class', label: t.class, phone: 'title', cell: ({ className }) => className },
    { key: 'teacher', label: t.teacher, cell: ({ teacherName }) => teacherName },
    {
      ...progressColumn<CourseOfHome>(t.progress, (course) => ({
        percent: course.progress,
        counts: progressCountsOf(course.balance),
        name: course.className ?? '',
      })),
      // A course that is over has no card above that would show it.
      phone: 'detail',
    },
    {
      key: 'status',
      label: t.status,
      phone: 'aside',
      cell: (course) => <CourseState course={course} />,
    },
  ];
  const today = dayIn(new Date(serverNow));
  const begun = courses.filter(({ startsOn }) => startsOn !== null && startsOn <= today);
  return (
    <Part
      title={t.history}
      actions={begun.length > 0 && <Link to={ofLearner('/history', learner)}>{t.allHistory}</Link>}
    >
      <DataTable
        caption={t.history}
        columns={columns}
        rows={begun}
        rowKey={({ enrolmentId }) => enrolmentId}
        empty={
          <EmptyCard
            isCompact
            title={t.noHistory}
            text={t.noHistoryText}
            picture="/pictures/empty/no-history.svg"
          />
        }
      />
    </Part>
  );
}

/** Finished, running, or ended before its time by a refund. */
function CourseState({ course: { finished, state } }: { course: CourseOfHome }) {
  const t = useTexts('enrolments');
  if (finished) return <Badge hue="leaf">{t.completed}</Badge>;
  if (state === 'ended') return <Badge hue="amber">{t.ended}</Badge>;
  return <Badge hue="amber">{t.running}</Badge>;
}
