import { changePassword, listSessions, userMe } from '@fasih/school/people/accounts/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { PasswordField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { CardSection } from '../../ui/page.tsx';
import { Strength } from './strength.tsx';

/** Changing the password ends every other sign-in, and offers to renew the secret calendar address. */
export function ChangePassword() {
  const t = useTexts('accounts').security;
  const [offered, setOffered] = useState(false);
  const form = useContractForm(changePassword.body, { currentPassword: '', password: '' });
  const change = useAction(changePassword, {
    invalidates: [userMe, listSessions],
    onDone: ({ calendarAddress }) => {
      setOffered(calendarAddress);
      form.form.reset();
      return notify('good', t.changed);
    },
  });
  return (
    <CardSection title={t.passwordTitle}>
      {offered && (
        <Notice action={<Link to="/account/messages">{t.calendarRenew}</Link>}>{t.calendarStays}</Notice>
      )}
      <Form
        method="post"
        onSubmit={form.submit((body) => change.send({ body }))}
        state={form.state}
        submitLabel={t.change}
      >
        <PasswordField
          {...form.field('currentPassword')}
          label={t.current}
          autoComplete="current-password"
          required
        />
        <PasswordField {...form.field('password')} label={t.fresh} autoComplete="new-password" required />
        <Strength password={form.form.values.password} />
      </Form>
    </CardSection>
  );
}
