import type { MeetingRecord } from '@fasih/school/learning/meetings/contract';
import { useState } from 'react';
import { formatDay, formatHours } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { useProblemText } from '../lib/problem-sentence.ts';
import { useReason } from '../policy/reason.tsx';
import { Notice, SkeletonLines } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError } from '../ui/fields.tsx';
import forms from '../ui/parts/forms.module.css';
import { useWrite } from '../ui/use-write.ts';
import css from './calendar.module.css';
import { useCalendarMove, usePreview } from './calendar-api.ts';
import type { Placed } from './calendar-layout.ts';

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

type Props = { of: Placed; start: string; onMoved: (moved: Moved) => void; onClose: () => void };

/** What a move would mean, by the server's rules: the decision and its reason, or what stands against it. */
export function CalendarPreview({ of, start, onMoved, onClose }: Props) {
  const t = useTexts('timetable');
  const common = useTexts('common');
  const m = useTexts('meetings');
  const lang = useLang();
  const problemText = useProblemText();
  const reason = useReason();
  const preview = usePreview(of.id, start);
  const move = useCalendarMove();
  const write = useWrite();
  const to = (minutes: number) => new Date(Date.parse(start) + minutes * 60_000);
  const save = async () => {
    const version = preview.data?.meeting.version;
    if (version === undefined) return;
    const saved = await write.run(async () => {
      const { meeting } = await move({ meetingId: of.id, start, version });
      onMoved({
        meetingId: of.id,
        number: of.number,
        name: of.of.name,
        was: of.start,
        start: meeting.start ?? start,
        end: meeting.end ?? to(of.minutes).toISOString(),
        version: meeting.version,
      });
    });
    if (!saved) void preview.refetch();
  };
  return (
    <Dialog title={t.preview} closeName={common.close} onClose={onClose}>
      <div className={forms.form}>
        <p>
          <strong>
            {m.number({ number: of.number })} · {of.of.name}
          </strong>
        </p>
        <dl className={css.change}>
          <dt>{t.was}</dt>
          <dd>
            {formatDay(of.start, lang)},{' '}
            {formatHours(of.start, new Date(Date.parse(of.start) + of.minutes * 60_000), lang)}
          </dd>
          <dt>{t.becomes}</dt>
          <dd>
            {formatDay(start, lang)}, {formatHours(start, to(of.minutes), lang)}
          </dd>
        </dl>
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
              <p className={css.quiet}>{t.told({ names: preview.data.told.join(', ') })}</p>
            </>
          )}
          <FormError message={write.fault} />
        </div>
        <div className={forms.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button disabled={!preview.data || preview.isError || write.sending} onClick={() => void save()}>
            {write.sending ? m.move.sending : t.move}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** What was just moved, and the way back. */
export function Undo({ of, onClose }: { of: Moved; onClose: () => void }) {
  const t = useTexts('timetable');
  const common = useTexts('common');
  const lang = useLang();
  const move = useCalendarMove();
  const write = useWrite();
  const [done, setDone] = useState<MeetingRecord | null>(null);
  const back = () =>
    write.run(async () => {
      const start = new Date(of.was).toISOString();
      setDone((await move({ meetingId: of.meetingId, start, version: of.version })).meeting);
    });
  const when = (start: string, end: string) => `${formatDay(start, lang)}, ${formatHours(start, end, lang)}`;
  if (done?.start && done.end) {
    return (
      <Notice
        kind="info"
        action={
          <Button look="plain" size="small" onClick={onClose}>
            {common.close}
          </Button>
        }
      >
        {t.undone({ when: when(done.start, done.end) })}
      </Notice>
    );
  }
  return (
    <>
      <Notice
        kind="good"
        action={
          <span className={css.undo}>
            <Button look="quiet" size="small" disabled={write.sending} onClick={() => void back()}>
              {t.undo}
            </Button>
            <Button look="plain" size="small" onClick={onClose}>
              {common.close}
            </Button>
          </span>
        }
      >
        {t.moved({ number: of.number, name: of.name, when: when(of.start, of.end) })}
      </Notice>
      <FormError message={write.fault} />
    </>
  );
}
