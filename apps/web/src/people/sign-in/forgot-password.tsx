import { forgotPassword } from '@fasih/school/people/accounts/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/client.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
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
        <Form
          isBig
          method="post"
          onSubmit={form.submit(async (body) => {
            await call(forgotPassword, { body });
            setSent(true);
          })}
          state={form.state}
          submitLabel={t.submit}
        >
          <TextField
            {...form.field('email')}
            label={register.email}
            type="email"
            autoComplete="email"
            required
          />
        </Form>
      )}
    </FormPage>
  );
}
