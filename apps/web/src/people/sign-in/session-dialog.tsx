import { homeOf } from '@fasih/school/basics/roles';
import { userMe } from '@fasih/school/people/accounts/contract';
import { call } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { clearStored } from '../../lib/session-store.ts';
import { goOnWith, shownAccount } from '../../lib/visit.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { keep, type SignedIn } from '../accounts/queries.ts';
import { SignInForm } from './sign-in-form.tsx';

/** `isHeld`: they signed out in another tab, so that nothing of the page may be seen until they are back. */
type Props = { isHeld?: boolean; onDone: (back: boolean) => void };

/**
 * 'Session Expired': holds the sign-in form itself, above whatever is open. The page under it stays, typed text too; when somebody else signs
 * in, the page is given up, so that nobody sees another family's data (docs/product/accounts.md#sessions).
 */
export default function SessionDialog({ isHeld = false, onDone }: Props) {
  const t = useTexts('shell').expired;
  const leave = () => {
    clearStored();
    onDone(false);
    window.location.assign('/login');
  };
  const signedIn = async (answer: SignedIn) => {
    const me = await call(userMe, {}, { token: answer.token });
    if (me.id === shownAccount()) {
      goOnWith(answer.token);
      keep(answer);
      onDone(true);
      return;
    }
    // Ends the visit, which takes the page and this dialog away; the address is loaded again for the other one.
    clearStored();
    keep(answer);
    window.location.assign(homeOf(answer.roles[0] ?? 'student'));
  };
  return (
    <Dialog
      title={t.title}
      lead={isHeld ? t.elsewhere : t.text}
      staysOnTop
      hidesPage={isHeld}
      onClose={() => {}}
    >
      <Stack>
        <SignInForm onSignedIn={signedIn} />
        <Button look="plain" wide onClick={leave}>
          {isHeld ? t.discard : t.leave}
        </Button>
      </Stack>
    </Dialog>
  );
}
