import { dayIn, MINUTE } from '@fasih/school/basics/instants';
import { instantOf } from '@fasih/school/catalogue/policy/validity';
import type { SchoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import type { ComponentProps, ComponentType, CSSProperties } from 'react';
import { shortDay } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { clockOf, schoolDay } from '../../lib/school-day.ts';
import { Stack } from '../../ui/layout.tsx';
import css from './calendar.module.css';
import { awayOf, type ColumnOf, type Laid, type Placed, type Rest, type Scale, scaleOf } from './layout.ts';
import { CalendarLegend } from './legend.tsx';

/** A lane that is narrower cannot be read; the calendar scrolls sideways instead. */
const LANE_PX = 84;

/** A meeting as it is drawn in its column. */
export type MeetingProps = {
  meeting: Laid;
  /** The column is the teacher's own: the name is above it. */
  ofTeacher: boolean;
  day: string;
  now: string;
  startsEvery: number;
  scale: Scale;
  style: CSSProperties;
};
/** The background of a column, behind its meetings. */
export type FieldProps = { column: ColumnOf } & ComponentProps<'div'>;

type Props = {
  data: SchoolCalendar;
  columns: ColumnOf[];
  /** What the calendar is, and that it scrolls. */
  name: string;
  Meeting: ComponentType<MeetingProps>;
  Field?: ComponentType<FieldProps>;
  /** The meetings of one time that have no room are wanted. */
  onCrowd?: (meetings: readonly Placed[]) => void;
};

/** The days (or for one day the teachers) side by side over the hours, meetings placed by their time. */
export function CalendarGrid({ data, columns, name, Meeting, Field = PlainField, onCrowd }: Props) {
  const lang = useLang();
  const scale = scaleOf(columns);
  const lines = scale.hours.map(
    ({ y }, n) =>
      `var(--line) ${y}px ${y + 1}px, #0000 ${y + 1}px ${scale.hours[n + 1]?.y ?? scale.height}px`,
  );
  return (
    <Stack gap={3}>
      <CalendarLegend ofTeacher={data.hours !== null} isAway={(data.away ?? []).length > 0} />
      <section
        className={css.region}
        data-single={columns.length === 1 ? '' : undefined}
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <div
          className={css.grid}
          style={{ '--lines': `linear-gradient(${lines.join(', ')})` } as CSSProperties}
        >
          <div className={css.hours} aria-hidden="true">
            {scale.hours.map(({ minute, y }) => (
              <span key={minute} data-minute={minute} style={{ top: y }}>
                {clockOf(minute, lang)}
              </span>
            ))}
          </div>
          {columns.map((column) => (
            <Column
              key={column.key}
              column={column}
              data={data}
              scale={scale}
              Meeting={Meeting}
              Field={Field}
              onCrowd={onCrowd}
            />
          ))}
        </div>
      </section>
    </Stack>
  );
}

const PlainField = ({ column: _, ...field }: FieldProps) => <div {...field} />;

type Hours = { from: number; to: number };

function Column({
  column,
  data,
  scale,
  Meeting,
  Field,
  onCrowd,
}: Required<Pick<Props, 'data' | 'Meeting' | 'Field'>> & {
  column: ColumnOf;
  scale: Scale;
  onCrowd: Props['onCrowd'];
}) {
  const t = useTexts('timetable');
  const lang = useLang();
  const holiday = data.days.find(({ day }) => day === column.day)?.holiday ?? null;
  const title = column.title === column.day ? schoolDay(column.day, lang) : column.title;
  const isToday = column.day === dayIn(new Date(data.serverNow), data.zone);
  const now = (Date.parse(data.serverNow) - instantOf(column.day, 0, data.zone).getTime()) / MINUTE;
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
      <Field
        column={column}
        className={css.field}
        data-holiday={holiday === null ? undefined : ''}
        style={{ height: scale.height }}
      >
        <Ground data={data} day={column.day} scale={scale} />
        {isToday && now >= scale.from && now <= scale.to && (
          <span className={css.now} style={{ top: scale.y(now) }}>
            <span className="unseen">{t.now({ time: clockOf(Math.floor(now), lang) })}</span>
          </span>
        )}
        {column.rests.map((rest) => (
          <button
            key={rest.from}
            type="button"
            className={css.rest}
            style={placeOf(rest, scale)}
            aria-label={t.restOf({ n: rest.hidden.length, when: `${title} ${clockOf(rest.from, lang)}` })}
            onClick={() => onCrowd?.(rest.hidden)}
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
            scale={scale}
            style={placeOf(meeting, scale)}
          />
        ))}
      </Field>
    </section>
  );
}

/** Of one teacher's calendar: the hours that can hold meetings, those outside of them, and those in which the teacher is away. */
function Ground({ data: { hours, away }, day, scale }: { data: SchoolCalendar; day: string; scale: Scale }) {
  const t = useTexts('timetable');
  const lang = useLang();
  if (hours === null) return null;
  const within = (all: readonly (Hours & { day: string })[]) =>
    all
      .filter((one) => one.day === day)
      .map(({ from, to }) => ({ from: Math.max(from, scale.from), to: Math.min(to, scale.to) }))
      .filter(({ from, to }) => from < to);
  const placed = ({ from, to }: Hours) => ({ top: scale.y(from), height: scale.y(to) - scale.y(from) });
  return (
    <>
      {within(hours).map((one) => (
        <span key={`open ${one.from}`} className={css.open} style={placed(one)} />
      ))}
      {awayOf(hours, day, scale).map((one) => (
        <span key={`closed ${one.from}`} className={css.away} style={placed(one)} />
      ))}
      {within(away ?? []).map((one) => (
        <span key={`away ${one.from}`} className={css.gone} style={placed(one)}>
          <span aria-hidden="true">{t.isAway}</span>
          <span className="unseen">
            {t.awayAt({ hours: `${clockOf(one.from, lang)}–${clockOf(one.to, lang)}` })}
          </span>
        </span>
      ))}
    </>
  );
}

/** The place of a meeting, or of the button for hidden ones, in its column: parts of its height and width. */
export function placeOf({ from, to, lane, lanes, row, rows }: Laid | Rest, scale: Scale): CSSProperties {
  const top = scale.y(from);
  const height = (scale.y(to) - top - 2) / rows;
  return {
    top: top + row * height,
    height: rows > 1 ? height - 1 : height,
    insetInlineStart: `${(lane / lanes) * 100}%`,
    width: `calc(${100 / lanes}% - 3px)`,
  };
}
