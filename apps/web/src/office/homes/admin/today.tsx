import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { classTitle } from '@fasih/school/learning/classes/title';
import type { DayOfLessons } from '@fasih/school/office/homes/admin-contract';
import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router';
import { AGE_HUE } from '../../../courses/enrolments/hues.ts';
import { formatHours, formatTime } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { clockOf } from '../../../lib/school-day.ts';
import { Button } from '../../../ui/button.tsx';
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconLinkOff,
  IconUserCheck,
  IconX,
} from '../../../ui/icons.ts';
import { Muted, Row, Text } from '../../../ui/layout.tsx';
import { CardSection } from '../../../ui/page.tsx';
import type { Hue } from '../../../ui/theme/colors.ts';
import { LESSON_STANDINGS, type LessonStanding, type PlacedLesson, timelineOf } from './lessons.ts';
import css from './today.module.css';

const ICON = {
  late: IconAlertTriangle,
  noLink: IconLinkOff,
  here: IconUserCheck,
  coming: IconClock,
  held: IconCheck,
  missed: IconX,
} as const;

/** The colour of what needs attention, or of who is there. */
const HUE = {
  late: 'red',
  noLink: 'amber',
  here: 'leaf',
  coming: undefined,
  held: undefined,
  missed: 'red',
} as const satisfies Record<LessonStanding, Hue | undefined>;

const percent = (name: string, value: number) => ({ [name]: `${value}%` }) as CSSProperties;

/** Today's lessons over the hours of the school's day, a row for each teacher; on a phone below each other. */
export function TodaysLessons({ today, now }: { today: DayOfLessons; now: Date }) {
  const t = useTexts('admin').today;
  const lang = useLang();
  const [isAll, setAll] = useState(false);
  if (today.lessons.length === 0) {
    return (
      <CardSection title={t.title} actions={<Link to="/admin/calendar">{t.calendar}</Link>}>
        <Text isMuted>{t.none}</Text>
      </CardSection>
    );
  }
  const { lessons, teachers, hours, now: nowAt } = timelineOf(today, now);
  const folded = lessons.filter(({ isFolded }) => isFolded).length;
  const unlisted = today.count - lessons.length;
  return (
    <CardSection
      title={t.title}
      actions={
        <Row gap={4}>
          <Counts lessons={lessons} count={today.count} />
          <Link to="/admin/calendar?view=day">{t.calendar}</Link>
        </Row>
      }
    >
      <div className={css.day}>
        <div className={css.axis} aria-hidden="true">
          {hours.slice(0, -1).map((hour) => (
            <span key={hour}>{clockOf(hour * 60, lang)}</span>
          ))}
        </div>
        <div className={css.teachers} aria-hidden="true">
          {teachers.map((teacher) => (
            <span key={teacher}>{teacher}</span>
          ))}
        </div>
        <ol className={css.lessons} style={{ '--hours': hours.length - 1 } as CSSProperties}>
          {lessons.map((lesson) => (
            <LessonBar key={lesson.id} lesson={lesson} isHidden={lesson.isFolded && !isAll} />
          ))}
          {nowAt !== null && (
            <li className={css.now} style={percent('--left', nowAt)} aria-hidden="true">
              <span>{formatTime(now, lang, SCHOOL_ZONE)}</span>
            </li>
          )}
        </ol>
      </div>
      {folded > 0 && (
        <div className={css.unfold}>
          <Button look="quiet" size="small" wide aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? t.fewer : t.all({ n: lessons.length })}
          </Button>
        </div>
      )}
      {unlisted > 0 && <Muted>{t.unlisted({ n: unlisted })}</Muted>}
    </CardSection>
  );
}

/** How many lessons there are, and of those listed how many of each standing; also the key to the pictures. */
function Counts({ lessons, count }: { lessons: readonly PlacedLesson[]; count: number }) {
  const t = useTexts('admin').today;
  const numbers = Map.groupBy(lessons, ({ standing }) => standing);
  return (
    <Row as="p" gap={4}>
      <span>{t.lessons({ n: count })}</span>
      {LESSON_STANDINGS.map((standing) => {
        const n = numbers.get(standing)?.length ?? 0;
        return (
          n > 0 && (
            <span key={standing} className={css.count} data-hue={HUE[standing]}>
              <StandingIcon standing={standing} /> {t.counts[standing]({ n })}
            </span>
          )
        );
      })}
    </Row>
  );
}

function StandingIcon({ standing }: { standing: LessonStanding }) {
  const Icon = ICON[standing];
  return <Icon size={16} stroke={1.75} data-hue={HUE[standing]} aria-hidden="true" />;
}

function LessonBar({ lesson, isHidden }: { lesson: PlacedLesson; isHidden: boolean }) {
  const t = useTexts('admin').today;
  const lang = useLang();
  const { learners, className, teacherName, standing, startsAt, endsAt, row, left, width } = lesson;
  const [first = className, ...others] = learners;
  const when = formatHours(startsAt, endsAt, lang, SCHOOL_ZONE);
  const place = { '--row': row + 1, ...percent('--left', left), ...percent('--width', width) };
  return (
    <li className={css.lesson} style={place as CSSProperties} data-folded={isHidden ? '' : undefined}>
      <Link
        to={`/class/management/${lesson.classId}`}
        data-hue={AGE_HUE[lesson.ageGroup]}
        data-standing={standing}
        title={`${when} · ${classTitle(learners, className)} · ${teacherName} · ${t.standings[standing]}`}
      >
        <StandingIcon standing={standing} />
        <span className={css.when}>{formatTime(startsAt, lang, SCHOOL_ZONE)}</span>
        <span className={css.who}>
          {others.length > 0 ? t.andMore({ name: first, n: others.length }) : first}
        </span>
        <span className={css.teacher}>
          <span className="unseen">, </span>
          {teacherName}
        </span>
        <span className={css.standing} data-hue={HUE[standing]}>
          <span className="unseen">, </span>
          {t.standings[standing]}
        </span>
      </Link>
    </li>
  );
}
