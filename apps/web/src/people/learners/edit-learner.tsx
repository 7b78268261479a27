import {
  changeLearner,
  LEARNER_FACTS,
  type Learner,
  type LearnerFact,
} from '@fasih/school/people/learners/contract';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Part } from '../../ui/page.tsx';
import { FactFields } from './fact-fields.tsx';
import { LEARNER_READS } from './queries.ts';

const isStale = (fault: unknown) => fault instanceof Problem && fault.code === 'common.stale';

type KnownFacts = Partial<Record<LearnerFact, string>>;
const knownFacts = (learner: Learner): KnownFacts =>
  Object.fromEntries(LEARNER_FACTS.map((fact) => [fact, learner[fact] ?? undefined]));

/** Corrects what was typed; when somebody else was faster the latest data is shown and nothing is lost. */
export function EditLearner({ learner, onDone }: { learner: Learner; onDone: () => void }) {
  const t = useTexts('learners');
  const common = useTexts('common');
  const form = useContractForm(
    changeLearner.body,
    { ...knownFacts(learner), version: learner.version },
    (fault) => (isStale(fault) ? t.panel.stale : null),
  );
  const change = useAction(changeLearner, {
    invalidates: LEARNER_READS,
    onDone: () => {
      void notify('good', t.panel.saved);
      onDone();
    },
  });
  // The version last shown, not the one the form was opened with: after a stale answer the same text can be saved.
  const send = (body: KnownFacts) =>
    change.send({ params: { learnerId: learner.id }, body: { ...body, version: learner.version } });
  return (
    <Part level="h3" title={t.panel.editTitle({ name: learner.name })}>
      <Form
        onSubmit={form.submit(send)}
        state={form.state}
        submitLabel={t.panel.save}
        pendingLabel={t.panel.saving}
        beside={
          <Button look="plain" onClick={onDone}>
            {common.cancel}
          </Button>
        }
      >
        <FactFields
          kind={learner.kind}
          field={(fact) => ({
            ...form.field(fact),
            value: form.form.values[fact] ?? '',
            // What was unknown and stays empty is not sent.
            onChange: ({ currentTarget: { value } }) =>
              form.form.setFieldValue(fact, value === '' && learner[fact] === null ? undefined : value),
          })}
        />
      </Form>
    </Part>
  );
}
