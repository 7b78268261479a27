import { settleDispute } from '@fasih/school/learning/attendance/dispute-contract';
import type { WorkItem } from '@fasih/school/office/homes/work-contract';
import { MEETING_READS } from '../../../learning/meetings/admin/reads.ts';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';

const OUTCOMES = ['returned', 'held', 'forfeited'] as const;

/** Decides about a meeting whose teacher a family missed; the family reads the reason. */
export function DisputeDialog({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  const t = useTexts('admin').work.dispute;
  const settle = useAction(settleDispute, {
    invalidates: MEETING_READS,
    onDone: () => {
      onClose();
      return notify('good', t.done);
    },
  });
  return (
    <OutcomeDialog
      title={t.title(item)}
      lead={item.about}
      legend={t.legend}
      outcomes={OUTCOMES.map((one) => [one, t[one]])}
      suggested="returned"
      wordsLabel={t.reason}
      maxLength={500}
      needsWords={() => true}
      problem={settle.problem}
      isPending={settle.isPending}
      onSettle={(outcome, reason) =>
        void settle.run({ params: { disputeId: item.id }, body: { outcome, reason } })
      }
      onClose={onClose}
    />
  );
}
