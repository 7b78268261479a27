import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { EmptyCard } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Columns, Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { AddChild } from './add-child.tsx';
import { LearnerCard } from './learner-card.tsx';
import { learnersQuery } from './queries.ts';

/** The learners of an account: add, correct, give consent and withdraw it. */
export default function Learners() {
  const t = useTexts('learners');
  const [adding, setAdding] = useState(false);
  const add = <Button onClick={() => setAdding(true)}>{t.panel.add}</Button>;
  return (
    <Loaded query={useQuery(learnersQuery())} lines={4} failed={t.step.loadFailed}>
      {(learners) => (
        <Stack gap={5}>
          {learners.length === 0 && !adding && (
            <EmptyCard title={t.panel.empty} text={t.panel.emptyText} action={add} />
          )}
          {learners.length > 0 && (
            <Columns as="ul" least="large">
              {learners.map((learner) => (
                <li key={learner.id}>
                  <LearnerCard learner={learner} />
                </li>
              ))}
            </Columns>
          )}
          {adding ? <AddChild onDone={() => setAdding(false)} /> : learners.length > 0 && <div>{add}</div>}
        </Stack>
      )}
    </Loaded>
  );
}
