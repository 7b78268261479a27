import {
  answerRequest,
  type BookingRequest,
  bookingRequests,
} from '@fasih/school/learning/placing/booking-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { slotTimes } from '../../../courses/enrolments/slot-times.ts';
import { shortDay } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { notify } from '../../../ui/ask.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Part } from '../../../ui/page.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { MEETING_READS } from '../../meetings/admin/reads.ts';
import { bookingRequestsQuery } from '../queries.ts';

/** Times that families ask for, where the school confirms each; none: nothing. */
export function Requests() {
  const t = useTexts('placing').admin;
  const lang = useLang();
  const [declined, setDeclined] = useState<BookingRequest | null>(null);
  const requests = useQuery(bookingRequestsQuery).data?.requests ?? [];
  const answer = useAction(answerRequest, { invalidates: [bookingRequests, ...MEETING_READS] });
  if (requests.length === 0) return null;
  return (
    <Part title={t.requests}>
      <FormError message={answer.problem} />
      <Stack as="ul" gap={3} isLined>
        {requests.map((one) => (
          <Row as="li" key={one.bookingId} justify="between">
            <Titled
              below={`${one.teacherName} · ${slotTimes(one.slots, lang)} · ${shortDay(one.firstDay, lang)}`}
            >
              <strong>{one.learner.name}</strong>
            </Titled>
            <Row gap={2}>
              <Button
                size="small"
                isPending={answer.isPending}
                onClick={async () => {
                  const params = { bookingId: one.bookingId };
                  if (await answer.run({ params, body: { accept: true } })) await notify('good', t.accepted);
                }}
              >
                {t.accept}
              </Button>
              <Button look="quiet" size="small" onClick={() => setDeclined(one)}>
                {t.decline}
              </Button>
            </Row>
          </Row>
        ))}
      </Stack>
      {declined !== null && (
        <ActionDialog
          title={t.declineTitle({ name: declined.learner.name })}
          label={t.declineReason}
          maxLength={300}
          submitLabel={t.decline}
          isDangerous
          send={(reason) =>
            answer.send({ params: { bookingId: declined.bookingId }, body: { accept: false, reason } })
          }
          onClose={() => setDeclined(null)}
        />
      )}
    </Part>
  );
}
