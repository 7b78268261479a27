import type { TeacherClass } from '@fasih/school/office/homes/teacher-contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { AGE_HUE } from '../../courses/enrolments/hues.ts';
import { ProgressBar } from '../../courses/enrolments/progress-bar.tsx';
import { slotTimes } from '../../courses/enrolments/slot-times.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge, Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { TEACHER_READS } from '../teachers/queries.ts';
import css from './class-card.module.css';
import { LinkDialog } from './link-dialog.tsx';

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
export function ClassCard({ schoolClass, level = 3 }: { schoolClass: TeacherClass; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const [linking, setLinking] = useState(false);
  const open = schoolClass.state !== 'completed' && schoolClass.state !== 'cancelled';
  return (
    <Card as="article" isTight gap={2} hue={AGE_HUE[schoolClass.ageGroup]} edge="top" className={css.card}>
      <Stack as="header" gap={2}>
        <Heading>
          <Link to={`/teacher/classes/${schoolClass.classId}`}>{schoolClass.name}</Link>
        </Heading>
        <Row as="p" gap={2}>
          <ClassStateBadge state={schoolClass.state} />
          {schoolClass.level && <Badge hue={AGE_HUE[schoolClass.ageGroup]}>{schoolClass.level}</Badge>}
        </Row>
      </Stack>
      <p>{slotTimes(schoolClass.slots, lang)}</p>
      <p>
        {t.students({ n: schoolClass.students.length })}
        {schoolClass.students.length > 0 && <Muted> · {schoolClass.students.join(', ')}</Muted>}
      </p>
      <ProgressBar
        percent={schoolClass.progress}
        counts={schoolClass.progressCounts}
        label={t.progressOf({ name: schoolClass.name })}
      />
      {schoolClass.nextStartsAt !== null && (
        <Text isMuted>{t.nextAt({ when: formatInstant(schoolClass.nextStartsAt, lang) })}</Text>
      )}
      <Row gap={2} justify="between" className={css.foot}>
        <Text isMuted>
          {schoolClass.zoom_link === null
            ? t.noLink
            : schoolClass.zoom_room !== null && t.room({ room: schoolClass.zoom_room })}
        </Text>
        {open && (
          <Button
            size="small"
            look={schoolClass.zoom_link === null ? 'teal' : 'quiet'}
            aria-label={t.zoom.of({
              action: schoolClass.zoom_link === null ? t.zoom.add : t.zoom.update,
              name: schoolClass.name,
            })}
            onClick={() => setLinking(true)}
          >
            {schoolClass.zoom_link === null ? t.zoom.add : t.zoom.update}
          </Button>
        )}
      </Row>
      {linking && (
        <LinkDialog schoolClass={schoolClass} invalidates={TEACHER_READS} onClose={() => setLinking(false)} />
      )}
    </Card>
  );
}
