import type { ClassRow } from '@fasih/school/learning/classes/contract';
import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
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
import { shortSlotTimes } from '../../courses/enrolments/slot-times.ts';
import { AwayDialog } from '../../learning/absences/admin/away-dialog.tsx';
import { AwayNow } from '../../learning/absences/admin/away-now.tsx';
import { DayException } from '../../learning/availability/day-exception.tsx';
import { HoursTaught } from '../../learning/availability/hours-taught.tsx';
import { WeeklyHours } from '../../learning/availability/weekly-hours.tsx';
import { TeacherDialog } from '../../learning/bulk/teacher-dialog.tsx';
import { classesOfTeacherQuery } from '../../learning/classes/admin/queries.ts';
import { ClassStateBadge } from '../../learning/classes/class-card.tsx';
import { ActiveDialog } from '../../learning/teachers/admin/active.tsx';
import { TeacherClearance } from '../../learning/teachers/admin/clearance.tsx';
import { PublicProfile } from '../../learning/teachers/admin/profile.tsx';
import { availabilityQuery, teacherQuery } from '../../learning/teachers/admin/queries.ts';
import { TeacherStatus } from '../../learning/teachers/admin/status.tsx';
import { Subjects } from '../../learning/teachers/admin/subjects.tsx';
import { useLang, useTexts } from '../../lib/language.tsx';
import { hoursOf } from '../../lib/school-day.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Card, Notice } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { type Fact, Page, Part } from '../../ui/page.tsx';
import { Tabs, useTab } from '../../ui/tabs.tsx';
import { When } from '../../ui/when.tsx';

const CLASSES_SHOWN = 8;
/** The calls that show admins a teacher's hours. */
const HOURS_READS = [adminDashboard, getAvailability, getTeacher, listTeachers] as const;

const TABS = ['classes', 'hours', 'profile', 'taught'] as const;

/** One teacher for admins: who it is and its state on top; classes, hours, public profile and hours taught in tabs. */
export default function TeacherPage() {
  const nav = useTexts('shell').nav;
  const { teacherId = '' } = useParams();
  const teacher = useQuery(teacherQuery(teacherId));
  const { data } = teacher;
  const facts = useFacts(data);
  return (
    <Page
      title={data?.name ?? nav.teachers}
      back={{ to: '/teacher/management', label: nav.teachers }}
      face={data && <Avatar name={data.name} photo={null} size={52} />}
      state={data && <TeacherStatus teacher={data} />}
      facts={facts}
      actions={data && <Actions key={teacherId} teacher={data} />}
    >
      {/* Keyed, so that nothing typed for one teacher ever stands in another's form. */}
      <Loaded query={teacher} lines={8}>
        {(found) => <Parts key={found.id} teacher={found} />}
      </Loaded>
    </Page>
  );
}

function useFacts(teacher: TeacherRecord | undefined): (Fact | false)[] | undefined {
  const t = useTexts('staff').teachers;
  const s = useTexts('teachers').screens;
  const lang = useLang();
  if (teacher === undefined) return undefined;
  const { username, email, weeklyMinutes, meetingsSoon, classes } = teacher;
  return [
    [t.one.username, username],
    [t.columns.hours, weeklyMinutes === 0 ? t.notBookable : s.hours({ hours: hoursOf(weeklyMinutes, lang) })],
    [t.columns.classes, classes],
    [t.columns.soon, t.soonOf({ n: meetingsSoon })],
    [
      t.columns.email,
      <a key="link" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
  ];
}

function Actions({ teacher }: { teacher: TeacherRecord }) {
  const t = useTexts('staff').teachers.one;
  const nav = useTexts('shell').nav;
  const common = useTexts('common');
  const away = useTexts('absences').away;
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isAwayOpen, setAwayOpen] = useState(false);
  const open = () => setDialogOpen(true);
  return (
    <>
      {teacher.active ? (
        <>
          <Button look="quiet" onClick={() => setAwayOpen(true)}>
            {away}
          </Button>
          <ButtonLink look="quiet" to={`/admin/calendar?teacher=${teacher.id}`}>
            {nav.calendar}
          </ButtonLink>
        </>
      ) : (
        <Button onClick={open}>{t.activate}</Button>
      )}
      <ActionMenu
        label={common.moreActions}
        actions={[
          { label: t.allClasses({ n: teacher.classes }), to: `/class/management?teacher=${teacher.id}` },
          teacher.active && { label: t.deactivate, isDangerous: true, onSelect: open },
        ]}
      />
      {isAwayOpen && <AwayDialog teacher={teacher} onClose={() => setAwayOpen(false)} />}
      {isDialogOpen && (
        <ActiveDialog
          teacher={teacher}
          handOver={(close) => (
            <TeacherDialog
              classes={{ teacherId: teacher.id }}
              leaving={teacher.name}
              onDone={close}
              onClose={close}
            />
          )}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  );
}

function Parts({ teacher }: { teacher: TeacherRecord }) {
  const t = useTexts('staff').teachers.one;
  const { id: teacherId, active } = teacher;
  const [tab, choose] = useTab(TABS);
  return (
    <>
      {!active && <Notice kind="info">{t.inactive}</Notice>}
      <AwayNow teacherId={teacherId} />
      <Tabs
        label={t.tabs.label}
        tabs={TABS.map((key) => ({ key, label: t.tabs[key] }))}
        chosen={tab}
        onChoose={choose}
      >
        {tab === 'classes' && <Classes teacherId={teacherId} />}
        {tab === 'hours' && <Hours teacherId={teacherId} />}
        {tab === 'profile' && (
          <>
            <TeacherClearance teacherId={teacherId} />
            <PublicProfile teacherId={teacherId} />
          </>
        )}
        {tab === 'taught' && <HoursTaught teacherId={teacherId} />}
      </Tabs>
    </>
  );
}

/** What and when somebody teaches: both are one record. */
function Hours({ teacherId }: { teacherId: string }) {
  const t = useTexts('staff').teachers.one;
  const availability = useQuery(availabilityQuery(teacherId));
  return (
    <Loaded query={availability} lines={8}>
      {(record) => (
        <Stack gap={5}>
          <Part title={t.subjects}>
            <Subjects record={record} />
          </Part>
          <Part title={t.availability}>
            <WeeklyHours record={record} teacherId={teacherId} invalidates={HOURS_READS} />
          </Part>
          <Part title={t.exceptions}>
            <Exceptions exceptions={record.exceptions} />
          </Part>
        </Stack>
      )}
    </Loaded>
  );
}

function Classes({ teacherId }: { teacherId: string }) {
  const t = useTexts('staff');
  const lang = useLang();
  const classes = useQuery(classesOfTeacherQuery(teacherId, CLASSES_SHOWN));
  const columns: Column<ClassRow>[] = [
    {
      key: 'name',
      label: t.classes.columns.name,
      phone: 'title',
      cell: (row) => <Link to={`/class/management/${row.id}`}>{classTitle(row.learners, row.name)}</Link>,
      below: (row) => [classSubtitle(row.learners, row.name)],
    },
    { key: 'schedule', label: t.classes.columns.schedule, cell: (row) => shortSlotTimes(row.slots, lang) },
    {
      key: 'next',
      label: t.classes.columns.next,
      phone: 'hidden',
      cell: (row) => row.nextMeetingAt !== null && <When at={row.nextMeetingAt} />,
    },
    {
      key: 'state',
      label: t.classes.columns.status,
      phone: 'aside',
      cell: (row) => <ClassStateBadge {...row} />,
    },
  ];
  return (
    <Loaded query={classes} lines={3}>
      {({ data, total }) => (
        <Stack gap={3}>
          <DataTable
            caption={t.teachers.one.classes}
            columns={columns}
            rows={data}
            rowKey={(row) => row.id}
            empty={<Text isMuted>{t.teachers.one.noClasses}</Text>}
          />
          {total > data.length && (
            <p>
              <Link to={`/class/management?teacher=${teacherId}`}>
                {t.teachers.one.allClasses({ n: total })}
              </Link>
            </p>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

/** Days away and extra hours; the teacher enters them. */
function Exceptions({ exceptions }: { exceptions: Availability['exceptions'] }) {
  const t = useTexts('staff').teachers.one;
  return (
    <Card isTight>
      {exceptions.length === 0 ? (
        <Text isMuted>{t.noExceptions}</Text>
      ) : (
        <Stack as="ul" gap={2}>
          {exceptions.map((one) => (
            <li key={one.id}>
              <DayException exception={one} />
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
