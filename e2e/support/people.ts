import { createHmac, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, request } from '@playwright/test';
import type { Walk } from './journey.ts';

/** Who signs in: what a journey types. */
export type Person = { username: string; email: string; phone: string; password: string };

export const DEMO_PASSWORD = 'fasih-demo';

/** A name nobody has yet; journeys share one school. */
export function freshPerson(name = 'keluarga'): Person {
  const username = `${name}-${randomBytes(4).toString('hex')}`;
  return { username, email: `${username}@contoh.id`, phone: '0812 3456 7890', password: 'kapal layar 27' };
}

/** The headers of a household: the school lets only so many people of one network sign up or try a test. */
export function networkOfItsOwn(): Record<string, string> {
  return { 'X-Forwarded-For': ['10', ...randomBytes(3)].join('.') };
}

/** Opens a family's account through the API alone, from a network of its own. */
export async function openFamily(url: string, name?: string): Promise<Person> {
  const person = freshPerson(name);
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: networkOfItsOwn() });
  const body = { ...person, confirmPassword: person.password, role: 'student' };
  expect((await api.post('/api/auth/register', { data: body })).status()).toBe(201);
  await api.dispose();
  return person;
}

type Login = { username: string; password: string };

/** A picture of the school's own origin: storage without starting the app. */
export const STILL = '/pictures/favicon.svg';

/** Signs a context in through the API: the cookie and the two stored words, as the sign-in page leaves them. */
export async function signInByApi(context: BrowserContext, url: string, person: Login): Promise<string> {
  // Signing in on the same browser would end the session of whoever used it before, whose token the journey still needs.
  await context.clearCookies({ name: 'fasih_session' });
  const answer = await context.request.post(`${url}/api/auth/login`, {
    data: { username: person.username, password: person.password },
  });
  expect(answer.status()).toBe(200);
  const { token, roles } = (await answer.json()) as { token: string; roles: string[] };
  // A page that shows nothing yet is as good as one more, which would cost a browser's process.
  const unused = context.pages().find((one) => ['about:blank', `${url}${STILL}`].includes(one.url()));
  const page = unused ?? (await context.newPage());
  if (page.url() === 'about:blank') await page.goto(`${url}${STILL}`);
  await page.evaluate(
    ([kept, role]) => {
      localStorage.setItem('token', kept);
      localStorage.setItem('role', role);
    },
    [token, roles[0] ?? ''] as const,
  );
  if (!unused) await page.close();
  return token;
}

/** One call with a token alone, outside every browser. */
export async function callAs(
  url: string,
  token: string,
  method: string,
  path: string,
  data?: unknown,
): Promise<{ status: number; body: unknown }> {
  const api = await request.newContext({
    baseURL: url,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  const answer = await api.fetch(`/api${path}`, { method, data });
  const body: unknown = await answer.json().catch(() => null);
  await api.dispose();
  return { status: answer.status(), body };
}

/** A token of a sign-in of its own, outside every browser. */
export async function tokenOf(url: string, person: Login): Promise<string> {
  const api = await request.newContext({ baseURL: url });
  const data = { username: person.username, password: person.password };
  const answer = await api.post('/api/auth/login', { data });
  const { token } = (await answer.json()) as { token: string };
  await api.dispose();
  return token;
}

/** Types a sign-in into the form that is on the screen, the page's or the dialog's. */
export async function signIn(
  { page, texts }: Walk,
  person: Login,
  within = page.locator('body'),
): Promise<void> {
  const t = texts.accounts.login;
  await within.getByLabel(t.username, { exact: true }).fill(person.username);
  await within.getByLabel(t.password, { exact: true }).fill(person.password);
  await within.getByRole('button', { name: t.submit, exact: true }).click();
}

/** Presses 'logout' in a signed-in area, which asks first; on a phone it is in the drawer. */
export async function pressLogout({ page, texts, width }: Walk): Promise<void> {
  const out = page.getByRole('button', { name: texts.shell.nav.logout, exact: true });
  const menu = page.getByRole('button', { name: texts.shell.openMenu });
  // An area that has only just come may replace its frame, and with it a drawer that was opened too early.
  if (width === 'phone')
    await expect(async () => {
      if (!(await out.isVisible())) await menu.click({ timeout: 2000 });
      await expect(out).toBeVisible({ timeout: 1000 });
    }).toPass();
  await out.click();
}

/** Out of a signed-in area, through its dialog. */
export async function leave(walk: Walk, role: keyof Walk['texts']['shell']['logoutConfirm']): Promise<void> {
  await pressLogout(walk);
  const confirm = walk.texts.shell.logoutConfirm[role];
  await walk.page
    .getByRole('dialog', { name: confirm.title })
    .getByRole('button', { name: confirm.yes, exact: true })
    .click();
  await walk.page.waitForURL('**/login');
}

/** The link to `path` in the newest mail to an address; mails are files of the data folder. */
export async function mailedLink(dataDir: string, to: string, path: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        for (const letter of await lettersTo(dataDir, to)) {
          found = letter.match(new RegExp(`https?://[^\\s"<>]*${path}\\?token=[^\\s"<>]+`))?.[0] ?? found;
        }
        return found;
      },
      { timeout: 15_000, message: `a mail to ${to} with a link to ${path}` },
    )
    .toBeTruthy();
  return found ?? '';
}

/** Every mail to an address, readable. */
export async function lettersTo(dataDir: string, to: string): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return letters.filter((letter) => letter.includes(`To: ${to}`)).map(readable);
}

/** Undoes quoted-printable, the way mails carry long lines and accents. */
function readable(letter: string): string {
  return letter
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The 6 digits an authenticator app shows (RFC 6238), `steps` half-minutes from now. */
export function appCode(secret: string, steps = 0): string {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** What the browser keeps, by key. */
export async function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}
