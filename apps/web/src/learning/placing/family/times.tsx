import { zoneName } from '@fasih/school/basics/instants';
import {
  bookTimes,
  type ClassTimes,
  classTimes,
  holdTimes,
  releaseTimes,
  undoBooking,
} from '@fasih/school/learning/placing/booking-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { FAMILY_READS } from '../../../courses/enrolments/queries.ts';
import { slotTimes } from '../../../courses/enrolments/slot-times.ts';
import { formatInstant, formatTime, readerZone } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Problem } from '../../../lib/problem.ts';
import { formatCountdown, useServerClock } from '../../../lib/server-clock.ts';
import { latestProblem, useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Accordion, Card, EmptyState, Notice } from '../../../ui/basics.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields.tsx';
import { Muted, Row, Stack } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page, Part } from '../../../ui/page.tsx';
import { classTimesQuery } from '../queries.ts';
import { ProposalCards } from './proposals.tsx';
import { WeekOfTimes } from './week.tsx';

type Booked = { classId: string | null; startsAt: string; undoUntil: string | null };

/** A family picks teacher and weekly times of its learner's new class (docs/product/classes.md#self-booking). */
export default function PickTimes() {
  const t = useTexts('placing').family;
  const { nav } = useTexts('shell');
  const { enrolmentId = '' } = useParams();
  const [booked, setBooked] = useState<Booked | null>(null);
  // A class that is there has no times to pick any more.
  const times = useQuery({ ...classTimesQuery(enrolmentId), enabled: booked === null });
  const isInClass = times.error instanceof Problem && times.error.code === 'classes.alreadyInClass';
  return (
    <Page
      title={t.pageTitle}
      heading={times.data ? t.title({ name: times.data.learnerName }) : t.pageTitle}
      back={{ to: '/dashboard/student', label: nav.dashboard }}
      lead={times.data && t.lead({ n: times.data.meetings, perWeek: times.data.perWeek })}
    >
      {booked?.classId ? (
        <Done
          booked={booked}
          name={times.data?.learnerName ?? ''}
          enrolmentId={enrolmentId}
          onUndone={() => setBooked(null)}
        />
      ) : isInClass ? (
        <EmptyState
          title={t.inClass}
          text={t.inClassText}
          action={<ButtonLink to="/dashboard/student">{nav.dashboard}</ButtonLink>}
        />
      ) : (
        <Loaded query={times} lines={8}>
          {(data) => (
            <Pick times={data} onBooked={(one) => (one.classId ? setBooked(one) : times.refetch())} />
          )}
        </Loaded>
      )}
    </Page>
  );
}

function Pick({ times, onBooked }: { times: ClassTimes; onBooked: (booked: Booked) => unknown }) {
  const t = useTexts('placing').family;
  const { enrolmentId, booking, proposals } = times;
  const hold = useAction(holdTimes, { invalidates: [classTimes] });
  const pick = (teacherId: string, slots: ClassTimes['proposals'][number]['slots']) =>
    void hold.run({ params: { enrolmentId }, body: { teacherId, slots } });
  if (booking !== null) return <Kept times={times} booking={booking} onBooked={onBooked} />;
  if (proposals.length === 0 && times.free.length === 0)
    return <EmptyState title={t.none} text={t.noneText} />;
  return (
    <Stack gap={6}>
      {hold.problem !== null && <Notice kind="attention">{hold.problem}</Notice>}
      <Part title={t.best} lead={t.zone({ zone: zoneName(readerZone()) })}>
        <ProposalCards times={times} isPending={hold.isPending} onPick={pick} />
      </Part>
      <Accordion question={t.other} isWide>
        <Stack>
          <p>{t.otherLead({ n: times.perWeek })}</p>
          <WeekOfTimes times={times} isPending={hold.isPending} onPick={pick} />
        </Stack>
      </Accordion>
    </Stack>
  );
}

function Kept({
  times,
  booking,
  onBooked,
}: {
  times: ClassTimes;
  booking: NonNullable<ClassTimes['booking']>;
  onBooked: (booked: Booked) => unknown;
}) {
  const t = useTexts('placing').family;
  const lang = useLang();
  const now = useServerClock(times.serverNow);
  const params = { enrolmentId: times.enrolmentId };
  const book = useAction(bookTimes, {
    // Not the times: where the class is open there are none any more.
    invalidates: FAMILY_READS,
    onDone: onBooked,
  });
  const release = useAction(releaseTimes, { invalidates: [classTimes] });
  const teacher = times.teachers.find(({ teacherId }) => teacherId === booking.teacherId);
  const name = teacher?.firstName ?? '';
  const slots = slotTimes(booking.slots, lang);
  const left = now === undefined ? null : Date.parse(booking.heldUntil) - now.getTime();
  const isAsked = booking.state === 'asked';
  const isOver = !isAsked && left !== null && left <= 0;
  return (
    <Card hue="teal" edge="start" gap={3} className="kawung">
      <Row gap={3} isOneLine>
        <Avatar name={name} photo={teacher?.photo ?? null} size={64} />
        <div>
          <h2>{isAsked ? t.asked : t.held}</h2>
          <p>
            <strong>{slots}</strong>
            <br />
            {t.with({ teacher: name })} · {t.first({ when: formatInstant(booking.startsAt, lang) })}
          </p>
        </div>
      </Row>
      {isAsked ? (
        <p>{t.askedText({ teacher: name, slots })}</p>
      ) : isOver ? (
        <Notice kind="attention">{t.over}</Notice>
      ) : (
        <p role="timer">
          <strong>{left !== null && t.left({ time: formatCountdown(left) })}</strong>{' '}
          <Muted>{times.mode === 'ask' ? t.askHint : t.undoHint}</Muted>
        </p>
      )}
      <FormError message={latestProblem(book, release)} />
      <Row gap={2}>
        {!isAsked && !isOver && (
          <Button isPending={book.isPending} onClick={() => void book.run({ params })}>
            {times.mode === 'ask' ? t.ask : t.confirm}
          </Button>
        )}
        <Button look="quiet" isPending={release.isPending} onClick={() => void release.run({ params })}>
          {isAsked ? t.withdraw : t.release}
        </Button>
      </Row>
    </Card>
  );
}

function Done({
  booked,
  name,
  enrolmentId,
  onUndone,
}: {
  booked: Booked;
  name: string;
  enrolmentId: string;
  onUndone: () => void;
}) {
  const t = useTexts('placing').family;
  const lang = useLang();
  const undo = useAction(undoBooking, {
    invalidates: [classTimes, ...FAMILY_READS],
    onDone: () => {
      onUndone();
      return notify('good', t.undone);
    },
  });
  return (
    <Card hue="leaf" edge="start" gap={3} className="kawung">
      <div role="status">
        <h2>{t.done}</h2>
      </div>
      <p>{t.doneText({ name, when: formatInstant(booked.startsAt, lang) })}</p>
      <FormError message={undo.problem} />
      <Row gap={2}>
        <ButtonLink to={`/my-classes/${booked.classId}`}>{t.toClass}</ButtonLink>
        <Button
          look="quiet"
          isPending={undo.isPending}
          onClick={() => void undo.run({ params: { enrolmentId } })}
        >
          {t.undo}
        </Button>
      </Row>
      {booked.undoUntil !== null && (
        <Muted>{t.undoUntil({ when: formatTime(booked.undoUntil, lang) })}</Muted>
      )}
    </Card>
  );
}
