import { inviteAgain, type StaffMember } from '@fasih/school/office/staff/staff-contract';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { useSaid } from '../lib/problem-sentence.ts';
import { useRefresh } from '../teachers/api.ts';
import { notify } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { useWrite } from '../ui/use-write.ts';

/** Mails somebody who has not chosen a password yet a new link. */
export function InviteAgain({ of }: { of: StaffMember }) {
  const t = useTexts('settings').staff;
  const common = useTexts('common');
  const said = useSaid();
  const refresh = useRefresh();
  const { run, sending } = useWrite();
  const send = () =>
    run(
      async () => {
        try {
          await call(inviteAgain, { params: { accountId: of.id } });
          await notify('good', t.inviteAgainDone(of));
        } catch (fault) {
          await notify('bad', said(fault) || common.noAnswer);
        }
      },
      () => refresh('settings'),
    );
  return (
    <Button look="quiet" size="small" aria-label={t.inviteAgainOf(of)} disabled={sending} onClick={send}>
      {t.inviteAgain}
    </Button>
  );
}
