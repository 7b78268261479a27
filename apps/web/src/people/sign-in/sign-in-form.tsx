import { loginForm } from '@fasih/school/people/accounts/contract';
import { twoStepLogin } from '@fasih/school/people/accounts/two-step-contract';
import { type ReactNode, useState } from 'react';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { NO_ANSWER, NOT_SENT, Problem } from '../../lib/problem.ts';
import type { Texts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormError, PasswordField, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PartHeader } from '../../ui/page.tsx';
import { type SignedIn, signIn, signInWithCode } from '../accounts/queries.ts';

type Props = { onSignedIn: (signedIn: SignedIn) => Promise<void> | void; below?: ReactNode };

/** The sentences of docs/product/accounts.md#sign-in; a server's own sentence comes first. */
function loginSentence(t: Texts['accounts']['login'], fault: unknown): string | null {
  if (!(fault instanceof Problem)) return t.unexpected;
  if (fault.code === NO_ANSWER) return t.noAnswer;
  if (fault.code === NOT_SENT) return t.notSent;
  return fault.message === '' ? t.failed : null;
}

/** Username and password, then the code where two-step login is on. */
export function SignInForm({ onSignedIn, below }: Props) {
  const [challenge, setChallenge] = useState<string | null>(null);
  return challenge === null ? (
    <PasswordStep onSignedIn={onSignedIn} onChallenge={setChallenge} below={below} />
  ) : (
    <CodeStep challenge={challenge} onSignedIn={onSignedIn} onBack={() => setChallenge(null)} />
  );
}

function PasswordStep({
  onSignedIn,
  onChallenge,
  below,
}: Props & { onChallenge: (challenge: string) => void }) {
  const t = useTexts('accounts').login;
  const form = useContractForm(loginForm, { username: '', password: '' }, (fault) => loginSentence(t, fault));
  const send = async (values: { username: string; password: string }) => {
    const answer = await signIn(values);
    if ('challenge' in answer) onChallenge(answer.challenge);
    else await onSignedIn(answer);
  };
  return (
    <Form
      isBig
      method="post"
      onSubmit={form.submit(send)}
      state={form.state}
      submitLabel={t.submit}
      pendingLabel={t.submitting}
    >
      <TextField
        {...form.field('username')}
        label={t.username}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <PasswordField
        {...form.field('password')}
        label={t.password}
        autoComplete="current-password"
        required
      />
      {below}
    </Form>
  );
}

function CodeStep({ challenge, onSignedIn, onBack }: Props & { challenge: string; onBack: () => void }) {
  const { login, twoStep: t } = useTexts('accounts');
  const form = useContractForm(twoStepLogin.body, { challenge, code: '' }, (fault) =>
    loginSentence(login, fault),
  );
  return (
    <Stack
      as="form"
      method="post"
      noValidate
      onSubmit={form.submit(async ({ code }) => onSignedIn(await signInWithCode(challenge, code)))}
    >
      <PartHeader title={t.title} lead={t.lead} />
      <FormError message={form.whole} />
      <TextField
        {...form.field('code')}
        label={t.code}
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="none"
        data-autofocus
        autoFocus
        required
      />
      <Button type="submit" size="big" wide disabled={form.sending}>
        {form.sending ? login.submitting : t.submit}
      </Button>
      <Button look="plain" onClick={onBack}>
        {t.back}
      </Button>
    </Stack>
  );
}
