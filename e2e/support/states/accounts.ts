import { callAs, DEMO_PASSWORD, freshPerson, openFamily, signIn, signInByApi, tokenOf } from '../people.ts';
import { type Answer, emptyFailure, noConnection, notJson, type Reach } from './reach.ts';

/** Signs in while the call of signing in is answered in another way. */
const signingIn =
  (answer: Answer): Reach =>
  async (walk, route) => {
    await walk.page.route('**/api/auth/login', answer);
    await walk.page.goto(route);
    await signIn(walk, { username: 'student', password: DEMO_PASSWORD });
  };

/** Fills the registration in and sends it; `change` is what differs from a good one. */
const registering =
  (change: { password?: string; again?: string } = {}, path?: string, answer?: Answer): Reach =>
  async ({ page, texts }) => {
    const t = texts.accounts.register;
    const person = freshPerson();
    const password = change.password ?? person.password;
    if (path !== undefined && answer !== undefined) await page.route(path, answer);
    await page.goto('/register');
    await page.getByLabel(t.username, { exact: true }).fill(person.username);
    await page.getByLabel(t.email, { exact: true }).fill(person.email);
    await page.getByLabel(t.phone, { exact: true }).fill(person.phone);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByLabel(t.confirmPassword, { exact: true }).fill(change.again ?? password);
    await page.getByRole('button', { name: t.submit, exact: true }).click();
  };

/** Screens of signing in, registering and the own account. */
export const accountStates = {
  'sign-in under way': signingIn(() => new Promise(() => {})),
  'sign-in failed without words': signingIn(emptyFailure),
  'sign-in without an answer': signingIn(noConnection),
  'sign-in could not be sent': async (walk, route) => {
    await walk.page.goto(route);
    await walk.page.evaluate(() => {
      window.Request = class {
        constructor() {
          throw new TypeError('cannot be set up');
        }
      } as unknown as typeof Request;
    });
    await signIn(walk, { username: 'student', password: DEMO_PASSWORD });
  },
  'sign-in answered with nonsense': signingIn(notJson),
  'nothing filled in': async ({ page, texts }, route) => {
    await page.goto(route);
    await page.getByRole('button', { name: texts.accounts.register.submit, exact: true }).click();
  },
  'passwords differ': registering({ again: 'another one' }),
  'password too short': registering({ password: 'abc12' }),
  'registration failed without words': registering({}, '**/api/auth/register', emptyFailure),
  'registration without an answer': registering({}, '**/api/auth/register', noConnection),
  'registration answered with nonsense': registering({}, '**/api/auth/register', notJson),
  'automatic sign-in failed': registering({}, '**/api/auth/login', noConnection),
  'session over': async ({ page, context, texts, url }, route) => {
    const person = await openFamily(url);
    await signInByApi(context, url, person);
    await page.goto(route);
    await page.getByLabel(texts.accounts.profile.fullName).fill('Sari');
    const body = { currentPassword: person.password, password: 'perahu kertas 12' };
    await callAs(url, await tokenOf(url, person), 'POST', '/auth/change-password', body);
    await page.getByRole('button', { name: texts.accounts.profile.save, exact: true }).click();
  },
} satisfies Record<string, Reach>;
