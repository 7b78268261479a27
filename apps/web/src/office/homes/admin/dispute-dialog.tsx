import { settleDispute } from '@fasih/school/learning/attendance/dispute-contract';
import type { WorkItem } from '@fasih/school/office/homes/work-contract';
import { useState } from 'react';
import { MEETING_READS } from '../../../learning/meetings/admin/reads.ts';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Choice, Choices } from '../../../ui/choice.tsx';
import { LongTextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';

/** Decides about a meeting whose teacher a family missed; the family reads the reason. */
export function DisputeDialog({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  const t = useTexts('admin').work.dispute;
  const common = useTexts('common');
  const [outcome, setOutcome] = useState<'held' | 'returned' | 'forfeited'>('returned');
  const [reason, setReason] = useState('');
  const settle = useAction(settleDispute, {
    invalidates: MEETING_READS,
    onDone: () => {
      onClose();
      return notify('good', t.done);
    },
  });
  return (
    <FormDialog
      title={t.title(item)}
      lead={item.about}
      problem={settle.problem}
      isPending={settle.isPending}
      isBlocked={reason.trim() === ''}
      submitLabel={common.save}
      onSubmit={(event) => {
        event.preventDefault();
        void settle.run({ params: { disputeId: item.id }, body: { outcome, reason } });
      }}
      onClose={onClose}
    >
      <Choices legend={t.legend}>
        {(['returned', 'held', 'forfeited'] as const).map((one) => (
          <Choice
            key={one}
            type="radio"
            look="card"
            name="outcome"
            checked={outcome === one}
            onChange={() => setOutcome(one)}
          >
            {t[one]}
          </Choice>
        ))}
      </Choices>
      <LongTextField
        label={t.reason}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
