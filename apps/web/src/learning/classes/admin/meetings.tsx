import { kindOfNumber } from '@fasih/school/catalogue/policy/seat';
import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { Link } from 'react-router';
import { formatHours, shortDayOf } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useServerClock } from '../../../lib/server-clock.ts';
import { Badge, Card } from '../../../ui/basics.tsx';
import { CoursePath, type Stone } from '../../../ui/course-path.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { MeetingBadge } from '../../meetings/meeting-badge.tsx';
import { SeatBadge } from '../../meetings/seat-badge.tsx';
import { MEETING_HUE, MeetingNumber } from '../meeting-number.tsx';
import { stonesOfClass } from '../stones.ts';
import type { PlannedMeeting } from './hand-over.tsx';
import { isToCome, MeetingActions } from './meeting.tsx';

/** Only what may still be moved depends on the clock. */
const CLOCK_MS = 15_000;

/** The path of a class, and below it every meeting: when, its state, who; a stone leads to its meeting. */
export function ClassMeetings({ schoolClass }: { schoolClass: SchoolClass }) {
  const s = useTexts('teachers').screens;
  const now = useServerClock(schoolClass.serverNow, CLOCK_MS) ?? new Date(schoolClass.serverNow);
  const columns = useColumns(schoolClass, now);
  const meetings = schoolClass.plan.map((one) => ({ ...one, meetingId: one.id, startsAt: one.start }));
  const show = (stone: Stone) => {
    const row = document.getElementById(`meeting-${stone.number}`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  };
  return (
    <>
      <Card isTight>
        <CoursePath stones={stonesOfClass(meetings, schoolClass.meetings)} legend onChoose={show} />
      </Card>
      <DataTable
        caption={s.meetings}
        columns={columns}
        rows={schoolClass.plan}
        rowKey={({ id }) => id}
        rowId={({ number }) => `meeting-${number}`}
      />
    </>
  );
}

function useColumns(schoolClass: SchoolClass, now: Date): Column<PlannedMeeting>[] {
  const t = useTexts('staff').classes;
  const s = useTexts('teachers').screens;
  const m = useTexts('meetings');
  const common = useTexts('common');
  const { nav } = useTexts('shell');
  const lang = useLang();
  const isOneToOne = schoolClass.capacity === 1;
  return [
    {
      key: 'when',
      label: s.meetings,
      phone: 'title',
      isWhole: true,
      cell: ({ number, start, end, state }) => (
        <Row as="span" gap={3} isOneLine>
          <span className="unseen">{m.number({ number })}: </span>
          <MeetingNumber number={number} hue={MEETING_HUE[state]} />
          {start !== null && end !== null ? (
            <Titled below={formatHours(start, end, lang)}>
              <strong>{shortDayOf(start, lang, now)}</strong>
            </Titled>
          ) : (
            m.states.to_plan
          )}
        </Row>
      ),
    },
    {
      key: 'seats',
      label: isOneToOne ? nav.attendance : t.columns.students,
      ...(isOneToOne && { phone: 'aside' as const }),
      cell: (meeting) => <Seats schoolClass={schoolClass} meeting={meeting} now={now} />,
    },
    {
      key: 'kind',
      label: s.test,
      cell: ({ number, kind, teacher }) => {
        const test = kind === 'series' ? kindOfNumber(number, schoolClass.meetings) : 'lesson';
        const isOther = teacher.id !== schoolClass.teacher.id;
        if (kind === 'series' && test === 'lesson' && !isOther) return null;
        return (
          <Row as="span" gap={2}>
            {kind !== 'series' && <Badge hue="indigo">{m.kinds[kind]}</Badge>}
            {test !== 'lesson' && <Badge hue="mango">{test === 'final' ? s.final : s.test}</Badge>}
            {isOther && (
              <Link to={`/teacher/management/${teacher.id}`}>{t.one.taughtBy({ name: teacher.name })}</Link>
            )}
          </Row>
        );
      },
    },
    // The marks say it for a meeting that was held.
    ...(schoolClass.plan.every(({ state }) => state === 'held')
      ? []
      : [
          {
            key: 'state',
            label: t.columns.status,
            phone: 'hidden' as const,
            cell: ({ state }: PlannedMeeting) => state !== 'held' && <MeetingBadge state={state} />,
          },
        ]),
    {
      key: 'actions',
      label: common.moreActions,
      phone: 'action',
      cell: (meeting) =>
        (isToCome(meeting, now) || meeting.state === 'to_plan') && (
          <MeetingActions schoolClass={schoolClass} meeting={meeting} now={now} />
        ),
    },
  ];
}

/** Who sits in a meeting and how; the one student of a class for one is named on top of the page. */
function Seats({
  schoolClass,
  meeting,
  now,
}: {
  schoolClass: SchoolClass;
  meeting: PlannedMeeting;
  now: Date;
}) {
  const own = schoolClass.capacity === 1 ? schoolClass.members[0]?.learnerId : undefined;
  const toCome = isToCome(meeting, now);
  // The row itself says that a time is needed.
  const isMarked = !toCome && meeting.state !== 'to_plan';
  const shown = meeting.seats.filter(({ learnerId }) => isMarked || learnerId !== own);
  if (shown.length === 0) return null;
  return (
    <Row as="span" gap={2}>
      {shown.map((seat) => (
        <Row as="span" gap={1} key={seat.learnerId}>
          {seat.learnerId !== own && <Link to={`/student/management/${seat.learnerId}`}>{seat.name}</Link>}
          {isMarked && <SeatBadge state={seat.state} />}
        </Row>
      ))}
    </Row>
  );
}
