import type { Reply } from '@fasih/school/basics/contract';
import type { teacherClassDetail } from '@fasih/school/office/homes/teacher-contract';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { AGE_HUE } from '../../enrolments/components/hues.ts';
import { slotTimes } from '../../enrolments/components/slot-times.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { useServerClock } from '../../lib/server-clock.ts';
import { useReason } from '../../policy/reason.tsx';
import area from '../../shell/area.module.css';
import { Badge, Card } from '../../ui/basics.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { CoursePath, type Stone } from '../../ui/course-path.tsx';
import { IconVideo } from '../../ui/icons.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useTeacherClass } from '../api.ts';
import { ClassStateBadge } from '../components/class-card.tsx';
import { LinkDialog } from '../components/link-dialog.tsx';
import { MeetingItem } from '../components/meeting-item.tsx';
import css from '../components/teachers.module.css';
import { stonesOfClass } from '../stones.ts';

type Detail = Reply<typeof teacherClassDetail>;

/** A minute is enough here: only what may still be moved depends on the clock. */
const CLOCK_MS = 15_000;

/** One class: its path, its link, and every meeting with what can be done with it. */
export default function TeacherClass() {
  const shell = useTexts('shell');
  const { id = '' } = useParams();
  const detail = useTeacherClass(id);
  return (
    <div className={area.page}>
      <PageHead title={detail.data?.class.name ?? shell.nav.myClasses} hidden />
      {/* Until there is a name, and where there is none. */}
      {detail.data === undefined && <h1>{shell.nav.myClasses}</h1>}
      <p>
        <Link to="/teacher/classes">{shell.nav.myClasses}</Link>
      </p>
      <Loaded query={detail} lines={8}>
        {(data) => <Parts detail={data} />}
      </Loaded>
    </div>
  );
}

const ONLY_THE_SCHOOL = { reason: { key: 'move.group', params: {} } };

function Parts({ detail: { class: of, meetings, serverNow } }: { detail: Detail }) {
  const common = useTexts('common');
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const reason = useReason();
  const now = useServerClock(serverNow, CLOCK_MS) ?? new Date(serverNow);
  const [linking, setLinking] = useState(false);
  const action = of.zoom_link === null ? t.zoom.add : t.zoom.update;
  const show = (stone: Stone) => {
    const item = document.getElementById(`meeting-${stone.number}`);
    item?.scrollIntoView({ block: 'center' });
    item?.focus({ preventScroll: true });
  };
  return (
    <>
      <header className={css.head}>
        <div className={css.section}>
          <h1>{of.name}</h1>
          <p className={css.badges}>
            <ClassStateBadge state={of.state} />
            {of.level && <Badge hue={AGE_HUE[of.ageGroup]}>{of.level}</Badge>}
            <span>{slotTimes(of.slots, lang)}</span>
          </p>
          <p className={css.quiet}>
            {t.students({ n: of.students.length })} · {common.progress(of.progressCounts)}
          </p>
        </div>
        <div className={css.days}>
          {of.zoom_room !== null && <span className={css.quiet}>{t.room({ room: of.zoom_room })}</span>}
          {of.zoom_link !== null && (
            <ButtonAnchor href={of.zoom_link} target="_blank" rel="noreferrer">
              <IconVideo size={20} stroke={1.75} aria-hidden="true" />
              {t.join}
            </ButtonAnchor>
          )}
          <Button look={of.zoom_link === null ? 'teal' : 'quiet'} onClick={() => setLinking(true)}>
            {action}
          </Button>
        </div>
      </header>
      <section className={css.section} aria-labelledby="path">
        <h2 id="path">{t.path}</h2>
        <Card className={css.card}>
          <CoursePath stones={stonesOfClass(meetings, of.meetings)} legend onChoose={show} />
        </Card>
      </section>
      <section className={css.section} aria-labelledby="meetings">
        <h2 id="meetings">{t.meetings}</h2>
        {of.capacity > 1 && <p className={css.quiet}>{reason(ONLY_THE_SCHOOL)}</p>}
        <ol className={css.list}>
          {meetings.map((meeting) => (
            <li key={meeting.meetingId}>
              <MeetingItem meeting={meeting} now={now} />
            </li>
          ))}
        </ol>
      </section>
      {linking && <LinkDialog of={of} onClose={() => setLinking(false)} />}
    </>
  );
}
