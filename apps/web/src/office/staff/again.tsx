import { inviteAgain, listStaff, type StaffMember } from '@fasih/school/office/staff/staff-contract';
import { useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';

/** Mails somebody who has not chosen a password yet a new link. */
export function InviteAgain({ member }: { member: StaffMember }) {
  const t = useTexts('settings').staff;
  const problemText = useProblemText();
  const invite = useAction(inviteAgain, {
    invalidates: [listStaff],
    onDone: () => notify('good', t.inviteAgainDone(member)),
    onError: (error) => notify('bad', problemText(error)),
  });
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={t.inviteAgainOf(member)}
      isPending={invite.isPending}
      onClick={() => void invite.run({ params: { accountId: member.id } })}
    >
      {t.inviteAgain}
    </Button>
  );
}
