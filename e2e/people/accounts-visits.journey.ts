import { expect } from '@playwright/test';
import { journey, staffJourney } from '../support/journey.ts';
import {
  callAs,
  DEMO_PASSWORD,
  freshPerson,
  leave,
  openFamily,
  pressLogout,
  signIn,
  signInByApi,
  stored,
} from '../support/people.ts';

journey(
  'two families on one phone: nothing of the first is left, also while offline and behind the Back button',
  async (walk) => {
    const { page, context, texts, url } = walk;
    const first = await openFamily(url, 'pertama');
    const second = await openFamily(url, 'kedua');
    const ofFirst = page.getByText(first.username);
    await signInByApi(context, url, first);
    await page.goto('/dashboard/student');
    await expect(ofFirst.first()).toBeVisible();
    await page.goto('/about');
    await page.goto('/account');
    await expect(page.getByLabel(texts.accounts.profile.fullName)).toBeVisible();
    await page.getByLabel(texts.accounts.profile.fullName).fill('Bukan untuk keluarga kedua');
    await leave(walk, 'student');
    await page.goBack();
    await expect(page).toHaveURL(/\/(about|login.*)$/);
    await expect(ofFirst).toHaveCount(0);
    await page.goto('/login');
    await signIn(walk, second);
    await page.waitForURL('**/dashboard/student');
    await expect(page.getByText(`@${second.username}`)).toBeVisible();
    await expect(ofFirst).toHaveCount(0);
    await page.goto('/account');
    await expect(page.getByLabel(texts.accounts.profile.fullName)).toHaveValue('');

    // While offline the server learns of the sign-out later; the next one sees nothing meanwhile.
    await context.setOffline(true);
    await pressLogout(walk);
    const question = texts.shell.logoutConfirm.student;
    await page
      .getByRole('dialog', { name: question.title })
      .getByRole('button', { name: question.yes, exact: true })
      .click();
    await expect(page.getByText(second.username)).toHaveCount(0);
    await expect(page.getByText(second.email)).toHaveCount(0);
    await context.setOffline(false);
    const cookieNames = async () => (await context.cookies()).map((one) => one.name);
    await page.goto('/redirect');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(second.username)).toHaveCount(0);
    await expect.poll(cookieNames).not.toContain('fasih_session');
  },
  {
    allowConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported|Error loading route module/,
  },
);

staffJourney(
  'a session that ends under a form, a question or the menu: its dialog can be used, and what was typed is kept',
  async (walk) => {
    const { page, context, texts, url } = walk;
    const admin = { username: 'admin', password: DEMO_PASSWORD };
    const t = texts.staff.teachers.add;
    const expired = page.getByRole('dialog', { name: texts.shell.expired.title });
    const signInAgain = async () => {
      await expect(expired.getByText(texts.shell.expired.text)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await signIn(walk, admin, expired);
      await expect(expired).toBeHidden();
    };
    /** As by an admin elsewhere: what the page holds is worth nothing any more. */
    const endSession = async () => {
      const { token = '' } = await stored(page);
      expect((await callAs(url, token, 'POST', '/auth/logout')).status).toBe(200);
    };
    await page.clock.install();
    await signInByApi(context, url, admin);
    await page.goto('/teacher/management');
    await page.getByRole('button', { name: t.button, exact: true }).click();

    const form = page.getByRole('dialog', { name: t.title });
    const teacher = freshPerson('guru');
    await form.getByLabel(t.name, { exact: true }).fill('Guru Melati');
    await form.getByLabel(t.username, { exact: true }).fill(teacher.username);
    await form.getByLabel(t.email, { exact: true }).fill(teacher.email);
    await form.getByLabel(t.password, { exact: true }).fill('perahu kertas 12');
    const comeBack = async () => {
      await endSession();
      await page.clock.fastForward(30_000);
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    };
    await comeBack();
    await signInAgain();
    await expect(form.getByLabel(t.name, { exact: true })).toHaveValue('Guru Melati');
    await form.getByRole('button', { name: t.submit, exact: true }).click();
    await expect(page.getByText(t.done)).toBeVisible();
    await expect(form).toBeHidden();

    // The notice of what was done can be closed while another form is open.
    await page.getByRole('button', { name: t.button, exact: true }).click();
    await page.getByRole('alert').getByRole('button', { name: texts.common.close }).click();
    await expect(page.getByText(t.done)).toBeHidden();
    await form.getByRole('button', { name: texts.common.cancel, exact: true }).click();

    await page.getByRole('button', { name: texts.shell.openMenu }).click();
    const out = page.getByRole('button', { name: texts.shell.nav.logout, exact: true });
    await expect(out).toBeVisible();
    await comeBack();
    await signInAgain();
    await out.click();
    const question = texts.shell.logoutConfirm.admin;
    const asked = page.getByRole('dialog', { name: question.title });
    await expect(asked).toBeVisible();
    await comeBack();
    await signInAgain();
    await asked.getByRole('button', { name: question.no, exact: true }).click();
    await expect(asked).toBeHidden();
  },
  { variant: { width: 'phone', lang: 'id' } },
);
