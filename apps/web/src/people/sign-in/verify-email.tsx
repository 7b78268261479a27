import { homeOf } from '@fasih/school/basics/roles';
import { verifyEmail } from '@fasih/school/people/accounts/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useAfterHydration } from '../../lib/after-hydration.ts';
import { useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { queryOf } from '../../lib/query.ts';
import { useWho } from '../../lib/session.ts';
import { Notice } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FormPage } from './form-page.tsx';

/** Confirms an e-mail address by the mailed one-time token. */
export default function VerifyEmail() {
  const t = useTexts('accounts').verify;
  const problemText = useProblemText();
  const who = useWho();
  const hydrated = useAfterHydration();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  const check = useQuery({
    ...queryOf(verifyEmail, { body: { token } }),
    enabled: hydrated && token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const missing = hydrated && token === '';
  return (
    <FormPage title={t.title}>
      {missing && <Notice kind="attention">{t.missing}</Notice>}
      {!missing && check.isPending && <Notice>{t.working}</Notice>}
      {check.isSuccess && <Notice kind="good">{t.done}</Notice>}
      {check.isError && <Notice kind="bad">{problemText(check.error)}</Notice>}
      <ButtonLink to={who === 'unknown' || who === 'none' ? '/login' : homeOf(who)}>{t.goOn}</ButtonLink>
    </FormPage>
  );
}
