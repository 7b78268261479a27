import { type ComponentProps, lazy, Suspense } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { SkeletonLines } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';

const ChildFields = lazy(() => import('./child-fields.tsx'));

type Props = ComponentProps<typeof ChildFields> &
  Pick<ComponentProps<typeof Form>, 'onSubmit' | 'state' | 'submitLabel'> & { onCancel: () => void };

/** The form about a child, with the guardian's consent. Its fields are loaded when it is opened. */
export function ChildForm({ onSubmit, state, submitLabel, onCancel, ...fields }: Props) {
  const { panel } = useTexts('learners');
  const common = useTexts('common');
  return (
    <Form
      onSubmit={onSubmit}
      state={state}
      submitLabel={submitLabel}
      pendingLabel={panel.saving}
      beside={
        <Button look="plain" onClick={onCancel}>
          {common.cancel}
        </Button>
      }
    >
      <Suspense fallback={<SkeletonLines lines={fields.knownName === undefined ? 6 : 5} />}>
        <ChildFields {...fields} />
      </Suspense>
    </Form>
  );
}
