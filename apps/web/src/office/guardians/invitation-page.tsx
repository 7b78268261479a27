import type { Reply } from '@fasih/school/basics/contract';
import { acceptInvitation, listGuardians, readInvitation } from '@fasih/school/office/guardians/contract';
import { userMe } from '@fasih/school/people/accounts/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FAMILY_READS } from '../../courses/enrolments/queries.ts';
import { useAfterHydration } from '../../lib/after-hydration.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { loginFor } from '../../lib/next.ts';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { queryOf } from '../../lib/query.ts';
import { signOut, useWho } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { useMe } from '../../people/accounts/queries.ts';
import { FormPage } from '../../people/sign-in/form-page.tsx';
import { notify } from '../../ui/ask.tsx';
import { Notice, SkeletonLines } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { LoadedPart } from '../../ui/loaded.tsx';
import { FactList } from '../../ui/page.tsx';

type Invitation = Reply<typeof readInvitation>;

/** Where the tab keeps the link's token while the person signs in or registers, so that no address has it. */
const KEPT = 'guardian.invitation';
const PATH = '/guardian';

/** The page behind the mailed link of an invitation: who invites to what, and how to accept. */
export default function InvitationPage() {
  const t = useTexts('guardians').accept;
  const typed = useLocation().hash.slice(1);
  const isHydrated = useAfterHydration();
  const token = typed || (isHydrated ? (sessionStorage.getItem(KEPT) ?? '') : '');
  useEffect(() => {
    if (typed !== '') sessionStorage.setItem(KEPT, typed);
  }, [typed]);
  const invitation = useQuery({
    ...queryOf(readInvitation, { body: { token } }),
    enabled: isHydrated && token !== '',
    retry: false,
  });
  const problemText = useProblemText();
  if (isHydrated && token === '')
    return (
      <FormPage title={t.title}>
        <Notice kind="attention">{t.missing}</Notice>
      </FormPage>
    );
  if (invitation.error)
    return (
      <FormPage title={t.title} heading={t.over}>
        <Notice kind="attention">{problemText(invitation.error)}</Notice>
      </FormPage>
    );
  const { data } = invitation;
  return (
    <FormPage title={t.title} lead={data && t.lead({ by: data.by, learners: data.learners.join(', ') })}>
      <Suspense fallback={<SkeletonLines lines={5} />}>
        {data ? <Details invitation={data} token={token} /> : <SkeletonLines lines={5} />}
      </Suspense>
    </FormPage>
  );
}

function Details({ invitation, token }: { invitation: Invitation; token: string }) {
  const t = useTexts('guardians');
  const lang = useLang();
  const { by, may, endsAt } = invitation;
  return (
    <Stack gap={5}>
      <FactList isLines facts={[[t.accept.youMay, <strong key="may">{t.may[may]}</strong>]]} />
      <Stack gap={2}>
        <p>{t.mayText.look}</p>
        {may === 'decide' && <p>{t.mayText.decide}</p>}
        <Text isMuted>{t.accept.notYours({ by })}</Text>
        <Text isMuted size="small">
          {t.accept.until({ when: formatInstant(endsAt, lang) })}
        </Text>
      </Stack>
      <Accept invitation={invitation} token={token} />
    </Stack>
  );
}

/** Accepting with the account of the invited address; before that, signing in with it, or registering. */
function Accept({ invitation: { email, registered }, token }: { invitation: Invitation; token: string }) {
  const t = useTexts('guardians').accept;
  const { login, register } = useTexts('accounts');
  const who = useWho();
  if (who === 'unknown') return <SkeletonLines lines={2} />;
  if (who === 'student') return <AcceptHere email={email} token={token} />;
  if (who !== 'none') return <OtherAccount email={email} />;
  const search = new URLSearchParams({ next: PATH, email });
  return (
    <Stack>
      <p>{registered ? t.signIn({ email }) : t.register({ email })}</p>
      <ButtonLink size="big" wide to={registered ? loginFor(PATH) : `/register?${search}`}>
        {registered ? login.title : register.title}
      </ButtonLink>
    </Stack>
  );
}

function AcceptHere({ email, token }: { email: string; token: string }) {
  const t = useTexts('guardians').accept;
  const navigate = useNavigate();
  const me = useMe();
  const accept = useAction(acceptInvitation, {
    // The mailed link has verified the address, too.
    invalidates: [userMe, listGuardians, ...FAMILY_READS],
    onDone: () => {
      sessionStorage.removeItem(KEPT);
      void notify('good', t.accepted);
      navigate('/dashboard/student', { replace: true });
    },
  });
  return (
    <LoadedPart query={me} lines={2}>
      {(account) =>
        account.email.toLowerCase() === email.toLowerCase() ? (
          <Stack>
            <FormError message={accept.problem} />
            <Button
              size="big"
              wide
              isPending={accept.isPending}
              onClick={() => void accept.run({ body: { token } })}
            >
              {t.accept}
            </Button>
          </Stack>
        ) : (
          <OtherAccount email={email} />
        )
      }
    </LoadedPart>
  );
}

/** Somebody else is signed in on this device. */
function OtherAccount({ email }: { email: string }) {
  const t = useTexts('guardians').accept;
  return (
    <Stack>
      <Notice kind="attention">{t.otherAccount({ email })}</Notice>
      <Button size="big" wide look="quiet" onClick={() => void signOut()}>
        {t.signOut}
      </Button>
    </Stack>
  );
}
