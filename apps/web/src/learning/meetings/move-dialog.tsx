import type { Reply } from '@fasih/school/basics/contract';
import { dayIn, zoneName } from '@fasih/school/basics/instants';
import { classTitle } from '@fasih/school/learning/classes/title';
import { type meetingOptions, moveMeeting } from '@fasih/school/learning/meetings/contract';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useReason } from '../../catalogue/policy/reason.tsx';
import { formatDate, formatDay, formatHours, formatInstant, readerZone } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import type { Invalidated } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { LoadedPart } from '../../ui/loaded.tsx';
import { Decided } from './decided.tsx';
import { byDay, shortDay, shortTime, stretches } from './free-times.ts';
import css from './move-dialog.module.css';
import { freeTimesQuery } from './queries.ts';

type Options = Reply<typeof meetingOptions>;
type More = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage'
>;
type Props = {
  meetingId: string;
  /** A family's learner; staff leave it out. */
  learnerId?: string | undefined;
  /** The calls that show meetings to the one who moves it. */
  invalidates: readonly Invalidated[];
  onClose: () => void;
};

/**
 * Moves a meeting to a free time, or plans one that is to plan. The decision and the free times are the server's: said
 * before anything is pressed, and again with the answer.
 */
export function MoveDialog({ meetingId, learnerId, invalidates, onClose }: Props) {
  const t = useTexts('meetings');
  const common = useTexts('common');
  const options = useInfiniteQuery(freeTimesQuery(meetingId, learnerId));
  const first = options.data?.pages[0];
  const toPlan = first?.meeting.state === 'to_plan';
  return (
    <Dialog title={toPlan ? t.move.planTitle : t.move.title} closeName={common.close} onClose={onClose}>
      <LoadedPart query={options} lines={5} failed={t.loadFailed}>
        {({ pages: [first, ...rest] }) =>
          first && (
            <MoveForm
              options={first}
              pages={[first, ...rest]}
              more={options}
              learnerId={learnerId}
              invalidates={invalidates}
              onRefused={() => options.refetch()}
              onClose={onClose}
            />
          )
        }
      </LoadedPart>
    </Dialog>
  );
}

function MoveForm({
  options,
  pages,
  more,
  learnerId,
  invalidates,
  onRefused,
  onClose,
}: {
  options: Options;
  pages: readonly Options[];
  more: More;
  learnerId: string | undefined;
  invalidates: readonly Invalidated[];
  onRefused: () => void;
  onClose: () => void;
}) {
  const t = useTexts('meetings');
  const common = useTexts('common');
  const lang = useLang();
  const reason = useReason();
  const { meeting } = options;
  const [moved, setMoved] = useState<Reply<typeof moveMeeting> | null>(null);
  const move = useAction(moveMeeting, { invalidates, onDone: setMoved, onError: onRefused });
  const [start, setStart] = useState<string | null>(null);
  const free = pages.flatMap((page) => page.free);
  const numberOf = (one: Options['meeting']) =>
    one.learners.find((seat) => seat.learnerId === learnerId)?.number ?? one.number;
  const number = numberOf(meeting);
  if (moved !== null) {
    const { start: from, end } = moved.meeting;
    const when = from && end ? `${formatDay(from, lang)}, ${formatHours(from, end, lang)}` : '';
    const saved = (learnerId === undefined ? t.move.done : t.move.doneByFamily)({ when });
    const becomes = numberOf(moved.meeting);
    return (
      <Decided
        kind="good"
        text={becomes === number ? saved : `${saved} ${t.move.renumbered({ number: becomes })}`}
        decision={moved.decision}
      >
        <Button onClick={onClose}>{common.close}</Button>
      </Decided>
    );
  }
  const stale = move.error instanceof Problem && move.error.code === 'common.stale';
  const allowed = options.move.outcome === 'allowed';
  const send = () => {
    if (start === null) return;
    const { id: meetingId, version } = meeting;
    void move.run({ params: { meetingId }, body: { start, version, ...(learnerId ? { learnerId } : {}) } });
  };
  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>
        <strong>
          {t.number({ number })} · {/* A family reads the class's own name. */}
          {learnerId === undefined ? classTitle(meeting.learners, meeting.className) : meeting.className}
          <br />
          {meeting.start && meeting.end
            ? t.move.lead({
                when: `${formatDay(meeting.start, lang)}, ${formatHours(meeting.start, meeting.end, lang)}`,
              })
            : t.toPlan}
        </strong>
      </p>
      {allowed ? (
        <Text isMuted size="small">
          {options.noticeUntil !== null && (
            <>{t.noticeUntil({ until: formatInstant(options.noticeUntil, lang) })} </>
          )}
          {options.earliest !== null && <>{t.earliest({ when: formatInstant(options.earliest, lang) })} </>}
          {options.lastDay !== null && t.lastDay({ day: formatDate(options.lastDay, lang) })}
        </Text>
      ) : (
        <Notice kind="attention">{reason(options.move)}</Notice>
      )}
      {allowed && free.length === 0 && <Notice kind="attention">{t.move.none}</Notice>}
      {allowed && free.length > 0 && (
        <FreeTimes free={free} chosen={start} onChoose={setStart}>
          <Later more={more} />
          <FullWeeks weeks={pages.flatMap((page) => page.fullWeeks)} perWeek={options.perWeek ?? 0} />
        </FreeTimes>
      )}
      {move.problem !== null && <Notice kind="bad">{stale ? t.stale : move.problem}</Notice>}
      <Row justify="end" className={css.actions}>
        <Button look="quiet" onClick={onClose}>
          {common.close}
        </Button>
        {allowed && free.length > 0 && (
          <Button type="submit" disabled={start === null} isPending={move.isPending}>
            {move.isPending
              ? t.move.sending
              : meeting.state === 'to_plan'
                ? t.move.submitPlan
                : t.move.submit}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** The way on to the days after those that are shown, until the last day of the course. */
function Later({ more }: { more: More }) {
  const t = useTexts('meetings').move;
  return (
    <>
      {more.isFetchNextPageError && <Notice kind="bad">{t.laterFailed}</Notice>}
      {more.hasNextPage && (
        <div>
          <Button
            size="small"
            look="quiet"
            isPending={more.isFetchingNextPage}
            onClick={() => more.fetchNextPage()}
          >
            {more.isFetchingNextPage ? t.laterLoading : t.later}
          </Button>
        </div>
      )}
    </>
  );
}

/** Which weeks have no times here because the plan has its meetings there already. */
function FullWeeks({ weeks, perWeek }: { weeks: readonly string[]; perWeek: number }) {
  const t = useTexts('meetings').move;
  const lang = useLang();
  if (weeks.length === 0) return null;
  const say = (day: string) => shortDay(day, lang).date;
  const named = stretches(weeks).map(({ from, to }) => `${say(from)} – ${say(to)}`);
  return (
    <Text isMuted size="small">
      {t.fullWeeks({ weeks: named.join('; '), perWeek })}
    </Text>
  );
}

function DayChip({ weekday, date }: { weekday: string; date: string }) {
  return (
    <span>
      <small>{weekday} </small>
      {date}
    </span>
  );
}

/** A day first, then one of its times. */
function FreeTimes({
  free,
  chosen,
  onChoose,
  children,
}: {
  free: Options['free'];
  chosen: string | null;
  onChoose: (start: string | null) => void;
  children: ReactNode;
}) {
  const t = useTexts('meetings').move;
  const lang = useLang();
  const days = byDay(free);
  const [day, setDay] = useState(chosen === null ? null : dayIn(new Date(chosen), readerZone()));
  const times = days.find((one) => one.day === day)?.times ?? [];
  return (
    <>
      <Choices legend={t.chooseDay}>
        <div className={css.chips}>
          {days.map((one) => (
            <label key={one.day} className={css.chip}>
              <input
                type="radio"
                name="day"
                checked={one.day === day}
                onChange={() => {
                  setDay(one.day);
                  onChoose(null);
                }}
              />
              <DayChip {...shortDay(one.day, lang)} />
            </label>
          ))}
        </div>
        {children}
      </Choices>
      {times.length > 0 && (
        <Choices legend={`${t.chooseTime} (${zoneName(readerZone())})`}>
          <div className={css.chips}>
            {times.map(({ start }) => (
              <label key={start} className={css.chip}>
                <input type="radio" name="time" checked={start === chosen} onChange={() => onChoose(start)} />
                <span>{shortTime(start, lang)}</span>
              </label>
            ))}
          </div>
        </Choices>
      )}
    </>
  );
}
