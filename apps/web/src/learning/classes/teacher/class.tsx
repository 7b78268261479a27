import type { Reply } from '@fasih/school/basics/contract';
import type { teacherClassDetail } from '@fasih/school/office/homes/teacher-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useReason } from '../../../catalogue/policy/reason.tsx';
import { AGE_HUE } from '../../../courses/enrolments/hues.ts';
import { slotTimes } from '../../../courses/enrolments/slot-times.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useServerClock } from '../../../lib/server-clock.ts';
import { Badge, Card } from '../../../ui/basics.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { CoursePath, type Stone } from '../../../ui/course-path.tsx';
import { IconVideo } from '../../../ui/icons.ts';
import { Muted, Row, Stack, Text } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page, Part } from '../../../ui/page.tsx';
import { MeetingItem } from '../../meetings/meeting-item.tsx';
import { TEACHER_READS, teacherClassQuery } from '../../teachers/queries.ts';
import { ClassStateBadge } from '../class-card.tsx';
import { LinkDialog } from '../link-dialog.tsx';
import { stonesOfClass } from '../stones.ts';

type Detail = Reply<typeof teacherClassDetail>;

/** A minute is enough here: only what may still be moved depends on the clock. */
const CLOCK_MS = 15_000;

/** One class: its path, its link, and every meeting with what can be done with it. */
export default function TeacherClass() {
  const shell = useTexts('shell');
  const { id = '' } = useParams();
  const detail = useQuery(teacherClassQuery(id));
  const schoolClass = detail.data?.class;
  return (
    <Page
      title={schoolClass?.name ?? shell.nav.myClasses}
      back={{ to: '/teacher/classes', label: shell.nav.myClasses }}
      lead={schoolClass && <Lead schoolClass={schoolClass} />}
      actions={schoolClass && <Actions schoolClass={schoolClass} />}
    >
      <Loaded query={detail} lines={8}>
        {(data) => <Parts detail={data} />}
      </Loaded>
    </Page>
  );
}

function Lead({ schoolClass }: { schoolClass: Detail['class'] }) {
  const common = useTexts('common');
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const { state, level, ageGroup, slots, students, progressCounts } = schoolClass;
  return (
    <>
      <Row as="span" gap={2}>
        <ClassStateBadge state={state} />
        {level && <Badge hue={AGE_HUE[ageGroup]}>{level}</Badge>}
        <span>{slotTimes(slots, lang)}</span>
      </Row>
      {t.students({ n: students.length })} · {common.progress(progressCounts)}
    </>
  );
}

function Actions({ schoolClass }: { schoolClass: Detail['class'] }) {
  const t = useTexts('teachers').screens;
  const [isLinking, setLinking] = useState(false);
  const { zoom_link: link, zoom_room: room } = schoolClass;
  return (
    <Row gap={2}>
      {room !== null && <Muted>{t.room({ room })}</Muted>}
      {link !== null && (
        <ButtonAnchor href={link} target="_blank" rel="noreferrer">
          <IconVideo size={20} stroke={1.75} aria-hidden="true" />
          {t.join}
        </ButtonAnchor>
      )}
      <Button look={link === null ? 'teal' : 'quiet'} onClick={() => setLinking(true)}>
        {link === null ? t.zoom.add : t.zoom.update}
      </Button>
      {isLinking && (
        <LinkDialog schoolClass={schoolClass} invalidates={TEACHER_READS} onClose={() => setLinking(false)} />
      )}
    </Row>
  );
}

const ONLY_THE_SCHOOL = { reason: { key: 'move.group', params: {} } };

function Parts({ detail: { class: schoolClass, meetings, serverNow } }: { detail: Detail }) {
  const t = useTexts('teachers').screens;
  const reason = useReason();
  const now = useServerClock(serverNow, CLOCK_MS) ?? new Date(serverNow);
  const show = (stone: Stone) => {
    const item = document.getElementById(`meeting-${stone.number}`);
    item?.scrollIntoView({ block: 'center' });
    item?.focus({ preventScroll: true });
  };
  return (
    <>
      <Part title={t.path}>
        <Card isTight>
          <CoursePath stones={stonesOfClass(meetings, schoolClass.meetings)} legend onChoose={show} />
        </Card>
      </Part>
      <Part title={t.meetings}>
        {schoolClass.capacity > 1 && <Text isMuted>{reason(ONLY_THE_SCHOOL)}</Text>}
        <Stack as="ol" gap={2}>
          {meetings.map((meeting) => (
            <li key={meeting.meetingId}>
              <MeetingItem meeting={meeting} now={now} />
            </li>
          ))}
        </Stack>
      </Part>
    </>
  );
}
