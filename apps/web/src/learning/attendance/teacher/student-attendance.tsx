import { isDrawn } from '@fasih/school/catalogue/policy/seat';
import type { LearnerMeeting } from '@fasih/school/office/homes/contract';
import { formatHours } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Card } from '../../../ui/basics.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { dayWithYear } from '../../../ui/day-of-year.ts';
import css from '../../../ui/parts/staff.module.css';
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
            {dayWithYear(startsAt, lang)}{' '}
            <span className={css.quiet}>{formatHours(startsAt, endsAt, lang)}</span>
          </span>
        ),
    },
    { key: 'topic', label: t.topic, cell: (row) => row.topic?.title[lang] ?? '–' },
    {
      key: 'status',
      label: t.status,
      cell: (row) => (
        <span className={css.pair}>
          <SeatBadge state={row.state} />
          <AttendanceWhy decision={row.decision} correctionReason={row.correctionReason} />
        </span>
      ),
    },
  ];
  return (
    <section className={css.section} aria-labelledby="attendance">
      <h2 id="attendance">{t.studentPage.attendance}</h2>
      <DataTable
        caption={t.studentPage.attendance}
        columns={columns}
        page={{ data: over.toReversed(), total: over.length, page: 1, pageSize: Math.max(1, over.length) }}
        rowKey={(row) => row.meetingId}
        short
        empty={
          <Card className={css.card}>
            <p className={css.quiet}>{t.studentPage.noAttendance}</p>
          </Card>
        }
      />
    </section>
  );
}
