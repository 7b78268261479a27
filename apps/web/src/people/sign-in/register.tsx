import { register as registerCall, registration } from '@fasih/school/people/accounts/contract';
import { mayOpen } from '@fasih/school/routes';
import { useRef, useState } from 'react';
import { Link, Navigate, parsePath, useLocation, useNavigate } from 'react-router';
import { call } from '../../lib/client.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { issuesOf } from '../../lib/issues.ts';
import { useTexts } from '../../lib/language.tsx';
import { safeNext } from '../../lib/next.ts';
import { NO_ANSWER, Problem } from '../../lib/problem.ts';
import { patternOf } from '../../lib/routes.ts';
import { useWho } from '../../lib/session.ts';
import type { Texts } from '../../lib/texts.ts';
import { PasswordField, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { keep, signIn } from '../accounts/queries.ts';
import { Strength } from '../accounts/strength.tsx';
import { ChosenPackage } from './chosen-package.tsx';
import { FormPage } from './form-page.tsx';

const TAKEN = 'accounts.usernameTaken';
const EMPTY = { username: '', email: '', phone: '', password: '', confirmPassword: '' };

/** Where the choice goes on: the package that was named in the address stays named. */
export function selectionFor(search: string): string {
  const chosen = new URLSearchParams(search).get('package');
  return chosen === null ? '/program-selection' : `/program-selection?package=${encodeURIComponent(chosen)}`;
}

/**
 * Where somebody goes who has just registered: back to a page that visitors see, such as a choice or an invitation. On the
 * guarded pages a new account has nothing yet.
 */
function afterRegistering(search: string): string {
  const back = safeNext(search);
  const pattern = back === null ? null : patternOf(parsePath(back).pathname ?? '');
  return back !== null && pattern !== null && mayOpen(pattern, undefined) ? back : selectionFor(search);
}

/** The sentences of docs/product/accounts.md#registration; a server's own sentence comes first. */
function sentenceFor(t: Texts['accounts']['register'], fault: unknown): string | null {
  if (!(fault instanceof Problem)) return t.unexpected;
  if (fault.status === 0) return fault.code === NO_ANSWER ? t.noAnswer : t.unexpected;
  return fault.message === '' ? t.failed : null;
}

/** Registration (docs/product/accounts.md#registration): then signed in by itself and on to the choice of a package. */
export default function Register() {
  const t = useTexts('accounts').register;
  const navigate = useNavigate();
  const who = useWho();
  const { search } = useLocation();
  /** Somebody who was invited at an address registers with that one, and goes back to the invitation. */
  const invited = new URLSearchParams(search).get('email');
  const next = afterRegistering(search);
  const back = safeNext(search) ?? next;
  const form = useContractForm(registration, { ...EMPTY, email: invited ?? '' }, (fault) =>
    sentenceFor(t, fault),
  );
  /** Kept as a key, so that the sentence follows the language. */
  const [refusal, setRefusal] = useState<'fillAll' | 'differ' | 'short' | null>(null);

  /** Username and password whose answer never came: the account may have been opened all the same. */
  const unanswered = useRef<string | null>(null);

  const send = async (values: typeof EMPTY) => {
    const { username, password } = values;
    const sent = JSON.stringify([username, password]);
    const fault: unknown = await call(registerCall, { body: { ...values, role: 'student' } }).then(
      () => null,
      (refused) => refused,
    );
    const mayBeOurs = fault instanceof Problem && fault.code === TAKEN && unanswered.current === sent;
    if (fault instanceof Problem && fault.mayPass) unanswered.current = sent;
    if (fault !== null && !mayBeOurs) throw fault;
    const login = await signIn({ username, password }).catch(() => null);
    if (fault !== null && login === null) throw fault;
    if (login === null || 'challenge' in login) {
      navigate(
        { pathname: '/login', search: `?next=${encodeURIComponent(next)}` },
        { state: { notice: 'autoLoginFailed' } },
      );
      return;
    }
    keep(login);
    navigate(next, { replace: true });
  };

  /** The three sentences about all fields are above the form, in its order; the fields say the rest. */
  const refuseLocally = (values: typeof EMPTY) => {
    const issues = Object.values(issuesOf(registration, values));
    if (Object.values(values).some((value) => value.trim() === '')) setRefusal('fillAll');
    else if (values.password !== values.confirmPassword) setRefusal('differ');
    else if (issues.includes('passwordShort')) setRefusal('short');
    else setRefusal(null);
  };

  if (who !== 'unknown' && who !== 'none' && !form.sending) return <Navigate to={next} replace />;
  const submit = form.submit(send);
  return (
    <FormPage
      title={t.title}
      description={t.lead}
      lead={`${t.lead} ${t.parents}`}
      foot={
        <>
          {t.haveAccount}{' '}
          <Link to={{ pathname: '/login', search: `?next=${encodeURIComponent(back)}` }}>{t.signIn}</Link>
        </>
      }
    >
      <ChosenPackage />
      <Form
        isBig
        method="post"
        onSubmit={(event) => {
          refuseLocally(form.form.values);
          submit(event);
        }}
        state={{ problem: refusal === null ? form.whole : t[refusal], isPending: form.sending }}
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
        <TextField
          {...form.field('email')}
          label={t.email}
          {...(invited === null ? {} : { readOnly: true, description: t.emailFixed })}
          type="email"
          autoComplete="email"
          required
        />
        <TextField {...form.field('phone')} label={t.phone} type="tel" autoComplete="tel" required />
        <PasswordField {...form.field('password')} label={t.password} autoComplete="new-password" required />
        <Strength
          password={form.form.values.password}
          own={[form.form.values.username, form.form.values.email]}
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label={t.confirmPassword}
          autoComplete="new-password"
          required
        />
      </Form>
    </FormPage>
  );
}
