import { type MeetingRecord, moveMeeting } from '@fasih/school/learning/meetings/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReason } from '../../catalogue/policy/reason.tsx';
import { formatDay, formatHours } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { useAction } from '../../lib/use-action.ts';
import { Notice, SkeletonLines } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { FactList } from '../../ui/page.tsx';
import { MEETING_READS } from '../meetings/admin/reads.ts';
import type { Placed } from './layout.ts';
import { titleOf } from './meeting.tsx';
import { movePreviewQuery } from './queries.ts';

/** A move that was saved, with what takes it back. */
export type Moved = {
  meetingId: string;
  number: number;
  name: string;
  was: string;
  start: string;
  end: string;
  version: number;
};

type Props = { meeting: Placed; start: string; onMoved: (moved: Moved) => void; onClose: () => void };

/** What a move would mean, by the server's rules: the decision and its reason, or what prevents it. */
export function CalendarPreview({ meeting, start, onMoved, onClose }: Props) {
  const t = useTexts('timetable');
  const common = useTexts('common');
  const m = useTexts('meetings');
  const lang = useLang();
  const problemText = useProblemText();
  const reason = useReason();
  const preview = useQuery(movePreviewQuery(meeting.id, start));
  const when = (from: string) => `${formatDay(from, lang)}, ${formatHours(from, endOf(from), lang)}`;
  const endOf = (from: string) => new Date(Date.parse(from) + meeting.minutes * 60_000);
  const { id: meetingId, number } = meeting;
  const move = useAction(moveMeeting, {
    invalidates: MEETING_READS,
    onDone: ({ meeting: moved }) =>
      onMoved({
        meetingId,
        number,
        name: titleOf(meeting),
        was: meeting.start,
        start: moved.start ?? start,
        end: moved.end ?? endOf(start).toISOString(),
        version: moved.version,
      }),
    onError: () => preview.refetch(),
  });
  const save = () => {
    const version = preview.data?.meeting.version;
    if (version !== undefined) void move.run({ params: { meetingId }, body: { start, version } });
  };
  return (
    <Dialog title={t.preview} closeName={common.close} onClose={onClose}>
      <Stack>
        <p>
          <strong>
            {m.number({ number })} · {titleOf(meeting)}
          </strong>
        </p>
        <FactList
          isLines
          facts={[
            [t.was, when(meeting.start)],
            [t.becomes, when(start)],
          ]}
        />
        <div aria-live="polite">
          {preview.isPending && <SkeletonLines lines={3} />}
          {preview.isError && (
            <Notice kind="bad">
              <strong>{t.refused}.</strong> {problemText(preview.error)}
            </Notice>
          )}
          {preview.data && !preview.isError && (
            <>
              <Notice kind="good">{reason(preview.data.decision)}</Notice>
              <Text isMuted size="small">
                {t.told({ names: preview.data.told.join(', ') })}
              </Text>
            </>
          )}
          <FormError message={move.problem} />
        </div>
        <Row justify="end">
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button disabled={!preview.data || preview.isError} isPending={move.isPending} onClick={save}>
            {move.isPending ? m.move.sending : t.move}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

/** What was just moved, and the way back. */
export function Undo({ move, onClose }: { move: Moved; onClose: () => void }) {
  const t = useTexts('timetable');
  const common = useTexts('common');
  const lang = useLang();
  const { meetingId, version } = move;
  const [undone, setUndone] = useState<MeetingRecord | null>(null);
  const undo = useAction(moveMeeting, {
    invalidates: MEETING_READS,
    onDone: ({ meeting }) => setUndone(meeting),
  });
  const start = new Date(move.was).toISOString();
  const when = (start: string, end: string) => `${formatDay(start, lang)}, ${formatHours(start, end, lang)}`;
  if (undone?.start && undone.end) {
    return (
      <Notice
        kind="info"
        action={
          <Button look="plain" size="small" onClick={onClose}>
            {common.close}
          </Button>
        }
      >
        {t.undone({ when: when(undone.start, undone.end) })}
      </Notice>
    );
  }
  return (
    <>
      <Notice
        kind="good"
        action={
          <Row as="span" gap={2}>
            <Button
              look="quiet"
              size="small"
              isPending={undo.isPending}
              onClick={() => void undo.run({ params: { meetingId }, body: { start, version } })}
            >
              {t.undo}
            </Button>
            <Button look="plain" size="small" onClick={onClose}>
              {common.close}
            </Button>
          </Row>
        }
      >
        {t.moved({ number: move.number, name: move.name, when: when(move.start, move.end) })}
      </Notice>
      <FormError message={undo.problem} />
    </>
  );
}
