import { listTeachers } from '@fasih/school/learning/teachers/contract';
import { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import { newTeacher, register } from '@fasih/school/people/accounts/contract';
import { call } from '../../../lib/client.ts';
import { useContractForm } from '../../../lib/contract-form.ts';
import { useTexts } from '../../../lib/language.tsx';
import { Problem } from '../../../lib/problem.ts';
import { useServerWords } from '../../../lib/problem-sentence.ts';
import { useAction } from '../../../lib/use-action.ts';
import { AccountFields } from '../../../people/accounts/account-fields.tsx';
import { notify } from '../../../ui/ask.tsx';
import { PasswordField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';

const EMPTY = { name: '', username: '', email: '', password: '' };

/**
 * Add Teacher (docs/product/accounts.md#staff-accounts): four required fields, sent by the registration call with role
 * teacher. After a refusal everything that was typed stays, with the server's words beside its fields.
 */
export function AddTeacher({ onClose }: { onClose: () => void }) {
  const t = useTexts('staff').teachers.add;
  const words = useServerWords();
  const form = useContractForm(newTeacher, EMPTY, (error) =>
    error instanceof Problem && error.status > 0 ? t.failed({ reason: words(error) }) : t.noAnswer,
  );
  const add = useAction(
    (body: typeof EMPTY) => call(register, { body: { ...body, role: 'teacher' } }, { asPerson: true }),
    {
      invalidates: [listTeachers, adminDashboard],
      onDone: async () => {
        await notify('good', t.done);
        onClose();
      },
    },
  );
  return (
    <FormDialog
      title={t.title}
      lead={t.lead}
      onSubmit={form.submit(add.send)}
      problem={form.whole}
      isPending={form.sending}
      submitLabel={t.submit}
      pendingLabel={t.sending}
      onClose={onClose}
    >
      <AccountFields field={form.field} words={t} />
      <PasswordField
        {...form.field('password')}
        label={t.password}
        description={t.passwordHint}
        autoComplete="new-password"
        required
      />
    </FormDialog>
  );
}
