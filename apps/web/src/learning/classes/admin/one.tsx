import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { AGE_HUE } from '../../../courses/enrolments/hues.ts';
import { slotTimes } from '../../../courses/enrolments/slot-times.ts';
import { formatDate, formatDay } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useServerClock } from '../../../lib/server-clock.ts';
import { Badge, Card, Notice } from '../../../ui/basics.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { CoursePath, type Stone } from '../../../ui/course-path.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { IconVideo } from '../../../ui/icons.ts';
import { Muted, Row, Stack } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page, Part } from '../../../ui/page.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { CLASS_READS } from '../../meetings/admin/reads.ts';
import { ClassStateBadge } from '../class-card.tsx';
import { LinkDialog } from '../link-dialog.tsx';
import { stonesOfClass } from '../stones.ts';
import { CancelClass } from './cancel.tsx';
import { EditClass } from './edit.tsx';
import { HandOver } from './hand-over.tsx';
import { ClassMeeting } from './meeting.tsx';
import { PauseDialog, Resume } from './pause.tsx';
import { classQuery } from './queries.ts';
import { Waiting } from './waiting-list.tsx';

/** Only what may still be moved depends on the clock. */
const CLOCK_MS = 15_000;

/** One class for admins: path, members, link, teacher, pause, and every meeting with what can be done with it. */
export default function ClassPage() {
  const nav = useTexts('shell').nav;
  const { classId = '' } = useParams();
  const found = useQuery(classQuery(classId));
  return (
    <Page
      title={found.data?.name ?? nav.classes}
      back={{ to: '/class/management', label: nav.classes }}
      lead={found.data && <Lead schoolClass={found.data} />}
      actions={found.data && <Actions key={classId} schoolClass={found.data} />}
    >
      <Loaded query={found} lines={8}>
        {(schoolClass) => <Parts key={schoolClass.id} schoolClass={schoolClass} />}
      </Loaded>
    </Page>
  );
}

function Lead({ schoolClass }: { schoolClass: SchoolClass }) {
  const s = useTexts('teachers').screens;
  const common = useTexts('common');
  const t = useTexts('staff').classes.one;
  const lang = useLang();
  const { state, level, ageGroup, slots, teacher, zoom_room: room } = schoolClass;
  return (
    <>
      <Row as="span" gap={2}>
        <ClassStateBadge state={state} />
        {level !== null && <Badge hue={AGE_HUE[ageGroup]}>{level}</Badge>}
        <span>{slotTimes(slots, lang)}</span>
      </Row>
      {t.teacher}: <Link to={`/teacher/management/${teacher.id}`}>{teacher.name}</Link> ·{' '}
      {common.progress(schoolClass.progressCounts)}
      {room !== null && <> · {s.room({ room })}</>}
    </>
  );
}

function Parts({ schoolClass }: { schoolClass: SchoolClass }) {
  const s = useTexts('teachers').screens;
  const t = useTexts('staff').classes.one;
  const c = useTexts('classes').staff;
  const lang = useLang();
  const { pausedUntil, cancelledReason } = schoolClass;
  const meetings = schoolClass.plan.map((one) => ({ ...one, meetingId: one.id }));
  const now = useServerClock(schoolClass.serverNow, CLOCK_MS) ?? new Date(schoolClass.serverNow);
  const show = (stone: Stone) => {
    const item = document.getElementById(`meeting-${stone.number}`);
    item?.scrollIntoView({ block: 'center' });
    item?.focus({ preventScroll: true });
  };
  return (
    <>
      {pausedUntil !== null && (
        <Notice kind="info">{t.pausedUntil({ day: formatDate(pausedUntil, lang) })}</Notice>
      )}
      {cancelledReason !== null && (
        <Notice kind="attention">{c.cancelledBecause({ reason: cancelledReason })}</Notice>
      )}
      <Part title={s.path}>
        <Card isTight>
          <CoursePath stones={stonesOfClass(meetings, schoolClass.meetings)} legend onChoose={show} />
        </Card>
      </Part>
      <Part
        title={t.members}
        actions={<Muted>{t.capacity({ n: schoolClass.learners.length, of: schoolClass.capacity })}</Muted>}
      >
        <Members members={schoolClass.members} />
      </Part>
      {schoolClass.capacity > 1 && isOpen(schoolClass) && <Waiting classId={schoolClass.id} />}
      <Part title={s.meetings}>
        <Stack as="ol" gap={2}>
          {schoolClass.plan.map((meeting) => (
            <li key={meeting.id}>
              <ClassMeeting schoolClass={schoolClass} meeting={meeting} now={now} />
            </li>
          ))}
        </Stack>
      </Part>
    </>
  );
}

const isOpen = ({ state }: SchoolClass) => state !== 'completed' && state !== 'cancelled';

function Actions({ schoolClass }: { schoolClass: SchoolClass }) {
  const s = useTexts('teachers').screens;
  const c = useTexts('classes').staff;
  const t = useTexts('staff').classes.one;
  const [dialog, setDialog] = useState<'link' | 'teacher' | 'pause' | 'edit' | 'cancel' | null>(null);
  const close = () => setDialog(null);
  const { id: classId, zoom_link: link } = schoolClass;
  return (
    <Row gap={2}>
      {link !== null && (
        <ButtonAnchor look="quiet" href={link} target="_blank" rel="noreferrer">
          <IconVideo size={20} stroke={1.75} aria-hidden="true" />
          {s.join}
        </ButtonAnchor>
      )}
      {isOpen(schoolClass) && (
        <>
          <Button look={link === null ? 'teal' : 'quiet'} onClick={() => setDialog('link')}>
            {link === null ? s.zoom.add : s.zoom.update}
          </Button>
          <Button look="quiet" onClick={() => setDialog('teacher')}>
            {t.changeTeacher}
          </Button>
          {schoolClass.pausedUntil === null ? (
            <Button look="quiet" onClick={() => setDialog('pause')}>
              {t.pause}
            </Button>
          ) : (
            <Resume classId={classId} />
          )}
          <Button look="quiet" onClick={() => setDialog('edit')}>
            {c.edit}
          </Button>
          {schoolClass.state === 'scheduled' && schoolClass.closed === 0 && (
            <Button look="quiet" onClick={() => setDialog('cancel')}>
              {c.cancel}
            </Button>
          )}
        </>
      )}
      {dialog === 'edit' && <EditClass schoolClass={schoolClass} onClose={close} />}
      {dialog === 'cancel' && <CancelClass schoolClass={schoolClass} onClose={close} />}
      {dialog === 'link' && (
        <LinkDialog schoolClass={{ ...schoolClass, classId }} invalidates={CLASS_READS} onClose={close} />
      )}
      {dialog === 'teacher' && <HandOver schoolClass={schoolClass} onClose={close} />}
      {dialog === 'pause' && <PauseDialog classId={classId} onClose={close} />}
    </Row>
  );
}

type Member = SchoolClass['members'][number];
const MEMBER_HUE = { active: 'leaf', suspended: 'amber', ended: 'teal' } as const;

function Members({ members }: { members: readonly Member[] }) {
  const t = useTexts('staff').classes.one;
  const list = useTexts('staff').teachers.columns;
  const lang = useLang();
  const columns: Column<Member>[] = [
    {
      key: 'name',
      label: list.name,
      cell: (row) => (
        <Titled below={row.level}>
          <strong>{row.name}</strong>
        </Titled>
      ),
    },
    {
      key: 'status',
      label: list.status,
      cell: (row) => (
        <Row as="span" gap={2}>
          <Badge hue={MEMBER_HUE[row.state]}>{t.memberStates[row.state]}</Badge>
          {row.leftAt !== null && <Muted>{t.left({ day: formatDay(row.leftAt, lang) })}</Muted>}
        </Row>
      ),
    },
    { key: 'joined', label: t.joined, cell: (row) => formatDay(row.joinedAt, lang) },
    {
      key: 'lastDay',
      label: t.lastDay,
      cell: (row) => (row.lastDay === null ? '–' : formatDate(row.lastDay, lang)),
    },
  ];
  return (
    <DataTable
      caption={t.members}
      columns={columns}
      rows={members}
      rowKey={(row) => `${row.enrolmentId}/${row.joinedAt}`}
    />
  );
}
