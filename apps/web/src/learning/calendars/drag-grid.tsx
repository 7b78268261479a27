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
import { instantOf } from '@fasih/school/catalogue/policy/validity';
import type { SchoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import { createContext, useContext } from 'react';
import { AGE_HUE } from '../../courses/enrolments/hues.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { clockOf } from '../../lib/school-day.ts';
import css from './calendar.module.css';
import { CalendarGrid, type FieldProps, type MeetingProps } from './grid.tsx';
import { type ColumnOf, dropAt, type Placed, type Scale, scaleOf } from './layout.ts';
import { AboutMeeting, isAhead, learnersOf, StateIcon, standingOf } from './meeting.tsx';

type Props = {
  data: SchoolCalendar;
  columns: ColumnOf[];
  onOpen: (meeting: Placed) => void;
  /** The meetings of one time that have no room are wanted. */
  onCrowd: (meetings: readonly Placed[]) => void;
  /** A meeting was let go at another time; nothing is saved by it. */
  onDrop: (meeting: Placed, start: string) => void;
};

const OpenMeeting = createContext<Props['onOpen']>(() => undefined);

/** The calendar whose planned meetings are dragged by mouse or finger. */
export function DraggableCalendar({ data, columns, onOpen, onCrowd, onDrop }: Props) {
  const t = useTexts('timetable');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that rests on a meeting takes it; one that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const drop = ({ active, over, delta }: DragEndEvent) => {
    const meeting = active.data.current?.meeting as Placed | undefined;
    const day = (over?.data.current?.day as string | undefined) ?? meeting?.day;
    if (!meeting || day === undefined) return;
    const minute = dropAt(meeting, draggedBy(meeting, delta.y, scaleOf(columns)), data.startsEvery);
    if (day === meeting.day && minute === meeting.from) return;
    onDrop(meeting, instantOf(day, minute, data.zone).toISOString());
  };
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={drop}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: t.dragHint } }}
    >
      <OpenMeeting value={onOpen}>
        <CalendarGrid
          data={data}
          columns={columns}
          name={t.region}
          Meeting={DraggableMeeting}
          Field={DroppableField}
          onCrowd={onCrowd}
        />
      </OpenMeeting>
    </DndContext>
  );
}

/** Silences the library's announcements, which are English; the dialog that opens says what happens. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

function DroppableField({ column, ...field }: FieldProps) {
  const { setNodeRef, isOver } = useDroppable({ id: column.key, data: { day: column.day } });
  return <div ref={setNodeRef} data-over={isOver ? '' : undefined} {...field} />;
}

/** The minutes by which a meeting was dragged. */
const draggedBy = (meeting: Placed, px: number, scale: Scale): number =>
  scale.minuteAt(scale.y(meeting.from) + px) - meeting.from;

function DraggableMeeting({ meeting, ofTeacher, day, now, startsEvery, scale, style }: MeetingProps) {
  const onOpen = useContext(OpenMeeting);
  const lang = useLang();
  const standing = standingOf(meeting, now);
  const fixed = !isAhead(standing);
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: meeting.id,
    data: { meeting },
    disabled: fixed,
  });
  const at =
    isDragging && transform
      ? dropAt(meeting, draggedBy(meeting, transform.y, scale), startsEvery)
      : meeting.from;
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={css.meeting}
      data-hue={AGE_HUE[meeting.schoolClass.ageGroup]}
      data-state={standing}
      data-dragging={isDragging ? '' : undefined}
      style={{
        ...style,
        transform: transform
          ? `translate(${transform.x}px, ${scale.y(at) - scale.y(meeting.from)}px)`
          : undefined,
      }}
      onClick={() => onOpen(meeting)}
      {...listeners}
    >
      <span>
        <StateIcon standing={standing} />
        <strong>{learnersOf(meeting)}</strong>
      </span>
      {!ofTeacher && <span>{meeting.teacher.name}</span>}
      <span className={css.time}>{clockOf(at, lang)}</span>
      <AboutMeeting meeting={meeting} day={day} standing={standing} />
    </button>
  );
}
