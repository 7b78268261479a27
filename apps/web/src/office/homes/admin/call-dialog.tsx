import { FAMILY_CALL_OUTCOMES, MAX_NOTE } from '@fasih/school/learning/attendance/family-call';
import { settleFamilyCall } from '@fasih/school/learning/attendance/family-call-contract';
import { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import type { WorkItem } from '@fasih/school/office/homes/work-contract';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Text } from '../../../ui/layout.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';

/** Notes what came of calling a family that missed three meetings in a row, which closes the task. */
export function CallDialog({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  const t = useTexts('admin').work.call;
  const settle = useAction(settleFamilyCall, {
    invalidates: [adminDashboard],
    onDone: () => {
      onClose();
      return notify('good', t.done);
    },
  });
  return (
    <OutcomeDialog
      title={t.title(item)}
      lead={t.lead}
      legend={t.legend}
      outcomes={FAMILY_CALL_OUTCOMES.map((one) => [one, t.outcomes[one]])}
      suggested="spoken"
      wordsLabel={t.words}
      maxLength={MAX_NOTE}
      needsWords={(outcome) => outcome === 'other'}
      problem={settle.problem}
      isPending={settle.isPending}
      onSettle={(outcome, note) => void settle.run({ params: { callId: item.id }, body: { outcome, note } })}
      onClose={onClose}
    >
      {item.about !== null && <Text>{item.about}</Text>}
    </OutcomeDialog>
  );
}
