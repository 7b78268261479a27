import {
  FAMILY_CALL_OUTCOMES,
  type FamilyCallOutcome,
  MAX_NOTE,
} from '@fasih/school/learning/attendance/family-call';
import { settleFamilyCall } from '@fasih/school/learning/attendance/family-call-contract';
import { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import type { WorkItem } from '@fasih/school/office/homes/work-contract';
import { useState } from 'react';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Choice, Choices } from '../../../ui/choice.tsx';
import { LongTextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Text } from '../../../ui/layout.tsx';

/** Notes what came of calling a family that missed three meetings in a row, which closes the task. */
export function CallDialog({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  const t = useTexts('admin').work.call;
  const common = useTexts('common');
  const [outcome, setOutcome] = useState<FamilyCallOutcome>('spoken');
  const [note, setNote] = useState('');
  const settle = useAction(settleFamilyCall, {
    invalidates: [adminDashboard],
    onDone: () => {
      onClose();
      return notify('good', t.done);
    },
  });
  return (
    <FormDialog
      title={t.title(item)}
      lead={t.lead}
      problem={settle.problem}
      isPending={settle.isPending}
      isBlocked={outcome === 'other' && note.trim() === ''}
      submitLabel={common.save}
      onSubmit={(event) => {
        event.preventDefault();
        void settle.run({ params: { callId: item.id }, body: { outcome, note } });
      }}
      onClose={onClose}
    >
      {item.about !== null && <Text>{item.about}</Text>}
      <Choices legend={t.legend}>
        {FAMILY_CALL_OUTCOMES.map((one) => (
          <Choice
            key={one}
            type="radio"
            look="card"
            name="outcome"
            checked={outcome === one}
            onChange={() => setOutcome(one)}
          >
            {t.outcomes[one]}
          </Choice>
        ))}
      </Choices>
      <LongTextField
        label={t.words}
        required={outcome === 'other'}
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
