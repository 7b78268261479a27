import { isDrawn } from '@fasih/school/catalogue/policy/seat';
import type { LearnerMeeting } from '@fasih/school/office/homes/contract';
import { formatHours, shortDayOf } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Card } from '../../../ui/basics.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Text } from '../../../ui/layout.tsx';
import { Part } from '../../../ui/page.tsx';
import { AttendanceWhy } from '../../meetings/attendance-why.tsx';
import { SeatBadge } from '../../meetings/seat-badge.tsx';

/** Every meeting that was drawn, with the rule that decided it. */
export function StudentAttendance({ meetings }: { meetings: readonly LearnerMeeting[] }) {
  const t = useTexts('teachers').screens;
  const common = useTexts('common');
  const lang = useLang();
  const over = meetings.filter(({ state }) => isDrawn(state));
  const columns: Column<LearnerMeeting>[] = [
    {
      key: 'topic',
      label: t.topic,
      phone: 'title',
      cell: (row) => `${row.number} · ${row.topic?.title[lang] ?? t.meeting({ number: row.number })}`,
    },
    {
      key: 'date',
      label: t.date,
      cell: ({ startsAt, endsAt }) =>
        startsAt !== null &&
        endsAt !== null && (
          <>
            {shortDayOf(startsAt, lang)}, {formatHours(startsAt, endsAt, lang)}
          </>
        ),
    },
    { key: 'status', label: t.status, phone: 'aside', cell: (row) => <SeatBadge state={row.state} /> },
    {
      key: 'why',
      label: common.why,
      phone: 'action',
      cell: (row) => <AttendanceWhy decision={row.decision} correctionReason={row.correctionReason} />,
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
