import { randomUUID } from 'node:crypto';
import { dayIn } from '@fasih/school/basics/instants';
import { HEADINGS, STUDENT_COLUMNS } from '@fasih/school/office/imports/columns';
import { expect } from '@playwright/test';
import { expectFine } from '../support/family.ts';
import { staffJourney, type Walk } from '../support/journey.ts';
import { DEMO_PASSWORD, lettersTo, signInByApi } from '../support/people.ts';

const asAdmin = (walk: Walk) =>
  signInByApi(walk.context, walk.url, { username: 'admin', password: DEMO_PASSWORD });

/** A file as a spreadsheet in Indonesia saves it. */
const file = (walk: Walk, rows: string[][]) => ({
  name: 'siswa baru.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [STUDENT_COLUMNS.map((column) => HEADINGS[column][walk.lang]), ...rows]
      .map((cells) => cells.join(';'))
      .join('\r\n'),
  ),
});

staffJourney(
  'a file with mistakes is corrected, taken over as a whole, and a mail lets the family in',
  async (walk) => {
    const { page, texts, dataDir } = walk;
    const t = texts.importing.page;
    const tag = randomUUID().slice(0, 8);
    const email = `ibu.${tag}@contoh.id`;
    const name = `Nayla ${tag}`;
    const row = [name, '17/05/2015', 'ibu', 'Dewi Siregar', email, '0812 3456 7890', '', ''];
    await asAdmin(walk);
    await page.goto('/admin/import');
    await expect(page.getByRole('heading', { name: t.step1 })).toBeVisible();
    await page.getByText(t.about, { exact: true }).click();
    await expect(page.getByText(texts.importing.columns.about.learnerName)).toBeVisible();
    await expectFine(walk);

    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.templateXlsx }).click(),
    ]);
    expect(template.suggestedFilename()).toBe(`${texts.importing.file.template.students}.xlsx`);

    const choose = page.getByLabel(t.file);
    await choose.setInputFiles(
      file(walk, [row, ['Rafi', '2015-02-31', 'ibu', 'Dewi', 'bukan-email', '', '', '']]),
    );
    await page.getByRole('button', { name: t.check, exact: true }).click();
    await expect(page).toHaveURL(/run=[0-9a-f-]{36}/);
    await expect(page.getByText(t.errors({ count: 2 }))).toBeVisible();
    await expect(page.getByText(texts.importing.rows.dateShape())).toBeVisible();
    await expect(page.getByText(texts.importing.rows.emailShape())).toBeVisible();
    await expectFine(walk);
    const [mistakes] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.errorsCsv }).click(),
    ]);
    expect(mistakes.suggestedFilename()).toBe(`${texts.importing.file.errors}.csv`);

    await page.getByRole('button', { name: t.another }).click();
    await page.getByLabel(t.file).setInputFiles(file(walk, [row]));
    await page.getByRole('button', { name: t.check, exact: true }).click();
    await expect(page.getByText(t.opens.students({ accounts: 1, learners: 1 }))).toBeVisible();
    await expect(page.getByText(t.consents({ count: 1 }))).toBeVisible();
    // A reload keeps the dry run.
    await page.reload();
    await page.getByRole('button', { name: t.apply.students }).click();
    await page.getByRole('button', { name: t.ask.yes }).dblclick();
    await expect(page.getByText(t.done({ count: 1 })).first()).toBeVisible();
    await expect(page.getByRole('link', { name: t.toStudents })).toBeVisible();

    // The mail's link lets the family choose a password.
    await expect.poll(async () => (await lettersTo(dataDir, email)).length).toBe(1);
    const [letter] = await lettersTo(dataDir, email);
    const link = /\/reset-password\?token=[\w-]+/.exec(String(letter))?.[0];
    expect(link).toBeDefined();

    await page.getByRole('link', { name: t.toStudents }).click();
    await page.getByLabel(texts.students.search).fill(name);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText(texts.students.detail.consentNeeded)).toBeVisible();
  },
);

staffJourney(
  'the same file twice says when it was taken over',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.importing.page;
    const tag = randomUUID().slice(0, 8);
    const rows = [[`Agus ${tag}`, '', '', `Agus ${tag}`, `agus.${tag}@contoh.id`, '', '', 'en']];
    await asAdmin(walk);
    for (const time of ['first', 'second']) {
      await page.goto('/admin/import');
      await page.getByLabel(t.file).setInputFiles(file(walk, rows));
      await page.getByRole('button', { name: t.check, exact: true }).click();
      if (time === 'second') break;
      await page.getByRole('button', { name: t.apply.students }).click();
      await page.getByRole('button', { name: t.ask.yes }).click();
      await expect(page.getByText(t.done({ count: 1 })).first()).toBeVisible();
    }
    const today = dayIn(new Date());
    await expect(page.getByText(texts.importing.problems.sameFile({ day: today }))).toBeVisible();
    await expectFine(walk);
  },
  { hardOnly: true },
);
