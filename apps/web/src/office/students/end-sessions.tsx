import { endSessionsOf } from '@fasih/school/office/staff/staff-contract';
import { useTexts } from '../../lib/language.tsx';
import type { Invalidated } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';

type Props = {
  accountId: string;
  name: string;
  invalidates: readonly Invalidated[];
  onClose: () => void;
};

/** Signs somebody out on every device, with a reason: staff, or a family. */
export function EndSessions({ accountId, name, invalidates, onClose }: Props) {
  const t = useTexts('staff').endSessions;
  const words = useTexts('staff');
  const end = useAction(endSessionsOf, {
    invalidates,
    onDone: ({ ended }) => notify('good', t.done({ name, ended })),
  });
  return (
    <ActionDialog
      isDangerous
      title={t.ask({ name })}
      lead={t.text}
      label={words.reason}
      maxLength={300}
      pendingLabel={words.sending}
      submitLabel={t.yes}
      onClose={onClose}
      send={(reason) => end.send({ params: { accountId }, body: { reason } })}
    />
  );
}
