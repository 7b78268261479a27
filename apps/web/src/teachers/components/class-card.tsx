import type { TeacherClass } from '@fasih/school/office/homes/teacher-contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { AGE_HUE } from '../../enrolments/components/hues.ts';
import { ProgressBar } from '../../enrolments/components/progress-bar.tsx';
import { slotTimes } from '../../enrolments/components/slot-times.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkDialog } from './link-dialog.tsx';
import css from './teachers.module.css';

const STATE_HUE = {
  scheduled: 'indigo',
  active: 'leaf',
  paused: 'amber',
  completed: 'teal',
  cancelled: 'red',
} as const;

/** The state of a class in the teacher's words: In Progress, Upcoming … */
export function ClassStateBadge({ state }: { state: TeacherClass['state'] }) {
  const t = useTexts('teachers').screens;
  return <Badge hue={STATE_HUE[state]}>{t.classStates[state]}</Badge>;
}

/** A class: name, time, number of students, state, how far it is, and its link. `level` is that of its heading. */
export function ClassCard({ of, level = 3 }: { of: TeacherClass; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const [linking, setLinking] = useState(false);
  const open = of.state !== 'completed' && of.state !== 'cancelled';
  return (
    <article className={css.classCard} data-age={of.ageGroup}>
      <header>
        <Heading>
          <Link to={`/teacher/classes/${of.classId}`}>{of.name}</Link>
        </Heading>
        <p className={css.badges}>
          <ClassStateBadge state={of.state} />
          {of.level && <Badge hue={AGE_HUE[of.ageGroup]}>{of.level}</Badge>}
        </p>
      </header>
      <p>{slotTimes(of.slots, lang)}</p>
      <p>
        {t.students({ n: of.students.length })}
        {of.students.length > 0 && <span className={css.quiet}> · {of.students.join(', ')}</span>}
      </p>
      <ProgressBar percent={of.progress} counts={of.progressCounts} label={t.progressOf({ name: of.name })} />
      {of.nextStartsAt !== null && (
        <p className={css.quiet}>{t.nextAt({ when: formatInstant(of.nextStartsAt, lang) })}</p>
      )}
      <div className={css.foot}>
        <p className={css.quiet}>
          {of.zoom_link === null ? t.noLink : of.zoom_room !== null && t.room({ room: of.zoom_room })}
        </p>
        {open && (
          <Button
            size="small"
            look={of.zoom_link === null ? 'teal' : 'quiet'}
            aria-label={t.zoom.of({
              action: of.zoom_link === null ? t.zoom.add : t.zoom.update,
              name: of.name,
            })}
            onClick={() => setLinking(true)}
          >
            {of.zoom_link === null ? t.zoom.add : t.zoom.update}
          </Button>
        )}
      </div>
      {linking && <LinkDialog of={of} onClose={() => setLinking(false)} />}
    </article>
  );
}
