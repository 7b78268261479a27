import { inviteAgain, listStaff, type StaffMember } from '@fasih/school/office/staff/staff-contract';
import { call } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';

/** Mails somebody who has not chosen a password yet a new link. */
export function useInviteAgain(): { invite: (member: StaffMember) => void; isPending: boolean } {
  const t = useTexts('settings').staff;
  const problemText = useProblemText();
  const again = useAction(({ id }: StaffMember) => call(inviteAgain, { params: { accountId: id } }), {
    invalidates: [listStaff],
    onDone: (_, member) => notify('good', t.inviteAgainDone(member)),
    onError: (error) => notify('bad', problemText(error)),
  });
  return { invite: (member) => void again.run(member), isPending: again.isPending };
}
