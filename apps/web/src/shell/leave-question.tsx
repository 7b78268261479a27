import type { Role } from '@fasih/school/basics/roles';
import { useNavigate } from 'react-router';
import { useTexts } from '../lib/language.tsx';
import { signOut } from '../lib/session.ts';
import { QuestionDialog } from '../ui/question-dialog.tsx';

/** The question before signing out, in the words of a role (docs/product/staff.md#areas), for frames without `confirm`. */
export default function LeaveQuestion({ role, onDone }: { role: Role; onDone: () => void }) {
  const t = useTexts('shell').logoutConfirm[role];
  const navigate = useNavigate();
  const answer = async (yes: boolean) => {
    onDone();
    if (!yes) return;
    await signOut();
    navigate('/login', { replace: true });
  };
  return <QuestionDialog question={t} onAnswer={answer} />;
}
