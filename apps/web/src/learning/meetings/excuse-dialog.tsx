import type { Reply } from '@fasih/school/basics/contract';
import { excuseLearner, meetingOptions } from '@fasih/school/learning/meetings/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReason } from '../../catalogue/policy/reason.tsx';
import { formatDay, formatHours } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import type { Invalidated } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { LoadedPart } from '../../ui/loaded.tsx';
import { Decided } from './decided.tsx';
import { meetingOptionsQuery } from './queries.ts';

type Options = Reply<typeof meetingOptions>;

/**
 * 'Cannot come': shows the consequences before the button is pressed, and the decision afterwards. With notice
 * the meeting comes back, and `onPlan` leads on to a new time.
 */
export function ExcuseDialog({
  meetingId,
  learnerId,
  invalidates,
  onClose,
  onPlan,
}: {
  meetingId: string;
  learnerId: string;
  /** The calls that show the meeting to the family. */
  invalidates: readonly Invalidated[];
  onClose: () => void;
  onPlan: (meetingId: string) => void;
}) {
  const t = useTexts('meetings');
  const common = useTexts('common');
  const options = useQuery(meetingOptionsQuery(meetingId, learnerId));
  return (
    <Dialog title={t.excuse.title} closeName={common.close} onClose={onClose}>
      <LoadedPart query={options} lines={4} failed={t.loadFailed}>
        {(now) => (
          <ExcuseForm
            options={now}
            learnerId={learnerId}
            invalidates={invalidates}
            onClose={onClose}
            onPlan={onPlan}
          />
        )}
      </LoadedPart>
    </Dialog>
  );
}

function ExcuseForm({
  options: { meeting, excuse: before },
  learnerId,
  invalidates,
  onClose,
  onPlan,
}: {
  options: Options;
  learnerId: string;
  invalidates: readonly Invalidated[];
  onClose: () => void;
  onPlan: (meetingId: string) => void;
}) {
  const t = useTexts('meetings');
  const common = useTexts('common');
  const lang = useLang();
  const reason = useReason();
  const [excused, setExcused] = useState<Reply<typeof excuseLearner> | null>(null);
  const excuse = useAction(excuseLearner, {
    // What was possible before is not what is possible now: the way on to a new time starts from the latest.
    invalidates: [...invalidates, meetingOptions],
    onDone: setExcused,
  });
  const [why, setWhy] = useState('');
  const learner = meeting.learners.find((one) => one.learnerId === learnerId);
  if (excused !== null) {
    const { decision, meeting: after } = excused;
    const kept = decision.outcome === 'kept';
    return (
      <Decided
        kind={kept ? 'good' : 'attention'}
        text={kept ? t.excuse.kept : t.excuse.toldLate}
        decision={decision}
      >
        <Button look="quiet" onClick={onClose}>
          {common.close}
        </Button>
        {kept && <Button onClick={() => onPlan(after.id)}>{t.move.planTitle}</Button>}
      </Decided>
    );
  }
  const kept = before?.outcome === 'kept';
  const possible = kept || before?.outcome === 'tooLate';
  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        const text = why.trim();
        void excuse.run({
          params: { meetingId: meeting.id },
          body: { learnerId, ...(text ? { reason: text } : {}) },
        });
      }}
    >
      <p>
        <strong>
          {t.excuse.ask({ name: learner?.name ?? '', number: learner?.number ?? meeting.number })}
          {meeting.start && meeting.end && (
            <>
              <br />
              {formatDay(meeting.start, lang)}, {formatHours(meeting.start, meeting.end, lang)}
            </>
          )}
        </strong>
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
      {excuse.problem !== null && <Notice kind="bad">{excuse.problem}</Notice>}
      <Row justify="end">
        <Button look="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
        {possible && (
          <Button type="submit" look={kept ? 'teal' : 'red'} isPending={excuse.isPending}>
            {excuse.isPending ? t.move.sending : kept ? t.excuse.submit : t.excuse.submitLate}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
