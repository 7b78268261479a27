import type { Reply } from '@fasih/school/basics/contract';
import { progressCountsOf } from '@fasih/school/catalogue/policy/progress';
import type { myClass } from '@fasih/school/office/homes/contract';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { AGE_HUE } from '../../../courses/enrolments/hues.ts';
import { LearnerSwitch } from '../../../courses/enrolments/learner-switch.tsx';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { ProgressBar } from '../../../courses/enrolments/progress-bar.tsx';
import { FAMILY_READS, useChosenLearner } from '../../../courses/enrolments/queries.ts';
import { slotTimes } from '../../../courses/enrolments/slot-times.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useServerClock } from '../../../lib/server-clock.ts';
import { Badge, Card, Notice, SkeletonLines } from '../../../ui/basics.tsx';
import { CoursePath } from '../../../ui/course-path.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { IconArrowRight, IconCalendarCheck } from '../../../ui/icons.ts';
import { Muted, Row, Split, Stack } from '../../../ui/layout.tsx';
import { Page, Part } from '../../../ui/page.tsx';
import { LevelReview } from '../../levels/level-review.tsx';
import { ExcuseDialog } from '../../meetings/excuse-dialog.tsx';
import { MoveDialog } from '../../meetings/move-dialog.tsx';
import { BalanceBlock } from './balance-block.tsx';
import css from './classes.module.css';
import { type MeetingAction, MeetingRow } from './meeting-row.tsx';
import { NotHere } from './not-here.tsx';
import { inOrder } from './order.ts';
import { useMyClass } from './queries.ts';

type Shown = Reply<typeof myClass>;

/** One class of a learner: how far it is, attendance, what is left, and its meetings with all that can be done about them. */
export default function MyClass() {
  const t = useTexts('classes').pages;
  const { id = '' } = useParams();
  const learner = useChosenLearner();
  const { slug, none, data, error, refetch } = useMyClass(id, learner);
  const title = slug !== null ? t.courseTitles[slug] : (data?.course.className ?? t.course);
  return (
    <Page
      title={title}
      actions={data && <LearnerSwitch learners={data.learners} chosen={data.course.learnerId} />}
    >
      {data ? (
        <ClassDetail shown={data} onOpen={refetch} />
      ) : none || error ? (
        <NotHere error={error} onRetry={refetch} />
      ) : (
        <Card aria-busy="true">
          <SkeletonLines lines={8} />
        </Card>
      )}
    </Page>
  );
}

/** The stone's meeting comes into view and takes the focus. */
function goTo(number: number): void {
  const row = document.getElementById(`meeting-${number}`);
  row?.closest('details')?.setAttribute('open', '');
  row?.scrollIntoView({ block: 'start' });
  row?.querySelector('h3')?.focus({ preventScroll: true });
}

function ClassDetail({ shown, onOpen }: { shown: Shown; onOpen: () => void }) {
  const t = useTexts('classes').pages;
  const lang = useLang();
  const { course } = shown;
  const meetings = inOrder(shown.meetings);
  const now = useServerClock(shown.serverNow, 5000) ?? new Date(shown.serverNow);
  const [action, setAction] = useState<MeetingAction | null>(null);
  useOpenRooms(meetings, now, onOpen);
  useHash(meetings.length);
  const classId = course.classId ?? '';
  const nextNumber = course.stones.find(({ state }) => state === 'next')?.number;
  // Files of a teacher count too, so one meeting alone proves nothing: the course has its own where every meeting has.
  const hasFiles = course.stones
    .filter(({ number }) => number <= course.balance.bought)
    .every(({ number, test }) => (shown.materials[number] ?? 0) >= (test ? 1 : 2));
  const past = meetings.filter(
    ({ state, endsAt }) =>
      state === 'lapsed' || (state !== 'to_plan' && endsAt !== null && now > new Date(endsAt)),
  );
  const row = (meeting: Shown['meetings'][number]) => (
    <MeetingRow
      key={`${meeting.meetingId}/${meeting.number === nextNumber}`}
      meeting={meeting}
      now={now}
      isNext={meeting.number === nextNumber}
      isOpen={course.state === 'active'}
      hasFiles={hasFiles && !meeting.owed}
      onAct={setAction}
    />
  );
  const firstToPlan = meetings.find(({ state, isGroup }) => state === 'to_plan' && !isGroup);
  return (
    <>
      <Stack gap={3}>
        <Row as="p">
          {course.level && (
            <Badge hue={course.ageGroup ? AGE_HUE[course.ageGroup] : 'teal'}>{course.level}</Badge>
          )}
          <Muted>
            {[
              course.teacherName,
              slotTimes(course.slots, lang),
              course.zoomRoom ? t.room({ room: course.zoomRoom }) : t.roomOnline,
            ]
              .filter(Boolean)
              .join('\u00a0· ')}
          </Muted>
        </Row>
        <LevelReview
          review={course.levelReview}
          course={{
            enrolmentId: course.enrolmentId,
            name: course.className ?? course.packageName,
            invalidates: FAMILY_READS,
          }}
        />
        {course.classState === 'paused' && <Notice kind="attention">{t.paused}</Notice>}
        {course.state === 'suspended' && <Notice kind="attention">{t.suspended}</Notice>}
        {course.state === 'ended' && <Notice>{t.ended}</Notice>}
        {firstToPlan && course.state === 'active' && (
          <Notice
            kind="attention"
            action={
              <Link
                to={`#meeting-${firstToPlan.number}`}
                onClick={() => goTo(firstToPlan.number)}
                preventScrollReset
              >
                {t.toPlanGo}
              </Link>
            }
          >
            {t.toPlanNotice({ n: course.toPlan - course.toPlanBySchool })}
          </Notice>
        )}
        {course.toPlanBySchool > 0 && course.state === 'active' && (
          <Notice>{t.toPlanBySchool({ n: course.toPlanBySchool })}</Notice>
        )}
      </Stack>
      <Card gap={4}>
        <h2 className="unseen">{t.path}</h2>
        <ProgressBar
          percent={course.progress}
          counts={progressCountsOf(course.balance)}
          label={t.progress({ name: course.className ?? course.packageName })}
        />
        <CoursePath stones={course.stones} legend onChoose={(stone) => goTo(stone.number)} />
      </Card>
      <Split gap={6}>
        <Stack gap={5} className={css.aside}>
          {course.state === 'active' && (
            <Link className={css.attendance} to={ofLearner(`/class/${classId}/attendance`, course.learnerId)}>
              <IconCalendarCheck size={28} stroke={1.75} aria-hidden="true" />
              <span>
                <strong>{t.attendance}</strong>
                {t.attendanceHint}
              </span>
              <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
            </Link>
          )}
          <BalanceBlock course={course} classId={classId} />
        </Stack>
        <Part title={t.meetings}>
          {past.length > 0 && (
            <Disclosure summary={t.past({ n: past.length })} isOpen={past.length === meetings.length}>
              <Stack as="ol" gap={3}>
                {past.map(row)}
              </Stack>
            </Disclosure>
          )}
          <Stack as="ol" gap={3}>
            {meetings.filter((meeting) => !past.includes(meeting)).map(row)}
          </Stack>
        </Part>
      </Split>
      {action?.kind === 'move' && (
        <MoveDialog
          key={action.meetingId}
          meetingId={action.meetingId}
          learnerId={course.learnerId}
          invalidates={FAMILY_READS}
          onClose={() => setAction(null)}
        />
      )}
      {action?.kind === 'excuse' && (
        <ExcuseDialog
          meetingId={action.meetingId}
          learnerId={course.learnerId}
          invalidates={FAMILY_READS}
          onClose={() => setAction(null)}
          onPlan={(meetingId) => setAction({ kind: 'move', meetingId })}
        />
      )}
    </>
  );
}

/** Only the server's answer carries a room's link: it is asked again when another room has opened. */
function useOpenRooms(meetings: Shown['meetings'], now: Date, onOpen: () => void): void {
  const open = meetings
    .filter(
      ({ join, endsAt }) =>
        join.opensAt !== null && endsAt !== null && now >= new Date(join.opensAt) && now <= new Date(endsAt),
    )
    .map(({ meetingId }) => meetingId)
    .join();
  const asked = useRef(open);
  useEffect(() => {
    if (asked.current === open) return;
    asked.current = open;
    onOpen();
  }, [open, onOpen]);
}

/** A link to one meeting (`#meeting-7`) works although the list arrives later than the address. */
function useHash(count: number): void {
  const { hash } = useLocation();
  useEffect(() => {
    const number = /^#meeting-(\d+)$/.exec(hash)?.[1];
    if (number !== undefined && count > 0) goTo(Number(number));
  }, [hash, count]);
}
