import type { Caller } from '@fasih/school/basics/roles';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { signOut } from '../../lib/session.ts';
import { confirm } from '../../ui/ask.tsx';

/** The way out of a signed-in area: asks first, in the words of who is here, then leads to the sign-in. */
export function useLeave(who: Caller): () => Promise<void> {
  const { logoutConfirm } = useTexts('shell');
  const navigate = useNavigate();
  return async () => {
    if (!(await confirm(logoutConfirm[who]))) return;
    await signOut();
    navigate('/login', { replace: true });
  };
}
