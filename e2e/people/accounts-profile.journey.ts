import { expect } from '@playwright/test';
import sharp from 'sharp';
import { arrive } from '../support/family.ts';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/journey.ts';
import { callAs, freshPerson, mailedLink, openFamily, signIn, tokenOf } from '../support/people.ts';

journey('a forgotten password is replaced through the mailed link, which works once', async (walk) => {
  const { page, texts, url, dataDir } = walk;
  const { forgot, reset, login, security, problems } = texts.accounts;
  const person = await openFamily(url);
  await page.goto('/login');
  await page.getByRole('link', { name: login.forgot }).click();
  await expect(page.getByRole('heading', { level: 1, name: forgot.title })).toBeVisible();
  await page.getByRole('button', { name: forgot.submit }).click();
  await expect(page.getByLabel(texts.accounts.register.email)).toHaveAccessibleDescription(
    texts.common.fields.required,
  );
  await expectAccessible(walk);
  await page.getByLabel(texts.accounts.register.email).fill(person.email);
  await page.getByRole('button', { name: forgot.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: forgot.sentTitle })).toBeVisible();
  await expect(page.getByText(forgot.sent)).toBeVisible();

  const link = await mailedLink(dataDir, person.email, '/reset-password');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: reset.title })).toBeVisible();
  await expectAccessible(walk);
  await expectNoSidewaysScroll(page);
  const fresh = page.getByLabel(security.fresh, { exact: true });
  await fresh.fill('abc12');
  await page.getByRole('button', { name: reset.submit }).click();
  await expect(fresh).toHaveAccessibleDescription(texts.common.fields.passwordShort);
  await fresh.fill('perahu kertas 12');
  await page.getByRole('button', { name: reset.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: reset.doneTitle })).toBeVisible();
  await page.getByRole('link', { name: login.submit, exact: true }).click();

  await signIn(walk, person);
  await expect(page.getByText(problems.wrongLogin)).toBeVisible();
  await signIn(walk, { ...person, password: 'perahu kertas 12' });
  await page.waitForURL('**/dashboard/student');

  await page.goto(link);
  await page.getByLabel(security.fresh, { exact: true }).fill('layang layang 9');
  await page.getByRole('button', { name: reset.submit }).click();
  await expect(page.getByText(problems.linkOver)).toBeVisible();
});

journey(
  'an address nobody has gets the same answer as a known one, and an incomplete link says so',
  async (walk) => {
    const { page, texts } = walk;
    const { forgot, reset, verify } = texts.accounts;
    await page.goto('/forgot-password');
    await page.getByLabel(texts.accounts.register.email).fill(freshPerson('tak-ada').email);
    await page.getByRole('button', { name: forgot.submit }).click();
    await expect(page.getByText(forgot.sent)).toBeVisible();
    await page.goto('/reset-password');
    await expect(page.getByText(reset.missing)).toBeVisible();
    await page.goto('/verify-email');
    await expect(page.getByText(verify.missing)).toBeVisible();
  },
  { hardOnly: true },
);

journey(
  'an e-mail address is verified by its link; the used link says so',
  async (walk) => {
    const { page, texts, dataDir } = walk;
    const { verify, profile, problems } = texts.accounts;
    const person = await arrive(walk);
    await page.goto('/account');
    await expect(page.getByText(texts.shell.verifyReminder)).toBeVisible();
    await expect(page.getByText(profile.notVerified, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: texts.shell.verifySend }).click();
    await expect(page.getByText(texts.shell.verifySent)).toBeVisible();
    await expectAccessible(walk);

    const link = await mailedLink(dataDir, person.email, '/verify-email');
    await page.goto(link);
    await expect(page.getByText(verify.done)).toBeVisible();
    await expectAccessible(walk);
    await page.getByRole('link', { name: verify.goOn }).click();
    await page.waitForURL('**/dashboard/student');
    await page.goto('/account');
    await expect(page.getByText(profile.verified, { exact: true })).toBeVisible();
    await expect(page.getByText(texts.shell.verifyReminder)).toBeHidden();

    await page.goto(link);
    await expect(page.getByText(problems.linkOver)).toBeVisible();
  },
  { hardOnly: true },
);

journey(
  'changing the password ends every other sign-in',
  async (walk) => {
    const { page, texts, url } = walk;
    const { security: t, problems } = texts.accounts;
    const person = await arrive(walk);
    const elsewhere = await tokenOf(url, person);
    expect((await callAs(url, elsewhere, 'GET', '/user/me')).status).toBe(200);

    await page.goto('/account/security');
    const form = page
      .locator('form')
      .filter({ has: page.getByRole('button', { name: t.change, exact: true }) });
    const change = async (current: string, fresh: string) => {
      await form.getByLabel(t.current, { exact: true }).fill(current);
      await form.getByLabel(t.fresh, { exact: true }).fill(fresh);
      await form.getByRole('button', { name: t.change, exact: true }).click();
    };
    await change('not this one', 'perahu kertas 12');
    await expect(form.getByText(problems.wrongPassword)).toBeVisible();
    await change(person.password, '123456');
    await expect(form.getByLabel(t.fresh, { exact: true })).toHaveAccessibleDescription(
      texts.common.fields.passwordCommon,
    );
    await change(person.password, 'perahu kertas 12');
    await expect(page.getByText(t.changed)).toBeVisible();
    await expect(form.getByLabel(t.current, { exact: true })).toHaveValue('');
    expect((await callAs(url, elsewhere, 'GET', '/user/me')).status).toBe(401);
    await page.reload();
    await expect(page.getByRole('link', { name: t.title, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
  { hardOnly: true },
);

journey(
  'name and photo of the profile; what is too large or no picture is refused',
  async (walk) => {
    const { page, texts } = walk;
    const { profile: t, problems } = texts.accounts;
    await arrive(walk);
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.shell.noName })).toBeVisible();
    await expectAccessible(walk);
    await expectNoSidewaysScroll(page);

    await page.getByLabel(t.fullName).fill('Sari Wulandari');
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByText(t.saved)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sari Wulandari' })).toBeVisible();

    const choose = async (name: string, mimeType: string, buffer: Buffer) => {
      const picking = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: t.choosePhoto, exact: true }).click();
      await (await picking).setFiles({ name, mimeType, buffer });
    };
    await choose('catatan.png', 'image/png', Buffer.from('only some words'));
    await expect(page.getByText(problems.photoNotPicture)).toBeVisible();
    await choose('besar.png', 'image/png', Buffer.alloc(3 * 1024 * 1024, 7));
    await expect(page.getByText(problems.photoTooLarge)).toBeVisible();

    const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#1f8a70' } });
    await choose('foto.png', 'image/png', await picture.png().toBuffer());
    await expect(page.getByRole('button', { name: t.removePhoto })).toBeVisible();
    await expect(page.getByText(problems.photoTooLarge)).toBeHidden();
    const shown = page.getByRole('main').locator('img[src*="/api/user/photo/"]').first();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('button', { name: t.removePhoto }).click();
    await expect(page.getByRole('button', { name: t.removePhoto })).toBeHidden();
    await expect(shown).toBeHidden();
  },
  { hardOnly: true },
);
