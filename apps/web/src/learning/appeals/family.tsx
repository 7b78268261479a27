import {
  type Appeal,
  appealsOfCourse,
  askAppeal,
  type Forfeit,
} from '@fasih/school/learning/appeals/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useReason } from '../../catalogue/policy/reason.tsx';
import { FAMILY_READS } from '../../courses/enrolments/queries.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { WrittenPart } from '../../ui/written.tsx';
import { appealsOfCourseQuery } from './queries.ts';

/** What a family can say, or has said, about one forfeited meeting, and the school's answer. Nothing where there is neither. */
export function MeetingAppeal({
  enrolmentId,
  meetingId,
  mayAsk,
}: {
  enrolmentId: string;
  meetingId: string;
  /** False for a second guardian who only looks. */
  mayAsk: boolean;
}) {
  const { data } = useQuery(appealsOfCourseQuery(enrolmentId));
  const forfeit = data?.forfeits.find((one) => one.meetingId === meetingId);
  if (!data || !forfeit) return null;
  return (
    // The texts may still be loading; the page around stays.
    <Suspense>
      {forfeit.appeal === null ? (
        mayAsk && <Questionable forfeit={forfeit} />
      ) : (
        <Asked appeal={forfeit.appeal} now={new Date(data.serverNow)} />
      )}
    </Suspense>
  );
}

/** Lets the family question a forfeit until the deadline has passed. */
function Questionable({ forfeit: { meetingId, learnerId, number, decision, until } }: { forfeit: Forfeit }) {
  const t = useTexts('appeals').family;
  const lang = useLang();
  const [isOpen, setOpen] = useState(false);
  if (until === null || decision?.outcome !== 'open') return null;
  return (
    <Stack gap={2} align="start">
      <Text isMuted size="small">
        {t.until({ until: formatInstant(until, lang) })}
      </Text>
      <Button look="quiet" size="small" aria-label={t.askFor({ number })} onClick={() => setOpen(true)}>
        {t.ask}
      </Button>
      {isOpen && <AppealForm params={{ meetingId, learnerId }} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function AppealForm({
  params,
  onClose,
}: {
  params: { meetingId: string; learnerId: string };
  onClose: () => void;
}) {
  const t = useTexts('appeals').family;
  const say = useReason();
  const ask = useAction(askAppeal, {
    invalidates: [...FAMILY_READS, appealsOfCourse],
    onDone: ({ decision }) => void notify('good', say(decision)),
  });
  return (
    <ActionDialog
      title={t.ask}
      lead={t.lead}
      label={t.reason}
      description={t.reasonHint}
      submitLabel={t.submit}
      send={(reason) => ask.send({ params, body: { reason } })}
      onClose={onClose}
    />
  );
}

/** A question and its state. */
function Asked({ appeal: { reason, state, answer, answerBy }, now }: { appeal: Appeal; now: Date }) {
  const t = useTexts('appeals').family;
  const lang = useLang();
  const isOverdue = new Date(answerBy) < now;
  return (
    <Stack gap={3}>
      <Notice kind={state === 'returned' ? 'good' : 'info'}>
        {state !== 'open'
          ? t[state]
          : isOverdue
            ? t.overdue
            : t.open({ when: formatInstant(answerBy, lang) })}
      </Notice>
      <WrittenPart title={t.yours} text={reason} />
      <WrittenPart title={t.answer} text={answer} />
    </Stack>
  );
}
