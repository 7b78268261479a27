import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import type { TeacherClass } from '@fasih/school/office/homes/teacher-contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { AGE_HUE } from '../../courses/enrolments/hues.ts';
import { ProgressBar } from '../../courses/enrolments/progress-bar.tsx';
import { slotTimes } from '../../courses/enrolments/slot-times.ts';
import { shortInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { noBreakBeforeDot } from '../../lib/no-break-before-dot.ts';
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

/** The state of a class in the teacher's words: In Progress, Upcoming …; of one that ended early, how. */
export function ClassStateBadge({ state, ending }: Pick<TeacherClass, 'state' | 'ending'>) {
  const t = useTexts('teachers').screens;
  if (ending) return <Badge hue="amber">{t.classEndings[ending]}</Badge>;
  return <Badge hue={STATE_HUE[state]}>{t.classStates[state]}</Badge>;
}

/** The state of a class and its level. */
export function ClassBadges({
  schoolClass: { state, ending, level, name, ageGroup },
}: {
  schoolClass: Pick<TeacherClass, 'state' | 'ending' | 'level' | 'name' | 'ageGroup'>;
}) {
  return (
    <>
      <ClassStateBadge state={state} ending={ending} />
      {/* The name that the school makes holds the level already. */}
      {level !== null && !name.includes(level) && <Badge hue={AGE_HUE[ageGroup]}>{level}</Badge>}
    </>
  );
}

/** A class: name, time, number of students, state, how far it is, and its link. */
export function ClassCard({ schoolClass }: { schoolClass: TeacherClass }) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const [linking, setLinking] = useState(false);
  const {
    classId,
    name: ownName,
    ageGroup,
    students,
    nextStartsAt,
    zoom_link: link,
    zoom_room: room,
  } = schoolClass;
  const name = classTitle(students, ownName);
  const open = schoolClass.state !== 'completed' && schoolClass.state !== 'cancelled';
  return (
    <Card as="article" isTight gap={2} hue={AGE_HUE[ageGroup]} edge="top" className={css.card}>
      <Stack as="header" gap={2}>
        <h2>
          <Link to={`/teacher/classes/${classId}`}>{name}</Link>
        </h2>
        <Muted size="small">{noBreakBeforeDot(classSubtitle(students, ownName) ?? '')}</Muted>
        <Row as="p" gap={2}>
          <ClassBadges schoolClass={schoolClass} />
          <Muted size="small">{slotTimes(schoolClass.slots, lang)}</Muted>
        </Row>
      </Stack>
      <Row gap={2} justify="between" isOneLine>
        <p>{t.students({ n: students.length })}</p>
        <ProgressBar
          isCompact
          percent={schoolClass.progress}
          counts={schoolClass.progressCounts}
          name={name}
        />
      </Row>
      {open && (
        <Row gap={2} justify="between" isOneLine className={css.foot}>
          <Text isMuted size="small">
            {nextStartsAt !== null && (
              <>
                {t.nextAt({ when: shortInstant(nextStartsAt, lang) })}
                <br />
              </>
            )}
            {link === null ? t.noLink : room !== null && t.room({ room })}
          </Text>
          {open && (
            <Button
              size="small"
              look="quiet"
              aria-label={t.zoom.of({ action: link === null ? t.zoom.add : t.zoom.update, name })}
              onClick={() => setLinking(true)}
            >
              {link === null ? t.zoom.add : t.zoom.update}
            </Button>
          )}
        </Row>
      )}
      {linking && (
        <LinkDialog
          schoolClass={{ ...schoolClass, name }}
          invalidates={TEACHER_READS}
          onClose={() => setLinking(false)}
        />
      )}
    </Card>
  );
}
