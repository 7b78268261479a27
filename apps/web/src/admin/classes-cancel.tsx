import { cancelClass } from '@fasih/school/learning/classes/changes-contract';
import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { Problem } from '../lib/problem.ts';
import { useMeetingsChanged } from '../meetings/api.ts';
import { ActionDialog } from '../ui/action-dialog.tsx';
import { notify } from '../ui/ask.tsx';
import { Notice } from '../ui/basics.tsx';

/** Cancels a class that has not begun, for good, with a reason that families and teacher read. */
export function CancelClass({ of, onClose }: { of: SchoolClass; onClose: () => void }) {
  const t = useTexts('classes').staff;
  const words = useTexts('staff');
  const changed = useMeetingsChanged();
  const send = async (reason: string) => {
    const body = { reason, version: of.version };
    await call(cancelClass, { params: { classId: of.id }, body }).finally(changed);
    await notify('good', t.cancelled);
  };
  return (
    <ActionDialog
      isDangerous
      title={t.cancelTitle}
      lead={of.name}
      label={t.cancelReason}
      maxLength={300}
      cancelLabel={t.keep}
      submitLabel={t.cancel}
      pendingLabel={words.sending}
      explain={(refusal) =>
        refusal instanceof Problem && refusal.code === 'common.stale' ? words.classes.one.stale : null
      }
      send={send}
      onClose={onClose}
    >
      <Notice kind="attention">{t.cancelText({ n: of.learners.length })}</Notice>
    </ActionDialog>
  );
}
