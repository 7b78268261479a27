import type { Reply } from '@fasih/school/basics/contract';
import { moveMeeting } from '@fasih/school/learning/meetings/contract';
import {
  confirmTime,
  readOfferedTimes,
  takeSeat,
  undoSeat,
  undoTime,
} from '@fasih/school/learning/offered-times/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { FAMILY_READS } from '../../courses/enrolments/queries.ts';
import { formatDate, formatHours, formatInstant, formatTime, shortDayOf } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { live, queryOf } from '../../lib/query.ts';
import type { Lang, Texts } from '../../lib/texts.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Badge, Card, Notice, SkeletonLines } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Columns, Muted, Row, Stack } from '../../ui/layout.tsx';
import { LoadedPart } from '../../ui/loaded.tsx';
import { LostTime } from '../meetings/lost-time.tsx';
import { MoveDialog } from '../meetings/move-dialog.tsx';
import css from './times-to-take.module.css';

type Offered = Reply<typeof readOfferedTimes>;
type Needing = Offered['meetings'][number];

/**
 * What a family decides about the times of one course: three for the first meeting without one, what the school chose,
 * and what was just taken. Nothing of it: nothing.
 *
 * @param waits whether a meeting waits for a time, so that there is room for it while it loads.
 */
export function TimesToTake({ enrolmentId, waits }: { enrolmentId: string; waits: boolean }) {
  const query = useQuery({ ...queryOf(readOfferedTimes, { params: { enrolmentId } }), ...live });
  const { data, isPending } = query;
  const [moving, setMoving] = useState<string | null>(null);
  if (!data && query.isError) return <LoadedPart query={query}>{() => null}</LoadedPart>;
  const room = waits ? (
    <Card aria-busy="true">
      <SkeletonLines lines={4} />
    </Card>
  ) : null;
  if (!data) return isPending ? room : null;
  const { meetings, taken, chosen, learnerId } = data;
  const [first] = meetings;
  if (!first && taken.length === 0 && chosen.length === 0 && moving === null) return null;
  return (
    // The texts may still be loading when the answer is here; the page around stays.
    <Suspense fallback={room}>
      <Stack gap={3}>
        {taken.map((one) => (
          <Taken key={one.meetingId} taken={one} />
        ))}
        {chosen.map((one) => (
          <Chosen key={one.meetingId} chosen={one} onMove={() => setMoving(one.meetingId)} />
        ))}
        {first && (
          <NeedsTime
            key={first.meetingId}
            meeting={first}
            waiting={meetings.length}
            offered={data}
            onMove={() => setMoving(first.meetingId)}
          />
        )}
        {moving !== null && (
          <MoveDialog
            key={moving}
            meetingId={moving}
            learnerId={learnerId}
            invalidates={FAMILY_READS}
            onClose={() => setMoving(null)}
          />
        )}
      </Stack>
    </Suspense>
  );
}

/** One meeting without a time: a tap on one of its times plans it. */
function NeedsTime({
  meeting,
  waiting,
  offered: { learnerId, lastDay },
  onMove,
}: {
  meeting: Needing;
  waiting: number;
  offered: Offered;
  onMove: () => void;
}) {
  const t = useTexts('offeredTimes');
  const lang = useLang();
  const take = useAction(moveMeeting, { invalidates: FAMILY_READS });
  const { meetingId, version, number, owed, times, choosesAt, lost } = meeting;
  return (
    <Card gap={3} hue="mango" edge="start">
      <h2>{owed ? t.titleOwed : t.title({ number })}</h2>
      {lost !== undefined && <LostTime lost={lost} bySchool={false} lastDay={lastDay} />}
      <SeatsToTake meeting={meeting} />
      <p>{leadOf(t, meeting, lastDay === null ? '–' : formatDate(lastDay, lang))}</p>
      <Times
        times={times}
        isPending={take.isPending}
        onTake={({ start }) => void take.run({ params: { meetingId }, body: { start, learnerId, version } })}
        beside={({ suits }) => suits === 'preferred' && <Badge hue="leaf">{t.preferred}</Badge>}
      />
      <FormError message={take.problem} />
      <Row justify="between">
        <Button look="plain" size="small" onClick={onMove}>
          {t.others}
        </Button>
        <Muted size="small">
          {choosesAt === null
            ? t.waiting({ n: waiting })
            : `${t.waiting({ n: waiting })} ${t.choosesAt({ when: formatInstant(choosesAt, lang) })}`}
        </Muted>
      </Row>
    </Card>
  );
}

/** Times as buttons; a tap takes one. */
function Times<Time extends { start: string; end: string; meetingId?: string }>({
  times,
  isPending,
  onTake,
  beside,
}: {
  times: readonly Time[];
  isPending: boolean;
  onTake: (time: Time) => void;
  /** What a time says besides. */
  beside: (time: Time) => ReactNode;
}) {
  const lang = useLang();
  return (
    <Columns as="ul" least="small" isStretched>
      {times.map((time) => (
        <li key={time.meetingId ?? time.start}>
          <Button look="quiet" wide className={css.time} isPending={isPending} onClick={() => onTake(time)}>
            <strong>{shortDayOf(time.start, lang)}</strong>
            <span>{formatHours(time.start, time.end, lang)}</span>
            {beside(time)}
          </Button>
        </li>
      ))}
    </Columns>
  );
}

/** What stands above the times of a meeting of its own. */
function leadOf(t: Texts['offeredTimes'], { times, seats }: Needing, day: string): string {
  if (times.length === 0) return t.none({ day });
  return seats.length > 0 ? t.ownLead : t.lead;
}

/** Seats of other classes in which a missed number of a group is made up: a tap takes one. */
function SeatsToTake({ meeting: { meetingId, version, seats } }: { meeting: Needing }) {
  const t = useTexts('offeredTimes');
  const take = useAction(takeSeat, { invalidates: FAMILY_READS });
  if (seats.length === 0) return null;
  return (
    <>
      <p>{t.seatsLead}</p>
      <Times
        times={seats}
        isPending={take.isPending}
        onTake={(seat) => void take.run({ params: { meetingId }, body: { seatIn: seat.meetingId, version } })}
        beside={({ teacherName }) => <span>{t.seatWith({ teacher: teacherName })}</span>}
      />
      <FormError message={take.problem} />
    </>
  );
}

/** `Sel, 2 Mar, 09.00 WIB`: the weekday says whether it suits. */
const dayAndTime = (start: string, lang: Lang) => `${shortDayOf(start, lang)}, ${formatTime(start, lang)}`;

/** A time or a seat in another class that the family has just taken, while it can be undone. */
function Taken({ taken }: { taken: Offered['taken'][number] }) {
  const t = useTexts('offeredTimes');
  const lang = useLang();
  const { meetingId, makeupId, start, undoUntil } = taken;
  const done = { invalidates: FAMILY_READS, onDone: () => notify('good', t.undone) };
  const ofTime = useAction(undoTime, done);
  const ofSeat = useAction(undoSeat, done);
  const undo = makeupId === undefined ? ofTime : ofSeat;
  const when = dayAndTime(start, lang);
  return (
    <>
      <Notice
        kind="good"
        action={
          <Button
            look="plain"
            size="small"
            isPending={undo.isPending}
            onClick={() => void undo.run({ params: { meetingId: makeupId ?? meetingId } })}
          >
            {t.undo}
          </Button>
        }
      >
        {sentenceOf(t, taken, when)} {t.undoUntil({ time: formatTime(undoUntil, lang) })}
      </Notice>
      <FormError message={undo.problem} />
    </>
  );
}

/** What was taken, for when. */
function sentenceOf(
  t: Texts['offeredTimes'],
  { number, owed, makeupId }: Offered['taken'][number],
  when: string,
): string {
  if (makeupId !== undefined) return t.joined({ number, when });
  return owed ? t.takenOwed({ when }) : t.taken({ number, when });
}

/** A time that the school chose: the family confirms it or takes another one. */
function Chosen({ chosen, onMove }: { chosen: Offered['chosen'][number]; onMove: () => void }) {
  const t = useTexts('offeredTimes');
  const lang = useLang();
  const { meetingId, number, owed, start, teacherName } = chosen;
  const confirm = useAction(confirmTime, {
    invalidates: FAMILY_READS,
    onDone: () => notify('good', t.confirmed),
  });
  const when = dayAndTime(start, lang);
  return (
    <Card gap={3} hue="teal" edge="start">
      <h2>{owed ? t.chosenOwed({ when }) : t.chosen({ number, when })}</h2>
      <p>{t.chosenText({ teacher: teacherName })}</p>
      <FormError message={confirm.problem} />
      <Row>
        <Button isPending={confirm.isPending} onClick={() => void confirm.run({ params: { meetingId } })}>
          {t.confirm}
        </Button>
        <Button look="plain" onClick={onMove}>
          {t.others}
        </Button>
      </Row>
    </Card>
  );
}
