import type { Reply } from '@fasih/school/basics/contract';
import type { meetingOptions } from '@fasih/school/learning/meetings/contract';
import { useState } from 'react';
import { formatDay, formatHours } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { useReason } from '../../policy/reason.tsx';
import { Notice, SkeletonLines } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields.tsx';
import { useWrite } from '../../ui/use-write.ts';
import { useExcuse, useMeetingOptions } from '../api.ts';
import css from './dialogs.module.css';

type Options = Reply<typeof meetingOptions>;

/**
 * 'Cannot come': what it would mean stands there before the button is pressed, and the decision afterwards. With notice
 * the meeting comes back, and `onPlan` leads on to a new time.
 */
export function ExcuseDialog({
  meetingId,
  learnerId,
  onClose,
  onPlan,
}: {
  meetingId: string;
  learnerId: string;
  onClose: () => void;
  onPlan: (meetingId: string) => void;
}) {
  const t = useTexts('meetings');
  const common = useTexts('common');
  const options = useMeetingOptions(meetingId, learnerId);
  return (
    <Dialog title={t.excuse.title} closeName={common.close} onClose={onClose}>
      {options.isPending && <SkeletonLines lines={4} />}
      {options.isError && options.data === undefined && (
        <Notice
          kind="bad"
          action={
            <Button size="small" look="quiet" onClick={() => options.refetch()}>
              {common.retry}
            </Button>
          }
        >
          {t.loadFailed}
        </Notice>
      )}
      {options.data && (
        <ExcuseForm options={options.data} learnerId={learnerId} onClose={onClose} onPlan={onPlan} />
      )}
    </Dialog>
  );
}

function ExcuseForm({
  options: { meeting, excuse: before },
  learnerId,
  onClose,
  onPlan,
}: {
  options: Options;
  learnerId: string;
  onClose: () => void;
  onPlan: (meetingId: string) => void;
}) {
  const t = useTexts('meetings');
  const common = useTexts('common');
  const lang = useLang();
  const problemText = useProblemText();
  const reason = useReason();
  const excuse = useExcuse(meeting.id, learnerId);
  const { run } = useWrite();
  const [why, setWhy] = useState('');
  const learner = meeting.learners.find((one) => one.learnerId === learnerId);
  if (excuse.isSuccess) {
    const { decision, meeting: after } = excuse.data;
    const kept = decision.outcome === 'kept';
    return (
      <div className={css.form}>
        <Notice kind={kept ? 'good' : 'attention'}>{kept ? t.excuse.kept : t.excuse.toldLate}</Notice>
        <p>{reason(decision)}</p>
        <div className={css.actions}>
          <Button look="quiet" onClick={onClose}>
            {common.close}
          </Button>
          {kept && <Button onClick={() => onPlan(after.id)}>{t.move.planTitle}</Button>}
        </div>
      </div>
    );
  }
  const kept = before?.outcome === 'kept';
  const possible = kept || before?.outcome === 'tooLate';
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        run(() => excuse.mutateAsync(why.trim()));
      }}
    >
      <p className={css.lead}>
        {t.excuse.ask({ name: learner?.name ?? '', number: learner?.number ?? meeting.number })}
        {meeting.start && meeting.end && (
          <>
            <br />
            {formatDay(meeting.start, lang)}, {formatHours(meeting.start, meeting.end, lang)}
          </>
        )}
      </p>
      <Notice kind={kept ? 'info' : 'attention'}>{reason(before)}</Notice>
      {possible && (
        <TextField
          label={`${t.excuse.reason} (${common.optional})`}
          value={why}
          maxLength={500}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
      )}
      {excuse.isError && <Notice kind="bad">{problemText(excuse.error)}</Notice>}
      <div className={css.actions}>
        <Button look="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
        {possible && (
          <Button type="submit" look={kept ? 'teal' : 'red'} disabled={excuse.isPending}>
            {excuse.isPending ? t.move.sending : kept ? t.excuse.submit : t.excuse.submitLate}
          </Button>
        )}
      </div>
    </form>
  );
}
