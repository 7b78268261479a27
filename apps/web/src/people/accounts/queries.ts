import { login, userMe } from '@fasih/school/people/accounts/contract';
import { twoStepLogin } from '@fasih/school/people/accounts/two-step-contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { queryOf } from '../../lib/query.ts';
import { store } from '../../lib/session-store.ts';
import { rememberAccount } from '../../lib/visit.ts';

export type SignedIn = { token: string; roles: string[] };

/** The signed-in account. */
export const meQuery = () => ({
  ...queryOf(userMe, {}),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const me = await call(userMe, {}, { signal });
    rememberAccount(me.id);
    return me;
  },
});

/** The signed-in account; `enabled` is for pages that visitors see too. */
export function useMe(enabled = true) {
  return useQuery({ ...meQuery(), enabled });
}

/** First step of signing in; answers the challenge where a second step is needed, otherwise the sign-in. */
export async function signIn(values: {
  username: string;
  password: string;
}): Promise<SignedIn | { challenge: string }> {
  const answer = await call(login, { body: values });
  return 'twoStep' in answer ? { challenge: answer.challenge } : answer;
}

/** Second step: an app code or a recovery code. */
export async function signInWithCode(challenge: string, code: string): Promise<SignedIn> {
  return call(twoStepLogin, { body: { challenge, code } });
}

/** Keeps a sign-in: exactly `token` and `role` (docs/product/accounts.md#sessions). */
export function keep(signedIn: SignedIn): void {
  store(signedIn.token, signedIn.roles);
}
