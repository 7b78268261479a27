import { isDrawn } from '@fasih/school/catalogue/policy/seat';
import type { LearnerMeeting } from '@fasih/school/office/homes/contract';
import { formatHours } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Card } from '../../../ui/basics.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { dayWithYear } from '../../../ui/day-of-year.ts';
import { Muted, Row, Text } from '../../../ui/layout.tsx';
import { Part } from '../../../ui/page.tsx';
import { AttendanceWhy } from '../../meetings/attendance-why.tsx';
import { SeatBadge } from '../../meetings/seat-badge.tsx';

/** Every meeting that was drawn, with the rule that decided it. */
export function StudentAttendance({ meetings }: { meetings: readonly LearnerMeeting[] }) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const over = meetings.filter(({ state }) => isDrawn(state));
  const columns: Column<LearnerMeeting>[] = [
    { key: 'number', label: t.meetings, cell: (row) => t.meeting({ number: row.number }) },
    {
      key: 'date',
      label: t.date,
      cell: ({ startsAt, endsAt }) =>
        startsAt !== null &&
        endsAt !== null && (
          <span>
            {dayWithYear(startsAt, lang)} <Muted>{formatHours(startsAt, endsAt, lang)}</Muted>
          </span>
        ),
    },
    { key: 'topic', label: t.topic, cell: (row) => row.topic?.title[lang] ?? '–' },
    {
      key: 'status',
      label: t.status,
      cell: (row) => (
        <Row as="span" gap={2}>
          <SeatBadge state={row.state} />
          <AttendanceWhy decision={row.decision} correctionReason={row.correctionReason} />
        </Row>
      ),
    },
  ];
  return (
    <Part title={t.studentPage.attendance}>
      <DataTable
        caption={t.studentPage.attendance}
        columns={columns}
        rows={over.toReversed()}
        rowKey={(row) => row.meetingId}
        empty={
          <Card isTight>
            <Text isMuted>{t.studentPage.noAttendance}</Text>
          </Card>
        }
      />
    </Part>
  );
}
