import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { AGE_HUE } from '../enrolments/components/hues.ts';
import { slotTimes } from '../enrolments/components/slot-times.ts';
import { formatDate, formatDay } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { useServerClock } from '../lib/server-clock.ts';
import area from '../shell/area.module.css';
import { ClassStateBadge } from '../teachers/components/class-card.tsx';
import { LinkDialog } from '../teachers/components/link-dialog.tsx';
import css from '../teachers/components/teachers.module.css';
import { stonesOfClass } from '../teachers/stones.ts';
import { Badge, Card, Notice } from '../ui/basics.tsx';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { CoursePath, type Stone } from '../ui/course-path.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { IconVideo } from '../ui/icons.ts';
import { Loaded } from '../ui/loaded.tsx';
import { useSchoolClass } from './classes-api.ts';
import { CancelClass } from './classes-cancel.tsx';
import { EditClass } from './classes-edit.tsx';
import { HandOver } from './classes-hand-over.tsx';
import { ClassMeeting } from './classes-meeting.tsx';
import { PauseDialog, Resume } from './classes-pause.tsx';
import { Waiting } from './classes-waiting.tsx';

/** Only what may still be moved depends on the clock. */
const CLOCK_MS = 15_000;

/** One class for admins: path, members, link, teacher, pause, and every meeting with what can be done with it. */
export default function ClassPage() {
  const nav = useTexts('shell').nav;
  const { classId = '' } = useParams();
  const found = useSchoolClass(classId);
  return (
    <div className={area.page}>
      <PageHead title={found.data?.name ?? nav.classes} hidden />
      {/* Until there is a name, and where there is none. */}
      {found.data === undefined && <h1>{nav.classes}</h1>}
      <p>
        <Link to="/class/management">{nav.classes}</Link>
      </p>
      <Loaded query={found} lines={8}>
        {(of) => <Parts key={of.id} of={of} />}
      </Loaded>
    </div>
  );
}

function Parts({ of }: { of: SchoolClass }) {
  const s = useTexts('teachers').screens;
  const t = useTexts('staff').classes.one;
  const meetings = of.plan.map((one) => ({ ...one, meetingId: one.id }));
  const now = useServerClock(of.serverNow, CLOCK_MS) ?? new Date(of.serverNow);
  const show = (stone: Stone) => {
    const item = document.getElementById(`meeting-${stone.number}`);
    item?.scrollIntoView({ block: 'center' });
    item?.focus({ preventScroll: true });
  };
  return (
    <>
      <Head of={of} />
      <section className={css.section} aria-labelledby="path">
        <h2 id="path">{s.path}</h2>
        <Card className={css.card}>
          <CoursePath stones={stonesOfClass(meetings, of.meetings)} legend onChoose={show} />
        </Card>
      </section>
      <section className={css.section} aria-labelledby="members">
        <div className={css.sectionHead}>
          <h2 id="members">{t.members}</h2>
          <span className={css.quiet}>{t.capacity({ n: of.learners.length, of: of.capacity })}</span>
        </div>
        <Members of={of} />
      </section>
      {of.capacity > 1 && of.state !== 'completed' && of.state !== 'cancelled' && <Waiting of={of} />}
      <section className={css.section} aria-labelledby="meetings">
        <h2 id="meetings">{s.meetings}</h2>
        <ol className={css.list}>
          {of.plan.map((meeting) => (
            <li key={meeting.id}>
              <ClassMeeting of={of} meeting={meeting} now={now} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Head({ of }: { of: SchoolClass }) {
  const s = useTexts('teachers').screens;
  const c = useTexts('classes').staff;
  const common = useTexts('common');
  const t = useTexts('staff').classes.one;
  const lang = useLang();
  const [dialog, setDialog] = useState<'link' | 'teacher' | 'pause' | 'edit' | 'cancel' | null>(null);
  const close = () => setDialog(null);
  const open = of.state !== 'completed' && of.state !== 'cancelled';
  return (
    <>
      <header className={css.head}>
        <div className={css.section}>
          <h1>{of.name}</h1>
          <p className={css.badges}>
            <ClassStateBadge state={of.state} />
            {of.level !== null && <Badge hue={AGE_HUE[of.ageGroup]}>{of.level}</Badge>}
            <span>{slotTimes(of.slots, lang)}</span>
          </p>
          <p className={css.quiet}>
            {t.teacher}: <Link to={`/teacher/management/${of.teacher.id}`}>{of.teacher.name}</Link> ·{' '}
            {common.progress(of.progressCounts)}
            {of.zoom_room !== null && <> · {s.room({ room: of.zoom_room })}</>}
          </p>
        </div>
        <div className={css.days}>
          {of.zoom_link !== null && (
            <ButtonAnchor look="quiet" href={of.zoom_link} target="_blank" rel="noreferrer">
              <IconVideo size={20} stroke={1.75} aria-hidden="true" />
              {s.join}
            </ButtonAnchor>
          )}
          {open && (
            <>
              <Button look={of.zoom_link === null ? 'teal' : 'quiet'} onClick={() => setDialog('link')}>
                {of.zoom_link === null ? s.zoom.add : s.zoom.update}
              </Button>
              <Button look="quiet" onClick={() => setDialog('teacher')}>
                {t.changeTeacher}
              </Button>
              {of.pausedUntil === null ? (
                <Button look="quiet" onClick={() => setDialog('pause')}>
                  {t.pause}
                </Button>
              ) : (
                <Resume of={of} />
              )}
              <Button look="quiet" onClick={() => setDialog('edit')}>
                {c.edit}
              </Button>
              {of.state === 'scheduled' && of.closed === 0 && (
                <Button look="quiet" onClick={() => setDialog('cancel')}>
                  {c.cancel}
                </Button>
              )}
            </>
          )}
        </div>
      </header>
      {of.pausedUntil !== null && (
        <Notice kind="info">{t.pausedUntil({ day: formatDate(of.pausedUntil, lang) })}</Notice>
      )}
      {of.cancelledReason !== null && (
        <Notice kind="attention">{c.cancelledBecause({ reason: of.cancelledReason })}</Notice>
      )}
      {dialog === 'edit' && <EditClass of={of} onClose={close} />}
      {dialog === 'cancel' && <CancelClass of={of} onClose={close} />}
      {dialog === 'link' && <LinkDialog of={{ ...of, classId: of.id }} onClose={close} />}
      {dialog === 'teacher' && <HandOver of={of} onClose={close} />}
      {dialog === 'pause' && <PauseDialog of={of} onClose={close} />}
    </>
  );
}

type Member = SchoolClass['members'][number];
const MEMBER_HUE = { active: 'leaf', suspended: 'amber', ended: 'teal' } as const;

function Members({ of }: { of: SchoolClass }) {
  const t = useTexts('staff').classes.one;
  const list = useTexts('staff').teachers.columns;
  const lang = useLang();
  const columns: Column<Member>[] = [
    {
      key: 'name',
      label: list.name,
      cell: (row) => (
        <span>
          <strong>{row.name}</strong>
          {row.level !== null && (
            <>
              <br />
              <span className={css.quiet}>{row.level}</span>
            </>
          )}
        </span>
      ),
    },
    {
      key: 'status',
      label: list.status,
      cell: (row) => (
        <span className={css.pair}>
          <Badge hue={MEMBER_HUE[row.state]}>{t.memberStates[row.state]}</Badge>
          {row.leftAt !== null && (
            <span className={css.quiet}>{t.left({ day: formatDay(row.leftAt, lang) })}</span>
          )}
        </span>
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
      page={{ data: of.members, total: of.members.length, page: 1, pageSize: Math.max(1, of.members.length) }}
      rowKey={(row) => `${row.enrolmentId}/${row.joinedAt}`}
      short
    />
  );
}
