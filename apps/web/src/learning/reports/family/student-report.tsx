import { useQuery } from '@tanstack/react-query';
import { LearnerSwitch } from '../../../courses/enrolments/learner-switch.tsx';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { useForgottenLearner } from '../../../courses/enrolments/queries.ts';
import { useTexts } from '../../../lib/language.tsx';
import { learnersQuery } from '../../../people/learners/queries.ts';
import { EmptyWithLink } from '../../../ui/empty-list.tsx';
import { useListState } from '../../../ui/list-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { CourseReport } from './course-report.tsx';
import { myReportsQuery } from './queries.ts';

const PAGE_SIZE = 10;

/** What each course led to: scores at the tests, the teacher's report, certificates. */
export default function StudentReport() {
  const t = useTexts('reports');
  const lists = useTexts('classes').pages;
  const { query, search } = useListState();
  const learnerId = search.get('learner') ?? undefined;
  const learners = useQuery(learnersQuery()).data ?? [];
  const list = useQuery(
    myReportsQuery({ page: query.page, pageSize: PAGE_SIZE, ...(learnerId ? { learnerId } : {}) }),
  );
  useForgottenLearner(list.error);
  return (
    <Page title={t.title} actions={<LearnerSwitch learners={learners} chosen={learnerId ?? null} withAll />}>
      <Loaded query={list} lines={6}>
        {({ data }) => (
          <>
            {data.length === 0 && (
              <EmptyWithLink
                title={t.none}
                text={t.noneText}
                picture="/pictures/empty/no-reports.svg"
                link={{ to: ofLearner('/class/general-english', learnerId), label: lists.list, isMain: true }}
              />
            )}
            {data.map((course) => (
              <CourseReport key={course.enrolmentId} course={course} several={learners.length > 1} />
            ))}
          </>
        )}
      </Loaded>
      <Pager total={list.data?.total} page={query.page} pageSize={PAGE_SIZE} label={t.title} />
    </Page>
  );
}
