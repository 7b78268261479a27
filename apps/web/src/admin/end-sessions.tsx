import { endSessionsOf } from '@fasih/school/office/staff/staff-contract';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { notify } from '../ui/ask.tsx';
import { ReasonDialog } from '../ui/reason-dialog.tsx';

type Props = { accountId: string; name: string; after: () => Promise<unknown>; onClose: () => void };

/** Signs somebody out on every device, with a reason: staff, or a family. */
export function EndSessions({ accountId, name, after, onClose }: Props) {
  const t = useTexts('staff').endSessions;
  const words = useTexts('staff');
  return (
    <ReasonDialog
      grave
      title={t.ask({ name })}
      lead={t.text}
      label={words.reason}
      most={300}
      sending={words.sending}
      yes={t.yes}
      onClose={onClose}
      send={async (reason) => {
        const { ended } = await call(endSessionsOf, { params: { accountId }, body: { reason } });
        await after();
        await notify('good', t.done({ name, ended }));
      }}
    />
  );
}
