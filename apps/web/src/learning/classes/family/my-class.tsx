import type { Reply } from '@fasih/school/basics/contract';
import { zoneName } from '@fasih/school/basics/instants';
import { progressCountsOf } from '@fasih/school/catalogue/policy/progress';
import { COURSE_FILES } from '@fasih/school/learning/materials/contract';
import type { myClass } from '@fasih/school/office/homes/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { LearnerSwitch } from '../../../courses/enrolments/learner-switch.tsx';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { ProgressBar } from '../../../courses/enrolments/progress-bar.tsx';
import { FAMILY_READS, useChosenLearner } from '../../../courses/enrolments/queries.ts';
import { mayDecide, SharedBy, sharedOf } from '../../../courses/enrolments/shared-by.tsx';
import { slotTimes } from '../../../courses/enrolments/slot-times.ts';
import { readerZone } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { noBreakBeforeDot } from '../../../lib/no-break-before-dot.ts';
import { useServerClock } from '../../../lib/server-clock.ts';
import { Card, SkeletonLines } from '../../../ui/basics.tsx';
import { CoursePath } from '../../../ui/course-path.tsx';
import { IconCalendarCheck } from '../../../ui/icons.ts';
import { Muted, Split, Stack } from '../../../ui/layout.tsx';
import { LinkRow, LinkRows } from '../../../ui/link-rows.tsx';
import { Page, Part } from '../../../ui/page.tsx';
import { ExcuseDialog } from '../../meetings/excuse-dialog.tsx';
import { FamilyPause } from '../../meetings/family-pause.tsx';
import { MoveDialog } from '../../meetings/move-dialog.tsx';
import { TimesToTake } from '../../offered-times/times-to-take.tsx';
import { UndoBooking } from '../../placing/family/undo-booking.tsx';
import { MeetingList } from '../meeting-list.tsx';
import { inOrder } from '../order.ts';
import { BalanceBlock } from './balance-block.tsx';
import { ClassNotices } from './class-notices.tsx';
import css from './classes.module.css';
import { ComingMeeting } from './coming-meeting.tsx';
import type { MeetingAction, MeetingShown } from './meeting-parts.tsx';
import { MeetingRow } from './meeting-row.tsx';
import { NewerRules } from './newer-rules.tsx';
import { NotHere } from './not-here.tsx';
import { useMyClass } from './queries.ts';

type Shown = Reply<typeof myClass>;
type Meeting = Shown['meetings'][number];

/** One class of a learner: how far it is, attendance, what is left, and its meetings with all that can be done about them. */
export default function MyClass() {
  const t = useTexts('classes').pages;
  const { id = '' } = useParams();
  const learner = useChosenLearner();
  const lang = useLang();
  const { slug, none, data, error, refetch } = useMyClass(id, learner);
  const factsOf = ({ teacherName, slots, zoomRoom }: Shown['course']) =>
    [teacherName, slotTimes(slots, lang), zoomRoom ? t.room({ room: zoomRoom }) : t.roomOnline]
      .filter(Boolean)
      .join('\u00a0· ');
  const title = slug !== null ? t.courseTitles[slug] : (data?.course.className ?? t.course);
  return (
    <Page
      title={title}
      heading={noBreakBeforeDot(title)}
      lead={data && factsOf(data.course)}
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

/** The meeting comes into view and takes the focus. */
function goTo(number: number): void {
  const row = document.getElementById(`meeting-${number}`);
  row?.closest('details')?.setAttribute('open', '');
  row?.scrollIntoView({ block: 'start' });
  const title = row?.querySelector<HTMLElement>('h3 button') ?? row?.querySelector('h3');
  title?.focus({ preventScroll: true });
}

function ClassDetail({ shown, onOpen }: { shown: Shown; onOpen: () => void }) {
  const t = useTexts('classes').pages;
  const next = useTexts('enrolments').nextMeeting;
  const { course } = shown;
  const shared = sharedOf(shown.learners, course.learnerId);
  const meetings = inOrder(shown.meetings);
  const now = useServerClock(shown.serverNow, 5000) ?? new Date(shown.serverNow);
  const [action, setAction] = useState<MeetingAction | null>(null);
  // By id: a meeting that gets another time may get another number.
  const [chosen, setChosen] = useState<string | null>(null);
  const show = (number: number) => {
    setChosen(meetings.find((meeting) => meeting.number === number)?.meetingId ?? null);
    // Once the row has opened.
    requestAnimationFrame(() => goTo(number));
  };
  useOpenRooms(meetings, now, onOpen);
  useHash(meetings.length > 0, show);
  const nextNumber = course.stones.find(({ state }) => state === 'next')?.number;
  const coming = meetings.find(({ number }) => number === nextNumber);
  const shownOf = useMeetings(shown, now, setAction);
  const rest = meetings.filter((meeting) => meeting !== coming);
  const isPast = ({ state, endsAt }: Meeting) =>
    state === 'lapsed' || (state !== 'to_plan' && endsAt !== null && now > new Date(endsAt));
  const toPlan = rest.find(({ state }) => state === 'to_plan');
  const row = (meeting: Meeting) => (
    <MeetingRow
      key={meeting.meetingId}
      {...shownOf(meeting)}
      isChosen={meeting.meetingId === chosen}
      isNextToPlan={meeting === toPlan}
      onChoose={() => setChosen(meeting.meetingId === chosen ? null : meeting.meetingId)}
    />
  );
  return (
    <>
      <SharedBy shared={shared} />
      <UndoBooking
        enrolmentId={course.enrolmentId}
        until={course.undoBookingUntil}
        serverNow={shown.serverNow}
      />
      <ClassNotices course={course} />
      {coming && (
        <section>
          <h2 className="unseen">{next.title}</h2>
          <ComingMeeting {...shownOf(coming)} ageGroup={course.ageGroup} />
        </section>
      )}
      {mayDecide(shared) && course.state === 'active' && !course.refundAnswerBy && (
        <TimesToTake enrolmentId={course.enrolmentId} waits={course.toPlan > course.toPlanBySchool} />
      )}
      <Card isTight gap={3} className={css.path}>
        <h2 className="unseen">{t.path}</h2>
        <ProgressBar
          percent={course.progress}
          counts={progressCountsOf(course.balance)}
          name={course.className ?? course.packageName}
        />
        <CoursePath stones={course.stones} legend onChoose={(stone) => show(stone.number)} />
      </Card>
      <Split gap={6}>
        <Part
          title={t.meetings}
          actions={<Muted size="small">{t.allTimes({ zone: zoneName(readerZone()) })}</Muted>}
        >
          <MeetingList meetings={rest} isPast={isPast} pastLabel={t.past} laterLabel={t.later} row={row}>
            {course.state === 'active' && (
              <div className={css.attendance}>
                <LinkRows>
                  <LinkRow
                    sign={IconCalendarCheck}
                    to={ofLearner(`/class/${course.classId}/attendance`, course.learnerId)}
                    title={
                      <>
                        {t.attendance}{' '}
                        {!course.finished && (
                          <Muted size="small">{t.attendanceHint({ minutes: course.opensMinutes })}</Muted>
                        )}
                      </>
                    }
                  />
                </LinkRows>
              </div>
            )}
          </MeetingList>
        </Part>
        <Stack className={css.aside}>
          <BalanceBlock course={course} classId={course.classId ?? ''} shared={shared}>
            <FamilyPause enrolmentId={course.enrolmentId} invalidates={FAMILY_READS} />
          </BalanceBlock>
          {!shared && course.state === 'active' && <NewerRules enrolmentId={course.enrolmentId} />}
        </Stack>
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

/** What the page knows of each meeting besides the meeting itself. */
function useMeetings({ course, learners, materials }: Shown, now: Date, onAct: MeetingShown['onAct']) {
  // Files of a teacher count too, so one meeting alone proves nothing: the course has its own where every meeting has.
  const isWritten = course.stones
    .filter(({ number }) => number <= course.balance.bought)
    .every(({ number }) => (materials[number] ?? 0) >= COURSE_FILES.length);
  return (meeting: Meeting): MeetingShown => {
    const hasFiles = isWritten && !meeting.owed;
    return {
      meeting,
      enrolmentId: course.enrolmentId,
      learnerId: course.learnerId,
      lastDay: course.balance.lastDay,
      now,
      isOpen: course.state === 'active',
      isHeldBack: !!course.refundAnswerBy,
      mayDecide: mayDecide(sharedOf(learners, course.learnerId)),
      hasFiles,
      hasUploads: (materials[meeting.number] ?? 0) > (hasFiles ? COURSE_FILES.length : 0),
      onAct,
    };
  };
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
  const known = useRef(open);
  useEffect(() => {
    if (known.current === open) return;
    known.current = open;
    onOpen();
  }, [open, onOpen]);
}

/** A link to one meeting (`#meeting-7`) works although the list arrives later than the address. */
function useHash(hasRows: boolean, show: (number: number) => void): void {
  const { hash } = useLocation();
  const showLatest = useEffectEvent(show);
  useEffect(() => {
    const number = /^#meeting-(\d+)$/.exec(hash)?.[1];
    if (number !== undefined && hasRows) showLatest(Number(number));
  }, [hash, hasRows]);
}
