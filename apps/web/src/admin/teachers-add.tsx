import { newTeacher, register } from '@fasih/school/people/accounts/contract';
import { call } from '../lib/client.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { useTexts } from '../lib/language.tsx';
import { Problem } from '../lib/problem.ts';
import { useServerWords } from '../lib/problem-sentence.ts';
import { useRefresh } from '../teachers/api.ts';
import { notify } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError, PasswordField, TextField } from '../ui/fields.tsx';
import css from '../ui/parts/forms.module.css';

const EMPTY = { name: '', username: '', email: '', password: '' };

/**
 * Add Teacher (docs/product/accounts.md#staff-accounts): four required fields, sent by the registration call with role
 * teacher. After a refusal everything that was typed stays, with the server's words beside its fields.
 */
export function AddTeacher({ onClose }: { onClose: () => void }) {
  const t = useTexts('staff').teachers.add;
  const common = useTexts('common');
  const words = useServerWords();
  const refresh = useRefresh();
  const form = useContractForm(newTeacher, EMPTY, (fault) =>
    fault instanceof Problem && fault.status > 0 ? t.failed({ reason: words(fault) }) : t.noAnswer,
  );
  const send = async (values: typeof EMPTY) => {
    await call(register, { body: { ...values, role: 'teacher' } }, { asPerson: true });
    await refresh('teachers');
    await notify('good', t.done);
    onClose();
  };
  return (
    <Dialog title={t.title} lead={t.lead} closeName={common.close} onClose={onClose}>
      <form className={css.form} noValidate onSubmit={form.submit(send)}>
        <FormError message={form.whole} />
        <TextField {...form.field('name')} label={t.name} autoComplete="off" required maxLength={120} />
        <TextField
          {...form.field('username')}
          label={t.username}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          {...form.field('email')}
          label={t.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
        />
        <PasswordField
          {...form.field('password')}
          label={t.password}
          description={t.passwordHint}
          autoComplete="new-password"
          required
        />
        <div className={css.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={form.sending}>
            {form.sending ? t.sending : t.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
