import { resetPassword } from '@fasih/school/people/accounts/contract';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useAfterHydration } from '../../lib/after-hydration.ts';
import { call } from '../../lib/client.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { Notice } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Strength } from '../accounts/strength.tsx';
import { FormPage } from './form-page.tsx';

/** A new password by the mailed one-time token. */
export default function ResetPassword() {
  const { reset: t, security, login } = useTexts('accounts');
  const hydrated = useAfterHydration();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  const [done, setDone] = useState(false);
  const form = useContractForm(resetPassword.body, { token, password: '' });
  return (
    <FormPage
      title={t.title}
      heading={done ? t.doneTitle : t.title}
      lead={done ? t.done : t.lead}
      isNews={done}
      foot={done ? undefined : <Link to="/forgot-password">{t.again}</Link>}
    >
      {done && <ButtonLink to="/login">{login.submit}</ButtonLink>}
      {hydrated && token === '' && <Notice kind="attention">{t.missing}</Notice>}
      {!done && (
        <Form
          isBig
          method="post"
          onSubmit={form.submit(async ({ password }) => {
            await call(resetPassword, { body: { token, password } });
            setDone(true);
          })}
          state={form.state}
          submitLabel={t.submit}
        >
          <PasswordField
            {...form.field('password')}
            label={security.fresh}
            autoComplete="new-password"
            required
          />
          <Strength password={form.form.values.password} />
        </Form>
      )}
    </FormPage>
  );
}
