import { changePassword } from '@fasih/school/people/accounts/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/client.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { notify } from '../../ui/ask.tsx';
import { Card, Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, PasswordField } from '../../ui/fields.tsx';
import css from './forms.module.css';
import { Strength } from './strength.tsx';

/** Changing the password ends every other sign-in, and offers to renew the secret calendar address. */
export function ChangePassword() {
  const t = useTexts('accounts').security;
  const queries = useQueryClient();
  const [offered, setOffered] = useState(false);
  const form = useContractForm(changePassword.body, { currentPassword: '', password: '' });
  return (
    <Card className={css.panel}>
      <h2>{t.passwordTitle}</h2>
      {offered && (
        <Notice action={<Link to="/account/messages">{t.calendarRenew}</Link>}>{t.calendarStays}</Notice>
      )}
      <form
        className={css.form}
        method="post"
        noValidate
        onSubmit={form.submit(async (body) => {
          const { calendarAddress } = await call(changePassword, { body });
          setOffered(calendarAddress);
          form.form.reset();
          notify('good', t.changed);
          queries.invalidateQueries({ queryKey: ['accounts'] });
        })}
      >
        <FormError message={form.whole} />
        <PasswordField
          {...form.field('currentPassword')}
          label={t.current}
          autoComplete="current-password"
          required
        />
        <PasswordField {...form.field('password')} label={t.fresh} autoComplete="new-password" required />
        <Strength password={form.form.values.password} />
        <div>
          <Button type="submit" disabled={form.sending}>
            {t.change}
          </Button>
        </div>
      </form>
    </Card>
  );
}
