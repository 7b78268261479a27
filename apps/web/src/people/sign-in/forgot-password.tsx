import { forgotPassword } from '@fasih/school/people/accounts/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/client.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, TextField } from '../../ui/fields.tsx';
import css from '../../ui/parts/account-forms.module.css';

/** Asks for a one-time link; the answer is the same whether the address is known or not. */
export default function ForgotPassword() {
  const { forgot: t, register } = useTexts('accounts');
  const [sent, setSent] = useState(false);
  const form = useContractForm(forgotPassword.body, { email: '' });
  return (
    <div className={css.page}>
      <PageHead title={t.title} hidden />
      <div className={css.head} role={sent ? 'status' : undefined}>
        <h1>{sent ? t.sentTitle : t.title}</h1>
        <p className={css.lead}>{sent ? t.sent : t.lead}</p>
      </div>
      {!sent && (
        <form
          className={css.form}
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
        </form>
      )}
      <p className={css.foot}>
        <Link to="/login">{t.back}</Link>
      </p>
    </div>
  );
}
