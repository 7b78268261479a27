import { cancelClass } from '@fasih/school/learning/classes/changes-contract';
import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { classTitle } from '@fasih/school/learning/classes/title';
import { useTexts } from '../../../lib/language.tsx';
import { Problem } from '../../../lib/problem.ts';
import { useAction } from '../../../lib/use-action.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { notify } from '../../../ui/ask.tsx';
import { Notice } from '../../../ui/basics.tsx';
import { MEETING_READS } from '../../meetings/admin/reads.ts';

/** Cancels a class that has not begun, for good, with a reason that families and teacher read. */
export function CancelClass({ schoolClass, onClose }: { schoolClass: SchoolClass; onClose: () => void }) {
  const t = useTexts('classes').staff;
  const words = useTexts('staff');
  const cancel = useAction(cancelClass, {
    invalidates: MEETING_READS,
    onDone: () => notify('good', t.cancelled),
  });
  return (
    <ActionDialog
      isDangerous
      title={t.cancelTitle}
      lead={classTitle(schoolClass.learners, schoolClass.name)}
      label={t.cancelReason}
      maxLength={300}
      cancelLabel={t.keep}
      submitLabel={t.cancel}
      pendingLabel={words.sending}
      explain={(refusal) =>
        refusal instanceof Problem && refusal.code === 'common.stale' ? words.classes.one.stale : null
      }
      send={(reason) =>
        cancel.send({ params: { classId: schoolClass.id }, body: { reason, version: schoolClass.version } })
      }
      onClose={onClose}
    >
      <Notice kind="attention">{t.cancelText({ n: schoolClass.learners.length })}</Notice>
    </ActionDialog>
  );
}
