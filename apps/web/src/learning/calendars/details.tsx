import { dayIn, SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { instantOf } from '@fasih/school/catalogue/policy/validity';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReason } from '../../catalogue/policy/reason.tsx';
import { formatDay, formatHours } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { clockOf } from '../../lib/school-day.ts';
import { Badge, Notice } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { Columns, Row, Stack } from '../../ui/layout.tsx';
import { choices } from '../availability/hours.ts';
import { MeetingBadge } from '../meetings/meeting-badge.tsx';
import { meetingOptionsQuery } from '../meetings/queries.ts';
import type { Placed } from './layout.ts';
import { isAhead, learnersOf, standingOf, titleOf } from './meeting.tsx';

/** The hours that are offered; the rules know whether anybody teaches then. */
const [EARLIEST, LATEST] = [6 * 60, 22 * 60];

type Props = {
  meeting: Placed;
  now: string;
  /** Minutes from one start that the school offers to the next. */
  startsEvery: number;
  /** Leads on to the preview of this start. */
  onMove: (start: string) => void;
  onClose: () => void;
};

/** One meeting: who, when, its state, and the way to another time without a mouse. */
export function CalendarDetails({ meeting, now, startsEvery, onMove, onClose }: Props) {
  const t = useTexts('timetable');
  const m = useTexts('meetings');
  const common = useTexts('common');
  const lang = useLang();
  const end = new Date(Date.parse(meeting.start) + meeting.minutes * 60_000);
  const standing = standingOf(meeting, now);
  const movable = isAhead(standing) && Date.parse(meeting.start) > Date.parse(now);
  return (
    <Dialog
      title={`${m.number({ number: meeting.number })} · ${titleOf(meeting)}`}
      closeName={common.close}
      onClose={onClose}
    >
      <Stack>
        <p>
          <strong>
            {formatDay(meeting.start, lang)}, {formatHours(meeting.start, end, lang)}
          </strong>{' '}
          <MeetingBadge state={meeting.state} />{' '}
          {standing === 'uncovered' && <Badge hue="amber">{t.uncovered}</Badge>}
          <br />
          {t.teacher}: {meeting.teacher.name}
          <br />
          {t.learner}: {learnersOf(meeting)}
          <br />
          {meeting.schoolClass.name}
        </p>
        {movable && <OwnTime meeting={meeting} startsEvery={startsEvery} onMove={onMove} />}
        <Row justify="end">
          <ButtonLink look="quiet" to={`/class/management/${meeting.schoolClass.id}`}>
            {t.toClass}
          </ButtonLink>
          <Button look="quiet" onClick={onClose}>
            {common.close}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

function OwnTime({ meeting, startsEvery, onMove }: Pick<Props, 'meeting' | 'startsEvery' | 'onMove'>) {
  const lang = useLang();
  const t = useTexts('timetable');
  const reason = useReason();
  const [day, setDay] = useState(meeting.day);
  const options = useQuery(meetingOptionsQuery(meeting.id, undefined, day));
  const [minute, setMinute] = useState(meeting.from);
  const minuteOf = (start: string) => (Date.parse(start) - instantOf(day, 0).getTime()) / 60_000;
  const free = new Set(
    (options.data?.free ?? [])
      .filter(({ start }) => dayIn(new Date(start), SCHOOL_ZONE) === day)
      .map(({ start }) => minuteOf(start)),
  );
  const refused = options.data && options.data.move.outcome !== 'allowed';
  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        onMove(instantOf(day, minute).toISOString());
      }}
    >
      <h3>{t.moveTo}</h3>
      {refused && <Notice kind="attention">{reason(options.data.move)}</Notice>}
      <Columns least="small" gap={3} isStretched>
        <TextField
          label={t.onDay}
          type="date"
          required
          value={day}
          onChange={(event) => {
            if (event.currentTarget.value !== '') setDay(event.currentTarget.value);
          }}
        />
        <SelectField
          label={t.atTime}
          value={String(minute)}
          onChange={(event) => setMinute(Number(event.currentTarget.value))}
          data={choices(EARLIEST, LATEST, meeting.from, startsEvery).map((one) => ({
            value: String(one),
            label: free.has(one) ? t.free({ time: clockOf(one, lang) }) : clockOf(one, lang),
          }))}
        />
      </Columns>
      <Row justify="end">
        <Button type="submit" disabled={day === meeting.day && minute === meeting.from}>
          {t.look}
        </Button>
      </Row>
    </Stack>
  );
}
