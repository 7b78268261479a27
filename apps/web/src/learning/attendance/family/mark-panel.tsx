import { isDrawn } from '@fasih/school/catalogue/policy/seat';
import type { AttendanceOfLearner } from '@fasih/school/learning/attendance/contract';
import { useEffect, useRef } from 'react';
import { useReason } from '../../../catalogue/policy/reason.tsx';
import { timeBeside } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { formatCountdown, useServerClock } from '../../../lib/server-clock.ts';
import { Notice } from '../../../ui/basics.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';

/** Longer waits than this are told by day and time, not counted down. */
const COUNTED_MS = 24 * 3600 * 1000;

/**
 * How a chosen meeting stands: how long until marking opens or closes, what marking now would be, or what was marked and
 * why. `onTurn` asks the server again when one of those instants has come; only it decides.
 */
export function MarkPanel({
  seat,
  refusal,
  onTurn,
}: {
  seat: AttendanceOfLearner;
  /** What the server has just answered to marking, told beside the button. */
  refusal: string;
  onTurn: () => void;
}) {
  const t = useTexts('attendance');
  const lang = useLang();
  const reason = useReason();
  const now = useServerClock(seat.serverNow) ?? new Date(seat.serverNow);
  const turns = [seat.opensAt, seat.presentUntil, seat.closesAt];
  const passed = turns.filter((turn) => turn !== null && now > new Date(turn)).length;
  const asked = useRef(passed);
  useEffect(() => {
    if (asked.current === passed) return;
    asked.current = passed;
    onTurn();
  }, [passed, onTurn]);
  if (isDrawn(seat.state)) {
    return (
      <Stack gap={3} align="start">
        <Notice kind={seat.state === 'present' ? 'good' : 'attention'}>
          {t.page.done({ status: t.status[seat.state] })}{' '}
          {/* Nobody marked an absence: its reason below says when the meeting closed. */}
          {seat.markedAt !== null &&
            !seat.bySchool &&
            seat.state !== 'absent' &&
            `${t.page.markedAt({ time: timeBeside(seat.markedAt, seat.startsAt, lang) })}.`}
          {seat.bySchool && `${t.page.bySchool}.`}
        </Notice>
        <p>{reason(seat.decision)}</p>
      </Stack>
    );
  }
  const until = (instant: string | null) =>
    instant === null ? Number.NaN : Date.parse(instant) - now.getTime();
  const toOpen = until(seat.opensAt);
  const toClose = until(seat.closesAt);
  const { outcome } = seat.markNow;
  const may = outcome === 'present' || outcome === 'late';
  const standing = may ? t.page.wouldBe[outcome] : reason(seat.markNow);
  return (
    <Stack gap={3} align="start">
      {toOpen > 0 && toOpen <= COUNTED_MS && (
        <Text size="figure" role="timer" aria-live="off">
          {t.page.opensIn({ time: formatCountdown(toOpen) })}
        </Text>
      )}
      {toOpen <= 0 && toClose > 0 && (
        <Text size="figure" role="timer" aria-live="off">
          {t.page.closesIn({ time: formatCountdown(toClose) })}
        </Text>
      )}
      {/* The same sentence once: a refusal says it already. */}
      {standing !== refusal && <p>{standing}</p>}
    </Stack>
  );
}
