import { MINUTE } from '@fasih/school/basics/instants';
import { addMonths } from '@fasih/school/catalogue/policy/validity';
import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import type { Hours } from '@fasih/school/learning/teachers/contract';
import { Link } from 'react-router';
import { Reason } from '../../catalogue/policy/reason.tsx';
import { formatHours, shortDayOf } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { hoursOf, monthName } from '../../lib/school-day.ts';
import { Badge, EmptyCard } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';
import { Muted, Row } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Titled } from '../../ui/titled.tsx';
import { useHours } from '../teachers/queries.ts';

type Taught = Hours['meetings'][number];

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

const isPlain = ({ state, delayMinutes, paidMinutes, startsAt, endsAt }: Taught): boolean =>
  state === 'held' &&
  delayMinutes === 0 &&
  paidMinutes * MINUTE === Date.parse(endsAt) - Date.parse(startsAt);

/**
 * What was taught in a month, meeting by meeting: what is paid and why; the reader's own, or for admins a teacher's. The month is
 * part of the address.
 */
export function HoursTaught({ teacherId }: { teacherId?: string }) {
  const classes = teacherId === undefined ? '/teacher/classes' : '/class/management';
  const t = useTexts('teachers').screens;
  const s = t.availability;
  const states = useTexts('meetings').states;
  const lang = useLang();
  const { search, set } = useListState();
  const chosen = search.get('month') ?? '';
  const hours = useHours(MONTH.test(chosen) ? chosen : undefined, teacherId);
  // The server decides which month is the last.
  const current = useHours(undefined, teacherId).data?.month;
  const columns: Column<Taught>[] = [
    {
      key: 'date',
      phone: 'title',
      label: t.date,
      isWhole: true,
      cell: (row) => (
        <>
          {shortDayOf(row.startsAt, lang)}, {formatHours(row.startsAt, row.endsAt, lang)}
        </>
      ),
    },
    {
      key: 'class',
      label: t.class,
      cell: (row) => (
        <Titled
          isBeside
          below={[t.meeting({ number: row.number }), classSubtitle(row.learners, row.className)]}
        >
          <Link to={`${classes}/${row.classId}`}>{classTitle(row.learners, row.className)}</Link>
        </Titled>
      ),
    },
    {
      key: 'status',
      phone: 'action',
      label: t.status,
      // A meeting held in time and paid as long as it was needs no words.
      cell: (row) =>
        !isPlain(row) && (
          <Row as="span" gap={2}>
            {row.state !== 'held' && <Badge hue="red">{states[row.state]}</Badge>}
            <Reason decision={row.decision} />
          </Row>
        ),
    },
    {
      key: 'delay',
      phone: 'hidden',
      label: s.delay,
      figures: true,
      cell: (row) => row.delayMinutes !== 0 && t.minutes({ n: row.delayMinutes }),
    },
    {
      key: 'paid',
      phone: 'aside',
      label: t.paid,
      figures: true,
      cell: (row) => <strong>{t.minutes({ n: row.paidMinutes })}</strong>,
    },
  ];
  return (
    <Loaded query={hours}>
      {({ month, minutes, meetings, offers }) => {
        const go = (by: number) => set({ month: addMonths(`${month}-01`, by).slice(0, 7) });
        const newest = current === undefined || month >= current;
        return (
          <>
            <Row gap={4} justify="between">
              <p>
                {monthName(month, lang)}: <strong>{s.sum({ hours: hoursOf(minutes, lang), minutes })}</strong>
                {offers.asked > 0 && (
                  <>
                    <br />
                    <Muted>{s.offers(offers)}</Muted>
                  </>
                )}
              </p>
              <Row gap={2}>
                <Button look="icon" aria-label={s.previousMonth} onClick={() => go(-1)}>
                  <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
                </Button>
                <Button look="icon" aria-label={s.nextMonth} disabled={newest} onClick={() => go(1)}>
                  <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
                </Button>
              </Row>
            </Row>
            <DataTable
              caption={s.taught}
              columns={columns}
              rows={meetings.toReversed()}
              rowKey={(row) => row.meetingId}
              empty={<EmptyCard title={s.noTaught} picture="/pictures/empty/no-history.svg" />}
            />
          </>
        );
      }}
    </Loaded>
  );
}
