import { zoneName } from '@fasih/school/basics/instants';
import { classTitle } from '@fasih/school/learning/classes/title';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { AGE_HUE } from '../../courses/enrolments/hues.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { clockOf, schoolDay } from '../../lib/school-day.ts';
import { IconCheck, IconClock, IconPlayerPlay, IconUserOff, IconX } from '../../ui/icons.ts';
import { Titled } from '../../ui/titled.tsx';
import css from './calendar.module.css';
import type { Placed } from './layout.ts';

/** The state of a meeting as the calendar shows it: a planned one may wait for a substitute, and runs between its start and its end. */
export type Standing = Placed['state'] | 'running' | 'uncovered';

const ICON = {
  planned: IconClock,
  uncovered: IconUserOff,
  running: IconPlayerPlay,
  held: IconCheck,
  missed: IconX,
} as const;

export function standingOf(meeting: Placed, now: string): Standing {
  const start = Date.parse(meeting.start);
  const at = Date.parse(now);
  const runs = meeting.state === 'planned' && start <= at && at < start + meeting.minutes * 60_000;
  if (runs) return 'running';
  return meeting.state === 'planned' && meeting.awaitsSubstitute ? 'uncovered' : meeting.state;
}

/** Whether it is still to begin, so that it can be moved. */
export const isAhead = (standing: Standing): boolean => standing === 'planned' || standing === 'uncovered';

/** The words of a state. */
export function useStandingWords(): Record<Standing, string> {
  const { running, uncovered } = useTexts('timetable');
  const { planned, held, missed } = useTexts('meetings').states;
  return { planned, uncovered, running, held, missed };
}

/** The small picture of a state; the button's name says it in words. */
export function StateIcon({ standing }: { standing: Standing }) {
  const Icon = ICON[standing];
  const color = standing === 'uncovered' ? 'var(--amber-text)' : 'currentColor';
  return <Icon size={16} stroke={1.75} color={color} aria-hidden="true" />;
}

/** For screen readers: what the place, size and colour of a meeting show others. */
export function AboutMeeting({
  meeting,
  day,
  standing,
}: {
  meeting: Placed;
  day: string;
  standing: Standing;
}) {
  const t = useTexts('timetable');
  const words = useStandingWords();
  const lang = useLang();
  const when = `${day} ${clockOf(meeting.from, lang)}–${clockOf(meeting.to, lang)} ${zoneName(meeting.zone)}`;
  return (
    <span className="unseen">
      {' '}
      {meeting.schoolClass.name}, {t.about({ number: meeting.number, when, state: words[standing] })}
    </span>
  );
}

/** What a press on a meeting does: `onOpen` on this page, or it leads to the meeting's own page. */
export type Opens = { onOpen: (meeting: Placed) => void } | { to: (meeting: Placed) => string };

/** The line below the learners' names: the teacher, or in a teacher's own calendar the class. */
export type Subtitle = (meeting: Placed) => string;
const teacherOf: Subtitle = ({ teacher }) => teacher.name;
export const classNameOf: Subtitle = ({ schoolClass }) => schoolClass.name;

/** A meeting that opens: a button, or a link where it has a page. */
export function MeetingOpener({
  meeting,
  now,
  opens,
  className,
  style,
  children,
}: {
  meeting: Placed;
  now: string;
  opens: Opens;
  className: string | undefined;
  style?: CSSProperties;
  children: ReactNode;
}) {
  const shared = {
    className,
    style,
    'data-hue': AGE_HUE[meeting.schoolClass.ageGroup],
    'data-state': standingOf(meeting, now),
  };
  return 'to' in opens ? (
    <Link to={opens.to(meeting)} {...shared}>
      {children}
    </Link>
  ) : (
    <button type="button" onClick={() => opens.onOpen(meeting)} {...shared}>
      {children}
    </button>
  );
}

/** A meeting in a list: its time, its learners with a line below, and its state. */
export function MeetingRow({
  meeting,
  now,
  opens,
  subtitle = teacherOf,
}: {
  meeting: Placed;
  now: string;
  opens: Opens;
  subtitle?: Subtitle | undefined;
}) {
  const lang = useLang();
  const standing = standingOf(meeting, now);
  return (
    <MeetingOpener meeting={meeting} now={now} opens={opens} className={css.row}>
      <span className={css.time}>{clockOf(meeting.from, lang)}</span>
      <Titled below={subtitle(meeting)}>
        <strong>{learnersOf(meeting)}</strong>
      </Titled>
      <StateIcon standing={standing} />
      <AboutMeeting meeting={meeting} day={schoolDay(meeting.day, lang)} standing={standing} />
    </MeetingOpener>
  );
}

/** What staff call it: its learners, or the class's own name. */
export const titleOf = ({ learner, schoolClass }: Placed): string =>
  classTitle(learner === null ? schoolClass.learners : [learner], schoolClass.name);

/** Its learners: the one whose make-up it is, or everybody of the class. */
export const learnersOf = ({ learner, schoolClass }: Placed): string =>
  learner ?? schoolClass.learners.join(', ');
