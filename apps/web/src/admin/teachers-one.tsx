import { SCHOOL_ZONE, zoneName } from '@fasih/school/basics/instants';
import {
  type Availability,
  changeAvailability,
  type TeacherRecord,
} from '@fasih/school/learning/teachers/contract';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { slotTimes } from '../enrolments/components/slot-times.ts';
import { call } from '../lib/client.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { PageHead } from '../lib/page-head.tsx';
import area from '../shell/area.module.css';
import { ClassStateBadge } from '../teachers/components/class-card.tsx';
import { HoursTaught } from '../teachers/components/hours-taught.tsx';
import css from '../teachers/components/teachers.module.css';
import { WeeklyHours } from '../teachers/components/weekly-hours.tsx';
import { clockOf } from '../teachers/hours.ts';
import { hoursOf, schoolDay } from '../teachers/school-day.ts';
import { Badge, Card, Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ActiveDialog } from './teachers-active.tsx';
import { useAvailabilityOf, useClassesOf, useTeacher } from './teachers-api.ts';
import { PublicProfile } from './teachers-profile.tsx';
import { TeacherStatus } from './teachers-status.tsx';
import { Subjects } from './teachers-subjects.tsx';

const DAY = 24 * 60;
const CLASSES_SHOWN = 8;

/** One teacher for admins: account and status, classes, what and when they teach, and the hours taught. */
export default function TeacherPage() {
  const nav = useTexts('shell').nav;
  const { teacherId = '' } = useParams();
  const teacher = useTeacher(teacherId);
  return (
    <div className={area.page}>
      <PageHead title={teacher.data?.name ?? nav.teachers} hidden />
      {/* Until there is a name, and where there is none. */}
      {teacher.data === undefined && <h1>{nav.teachers}</h1>}
      <p>
        <Link to="/teacher/management">{nav.teachers}</Link>
      </p>
      {/* Keyed, so that nothing typed for one teacher ever stands in another's form. */}
      <Loaded query={teacher} lines={8}>
        {(of) => <Parts key={of.id} of={of} />}
      </Loaded>
    </div>
  );
}

function Parts({ of }: { of: TeacherRecord }) {
  const t = useTexts('staff').teachers.one;
  const list = useTexts('staff').teachers;
  const s = useTexts('teachers').screens;
  const lang = useLang();
  const [asking, setAsking] = useState(false);
  const availability = useAvailabilityOf(of.id);
  return (
    <>
      <header className={css.head}>
        <div className={css.section}>
          <h1>{of.name}</h1>
          <TeacherStatus of={of} />
          <p className={css.quiet}>
            {t.username}: {of.username} · <a href={`mailto:${of.email}`}>{of.email}</a>
          </p>
          <p className={css.quiet}>
            {of.weeklyMinutes === 0 ? list.notBookable : s.hours({ hours: hoursOf(of.weeklyMinutes, lang) })}
            {'\u00a0· '}
            {list.columns.soon}: {list.soonOf({ n: of.meetingsSoon })}
          </p>
        </div>
        <Button look={of.active ? 'quiet' : 'teal'} onClick={() => setAsking(true)}>
          {of.active ? t.deactivate : t.activate}
        </Button>
      </header>
      {!of.active && <Notice kind="info">{t.inactive}</Notice>}
      <section className={css.section} aria-labelledby="classes">
        <h2 id="classes">{t.classes}</h2>
        <ClassesOf of={of} />
      </section>
      <PublicProfile teacherId={of.id} />
      <Loaded query={availability} lines={8}>
        {(hours) => (
          <>
            <section className={css.section} aria-labelledby="subjects">
              <h2 id="subjects">{t.subjects}</h2>
              <Subjects of={hours} />
            </section>
            <section className={css.section} aria-labelledby="weekly">
              <h2 id="weekly">{t.availability}</h2>
              <WeeklyHours
                of={hours}
                onSave={(body) => call(changeAvailability, { params: { teacherId: of.id }, body })}
              />
            </section>
            <section className={css.section} aria-labelledby="exceptions">
              <h2 id="exceptions">{t.exceptions}</h2>
              <Exceptions of={hours} />
            </section>
          </>
        )}
      </Loaded>
      <section className={css.section} aria-labelledby="taught">
        <h2 id="taught">{t.taught}</h2>
        <HoursTaught teacherId={of.id} />
      </section>
      {asking && <ActiveDialog of={of} onClose={() => setAsking(false)} />}
    </>
  );
}

function ClassesOf({ of }: { of: TeacherRecord }) {
  const t = useTexts('staff').teachers.one;
  const lang = useLang();
  const classes = useClassesOf(of.id, CLASSES_SHOWN);
  return (
    <Loaded query={classes} lines={3}>
      {({ data, total }) => (
        <Card>
          {data.length === 0 && <p className={css.quiet}>{t.noClasses}</p>}
          <ul className={`${css.plain} ${css.list}`}>
            {data.map((one) => (
              <li key={one.id} className={css.sectionHead}>
                <Link to={`/class/management/${one.id}`}>{one.name}</Link>
                <span className={css.badges}>
                  <span className={css.quiet}>{slotTimes(one.slots, lang)}</span>
                  <ClassStateBadge state={one.state} />
                </span>
              </li>
            ))}
          </ul>
          {total > data.length && (
            <p>
              <Link to={`/class/management?teacher=${of.id}`}>{t.allClasses({ n: total })}</Link>
            </p>
          )}
        </Card>
      )}
    </Loaded>
  );
}

/** Days away and extra hours; the teacher enters them. */
function Exceptions({ of }: { of: Availability }) {
  const t = useTexts('staff').teachers.one;
  const words = useTexts('teachers').screens.availability;
  const lang = useLang();
  return (
    <Card>
      {of.exceptions.length === 0 ? (
        <p className={css.quiet}>{t.noExceptions}</p>
      ) : (
        <ul className={`${css.plain} ${css.list}`}>
          {of.exceptions.map((one) => (
            <li key={one.id}>
              <strong>{schoolDay(one.day, lang)}</strong>{' '}
              <Badge hue={one.kind === 'away' ? 'amber' : 'leaf'}>{words[one.kind]}</Badge>{' '}
              <span className={css.quiet}>
                {one.from === 0 && one.to === DAY
                  ? words.wholeDay
                  : `${clockOf(one.from, lang)}–${clockOf(one.to, lang)} ${zoneName(SCHOOL_ZONE)}`}
                {one.reason !== '' && <> · {one.reason}</>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
