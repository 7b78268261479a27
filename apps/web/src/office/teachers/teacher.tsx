import { SCHOOL_ZONE, zoneName } from '@fasih/school/basics/instants';
import {
  type Availability,
  getAvailability,
  getTeacher,
  listTeachers,
  type TeacherRecord,
} from '@fasih/school/learning/teachers/contract';
import { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { slotTimes } from '../../courses/enrolments/slot-times.ts';
import { HoursTaught } from '../../learning/availability/hours-taught.tsx';
import { WeeklyHours } from '../../learning/availability/weekly-hours.tsx';
import { classesOfTeacherQuery } from '../../learning/classes/admin/queries.ts';
import { ClassStateBadge } from '../../learning/classes/class-card.tsx';
import { ActiveDialog } from '../../learning/teachers/admin/active.tsx';
import { PublicProfile } from '../../learning/teachers/admin/profile.tsx';
import { availabilityQuery, teacherQuery } from '../../learning/teachers/admin/queries.ts';
import { TeacherStatus } from '../../learning/teachers/admin/status.tsx';
import { Subjects } from '../../learning/teachers/admin/subjects.tsx';
import { useLang, useTexts } from '../../lib/language.tsx';
import { clockOf, hoursOf, schoolDay } from '../../lib/school-day.ts';
import { Badge, Card, Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page, Part } from '../../ui/page.tsx';

const DAY = 24 * 60;
const CLASSES_SHOWN = 8;
/** The calls that show admins a teacher's hours. */
const HOURS_READS = [adminDashboard, getAvailability, getTeacher, listTeachers] as const;

/** One teacher for admins: account and status, classes, what and when they teach, and the hours taught. */
export default function TeacherPage() {
  const nav = useTexts('shell').nav;
  const t = useTexts('staff').teachers.one;
  const { teacherId = '' } = useParams();
  const teacher = useQuery(teacherQuery(teacherId));
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <Page
      title={teacher.data?.name ?? nav.teachers}
      back={{ to: '/teacher/management', label: nav.teachers }}
      lead={teacher.data && <Lead teacher={teacher.data} />}
      actions={
        teacher.data && (
          <Button look={teacher.data.active ? 'quiet' : 'teal'} onClick={() => setDialogOpen(true)}>
            {teacher.data.active ? t.deactivate : t.activate}
          </Button>
        )
      }
    >
      {/* Keyed, so that nothing typed for one teacher ever stands in another's form. */}
      <Loaded query={teacher} lines={8}>
        {(data) => <Parts key={data.id} teacher={data} />}
      </Loaded>
      {isDialogOpen && teacher.data && (
        <ActiveDialog key={teacherId} teacher={teacher.data} onClose={() => setDialogOpen(false)} />
      )}
    </Page>
  );
}

function Lead({ teacher }: { teacher: TeacherRecord }) {
  const t = useTexts('staff').teachers.one;
  const list = useTexts('staff').teachers;
  const s = useTexts('teachers').screens;
  const lang = useLang();
  const { username, email, weeklyMinutes, meetingsSoon } = teacher;
  return (
    <>
      <TeacherStatus teacher={teacher} />
      {t.username}: {username} · <a href={`mailto:${email}`}>{email}</a>
      <br />
      {weeklyMinutes === 0 ? list.notBookable : s.hours({ hours: hoursOf(weeklyMinutes, lang) })}
      {'\u00a0· '}
      {list.columns.soon}: {list.soonOf({ n: meetingsSoon })}
    </>
  );
}

function Parts({ teacher }: { teacher: TeacherRecord }) {
  const t = useTexts('staff').teachers.one;
  const { id: teacherId, active } = teacher;
  const availability = useQuery(availabilityQuery(teacherId));
  return (
    <>
      {!active && <Notice kind="info">{t.inactive}</Notice>}
      <Part title={t.classes}>
        <Classes teacherId={teacherId} />
      </Part>
      <PublicProfile teacherId={teacherId} />
      <Loaded query={availability} lines={8}>
        {(record) => (
          <>
            <Part title={t.subjects}>
              <Subjects record={record} />
            </Part>
            <Part title={t.availability}>
              <WeeklyHours record={record} teacherId={teacherId} invalidates={HOURS_READS} />
            </Part>
            <Part title={t.exceptions}>
              <Exceptions exceptions={record.exceptions} />
            </Part>
          </>
        )}
      </Loaded>
      <Part id="taught" title={t.taught}>
        <HoursTaught teacherId={teacherId} />
      </Part>
    </>
  );
}

function Classes({ teacherId }: { teacherId: string }) {
  const t = useTexts('staff').teachers.one;
  const lang = useLang();
  const classes = useQuery(classesOfTeacherQuery(teacherId, CLASSES_SHOWN));
  return (
    <Loaded query={classes} lines={3}>
      {({ data, total }) => (
        <Card>
          {data.length === 0 && <Text isMuted>{t.noClasses}</Text>}
          <Stack as="ul" gap={2} isLined>
            {data.map((one) => (
              <Row as="li" gap={4} justify="between" key={one.id}>
                <Link to={`/class/management/${one.id}`}>{one.name}</Link>
                <Row as="span" gap={2}>
                  <Muted>{slotTimes(one.slots, lang)}</Muted>
                  <ClassStateBadge state={one.state} />
                </Row>
              </Row>
            ))}
          </Stack>
          {total > data.length && (
            <p>
              <Link to={`/class/management?teacher=${teacherId}`}>{t.allClasses({ n: total })}</Link>
            </p>
          )}
        </Card>
      )}
    </Loaded>
  );
}

/** Days away and extra hours; the teacher enters them. */
function Exceptions({ exceptions }: { exceptions: Availability['exceptions'] }) {
  const t = useTexts('staff').teachers.one;
  const words = useTexts('teachers').screens.availability;
  const lang = useLang();
  return (
    <Card>
      {exceptions.length === 0 ? (
        <Text isMuted>{t.noExceptions}</Text>
      ) : (
        <Stack as="ul" gap={2}>
          {exceptions.map((one) => (
            <li key={one.id}>
              <strong>{schoolDay(one.day, lang)}</strong>{' '}
              <Badge hue={one.kind === 'away' ? 'amber' : 'leaf'}>{words[one.kind]}</Badge>{' '}
              <Muted>
                {one.from === 0 && one.to === DAY
                  ? words.wholeDay
                  : `${clockOf(one.from, lang)}–${clockOf(one.to, lang)} ${zoneName(SCHOOL_ZONE)}`}
                {one.reason !== '' && <> · {one.reason}</>}
              </Muted>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
