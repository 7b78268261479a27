import type { Reply } from '@fasih/school/basics/contract';
import type { studentDashboard } from '@fasih/school/office/homes/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hueOfCourse } from '../../../courses/enrolments/hues.ts';
import { LearnerSwitch } from '../../../courses/enrolments/learner-switch.tsx';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import {
  studentDashboardQuery,
  useChosenLearner,
  useForgottenLearner,
} from '../../../courses/enrolments/queries.ts';
import { mayDecide, SharedBy, sharedOf } from '../../../courses/enrolments/shared-by.tsx';
import { nextStep, nextSteps } from '../../../learning/classes/family/next-step.ts';
import { TimesToTake } from '../../../learning/offered-times/times-to-take.tsx';
import { PickTimesCard } from '../../../learning/placing/family/pick-times-card.tsx';
import { UndoBooking } from '../../../learning/placing/family/undo-booking.tsx';
import { MyWaitingList } from '../../../learning/waiting/my-waiting.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { ProfileCard } from '../../../people/accounts/profile-card.tsx';
import { useMe } from '../../../people/accounts/queries.ts';
import { Card, EmptyCard, Notice } from '../../../ui/basics.tsx';
import { IconReceipt, IconUsers } from '../../../ui/icons.ts';
import { Split, Stack } from '../../../ui/layout.tsx';
import { LinkRow, LinkRows } from '../../../ui/link-rows.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page, Part } from '../../../ui/page.tsx';
import { ClassHistory } from './class-history.tsx';
import { CourseCard } from './course-card.tsx';
import { NextMeeting } from './next-meeting.tsx';
import { Reports } from './reports.tsx';
import css from './student.module.css';
import { NextStepCard, ToDo, type Written, WrittenFeed } from './to-do.tsx';

type Home = Reply<typeof studentDashboard>;

/** A family's home: the next meeting, the path of each course and what to do; then what was and what it led to. */
export default function StudentDashboard() {
  const t = useTexts('enrolments');
  const shell = useTexts('shell');
  const me = useMe().data;
  const home = useQuery(studentDashboardQuery(useChosenLearner()));
  useForgottenLearner(home.error);
  return (
    <Page
      title={shell.nav.dashboard}
      lead={me?.profile.full_name && t.hello({ name: me.profile.full_name })}
      actions={home.data && <LearnerSwitch learners={home.data.learners} chosen={home.data.learnerId} />}
    >
      <Loaded query={home} lines={8} failed={t.loadFailed}>
        {(data) => {
          const shared = sharedOf(data.learners, data.learnerId);
          return (
            <>
              <SharedBy shared={shared} />
              {me && !me.profile.full_name && !shared && data.courses.length > 0 && (
                <Notice kind="attention" action={<Link to="/account">{t.addName}</Link>}>
                  {t.nameMissing}
                </Notice>
              )}
              <RefundNotices courses={data.courses} />
              {data.courses.map(({ enrolmentId, undoBookingUntil, learnerName, className, packageName }) => (
                <UndoBooking
                  key={enrolmentId}
                  enrolmentId={enrolmentId}
                  courseName={`${learnerName} · ${className ?? packageName}`}
                  until={undoBookingUntil}
                  serverNow={data.serverNow}
                />
              ))}
              {(mayDecide(shared) ? data.courses : [])
                .filter((one) => one.classId !== null && one.state === 'active' && !one.refundAnswerBy)
                .map(({ enrolmentId, toPlan, toPlanBySchool }) => (
                  <TimesToTake key={enrolmentId} enrolmentId={enrolmentId} waits={toPlan > toPlanBySchool} />
                ))}
              {(shared ? [] : data.courses)
                .filter(
                  (one) => one.classId === null && one.state === 'active' && one.placement === 'finished',
                )
                .map(({ enrolmentId }) => (
                  <PickTimesCard key={enrolmentId} enrolmentId={enrolmentId} />
                ))}
              <Now home={data} onOpen={() => void home.refetch()} />
              <ClassHistory courses={data.courses} serverNow={data.serverNow} />
              <Card className={css.more}>
                <LinkRows>
                  <LinkRow sign={IconReceipt} to="/orders" title={t.orders} />
                  <LinkRow sign={IconUsers} to="/account/learners" title={t.learners} />
                </LinkRows>
              </Card>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** Until when the school answers the refunds that were asked for. */
function RefundNotices({ courses }: { courses: Home['courses'] }) {
  const t = useTexts('enrolments');
  const lang = useLang();
  return courses.map(
    ({ enrolmentId, learnerId, className, packageName, refundAnswerBy }) =>
      refundAnswerBy && (
        <Notice
          key={enrolmentId}
          action={<Link to={ofLearner(`/my-classes/${enrolmentId}/refund`, learnerId)}>{t.refundLook}</Link>}
        >
          {t.refundAnswerBy({ course: className ?? packageName, day: formatDate(refundAnswerBy, lang) })}
        </Notice>
      ),
  );
}

/** The meeting whose homework is to do: the latest one, while another is to come. */
function homeworkOf({ next, written = [] }: Home): Written | undefined {
  const [latest] = written;
  return next && latest?.homework ? latest : undefined;
}

/** How many notes are shown; the others are on the pages of the classes. */
const SHOWN = 2;

/** What the teacher wrote, without the homework that the to-do list already shows. */
function feedOf(home: Home): Written[] {
  const toDo = homeworkOf(home);
  return (home.written ?? [])
    .map((one) => (one === toDo ? { ...one, homework: '' } : one))
    .filter(({ note, homework }) => note !== '' || homework !== '')
    .slice(0, SHOWN);
}

/** The next meeting, what to do, the classes and what was written; beside them the scores and whose account it is. */
function Now({ home, onOpen }: { home: Home; onOpen: () => void }) {
  const t = useTexts('enrolments');
  const { next, courses, toPay } = home;
  // What is to do before a class is the first guardian's; meetings without a time are above with times to take.
  const shared = sharedOf(home.learners, home.learnerId);
  const ofNext = next ? courses.find(({ enrolmentId }) => enrolmentId === next.enrolmentId) : undefined;
  const steps = shared ? [] : nextSteps(courses, toPay).filter(({ kind }) => kind !== 'plan');
  const first = nextStep(courses, toPay);
  const learnerId = home.learnerId ?? undefined;
  const feed = feedOf(home);
  const open = courses.filter(({ state }) => state !== 'ended');
  // Who has come to the end sees the path that was walked.
  const shown = (open.length > 0 ? open : courses.slice(0, 1)).toSorted(
    (a, b) => Number(a.classId === null) - Number(b.classId === null),
  );
  return (
    <Split gap={5}>
      <Stack gap={5}>
        {next ? (
          <NextMeeting
            next={next}
            hue={hueOfCourse(ofNext)}
            opensMinutes={ofNext?.opensMinutes ?? 5}
            serverNow={home.serverNow}
            mayDecide={mayDecide(shared)}
            onOpen={onOpen}
          />
        ) : (
          !shared &&
          first &&
          first.kind !== 'plan' && <NextStepCard step={first} hue={hueOfCourse(courses[0])} />
        )}
        <ToDo
          steps={next || first?.kind === 'plan' ? steps : steps.slice(1)}
          homework={homeworkOf(home)}
          learnerId={learnerId}
        />
        <Part title={t.myClasses}>
          {shown.length === 0 ? (
            <EmptyCard
              isCompact
              title={t.noClasses}
              text={t.noClassesText}
              picture="/pictures/empty/no-classes.svg"
            />
          ) : (
            <Stack as="ul">
              {shown.map((course) => (
                <li key={course.enrolmentId}>
                  <CourseCard course={course} />
                </li>
              ))}
            </Stack>
          )}
        </Part>
        {courses.length > 0 && !shared && <MyWaitingList learnerId={learnerId} />}
        {feed.length > 0 && <WrittenFeed written={feed} learnerId={learnerId} />}
      </Stack>
      <Stack gap={5}>
        <Reports reports={home.reports} courses={courses} />
        <ProfileCard />
      </Stack>
    </Split>
  );
}
