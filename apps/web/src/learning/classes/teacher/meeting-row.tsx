import type { AgendaMeeting } from '@fasih/school/office/homes/teacher-contract';
import { Suspense, useId } from 'react';
import { Link } from 'react-router';
import { Reason } from '../../../catalogue/policy/reason.tsx';
import { formatHours, shortDayOf } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge, SkeletonLines } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { Columns, Muted, Row, Stack } from '../../../ui/layout.tsx';
import { MeetingMaterials } from '../../materials/teacher/meeting-materials.tsx';
import { MeetingBadge } from '../../meetings/meeting-badge.tsx';
import { SeatBadge } from '../../meetings/seat-badge.tsx';
import { NoteForm } from '../../meetings/teacher/note-form.tsx';
import { ScoreGivenTest } from '../../reports/teacher/score-given-test.tsx';
import css from '../family/classes.module.css';
import { MeetingHeading } from '../meeting-heading.tsx';
import { MEETING_HUE } from '../meeting-number.tsx';

type Seat = AgendaMeeting['seats'][number];

/** Whether a test may get a score: one that was missed has none. */
const isScored = ({ kind, state }: Seat) =>
  kind !== 'lesson' && (state === 'planned' || state === 'present' || state === 'late');

/** Whether a meeting has a time and has not begun. */
const isToCome = ({ state, startsAt }: AgendaMeeting, now: Date): boolean =>
  state === 'planned' && startsAt !== null && now < new Date(startsAt);

/** The id of a meeting's row; make-ups carry the number of a meeting of the series. */
export const rowIdOf = ({ kind, meetingId, number }: AgendaMeeting): string =>
  `meeting-${kind === 'makeup' ? meetingId : number}`;

/** What a teacher does with one meeting of the list, in a dialog of the page. */
export type MeetingAction = { kind: 'move' | 'cancel'; meetingId: string };

type Shown = { meeting: AgendaMeeting; now: Date };
type OnAct = (action: MeetingAction) => void;

/** One meeting of a class in a line: when, topic, its state; it opens to who, what can be done, note and files. */
export function MeetingRow({
  meeting,
  now,
  isChosen,
  onChoose,
  onAct,
}: Shown & {
  /** Whether its panel is open. */
  isChosen: boolean;
  onChoose: () => void;
  onAct: OnAct;
}) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const panel = useId();
  const { number, startsAt, endsAt, state, topic } = meeting;
  const hasTime = startsAt !== null && endsAt !== null;
  return (
    <li id={rowIdOf(meeting)} className={css.row} data-chosen={isChosen ? '' : undefined}>
      <MeetingHeading
        number={number}
        name={t.meeting({ number })}
        topic={topic?.title[lang]}
        hue={MEETING_HUE[state]}
        panelId={panel}
        isOpen={isChosen}
        onToggle={onChoose}
      >
        {hasTime && (
          <Muted size="small">
            {shortDayOf(startsAt, lang, now)}, {formatHours(startsAt, endsAt, lang)}
          </Muted>
        )}
        <Badges meeting={meeting} />
      </MeetingHeading>
      {state === 'to_plan' && !isChosen && (
        <div className={css.panel}>
          <Actions meeting={meeting} now={now} onAct={onAct} />
        </div>
      )}
      {isChosen && (
        <Stack gap={3} className={css.panel} id={panel}>
          <Row justify="between">
            <Seats meeting={meeting} now={now} />
            <Actions meeting={meeting} now={now} onAct={onAct} />
          </Row>
          <Columns least="large" gap={5} align="start" isStretched>
            <NoteForm meeting={meeting} unfolded />
            <section aria-label={t.materials}>
              <h4>{t.materials}</h4>
              {/* Its texts may still be loading; the page around it stays. */}
              <Suspense fallback={<SkeletonLines lines={2} />}>
                <MeetingMaterials meetingId={meeting.meetingId} />
              </Suspense>
            </section>
          </Columns>
        </Stack>
      )}
    </li>
  );
}

/** What it is besides a lesson, and its state; in a class for one the mark says it. */
function Badges({ meeting: { kind, state, seats } }: Pick<Shown, 'meeting'>) {
  const t = useTexts('teachers').screens;
  const { kinds } = useTexts('meetings');
  const { suspended } = useTexts('enrolments');
  const [one, ...others] = seats;
  const test = seats.find((seat) => seat.kind !== 'lesson')?.kind;
  const isMarked = one !== undefined && others.length === 0 && one.state !== 'planned';
  return (
    <>
      {test !== undefined && <Badge hue="mango">{test === 'final' ? t.final : t.test}</Badge>}
      {kind !== 'series' && <Badge hue="indigo">{kinds[kind]}</Badge>}
      {/* The first badge of a class that has just begun loads its texts. */}
      <Suspense>
        {isMarked && state !== 'to_plan' ? (
          <SeatBadge state={one.state} />
        ) : (
          state !== 'planned' && <MeetingBadge state={state} />
        )}
      </Suspense>
      {seats.some((seat) => seat.stopped && seat.state === 'planned') && (
        <Badge hue="amber">{suspended}</Badge>
      )}
    </>
  );
}

function Seats({ meeting, now }: Shown) {
  const t = useTexts('teachers').screens;
  const { startsAt, given, seats } = meeting;
  const hasBegun = startsAt !== null && new Date(startsAt) <= now;
  return (
    <Stack as="ul" gap={1} aria-label={t.seats}>
      {seats.map((seat) => (
        <Row as="li" gap={2} key={seat.learnerId}>
          {/* A substitute has the meeting, not the learner's course. */}
          {given ? (
            <span>{seat.name}</span>
          ) : (
            <Link to={`/teacher/students/${seat.enrolmentId}`}>{seat.name}</Link>
          )}
          {/* 'Not marked yet' says nothing beside a meeting that is still to come. */}
          <Suspense>{!isToCome(meeting, now) && <SeatBadge state={seat.state} />}</Suspense>
          <Reason decision={seat.decision} />
          {given && hasBegun && isScored(seat) && <ScoreGivenTest seat={seat} />}
        </Row>
      ))}
    </Stack>
  );
}

/** Moving (not of a group) and cancelling while it is to come; a time where it has none. */
function Actions({ meeting, now, onAct }: Shown & { onAct: OnAct }) {
  const t = useTexts('teachers').screens;
  const { number, meetingId, state, capacity } = meeting;
  const toCome = isToCome(meeting, now);
  return (
    <Row gap={2}>
      {(toCome || state === 'to_plan') && capacity === 1 && (
        <Button
          size="small"
          look={toCome ? 'quiet' : 'teal'}
          aria-label={toCome ? t.moveOf({ number }) : t.planOf({ number })}
          onClick={() => onAct({ kind: 'move', meetingId })}
        >
          {toCome ? t.move : t.plan}
        </Button>
      )}
      {toCome && (
        <Button
          size="small"
          look="plain"
          aria-label={t.cancelOf({ number })}
          onClick={() => onAct({ kind: 'cancel', meetingId })}
        >
          {t.cancel}
        </Button>
      )}
    </Row>
  );
}
