import { rowsOf, type TestApp } from '../../../test/start-test-app.ts';

export type Who = { accountId: string; token: string; email: string };

let people = 0;

/** A new finance account, as an admin types it. */
export const newcomer = () => {
  people += 1;
  return {
    name: 'Dewi Lestari',
    username: `dewi.${people}`,
    email: `dewi.${people}@contoh.id`,
    role: 'finance',
    reason: 'Staf baru',
  };
};

/** Requests about accounts of staff, and how an account is stored. `app` is first called by a request, when the school has started. */
export function staffDesk(app: () => TestApp) {
  const ask = (method: string, path: string, who: Who, body?: object, lang: 'id' | 'en' = 'id') =>
    app().ask(method, path, { token: who.token, lang, ...(body ? { body } : {}) });
  const accountOf = async ({ accountId }: { accountId: string }) =>
    (
      await rowsOf(app())(
        `select version, email::text, active, two_factor_enabled as "twoStep", approver_changed_at as changed
         from account where id = $1`,
        [accountId],
      )
    )[0];
  return {
    ask,
    accountOf,
    readdress: async (who: Who, target: Who, email: string) =>
      ask('PUT', `/accounts/${target.accountId}/email`, who, {
        email,
        reason: 'Kotak surat penuh',
        version: (await accountOf(target)).version,
      }),
    decide: (what: 'approve' | 'reject', id: string, who: Who, body: object = {}, lang?: 'id' | 'en') =>
      ask('POST', `/staff-changes/${id}/${what}`, who, body, lang),
  };
}
