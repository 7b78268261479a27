import { dayIn } from '@fasih/school/basics/instants';
import { addLearner } from '@fasih/school/people/learners/contract';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { schoolNow } from '../../lib/school-clock.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { CardSection } from '../../ui/page.tsx';
import { useMe } from '../accounts/queries.ts';
import { ChildForm } from './child-form.tsx';
import { type ChildDraft, childOf, EMPTY_CHILD } from './draft.ts';
import { LEARNER_READS } from './queries.ts';

/** Adds a child with the guardian's consent in the same step. */
export function AddChild({ onDone }: { onDone: () => void }) {
  const t = useTexts('learners');
  const guardian = useMe().data?.profile.full_name ?? '';
  const [draft, setDraft] = useState<ChildDraft>(EMPTY_CHILD);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const add = useAction(addLearner, {
    invalidates: LEARNER_READS,
    onDone: () => {
      void notify('good', t.panel.added);
      onDone();
    },
    onError: (error) => setErrors(error instanceof Problem ? error.fields : {}),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const child = childOf(draft, guardian, dayIn(schoolNow()));
    setErrors(child.issues ?? {});
    if (child.body === undefined) {
      const first = form.elements.namedItem(Object.keys(child.issues ?? {})[0] ?? '');
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    void add.run({ body: child.body });
  };
  return (
    <CardSection title={t.panel.addTitle}>
      <ChildForm
        onSubmit={send}
        state={add}
        submitLabel={t.panel.add}
        onCancel={onDone}
        draft={draft}
        guardian={guardian}
        errors={errors}
        onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
      />
    </CardSection>
  );
}
