import { forgotPassword } from '@fasih/school/people/accounts/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/client.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, TextField } from '../../ui/fields.tsx';
import { Stack } from '../../ui/layout.tsx';
import { FormPage } from './form-page.tsx';

/** Asks for a one-time link; the answer is the same whether the address is known or not. */
export default function ForgotPassword() {
  const { forgot: t, register } = useTexts('accounts');
  const [sent, setSent] = useState(false);
  const form = useContractForm(forgotPassword.body, { email: '' });
  return (
    <FormPage
      title={t.title}
      heading={sent ? t.sentTitle : t.title}
      lead={sent ? t.sent : t.lead}
      isNews={sent}
      foot={<Link to="/login">{t.back}</Link>}
    >
      {!sent && (
        <Stack
          as="form"
          method="post"
          noValidate
          onSubmit={form.submit(async (body) => {
            await call(forgotPassword, { body });
            setSent(true);
          })}
        >
          <FormError message={form.whole} />
          <TextField
            {...form.field('email')}
            label={register.email}
            type="email"
            autoComplete="email"
            required
          />
          <Button type="submit" size="big" wide disabled={form.sending}>
            {t.submit}
          </Button>
        </Stack>
      )}
    </FormPage>
  );
}
