import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { ADULT_ENGLISH, expectFine, learnMyself } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { freshPerson, lettersTo, type Person } from '../support/people.ts';
import { payInFrame, paymentPage } from '../support/provider.ts';
import { answerAll, begin, expectResult, finish } from '../support/sitting.ts';

const NAME = 'General English for Adults';

/** The text of a PDF where the machine can read one; otherwise at least that it is a PDF. */
function textOfPdf(path: string): string | null {
  expect(readFileSync(path).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  if (spawnSync('pdftotext', ['-v']).error !== undefined) return null;
  return execFileSync('pdftotext', ['-layout', path, '-']).toString('utf8');
}

async function register({ page, texts }: Walk, person: Person): Promise<void> {
  const t = texts.accounts.register;
  for (const [label, typed] of [
    [t.username, person.username],
    [t.email, person.email],
    [t.phone, person.phone],
    [t.password, person.password],
    [t.confirmPassword, person.password],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(typed);
  }
  await page.getByRole('button', { name: t.submit, exact: true }).click();
}

async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-current=step]').filter({ hasText: name })).toBeVisible();
}

/** The order's mail has arrived, and its button leads to the order; the result's mail names the level. */
async function expectMails({ page, texts, dataDir }: Walk, person: Person, level: string): Promise<void> {
  const read = () => lettersTo(dataDir, person.email);
  await expect.poll(async () => (await read()).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(3);
  const letters = await read();
  const paid = letters.find((letter) => letter.includes('/redirect?order='));
  const result = letters.find((letter) => letter.includes(level));
  expect(result).toBeDefined();
  await page.goto(paid?.match(/https?:\/\/[^\s"<>]*\/redirect\?order=[\w-]+/)?.[0] ?? '/nowhere');
  await expect(page.getByRole('heading', { name: texts.orders.redirect.success })).toBeVisible();
  await page.goto(result?.match(/https?:\/\/[^\s"<>]*\/dashboard\/student/)?.[0] ?? '/nowhere');
  await expect(page).toHaveURL(/\/dashboard\/student$/);
}

journey(
  'a visitor registers, chooses, pays inside the page, takes the placement test and gets a level',
  async (walk) => {
    const { page, texts } = walk;
    const { packages, orders, placement } = texts;
    const person = freshPerson('pembeli');
    await page.goto('/program/general-english');
    await page.getByRole('link', { name: packages.program.joinFor({ name: NAME }) }).click();
    await page.waitForURL(`**/register?package=${ADULT_ENGLISH}`);
    await register(walk, person);
    await page.waitForURL(`**/program-selection?package=${ADULT_ENGLISH}`);

    await expectStep(page, 'Choose Your Package');
    await expect(page.getByRole('radio', { name: packages.age.adult })).toBeChecked();
    await expectFine(walk);
    await learnMyself(walk, 'Andi Wibowo');
    await page.getByRole('button', { name: packages.selection.buy, exact: true }).click();

    await page.waitForURL('**/checkout/*');
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expectStep(page, 'Choose Payment');
    const { t, frame } = paymentPage(walk);
    await expect(frame.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page.getByRole('link', { name: orders.checkout.ownPage })).toBeVisible();
    await expectFine(walk);
    await payInFrame(walk, 'BCA Virtual Account', 'pay');

    await page.waitForURL(`**/redirect?order=${orderId}`);
    await expect(page.getByRole('heading', { level: 1, name: orders.redirect.success })).toBeVisible();
    await expectStep(page, 'Placement Test');
    await expectFine(walk);
    const number =
      (
        await page
          .getByText(/KW\S+\d/)
          .first()
          .innerText()
      ).match(/\S*\d+\S*$/)?.[0] ?? '';
    for (const lang of ['id', 'en'] as const) {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: orders.receipt.download[lang] }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(new RegExp(`-${lang}\\.pdf$`));
      const text = textOfPdf(await file.path());
      if (text === null) continue;
      expect(text).toContain(number);
      expect(text).toContain(NAME);
      expect(text).toContain('Andi Wibowo');
      expect(text).toMatch(/rupiah/i);
    }

    await page.getByRole('link', { name: orders.redirect.test.toStart }).click();
    await expect(page.getByRole('heading', { level: 1, name: placement.title })).toBeVisible();
    const sitting = await begin(walk);
    await expectFine(walk);
    await answerAll(walk, sitting, { right: 12 });
    await finish(walk);
    await expectResult(walk, 12);
    await expect(page.getByText('Adult Intermediate', { exact: true })).toBeVisible();
    await expect(page.getByText('60%', { exact: true })).toBeVisible();
    await expect(page.getByText(placement.result.greeting({ name: 'Andi Wibowo' }))).toBeVisible();
    for (const part of [
      placement.result.classInfo,
      placement.result.doubt,
      placement.result.notTested,
      placement.result.meanings.adult.Intermediate,
      ...Object.values(placement.result.areas),
    ]) {
      await expect(page.getByText(part, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: placement.result.toLogin })).toBeVisible();
    await expectFine(walk);
    await expectMails(walk, person, 'Adult Intermediate');
  },
  { allowSandbox: true },
);
