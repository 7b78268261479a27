import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import { classTitle } from '@fasih/school/learning/classes/title';
import { cancelMeeting } from '@fasih/school/learning/meetings/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Reason, useReason } from '../../catalogue/policy/reason.tsx';
import { formatDay, formatHours } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import type { Invalidated } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError, LongTextField } from '../../ui/fields.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { meetingOptionsQuery } from './queries.ts';

/** Cancels a meeting: shows the consequences before the button is pressed, and the decision afterwards. */
export function CancelDialog({
  meetingId,
  invalidates,
  onClose,
}: {
  meetingId: string;
  /** The calls that show meetings to the one who cancels. */
  invalidates: readonly Invalidated[];
  onClose: () => void;
}) {
  const t = useTexts('meetings');
  const s = useTexts('teachers').screens;
  const common = useTexts('common');
  const lang = useLang();
  const sentence = useReason();
  const options = useQuery(meetingOptionsQuery(meetingId));
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [done, setDone] = useState<SentDecision | null>(null);
  const cancelling = useAction(cancelMeeting, {
    invalidates,
    onDone: ({ decision }) => setDone(decision),
  });

  const submit = async () => {
    if (reason.trim() === '') return setMissing(true);
    await cancelling.run({ params: { meetingId }, body: { reason } });
  };
  if (done !== null) {
    return (
      <Dialog title={t.cancel.title} closeName={common.close} onClose={onClose}>
        <Stack>
          <Notice kind="good">{t.cancel.done}</Notice>
          <p>{sentence(done)}</p>
          <Row justify="end">
            <Button onClick={onClose}>{common.close}</Button>
          </Row>
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog title={t.cancel.title} closeName={common.close} onClose={onClose}>
      <Loaded query={options} lines={3}>
        {({ meeting, cancel }) => (
          <Stack
            as="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <p>
              <strong>
                {t.number({ number: meeting.number })} · {classTitle(meeting.learners, meeting.className)}
              </strong>
              {meeting.start !== null && meeting.end !== null && (
                <>
                  <br />
                  {formatDay(meeting.start, lang)}, {formatHours(meeting.start, meeting.end, lang)}
                </>
              )}
            </p>
            {cancel !== null && (
              <div>
                <Notice kind="attention">
                  {s.consequence}: {sentence(cancel)}
                </Notice>
                <Reason decision={cancel} />
              </div>
            )}
            {cancel?.outcome === 'returned' && (
              <LongTextField
                label={t.cancel.reason}
                value={reason}
                maxLength={500}
                required
                error={isMissing ? common.fields.required : undefined}
                onChange={(event) => {
                  setReason(event.currentTarget.value);
                  setMissing(false);
                }}
              />
            )}
            <FormError message={cancelling.problem} />
            <Row justify="end">
              <Button look="quiet" onClick={onClose}>
                {t.cancel.keep}
              </Button>
              {cancel?.outcome === 'returned' && (
                <Button type="submit" look="red" isPending={cancelling.isPending}>
                  {cancelling.isPending ? s.saving : t.cancel.submit}
                </Button>
              )}
            </Row>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
