import { dayIn } from '@fasih/school/basics/instants';
import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { AGE_HUE } from '../../../courses/enrolments/hues.ts';
import { shortSlotTimes } from '../../../courses/enrolments/slot-times.ts';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { Notice } from '../../../ui/basics.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { FaceIcon } from '../../../ui/face-icon.tsx';
import { IconSchool, IconVideo } from '../../../ui/icons.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { type Fact, Page } from '../../../ui/page.tsx';
import { Tabs, useTab } from '../../../ui/tabs.tsx';
import { When } from '../../../ui/when.tsx';
import { ClassAppeals } from '../../appeals/admin.tsx';
import { CLASS_READS } from '../../meetings/admin/reads.ts';
import { PlanWaiting } from '../../offered-times/plan-waiting.tsx';
import { ChangeTimes } from '../../series/change-times.tsx';
import { EndPauses } from '../../series/end-pauses.tsx';
import { PauseClasses } from '../../series/pause-classes.tsx';
import { ClassBadges } from '../class-card.tsx';
import { LinkDialog } from '../link-dialog.tsx';
import { CancelClass } from './cancel.tsx';
import { EditClass } from './edit.tsx';
import { ClassMeetings } from './meetings.tsx';
import { ClassStudents } from './members.tsx';
import { classQuery } from './queries.ts';

const TABS = ['meetings', 'students'] as const;

/** One class for admins: its state and what can be done on top; its meetings and its students in tabs. */
export default function ClassPage() {
  const nav = useTexts('shell').nav;
  const { classId = '' } = useParams();
  const found = useQuery(classQuery(classId));
  const facts = useFacts(found.data);
  return (
    <Page
      title={found.data ? classTitle(found.data.learners, found.data.name) : nav.classes}
      back={{ to: '/class/management', label: nav.classes }}
      face={found.data && <FaceIcon Icon={IconSchool} hue={AGE_HUE[found.data.ageGroup]} />}
      state={found.data && <ClassBadges schoolClass={found.data} />}
      facts={facts}
      actions={found.data && <Actions key={classId} schoolClass={found.data} />}
    >
      <Loaded query={found} lines={8}>
        {(schoolClass) => <Parts key={schoolClass.id} schoolClass={schoolClass} />}
      </Loaded>
    </Page>
  );
}

function useFacts(schoolClass: SchoolClass | undefined): (Fact | false)[] | undefined {
  const t = useTexts('staff').classes;
  const s = useTexts('teachers').screens;
  const common = useTexts('common');
  const lang = useLang();
  if (schoolClass === undefined) return undefined;
  const {
    teacher,
    capacity,
    members,
    name,
    learners,
    slots,
    progressCounts,
    nextMeetingAt,
    zoom_room: room,
  } = schoolClass;
  return [
    classSubtitle(learners, name) !== null && [t.columns.name, name],
    [
      t.columns.teacher,
      <Link key="link" to={`/teacher/management/${teacher.id}`}>
        {teacher.name}
      </Link>,
    ],
    [
      t.columns.students,
      capacity === 1 && members[0] !== undefined ? (
        <Link key="link" to={`/student/management/${members[0].learnerId}`}>
          {members[0].name}
        </Link>
      ) : (
        t.of({ n: learners.length, of: capacity })
      ),
    ],
    [t.columns.schedule, shortSlotTimes(slots, lang)],
    [t.columns.progress, common.progress(progressCounts)],
    [t.columns.next, nextMeetingAt === null ? t.noNext : <When key="when" at={nextMeetingAt} />],
    room !== null && [s.zoom.room, room],
  ];
}

/** The course of a class for one that has meetings without a time; null without. */
const waitingCourse = ({ capacity, members, plan }: SchoolClass): string | null =>
  capacity === 1 && plan.some(({ state }) => state === 'to_plan')
    ? (members.find(({ state }) => state === 'active')?.enrolmentId ?? null)
    : null;

const isOpen = ({ state }: SchoolClass) => state !== 'completed' && state !== 'cancelled';

function Parts({ schoolClass }: { schoolClass: SchoolClass }) {
  const s = useTexts('teachers').screens;
  const t = useTexts('staff').classes.one;
  const c = useTexts('classes').staff;
  const lang = useLang();
  const [tab, choose] = useTab(TABS);
  const { pausedUntil, cancelledReason } = schoolClass;
  return (
    <>
      {pausedUntil !== null && (
        <Notice kind="info">{t.pausedUntil({ day: formatDate(pausedUntil, lang) })}</Notice>
      )}
      {cancelledReason !== null && (
        <Notice kind="attention">{c.cancelledBecause({ reason: cancelledReason })}</Notice>
      )}
      <ClassAppeals classId={schoolClass.id} />
      <Tabs
        label={t.tabs}
        tabs={[
          { key: 'meetings', label: s.meetings, count: schoolClass.plan.length },
          { key: 'students', label: t.members, count: schoolClass.learners.length },
        ]}
        chosen={tab}
        onChoose={choose}
      >
        {tab === 'meetings' && <ClassMeetings schoolClass={schoolClass} />}
        {tab === 'students' && <ClassStudents schoolClass={schoolClass} isOpen={isOpen(schoolClass)} />}
      </Tabs>
    </>
  );
}

function Actions({ schoolClass }: { schoolClass: SchoolClass }) {
  const s = useTexts('teachers').screens;
  const c = useTexts('classes').staff;
  const t = useTexts('staff').classes.one;
  const x = useTexts('series');
  const common = useTexts('common');
  const o = useTexts('offeredTimes').replan;
  const [dialog, setDialog] = useState<
    'link' | 'times' | 'waiting' | 'pause' | 'end' | 'edit' | 'cancel' | null
  >(null);
  const close = () => setDialog(null);
  const { id: classId, zoom_link: link, pausedUntil } = schoolClass;
  const today = dayIn(new Date(schoolClass.serverNow));
  const waiting = waitingCourse(schoolClass);
  return (
    <>
      {link !== null && (
        <ButtonAnchor href={link} target="_blank" rel="noreferrer">
          <IconVideo size={20} stroke={1.75} aria-hidden="true" />
          {s.join}
        </ButtonAnchor>
      )}
      {isOpen(schoolClass) && (
        <>
          {link === null && <Button onClick={() => setDialog('link')}>{s.zoom.add}</Button>}
          <Button look="quiet" onClick={() => setDialog('times')}>
            {x.times.action}
          </Button>
          <ActionMenu
            label={common.moreActions}
            actions={[
              link !== null && { label: s.zoom.update, onSelect: () => setDialog('link') },
              waiting !== null && { label: o.action, onSelect: () => setDialog('waiting') },
              pausedUntil === null
                ? { label: t.pause, onSelect: () => setDialog('pause') }
                : { label: x.end.one, onSelect: () => setDialog('end') },
              { label: c.edit, onSelect: () => setDialog('edit') },
              schoolClass.state === 'scheduled' &&
                schoolClass.closed === 0 && {
                  label: c.cancel,
                  isDangerous: true,
                  onSelect: () => setDialog('cancel'),
                },
            ]}
          />
        </>
      )}
      {dialog === 'edit' && <EditClass schoolClass={schoolClass} onClose={close} />}
      {dialog === 'cancel' && <CancelClass schoolClass={schoolClass} onClose={close} />}
      {dialog === 'link' && (
        <LinkDialog
          schoolClass={{ ...schoolClass, classId, name: classTitle(schoolClass.learners, schoolClass.name) }}
          invalidates={CLASS_READS}
          onClose={close}
        />
      )}
      {dialog === 'times' && <ChangeTimes schoolClass={schoolClass} today={today} onClose={close} />}
      {dialog === 'pause' && <PauseClasses classId={classId} today={today} onClose={close} />}
      {dialog === 'end' && <EndPauses classId={classId} onClose={close} />}
      {dialog === 'waiting' && waiting !== null && <PlanWaiting enrolmentId={waiting} onClose={close} />}
    </>
  );
}
