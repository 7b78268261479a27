import { homeOf } from '@fasih/school/basics/roles';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { safeNext } from '../../lib/next.ts';
import { useWho } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { Notice } from '../../ui/basics.tsx';
import { keep, type SignedIn } from '../accounts/queries.ts';
import { FormPage } from './form-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Signing in; who is already signed in goes to where they wanted to be, or to their dashboard. */
export default function Login() {
  const { login: t, register } = useTexts('accounts');
  const { demo } = useSite();
  const who = useWho();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const next = safeNext(search);
  const notice: unknown = (state as { notice?: unknown } | null)?.notice;

  const signedIn = (answer: SignedIn) => {
    keep(answer);
    navigate(next ?? homeOf(answer.roles[0] ?? 'student'), { replace: true });
  };
  if (who !== 'unknown' && who !== 'none') return <Navigate to={next ?? homeOf(who)} replace />;
  return (
    <FormPage
      title={t.title}
      description={t.lead}
      lead={t.lead}
      foot={
        <>
          {t.noAccount} <Link to={{ pathname: '/register', search }}>{t.register}</Link>
        </>
      }
    >
      {notice === 'autoLoginFailed' && <Notice kind="attention">{register.autoLoginFailed}</Notice>}
      <SignInForm
        onSignedIn={signedIn}
        below={
          <div>
            <Link to="/forgot-password">{t.forgot}</Link>
          </div>
        }
      />
      {demo && <Notice>{t.demo}</Notice>}
    </FormPage>
  );
}
