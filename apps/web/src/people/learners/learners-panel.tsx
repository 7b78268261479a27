import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { Card, EmptyState, SkeletonLines } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { AddChild } from './add-child.tsx';
import { LearnerCard } from './learner-card.tsx';
import css from './learners.module.css';
import { learnersQuery } from './queries.ts';

/** The learners of an account: add, correct, give consent and withdraw it. */
export function LearnersPanel() {
  const t = useTexts('learners');
  const common = useTexts('common');
  const problemText = useProblemText();
  const list = useQuery(learnersQuery());
  const [adding, setAdding] = useState(false);
  const add = <Button onClick={() => setAdding(true)}>{t.panel.add}</Button>;
  return (
    <div className={css.panel}>
      {list.isPending && (
        <Card aria-busy="true">
          <SkeletonLines lines={4} />
        </Card>
      )}
      {list.isError && list.data === undefined && (
        <Card>
          <EmptyState
            title={t.step.loadFailed}
            text={problemText(list.error)}
            picture="/pictures/empty/offline.svg"
            action={<Button onClick={() => list.refetch()}>{common.retry}</Button>}
          />
        </Card>
      )}
      {list.data?.length === 0 && !adding && (
        <Card>
          <EmptyState title={t.panel.empty} text={t.panel.emptyText} action={add} />
        </Card>
      )}
      {list.data !== undefined && list.data.length > 0 && (
        <ul className={css.people}>
          {list.data.map((learner) => (
            <li key={learner.id}>
              <LearnerCard learner={learner} />
            </li>
          ))}
        </ul>
      )}
      {adding ? (
        <AddChild onDone={() => setAdding(false)} />
      ) : (
        list.data !== undefined && list.data.length > 0 && <div>{add}</div>
      )}
    </div>
  );
}
