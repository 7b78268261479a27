import { textsIn } from '@fasih/messages/texts';
import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, journey, type Walk } from '../support/journey.ts';
import {
  DEMO_PASSWORD,
  freshPerson,
  leave,
  openFamily,
  type Person,
  pressLogout,
  signIn,
} from '../support/people.ts';

async function fillRegistration({ page, texts }: Walk, person: Person, again = person.password) {
  const t = texts.accounts.register;
  await page.getByLabel(t.username, { exact: true }).fill(person.username);
  await page.getByLabel(t.email, { exact: true }).fill(person.email);
  await page.getByLabel(t.phone, { exact: true }).fill(person.phone);
  await page.getByLabel(t.password, { exact: true }).fill(person.password);
  await page.getByLabel(t.confirmPassword, { exact: true }).fill(again);
}

journey(
  'registering says what is missing, keeps what was typed, signs in by itself and keeps the package',
  async (walk) => {
    const { page, texts, url } = walk;
    const t = texts.accounts.register;
    const taken = await openFamily(url);
    const person = freshPerson();
    const submit = page.getByRole('button', { name: t.submit, exact: true });

    await page.goto('/register?package=conversation-teen');
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await submit.click();
    await expect(page.getByText(t.fillAll, { exact: true })).toBeVisible();
    await expectAccessible(walk);
    await expectNoSidewaysScroll(page);

    await fillRegistration(walk, person, 'something else');
    await submit.click();
    await expect(page.getByText(t.differ, { exact: true }).first()).toBeVisible();

    await fillRegistration(walk, { ...person, password: 'abc12' });
    await submit.click();
    await expect(page.getByText(t.short, { exact: true }).first()).toBeVisible();

    await fillRegistration(walk, { ...person, username: taken.username.toUpperCase() });
    await submit.click();
    const username = page.getByLabel(t.username, { exact: true });
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(username).toHaveAccessibleDescription(texts.common.fields.usernameTaken);
    await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(person.email);
    await expect(page.getByLabel(t.password, { exact: true })).toHaveValue(person.password);
    await expect(username).toBeFocused();

    await username.fill(person.username);
    await submit.click();
    await page.waitForURL('**/program-selection?package=conversation-teen');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/login');
    await page.waitForURL('**/dashboard/student');
    await expect(page.getByText(`@${person.username}`)).toBeVisible();
  },
  { hardOnly: true },
);

journey(
  'signing in by username and by e-mail address, and what a wrong password answers',
  async (walk) => {
    const { page, texts, url } = walk;
    const t = texts.accounts.login;
    const person = await openFamily(url);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expectAccessible(walk);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await expect(page.getByLabel(t.username, { exact: true })).toHaveAccessibleDescription(
      texts.common.fields.required,
    );
    await expect(page.getByLabel(t.password, { exact: true })).toHaveAccessibleDescription(
      texts.common.fields.required,
    );

    await signIn(walk, { ...person, password: 'not this one' });
    await expect(page.getByText(texts.accounts.problems.wrongLogin)).toBeVisible();
    await expect(page.getByLabel(t.username, { exact: true })).toHaveValue(person.username);

    const password = page.getByLabel(t.password, { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: texts.accounts.showPassword }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: texts.accounts.hidePassword }).click();
    await expect(password).toHaveAttribute('type', 'password');

    // Held back until the button has been read.
    let goOn: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/api/auth/login', async (route) => {
      await held;
      await route.continue();
    });
    await signIn(walk, person);
    await expect(page.getByRole('button', { name: t.submitting })).toBeDisabled();
    goOn();
    await page.waitForURL('**/dashboard/student');
    await page.unroute('**/api/auth/login');
    await leave(walk, 'student');

    await signIn(walk, { username: person.email.toUpperCase(), password: person.password });
    await page.waitForURL('**/dashboard/student');
    await expect(page.getByText(`@${person.username}`)).toBeVisible();
  },
  { hardOnly: true },
);

journey(
  'the sentences for a sign-in without an answer and without a server that can speak',
  async (walk) => {
    const { page, texts, url } = walk;
    const person = await openFamily(url);
    await page.goto('/login');
    await page.route('**/api/auth/login', (route) => route.abort());
    await signIn(walk, person);
    await expect(page.getByText(texts.accounts.login.noAnswer)).toBeVisible();
    await page.unroute('**/api/auth/login');
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: 'no' }));
    await signIn(walk, person);
    await expect(page.getByText(texts.accounts.login.failed)).toBeVisible();
  },
  { hardOnly: true },
);

for (const role of ['student', 'teacher', 'admin', 'finance'] as const) {
  journey(
    `signing in leads the ${role} to their dashboard, and logging out asks in their words`,
    async (walk) => {
      const { page, texts } = walk;
      const said = texts.shell.logoutConfirm[role];
      // Quoted for the teacher and the admin in English, for finance in Indonesian.
      expect(textsIn('en').shell.logoutConfirm.teacher).toMatchObject({
        title: 'Confirm Logout',
        text: 'Are you sure you want to logout?',
      });
      expect(textsIn('id').shell.logoutConfirm.finance).toMatchObject({
        text: 'Apakah kamu ingin keluar?',
        no: 'Tidak',
        yes: 'Ya',
      });
      await page.goto('/login');
      await signIn(walk, { username: role, password: DEMO_PASSWORD });
      await page.waitForURL(role === 'finance' ? '**/dashboard/finance/dashboard' : `**/dashboard/${role}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await pressLogout(walk);
      const dialog = page.getByRole('dialog', { name: said.title });
      await expect(dialog.getByText(said.text, { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: said.no, exact: true }).click();
      await expect(dialog).toBeHidden();
      await leave(walk, role);
      await expect(page).toHaveURL(/\/login$/);
    },
    { hardOnly: role !== 'student' },
  );
}
