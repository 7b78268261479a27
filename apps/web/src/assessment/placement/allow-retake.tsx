import { allowRetake } from '@fasih/school/assessment/placement/contract';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';

/** Opens the placement test again before its time, with the reason that the school keeps. */
export function AllowRetake({
  enrolmentId,
  name,
  onClose,
}: {
  enrolmentId: string;
  name: string;
  onClose: () => void;
}) {
  const t = useTexts('placement').allowRetake;
  const words = useTexts('staff');
  const allow = useAction(allowRetake, { onDone: () => notify('good', t.done) });
  return (
    <ActionDialog
      title={t.title({ name })}
      lead={t.text}
      label={t.reason}
      cancelLabel={t.no}
      submitLabel={t.yes}
      pendingLabel={words.sending}
      send={(reason) => allow.send({ params: { enrolmentId }, body: { reason } })}
      onClose={onClose}
    />
  );
}
