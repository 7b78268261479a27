import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { dayIn, MINUTE } from '@fasih/school/basics/instants';
import { instantOf } from '@fasih/school/catalogue/policy/validity';
import type { SchoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import type { CSSProperties } from 'react';
import { AGE_HUE } from '../../courses/enrolments/hues.ts';
import { shortDay } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { clockOf, schoolDay } from '../../lib/school-day.ts';
import { Row } from '../../ui/layout.tsx';
import css from './calendar.module.css';
import { awayOf, type ColumnOf, dropAt, hoursShown, type Laid, type Placed, type Rest } from './layout.ts';
import { AboutMeeting, StateIcon, standingOf, whoIn } from './meeting.tsx';

/** Height of a minute in CSS pixels: an hour is 64. */
const PX = 64 / 60;
/** A lane that is narrower cannot be read; the calendar scrolls sideways instead. */
const LANE_PX = 84;

type Props = {
  data: SchoolCalendar;
  columns: ColumnOf[];
  onOpen: (meeting: Placed) => void;
  /** The meetings of one time that have no room are wanted. */
  onCrowd: (meetings: readonly Placed[]) => void;
  /** A meeting was let go at another time; nothing is saved by it. */
  onDrop: (meeting: Placed, start: string) => void;
};

/** The days (or for one day the teachers) side by side, meetings placed by their time, to be dragged by mouse or finger. */
export function CalendarGrid({ data, columns, onOpen, onCrowd, onDrop }: Props) {
  const t = useTexts('timetable');
  const lang = useLang();
  const shown = hoursShown(columns);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that rests on a meeting takes it; one that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const drop = ({ active, over, delta }: DragEndEvent) => {
    const meeting = active.data.current?.meeting as Placed | undefined;
    const day = (over?.data.current?.day as string | undefined) ?? meeting?.day;
    if (!meeting || day === undefined) return;
    const minute = dropAt(meeting, delta.y / PX, data.startsEvery);
    if (day === meeting.day && minute === meeting.from) return;
    onDrop(meeting, instantOf(day, minute).toISOString());
  };
  const hours = Array.from({ length: (shown.to - shown.from) / 60 }, (_, n) => shown.from + n * 60);
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={drop}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: t.dragHint } }}
    >
      <section
        className={css.region}
        aria-label={t.region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <div className={css.grid} style={{ '--px': `${PX}px` } as CSSProperties}>
          <div className={css.hours} aria-hidden="true">
            {hours.map((minute) => (
              <span key={minute} style={{ top: (minute - shown.from) * PX }}>
                {clockOf(minute, lang)}
              </span>
            ))}
          </div>
          {columns.map((column) => (
            <Column
              key={column.key}
              column={column}
              data={data}
              shown={shown}
              onOpen={onOpen}
              onCrowd={onCrowd}
            />
          ))}
        </div>
      </section>
      <Legend away={data.hours !== null} />
    </DndContext>
  );
}

/** The library would speak English; what happens is said by the dialog that opens. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

function Column({
  column,
  data,
  shown,
  onOpen,
  onCrowd,
}: Omit<Props, 'columns' | 'onDrop'> & { column: ColumnOf; shown: { from: number; to: number } }) {
  const t = useTexts('timetable');
  const lang = useLang();
  const { setNodeRef, isOver } = useDroppable({ id: column.key, data: { day: column.day } });
  const holiday = data.days.find(({ day }) => day === column.day)?.holiday ?? null;
  const away = data.hours === null ? [] : awayOf(data.hours, column.day, shown);
  const title = column.title === column.day ? schoolDay(column.day, lang) : column.title;
  const isToday = column.day === dayIn(new Date(data.serverNow));
  const now = (Date.parse(data.serverNow) - instantOf(column.day, 0).getTime()) / MINUTE;
  return (
    <section
      className={css.column}
      style={{ minWidth: column.lanes * LANE_PX }}
      data-today={isToday ? '' : undefined}
    >
      <h3 className={css.columnHead} aria-current={isToday ? 'date' : undefined}>
        {column.title === column.day ? shortDay(column.day, lang) : title}
        {isToday && column.title === column.day && <span className={css.today}>{t.today}</span>}
        {holiday !== null && <span>{t.holiday({ name: holiday })}</span>}
      </h3>
      <div
        ref={setNodeRef}
        className={css.field}
        data-over={isOver ? '' : undefined}
        data-holiday={holiday === null ? undefined : ''}
        style={{ height: (shown.to - shown.from) * PX }}
      >
        {away.map(({ from, to }) => (
          <span
            key={from}
            className={css.away}
            style={{ top: (from - shown.from) * PX, height: (to - from) * PX }}
          />
        ))}
        {isToday && now >= shown.from && now <= shown.to && (
          <span className={css.now} style={{ top: (now - shown.from) * PX }}>
            <span className="unseen">{t.now({ time: clockOf(Math.floor(now), lang) })}</span>
          </span>
        )}
        {column.rests.map((rest) => (
          <button
            key={rest.from}
            type="button"
            className={css.rest}
            style={placeOf(rest, shown.from)}
            aria-label={t.restOf({ n: rest.hidden.length, when: `${title} ${clockOf(rest.from, lang)}` })}
            onClick={() => onCrowd(rest.hidden)}
          >
            {t.rest({ n: rest.hidden.length })}
          </button>
        ))}
        {column.meetings.map((meeting) => (
          <Meeting
            key={meeting.id}
            meeting={meeting}
            ofTeacher={column.title !== column.day}
            day={title}
            now={data.serverNow}
            startsEvery={data.startsEvery}
            top={shown.from}
            onOpen={onOpen}
          />
        ))}
      </div>
    </section>
  );
}

/** Where a meeting or the rest of them stands in its column: a part of its time, of its lane. */
function placeOf({ from, to, lane, lanes, row, rows }: Laid | Rest, top: number): CSSProperties {
  const height = ((to - from) * PX - 2) / rows;
  return {
    top: (from - top) * PX + row * height,
    height: rows > 1 ? height - 1 : height,
    insetInlineStart: `${(lane / lanes) * 100}%`,
    width: `calc(${100 / lanes}% - 3px)`,
  };
}

function Meeting({
  meeting,
  ofTeacher,
  day,
  now,
  startsEvery,
  top,
  onOpen,
}: {
  meeting: Laid;
  /** The column is the teacher's own: the name stands above it. */
  ofTeacher: boolean;
  day: string;
  now: string;
  startsEvery: number;
  top: number;
  onOpen: (meeting: Placed) => void;
}) {
  const lang = useLang();
  const standing = standingOf(meeting, now);
  const fixed = standing !== 'planned';
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: meeting.id,
    data: { meeting },
    disabled: fixed,
  });
  const at = isDragging && transform ? dropAt(meeting, transform.y / PX, startsEvery) : meeting.from;
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={css.meeting}
      data-hue={AGE_HUE[meeting.of.ageGroup]}
      data-state={standing}
      data-dragging={isDragging ? '' : undefined}
      style={{
        ...placeOf(meeting, top),
        transform: transform ? `translate(${transform.x}px, ${(at - meeting.from) * PX}px)` : undefined,
      }}
      onClick={() => onOpen(meeting)}
      {...listeners}
    >
      <span>
        <StateIcon standing={standing} />
        <strong>{whoIn(meeting)}</strong>
        {meeting.rows > 1 && !ofTeacher && ` · ${meeting.taughtBy.name}`}
      </span>
      {meeting.rows === 1 && !ofTeacher && <span>{meeting.taughtBy.name}</span>}
      {(meeting.rows === 1 || isDragging) && <span className={css.time}>{clockOf(at, lang)}</span>}
      <AboutMeeting meeting={meeting} day={day} standing={standing} />
    </button>
  );
}

function Legend({ away }: { away: boolean }) {
  const t = useTexts('timetable');
  const { states } = useTexts('meetings');
  return (
    <Row as="dl" gap={5} className={css.legend} aria-label={t.legend}>
      {(['kids', 'teen', 'adult'] as const).map((age) => (
        <Row gap={2} key={age}>
          <dt className={css.swatch} data-hue={AGE_HUE[age]} aria-hidden="true" />
          <dd>{t.ageGroups[age]}</dd>
        </Row>
      ))}
      {(['planned', 'running', 'held', 'missed'] as const).map((standing) => (
        <Row gap={2} key={standing}>
          <dt aria-hidden="true">
            <StateIcon standing={standing} />
          </dt>
          <dd>{standing === 'running' ? t.running : states[standing]}</dd>
        </Row>
      ))}
      {away && (
        <Row gap={2}>
          <dt className={`${css.swatch} ${css.awaySwatch}`} aria-hidden="true" />
          <dd>{t.away}</dd>
        </Row>
      )}
    </Row>
  );
}
