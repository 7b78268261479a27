import home from '../../enrolments/components/dashboard.module.css';
import { LearnerSwitch } from '../../enrolments/components/learner-switch.tsx';
import { useLearners } from '../../learners/api.ts';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { Card, EmptyState } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useListState } from '../../ui/data-table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useMyReports } from '../api.ts';
import { CourseReport } from '../components/course-report.tsx';
import css from '../components/reports.module.css';

const PAGE_SIZE = 10;

/** What each course led to: scores at the tests, the teacher's report, certificates. */
export default function StudentReport() {
  const t = useTexts('reports');
  const lists = useTexts('classes').pages;
  const common = useTexts('common');
  const { query, search, set } = useListState();
  const learnerId = search.get('learner') ?? undefined;
  const learners = useLearners().data ?? [];
  const list = useMyReports(query.page, PAGE_SIZE, learnerId);
  const pages = list.data ? Math.max(1, Math.ceil(list.data.total / PAGE_SIZE)) : 1;
  return (
    <div className={area.page}>
      <PageHead title={t.title} hidden />
      <header className={home.pageHead}>
        <h1>{t.title}</h1>
        <LearnerSwitch learners={learners} chosen={learnerId ?? null} />
      </header>
      <Loaded query={list} lines={6}>
        {({ data }) => (
          <>
            {data.length === 0 && (
              <Card>
                <EmptyState
                  title={t.none}
                  text={t.noneText}
                  picture="/pictures/empty/no-reports.svg"
                  action={<ButtonLink to="/class/general-english">{lists.list}</ButtonLink>}
                />
              </Card>
            )}
            {data.map((course) => (
              <CourseReport key={course.enrolmentId} course={course} several={learners.length > 1} />
            ))}
          </>
        )}
      </Loaded>
      {pages > 1 && (
        <nav className={css.pages} aria-label={t.title}>
          <Button
            look="quiet"
            disabled={query.page <= 1}
            onClick={() => set({ page: String(query.page - 1) })}
          >
            {common.table.previous}
          </Button>
          <span>{common.table.page({ page: query.page, pages })}</span>
          <Button
            look="quiet"
            disabled={query.page >= pages}
            onClick={() => set({ page: String(query.page + 1) })}
          >
            {common.table.next}
          </Button>
        </nav>
      )}
    </div>
  );
}
