import type { Reply } from '@fasih/school/basics/contract';
import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import type { AgendaMeeting, teacherClassDetail } from '@fasih/school/office/homes/teacher-contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useReason } from '../../../catalogue/policy/reason.tsx';
import { AGE_HUE } from '../../../courses/enrolments/hues.ts';
import { shortSlotTimes } from '../../../courses/enrolments/slot-times.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useServerClock } from '../../../lib/server-clock.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { Card } from '../../../ui/basics.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { CoursePath, type Stone } from '../../../ui/course-path.tsx';
import { FaceIcon } from '../../../ui/face-icon.tsx';
import { IconSchool, IconVideo } from '../../../ui/icons.ts';
import { Text } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { type Fact, Page, Part } from '../../../ui/page.tsx';
import { When } from '../../../ui/when.tsx';
import { CancelDialog } from '../../meetings/cancel-dialog.tsx';
import { MoveDialog } from '../../meetings/move-dialog.tsx';
import { TEACHER_MEETING_READS, TEACHER_READS, teacherClassQuery } from '../../teachers/queries.ts';
import { ClassBadges } from '../class-card.tsx';
import css from '../family/classes.module.css';
import { LinkDialog } from '../link-dialog.tsx';
import { MeetingList } from '../meeting-list.tsx';
import { stonesOfClass } from '../stones.ts';
import { type MeetingAction, MeetingRow, rowIdOf } from './meeting-row.tsx';

type Detail = Reply<typeof teacherClassDetail>;

/** A minute is enough here: only what may still be moved depends on the clock. */
const CLOCK_MS = 15_000;

/** One class: its state on top, its path, and a line for every meeting, which opens to what can be done with it. */
export default function TeacherClass() {
  const shell = useTexts('shell');
  const { id = '' } = useParams();
  const detail = useQuery(teacherClassQuery(id));
  const schoolClass = detail.data?.class;
  const facts = useFacts(detail.data);
  return (
    <Page
      title={schoolClass ? classTitle(schoolClass.students, schoolClass.name) : shell.nav.myClasses}
      back={{ to: '/teacher/classes', label: shell.nav.myClasses }}
      face={schoolClass && <FaceIcon Icon={IconSchool} hue={AGE_HUE[schoolClass.ageGroup]} />}
      state={schoolClass && <ClassBadges schoolClass={schoolClass} />}
      facts={facts}
      actions={schoolClass && <Actions schoolClass={schoolClass} />}
    >
      <Loaded query={detail} lines={8}>
        {(data) => <Parts detail={data} />}
      </Loaded>
    </Page>
  );
}

function useFacts(detail: Detail | undefined): (Fact | false)[] | undefined {
  const common = useTexts('common');
  const t = useTexts('teachers').screens;
  const lang = useLang();
  if (detail === undefined) return undefined;
  const { name, students, slots, progressCounts, nextStartsAt, zoom_room: room } = detail.class;
  const [only, ...others] = students;
  const seat = detail.meetings
    .filter(({ given }) => !given)
    .flatMap(({ seats }) => seats)
    .find(({ name }) => name === only);
  return [
    classSubtitle(students, name) !== null && [t.class, name],
    [
      t.seats,
      only !== undefined && others.length === 0 && seat !== undefined ? (
        <Link key="link" to={`/teacher/students/${seat.enrolmentId}`}>
          {only}
        </Link>
      ) : (
        students.join(', ') || '–'
      ),
    ],
    [t.home.schedule, shortSlotTimes(slots, lang)],
    [t.progress, common.progress(progressCounts)],
    nextStartsAt !== null && [t.home.nextMeeting, <When key="when" at={nextStartsAt} />],
    room !== null && [t.zoom.room, room],
  ];
}

function Actions({ schoolClass }: { schoolClass: Detail['class'] }) {
  const t = useTexts('teachers').screens;
  const common = useTexts('common');
  const [isLinking, setLinking] = useState(false);
  const { zoom_link: link, students, name } = schoolClass;
  const open = () => setLinking(true);
  return (
    <>
      {link === null ? (
        <Button onClick={open}>{t.zoom.add}</Button>
      ) : (
        <>
          <ButtonAnchor href={link} target="_blank" rel="noreferrer">
            <IconVideo size={20} stroke={1.75} aria-hidden="true" />
            {t.join}
          </ButtonAnchor>
          <ActionMenu label={common.moreActions} actions={[{ label: t.zoom.update, onSelect: open }]} />
        </>
      )}
      <Suspense>
        {isLinking && (
          <LinkDialog
            schoolClass={{ ...schoolClass, name: classTitle(students, name) }}
            invalidates={TEACHER_READS}
            onClose={() => setLinking(false)}
          />
        )}
      </Suspense>
    </>
  );
}

const ONLY_THE_SCHOOL = { reason: { key: 'move.group', params: {} } };

/** A row comes into view and takes the focus, out of its fold too. */
function goTo(rowId: string): void {
  const row = document.getElementById(rowId);
  row?.closest('details')?.setAttribute('open', '');
  row?.scrollIntoView({ block: 'start' });
  row?.querySelector<HTMLElement>('h3 button')?.focus({ preventScroll: true });
}

function Parts({ detail: { class: schoolClass, meetings, serverNow } }: { detail: Detail }) {
  const t = useTexts('teachers').screens;
  const reason = useReason();
  const now = useServerClock(serverNow, CLOCK_MS) ?? new Date(serverNow);
  // By id: a meeting that gets another time may get another number.
  const [chosen, setChosen] = useState<string | null>(null);
  const [action, setAction] = useState<MeetingAction | null>(null);
  const close = () => setAction(null);
  const show = (stone: Stone) => {
    const meeting = meetings.find(({ number }) => number === stone.number);
    if (meeting === undefined) return;
    setChosen(meeting.meetingId);
    // The row opens with the next frame; only then can the page scroll to it.
    requestAnimationFrame(() => goTo(rowIdOf(meeting)));
  };
  const isPast = ({ state, endsAt }: AgendaMeeting) =>
    state !== 'to_plan' && endsAt !== null && now > new Date(endsAt);
  const row = (meeting: AgendaMeeting) => {
    const { meetingId } = meeting;
    return (
      <MeetingRow
        key={meetingId}
        meeting={meeting}
        now={now}
        isChosen={chosen === meetingId}
        onChoose={() => setChosen(chosen === meetingId ? null : meetingId)}
        onAct={setAction}
      />
    );
  };
  return (
    <>
      <Card isTight className={css.path}>
        <h2 className="unseen">{t.path}</h2>
        <CoursePath stones={stonesOfClass(meetings, schoolClass.meetings)} legend onChoose={show} />
      </Card>
      <Part title={t.meetings}>
        {schoolClass.capacity > 1 && <Text isMuted>{reason(ONLY_THE_SCHOOL)}</Text>}
        <MeetingList meetings={meetings} isPast={isPast} pastLabel={t.past} laterLabel={t.later} row={row} />
      </Part>
      {/* Beside the list: a row may go to another place while its dialog says what was done. */}
      <Suspense>
        {action?.kind === 'move' && (
          <MoveDialog meetingId={action.meetingId} invalidates={TEACHER_MEETING_READS} onClose={close} />
        )}
        {action?.kind === 'cancel' && (
          <CancelDialog meetingId={action.meetingId} invalidates={TEACHER_MEETING_READS} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
