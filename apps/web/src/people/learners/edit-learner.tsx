import { dayIn } from '@fasih/school/basics/instants';
import { changeLearner, type Learner } from '@fasih/school/people/learners/contract';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Columns } from '../../ui/layout.tsx';
import { Part } from '../../ui/page.tsx';
import { LEARNER_READS } from './queries.ts';

const isStale = (fault: unknown) => fault instanceof Problem && fault.code === 'common.stale';

/** Corrects name or birth date; when somebody else was faster the latest data is shown and nothing is lost. */
export function EditLearner({ learner, onDone }: { learner: Learner; onDone: () => void }) {
  const t = useTexts('learners');
  const common = useTexts('common');
  const form = useContractForm(
    changeLearner.body,
    {
      name: learner.name,
      birth_date: learner.birth_date ?? undefined,
      version: learner.version,
    },
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
  const send = (body: { name?: string; birth_date?: string; version: number }) =>
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
        <Columns isStretched gap={5} least="small">
          <TextField
            {...form.field('name')}
            label={learner.kind === 'self' ? t.panel.nameSelf : t.form.name}
            required
          />
          <TextField
            {...form.field('birth_date')}
            value={form.form.values.birth_date ?? ''}
            type="date"
            label={t.form.birthDate}
            max={dayIn(new Date())}
            required={learner.kind === 'child'}
            onChange={(event) =>
              form.form.setFieldValue('birth_date', event.currentTarget.value || undefined)
            }
          />
        </Columns>
      </Form>
    </Part>
  );
}
