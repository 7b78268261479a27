import { confirmPerson } from '@fasih/school/people/accounts/contract';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError, PasswordField, TextField } from '../../ui/fields.tsx';
import { Stack } from '../../ui/layout.tsx';

/** Asks for the password once more, and for a code where two-step login is on; the page under it stays as it is. */
export default function ConfirmDialog({ onDone }: { onDone: (confirmed: boolean) => void }) {
  const { confirm: t, login, twoStep } = useTexts('accounts');
  const common = useTexts('common');
  const [codeNeeded, setCodeNeeded] = useState(false);
  const form = useContractForm(confirmPerson.body, { password: '', code: '' });
  const send = async ({ password, code }: { password: string; code?: string | undefined }) => {
    try {
      await call(confirmPerson, { body: code ? { password, code } : { password } });
    } catch (fault) {
      if (fault instanceof Problem && fault.code === 'accounts.codeNeeded' && !codeNeeded)
        return setCodeNeeded(true);
      throw fault;
    }
    onDone(true);
  };
  return (
    <Dialog title={t.title} lead={t.text} onClose={() => onDone(false)}>
      <Stack as="form" method="post" noValidate onSubmit={form.submit(send)}>
        <FormError message={form.whole} />
        <PasswordField
          {...form.field('password')}
          label={login.password}
          autoComplete="current-password"
          required
          data-autofocus
        />
        {codeNeeded && (
          <TextField
            {...form.field('code')}
            label={twoStep.code}
            description={twoStep.lead}
            autoComplete="one-time-code"
            autoCapitalize="none"
            required
            autoFocus
          />
        )}
        <Button type="submit" wide disabled={form.sending}>
          {form.sending ? t.sending : t.submit}
        </Button>
        <Button look="plain" wide onClick={() => onDone(false)}>
          {common.cancel}
        </Button>
      </Stack>
    </Dialog>
  );
}
