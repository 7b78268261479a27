import { expect } from '@playwright/test';
import { arrive } from '../support/family.ts';
import { expectAccessible, expectNoSidewaysScroll, journey, type Walk } from '../support/journey.ts';
import {
  appCode,
  callAs,
  DEMO_PASSWORD,
  freshPerson,
  leave,
  openFamily,
  signIn,
  signInByApi,
  stored,
  tokenOf,
} from '../support/people.ts';

journey(
  'two-step login: set up with an app, then signed in with its code or a recovery code',
  async (walk) => {
    const { page, texts } = walk;
    const { security: t, twoStep, problems } = texts.accounts;
    const person = await arrive(walk);
    await page.goto('/account/security');
    const off = page
      .locator('form')
      .filter({ has: page.getByRole('button', { name: t.turnOn, exact: true }) });
    await off.getByLabel(t.current, { exact: true }).fill('not this one');
    await off.getByRole('button', { name: t.turnOn, exact: true }).click();
    await expect(off.getByText(problems.wrongPassword)).toBeVisible();
    await off.getByLabel(t.current, { exact: true }).fill(person.password);
    await off.getByRole('button', { name: t.turnOn, exact: true }).click();

    await expect(page.getByRole('img', { name: t.qr })).toBeVisible();
    const secret = (await page.getByText(t.secret).getByRole('code').innerText()).trim();
    const recovery = await page
      .getByRole('list')
      .filter({ hasNot: page.getByRole('link') })
      .getByRole('listitem')
      .allInnerTexts();
    await expectAccessible(walk);
    await expectNoSidewaysScroll(page);
    await page.getByLabel(t.code).fill('000000');
    await page.getByRole('button', { name: t.confirm, exact: true }).click();
    await expect(page.getByText(problems.wrongCode)).toBeVisible();
    await page.getByLabel(t.code).fill(appCode(secret));
    await page.getByRole('button', { name: t.confirm, exact: true }).click();
    await expect(page.getByText(t.twoStepOn)).toBeVisible();
    await leave(walk, 'student');

    await signIn(walk, person);
    await expect(page.getByRole('heading', { name: twoStep.title })).toBeVisible();
    const code = page.getByLabel(twoStep.code, { exact: true });
    await expect(code).toBeFocused();
    await expectAccessible(walk);
    await code.fill('000000');
    await page.getByRole('button', { name: twoStep.submit, exact: true }).click();
    await expect(page.getByText(problems.wrongCode)).toBeVisible();
    // A code works once, so this is the app's next one.
    await code.fill(appCode(secret, 1));
    await page.getByRole('button', { name: twoStep.submit, exact: true }).click();
    await page.waitForURL('**/dashboard/student');
    await leave(walk, 'student');

    await signIn(walk, person);
    await code.fill(recovery[0] ?? '');
    await page.getByRole('button', { name: twoStep.submit, exact: true }).click();
    await page.waitForURL('**/dashboard/student');
    await leave(walk, 'student');
    await signIn(walk, person);
    await code.fill(recovery[0] ?? '');
    await page.getByRole('button', { name: twoStep.submit, exact: true }).click();
    await expect(page.getByText(problems.wrongCode)).toBeVisible();
  },
);

journey(
  'the list of sign-ins ends another one',
  async (walk) => {
    const { page, context, texts, url } = walk;
    const t = texts.accounts.security;
    const person = await openFamily(url);
    const elsewhere = await tokenOf(url, person);
    await signInByApi(context, url, person);
    await page.goto('/account/security');
    await expect(page.getByText(t.thisDevice)).toBeVisible();
    const end = page.getByRole('button', { name: t.end });
    await expect(end).toHaveCount(1);
    await end.click();
    await expect(page.getByText(t.ended)).toBeVisible();
    await expect(end).toHaveCount(0);
    expect((await callAs(url, elsewhere, 'GET', '/user/me')).status).toBe(401);
    await page.reload();
    await expect(page.getByText(t.thisDevice)).toBeVisible();
  },
  { hardOnly: true },
);

/** Ends all sign-ins of a person but the one made here, as a lost phone would be answered. */
async function endOthers(url: string, person: { username: string; password: string }): Promise<void> {
  const token = await tokenOf(url, person);
  const { body } = await callAs(url, token, 'GET', '/user/sessions');
  for (const one of (body as { data: { id: string; current: boolean }[] }).data) {
    if (!one.current) await callAs(url, token, 'DELETE', `/user/sessions/${one.id}`);
  }
}

function expiredDialog({ page, texts }: Walk) {
  return page.getByRole('dialog', { name: texts.shell.expired.title });
}

journey(
  'a session that ends in mid-form: signing in inside the dialog keeps and saves what was typed',
  async (walk) => {
    const { page, texts, url } = walk;
    const { profile: t, problems } = texts.accounts;
    const person = await arrive(walk);
    await page.goto('/account');
    await page.getByLabel(t.fullName).fill('Nama yang diketik lama');
    await endOthers(url, person);
    await page.getByRole('button', { name: t.save, exact: true }).click();

    const dialog = expiredDialog(walk);
    await expect(dialog.getByText(texts.shell.expired.text)).toBeVisible();
    await expectAccessible(walk);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await signIn(walk, { ...person, password: 'not this one' }, dialog);
    await expect(dialog.getByText(problems.wrongLogin)).toBeVisible();
    await signIn(walk, person, dialog);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t.saved)).toBeVisible();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByLabel(t.fullName)).toHaveValue('Nama yang diketik lama');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nama yang diketik lama' })).toBeVisible();
  },
);

journey(
  'somebody else who signs in inside the dialog does not get the page of the first',
  async (walk) => {
    const { page, context, texts, url } = walk;
    const t = texts.accounts.profile;
    const person = await openFamily(url);
    const other = await openFamily(url, 'tetangga');
    await signInByApi(context, url, person);
    await page.goto('/account');
    await page.getByLabel(t.fullName).fill('Bukan untuk tetangga');
    await endOthers(url, person);
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await signIn(walk, other, expiredDialog(walk));
    await page.waitForURL('**/dashboard/student');
    await expect(page.getByText(`@${other.username}`)).toBeVisible();
    await expect(page.getByText(person.username)).toHaveCount(0);
    const { body } = await callAs(url, await tokenOf(url, other), 'GET', '/user/profile');
    expect(body).toMatchObject({ full_name: null });
  },
  { hardOnly: true },
);

journey(
  'leaving from the dialog forgets the sign-in',
  async (walk) => {
    const { page, texts, url } = walk;
    const person = await arrive(walk);
    await page.goto('/account');
    await page.getByLabel(texts.accounts.profile.fullName).fill('x');
    await endOthers(url, person);
    await page.getByRole('button', { name: texts.accounts.profile.save, exact: true }).click();
    await expiredDialog(walk).getByRole('button', { name: texts.shell.expired.leave }).click();
    await page.waitForURL('**/login');
    expect(Object.keys(await stored(page)).filter((key) => key === 'token' || key === 'role')).toEqual([]);
  },
  { hardOnly: true },
);

journey(
  'at start a refused token signs out quietly; a lost connection keeps signed in, with a notice and a retry',
  async (walk) => {
    const { page, texts, url } = walk;
    const person = await arrive(walk);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/dashboard/student');
    await expect(page.getByText(texts.shell.noAnswer)).toBeVisible({ timeout: 15_000 });
    await expectAccessible(walk);
    expect(await stored(page)).toMatchObject({ role: 'student' });
    await page.unroute('**/api/**');
    await page.getByRole('alert').getByRole('button', { name: texts.common.retry }).click();
    await expect(page.getByText(texts.shell.noAnswer)).toBeHidden();
    await expect(page.getByText(`@${person.username}`)).toBeVisible();

    await page.route('**/api/user/me', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.reload();
    await expect(page.getByText(texts.shell.noAnswer)).toBeVisible({ timeout: 15_000 });
    expect(await stored(page)).toMatchObject({ role: 'student' });
    await page.unroute('**/api/user/me');

    await endOthers(url, person);
    await page.goto('/');
    await expect.poll(async () => Object.keys(await stored(page))).not.toContain('token');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/dashboard/student');
    await page.waitForURL('**/login?next=%2Fdashboard%2Fstudent');
    await signIn(walk, person);
    await page.waitForURL('**/dashboard/student');
  },
  { hardOnly: true },
);

journey(
  'a teacher whom the admin added changes the temporary password before anything else',
  async (walk) => {
    const { page, texts, url } = walk;
    const { security: t } = texts.accounts;
    const admin = await tokenOf(url, { username: 'admin', password: DEMO_PASSWORD });
    const teacher = { ...freshPerson('guru'), password: 'sementara sekali 12' };
    const { username, email, password } = teacher;
    const added = await callAs(url, admin, 'POST', '/auth/register', {
      name: 'Rina Guru',
      username,
      email,
      password,
      role: 'teacher',
    });
    expect(added.status).toBe(201);

    await page.goto('/login');
    await signIn(walk, teacher);
    await page.waitForURL('**/account/security');
    await expect(page.getByText(texts.shell.changeFirst)).toBeVisible();
    await page.goto('/dashboard/teacher');
    await page.waitForURL('**/account/security');
    const form = page
      .locator('form')
      .filter({ has: page.getByRole('button', { name: t.change, exact: true }) });
    await form.getByLabel(t.current, { exact: true }).fill(password);
    await form.getByLabel(t.fresh, { exact: true }).fill('pendek 1');
    await form.getByRole('button', { name: t.change, exact: true }).click();
    await expect(form.getByLabel(t.fresh, { exact: true })).toHaveAccessibleDescription(
      texts.common.fields.passwordShortStaff,
    );
    await form.getByLabel(t.fresh, { exact: true }).fill('papan tulis hijau 7');
    await form.getByRole('button', { name: t.change, exact: true }).click();
    await expect(page.getByText(t.changed)).toBeVisible();
    await expect(page.getByText(texts.shell.changeFirst)).toBeHidden();
    await page.goto('/dashboard/teacher');
    await expect(page.getByRole('heading', { name: 'Rina Guru' })).toBeVisible();
    await page.goto('/account');
    await page.getByLabel(texts.accounts.profile.fullName).fill('Rina Guru, S.Pd.');
    await page.getByRole('button', { name: texts.accounts.profile.save, exact: true }).click();
    await expect(page.getByText(texts.accounts.profile.saved)).toBeVisible();
  },
  { hardOnly: true },
);
