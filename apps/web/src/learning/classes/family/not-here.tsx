import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { useChosenLearner } from '../../../courses/enrolments/queries.ts';
import { useTexts } from '../../../lib/language.tsx';
import { Problem } from '../../../lib/problem.ts';
import { useProblemText } from '../../../lib/problem-sentence.ts';
import { Card, EmptyState } from '../../../ui/basics.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';

/** A class's page that has nothing to show: no such class in this account, or no answer. */
export function NotHere({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useTexts('classes').pages;
  const common = useTexts('common');
  const problemText = useProblemText();
  const learner = useChosenLearner();
  const gone = error === null || (error instanceof Problem && error.status === 404);
  return (
    <Card>
      {gone ? (
        <EmptyState
          title={t.notHere}
          text={t.notHereText}
          picture="/pictures/empty/no-classes.svg"
          action={<ButtonLink to={ofLearner('/class/general-english', learner)}>{t.toList}</ButtonLink>}
        />
      ) : (
        <EmptyState
          title={t.loadFailed}
          text={problemText(error)}
          picture="/pictures/empty/offline.svg"
          action={<Button onClick={onRetry}>{common.retry}</Button>}
        />
      )}
    </Card>
  );
}
