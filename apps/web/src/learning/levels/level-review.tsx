import { getPlacement } from '@fasih/school/assessment/placement/contract';
import type { LevelReview as Review } from '@fasih/school/catalogue/policy/contract';
import { askLevelLook } from '@fasih/school/learning/levels/contract';
import { useState } from 'react';
import { formatDateOf } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import type { Invalidated } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { Text } from '../../ui/layout.tsx';

type Asked = {
  enrolmentId: string;
  name: string;
  /** The calls that show the family its levels; named by the pages, because the test's result loads none of them. */
  invalidates: readonly Invalidated[];
};

/**
 * What a family reads below a level: that a person will still confirm it, or who did and why. With `course` the family may
 * ask once for another look; `learner` speaks to the learner, as the page of the test's result does.
 */
export function LevelReview({
  review,
  course,
  learner = false,
}: {
  review: Review | null;
  course?: Asked | undefined;
  learner?: boolean;
}) {
  const t = useTexts('levels').family;
  const lang = useLang();
  if (review === null) return null;
  const { state, decided, look } = review;
  const day = (instant: string) => formatDateOf(instant, lang);
  return (
    <Text as="div" isMuted size="small">
      {state === 'proposed' && <p>{learner ? t.proposedLearner : t.proposed}</p>}
      {decided !== null && (
        <p>
          {decided.was === null
            ? t.confirmed({ by: decided.by, day: day(decided.at) })
            : t.changed({ by: decided.by, day: day(decided.at), was: decided.was })}
        </p>
      )}
      {decided !== null && decided.reason !== '' && <p>{t.reason({ reason: decided.reason })}</p>}
      {state === 'reopened' && look !== null && (
        <>
          <p>{t.reopened({ day: day(look.askedAt) })}</p>
          {!learner && <p>{t.yourWords({ text: look.text })}</p>}
        </>
      )}
      {course !== undefined && review.mayAsk && <AskLook course={course} />}
    </Text>
  );
}

function AskLook({ course: { enrolmentId, name, invalidates } }: { course: Asked }) {
  const t = useTexts('levels').family;
  const [isOpen, setOpen] = useState(false);
  const ask = useAction(askLevelLook, {
    invalidates: [...invalidates, getPlacement],
    onDone: () => notify('good', t.askSent),
  });
  return (
    <>
      <Button look="quiet" size="small" aria-label={t.askFor({ course: name })} onClick={() => setOpen(true)}>
        {t.ask}
      </Button>
      {isOpen && (
        <ActionDialog
          title={t.askTitle}
          lead={t.askLead}
          label={t.askLabel}
          maxLength={1000}
          cancelLabel={t.cancel}
          submitLabel={t.askSend}
          pendingLabel={t.sending}
          send={(text) => ask.send({ params: { enrolmentId }, body: { text } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
