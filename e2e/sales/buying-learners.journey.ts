import { expect } from '@playwright/test';
import { ADULT_ENGLISH, aChild, arrive, asks, expectFine, KIDS_ENGLISH, orders } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { paymentPage } from '../support/provider.ts';

/** A birthday in January, so that the age is reached on every day of the year. */
const bornYearsAgo = (age: number) => `${new Date().getUTCFullYear() - age}-01-01`;

const buy = ({ page, texts }: Walk) =>
  page.getByRole('button', { name: texts.packages.selection.buy, exact: true });

const choose = (packageId: number) => `/program-selection?package=${packageId}`;

journey(
  "buying for a child of nine asks for the name, the birth date and the guardian's consent",
  async (walk) => {
    const { page, texts } = walk;
    const { form, problems, step } = texts.learners;
    const family = await arrive(walk);
    await page.goto(choose(KIDS_ENGLISH));
    await expect(page.getByText(step.parentsOnly)).toBeVisible();
    await page.getByRole('radio', { name: step.child }).check();
    const birth = page.getByLabel(form.birthDate, { exact: true });
    const name = page.getByLabel(form.name, { exact: true });
    await buy(walk).click();
    await expect(name).toHaveAccessibleDescription(new RegExp(texts.common.fields.required));
    await expect(name).toBeFocused();
    await expect(page.getByText(form.agreeFirst)).toBeVisible();
    await expectFine(walk);

    await name.fill('Bagas Rahasia');
    await birth.fill(bornYearsAgo(5));
    await expect(birth).toHaveAccessibleDescription(problems.tooYoung);
    await birth.fill(bornYearsAgo(20));
    await expect(birth).toHaveAccessibleDescription(problems.notAChild);
    await birth.fill(bornYearsAgo(9));
    await page.getByLabel(form.relation).selectOption('mother');
    await page.getByLabel(form.guardianName, { exact: true }).fill('Ibu Sari');
    await buy(walk).click();
    await expect(page.getByText(form.agreeFirst)).toBeVisible();
    await expect(page.getByText(/Bagas Rahasia/).first()).toBeVisible();
    await page.getByRole('group').getByRole('checkbox').check();
    await buy(walk).click();

    await page.waitForURL('**/checkout/*');
    await expect(page.getByText('Bagas Rahasia')).toBeVisible();
    const { t, frame } = paymentPage(walk);
    await expect(frame.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(frame.getByText('Bagas')).toHaveCount(0);
    const { data } = await asks<{ data: unknown[] }>(walk, family, 'GET', '/learners');
    expect(data).toEqual([
      expect.objectContaining({
        name: 'Bagas Rahasia',
        ageGroup: 'kids',
        relation: 'mother',
        consentNeeded: false,
      }),
    ]);
  },
  { allowSandbox: true },
);

journey(
  'with several learners the buyer chooses, and a package for another age is hinted at',
  async (walk) => {
    const { page, texts } = walk;
    const { step, ages } = texts.learners;
    const family = await arrive(walk);
    await aChild(walk, family, 'Bagas', 9);
    await aChild(walk, family, 'Laras', 15);
    await page.goto(choose(ADULT_ENGLISH));
    await expect(page.getByRole('radio', { name: 'Laras' })).toBeVisible();
    await buy(walk).click();
    await expect(page.getByText(step.chooseFirst)).toBeVisible();
    await expect(page).toHaveURL(/program-selection/);
    await page.getByRole('radio', { name: 'Laras' }).check();
    const course = 'General English for Teens';
    await expect(page.getByText(step.hint({ name: 'Laras', group: ages.teen, course }))).toBeVisible();
    await expectFine(walk);
    await page.getByRole('button', { name: step.hintAction({ course }) }).click();
    await expect(page).toHaveURL(/package=102/);
    await expect(page.getByText(course).first()).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Laras' })).toBeChecked();
    await page.getByLabel(texts.packages.selection.voucher).fill('COBA100');
    await buy(walk).click();
    await page.waitForURL('**/redirect?order=*');
    await expect(page.getByRole('heading', { level: 1, name: texts.orders.redirect.success })).toBeVisible();
    await expect(page.getByText('Laras')).toBeVisible();
  },
  { hardOnly: true },
);

journey(
  'somebody who learns alone buys a second course without being asked again',
  async (walk) => {
    const { page, texts } = walk;
    const family = await arrive(walk);
    await orders(walk, family, { voucher: 'COBA100' });
    await page.goto('/program-selection?package=test-preparation');
    await expect(buy(walk)).toBeDisabled();
    // The choice is kept in the address: a radio shows it once the address has changed.
    await page.getByRole('radio', { name: 'TOEIC' }).click();
    await page.getByRole('radio', { name: 'Express' }).click();
    await expect(page.getByRole('radio', { name: 'Express' })).toBeChecked();
    await expect(page.getByRole('radio', { name: family.username })).toBeChecked();
    await page.getByLabel(texts.packages.selection.voucher).fill('COBA100');
    await buy(walk).click();
    await page.waitForURL('**/redirect?order=*');
    await page.goto('/orders');
    await expect(page.getByText('TOEIC - Express')).toBeVisible();
    await expect(page.getByText('General English for Adults')).toBeVisible();
  },
  { hardOnly: true },
);

journey('oneself under 18 is sent to a parent, and a withdrawn consent stops the lessons', async (walk) => {
  const { page, texts } = walk;
  const { panel, problems, form } = texts.learners;
  const family = await arrive(walk);
  const learnerId = await aChild(walk, family, 'Bagas', 9);
  await orders(walk, family, { packageId: KIDS_ENGLISH, learnerId, voucher: 'COBA100' });
  await asks(walk, family, 'POST', '/learners', { kind: 'self', adult: true });
  await page.goto('/account/learners');
  await page.getByRole('button', { name: panel.editFor({ name: 'Ibu Sari' }) }).click();
  await page.getByLabel(form.birthDate, { exact: true }).fill(bornYearsAgo(15));
  await page.getByRole('button', { name: panel.save, exact: true }).click();
  await expect(page.getByText(problems.selfUnderAge)).toBeVisible();

  await page.getByRole('button', { name: panel.withdrawFor({ name: 'Bagas' }) }).click();
  const dialog = page.getByRole('dialog', { name: panel.withdrawAsk.title({ name: 'Bagas' }) });
  await expect(dialog.getByText(panel.withdrawAsk.text({ name: 'Bagas' }))).toBeVisible();
  await expectFine(walk);
  await dialog.getByRole('button', { name: panel.withdrawAsk.yes }).click();
  await expect(page.getByText(panel.withdrawn)).toBeVisible();
  await expect(page.getByText(panel.consentMissing)).toBeVisible();
  const { enrolments } = await asks<{ enrolments: unknown[] }>(walk, family, 'GET', '/placement/current');
  expect(enrolments).toEqual([]);

  // Buying for the same child asks for the consent again.
  await page.goto(choose(KIDS_ENGLISH));
  await page.getByRole('radio', { name: 'Bagas' }).check();
  await expect(page.getByText(form.consentNeededHere)).toBeVisible();
  await expectFine(walk);
});
