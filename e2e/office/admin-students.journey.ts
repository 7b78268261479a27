import { expect } from '@playwright/test';
import { chooseAction } from '../support/actions.ts';
import { aChild, expectFine, KIDS_ENGLISH, orders } from '../support/family.ts';
import { staffJourney, type Walk } from '../support/journey.ts';
import { callAs, DEMO_PASSWORD, openFamily, signInByApi, tokenOf } from '../support/people.ts';

const asAdmin = (walk: Walk) =>
  signInByApi(walk.context, walk.url, { username: 'admin', password: DEMO_PASSWORD });

/** A family with a child, and a place where `paid`. */
async function aStudent(walk: Walk, name: string, paid = false) {
  const person = await openFamily(walk.url);
  const family = { ...person, token: await tokenOf(walk.url, person) };
  const learnerId = await aChild(walk, family, name, 9);
  if (paid) await orders(walk, family, { packageId: KIDS_ENGLISH, learnerId, voucher: 'COBA100' });
  return { family, learnerId };
}

staffJourney(
  'notes, decisions and an account made inactive on the page of a student',
  async (walk) => {
    const { page, texts, url } = walk;
    const t = texts.students.detail;
    const { family, learnerId } = await aStudent(walk, 'Gita Lestari', true);
    await asAdmin(walk);
    await page.goto(`/student/management/${learnerId}`);
    await page.getByRole('tab', { name: t.tabs.notes }).click();
    await page.getByLabel(t.notes.write).fill('Ibu minta jadwal sore.');
    await page.getByRole('button', { name: t.notes.add }).click();
    await expect(page.getByText('Ibu minta jadwal sore.', { exact: true })).toBeVisible();
    await expect(page.getByLabel(t.notes.write)).toHaveValue('');
    await expectFine(walk);
    const own = await callAs(url, family.token, 'GET', '/dashboards/student');
    expect(JSON.stringify(own.body)).not.toContain('sore');

    await chooseAction(walk, page, t.active.deactivate);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t.active.deactivate, exact: true }).click();
    await expect(dialog.getByText(texts.common.fields.required)).toBeVisible();
    await dialog.getByLabel(texts.staff.reason).fill('Pindah kota');
    await expectFine(walk);
    await dialog.getByRole('button', { name: t.active.deactivate, exact: true }).click();
    await expect(page.getByText(t.inactive, { exact: true })).toBeVisible();
    expect((await callAs(url, family.token, 'GET', '/learners')).status).toBe(401);
    // It was the wrong family: the notice takes it back.
    await page.getByRole('button', { name: texts.common.undo, exact: true }).click();
    await expect(page.getByText(texts.common.undone)).toBeVisible();
    await expect(page.getByText(t.inactive, { exact: true })).toHaveCount(0);
  },
  { hardOnly: true },
);

staffJourney(
  'two records of one child become one, and the old address leads to the kept one',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.students.detail;
    const name = `Kembar ${Date.now().toString(36)}`;
    const kept = await aStudent(walk, name, true);
    const gone = await aStudent(walk, name);
    await asAdmin(walk);
    await page.goto(`/student/management/${kept.learnerId}`);
    await chooseAction(walk, page, t.merge.open);
    const dialog = page.getByRole('dialog', { name: t.merge.title({ name }) });
    await dialog.getByRole('button', { name: t.merge.choose({ name, email: gone.family.email }) }).click();
    await expect(page.getByText(t.merge.final)).toBeVisible();
    await expect(page.getByText(t.merge.warnings.otherAccount)).toBeVisible();
    await expectFine(walk);
    await page.getByLabel(t.merge.reason).fill('Terdaftar dua kali');
    await page.getByRole('button', { name: t.merge.submit }).dblclick();
    await expect(page.getByText(t.merge.done({ name }))).toBeVisible();

    await page.goto(`/student/management/${gone.learnerId}`);
    await expect(page).toHaveURL(new RegExp(`${kept.learnerId}`));
    await expect(page.getByText(t.mergedInto)).toBeVisible();
  },
  { hardOnly: true },
);

staffJourney(
  'erasing is asked with a reason, waits seven days, and is called off',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.students.detail.erase;
    const name = 'Lupa Sari';
    const { learnerId } = await aStudent(walk, name, true);
    await asAdmin(walk);
    await page.goto(`/student/management/${learnerId}`);
    await chooseAction(walk, page, t.open);
    await expect(page.getByText(t.staysText({ orders: 1, courses: 1, receipts: 0 }))).toBeVisible();
    await expectFine(walk);
    await page.getByLabel(t.reason).fill('Diminta keluarga');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByRole('button', { name: t.callOff })).toBeVisible();
    await page.getByRole('button', { name: t.callOff }).click();
    const dialog = page.getByRole('dialog', { name: t.callOffTitle({ name }) });
    await dialog.getByLabel(t.reason).fill('Tidak jadi');
    await dialog.getByRole('button', { name: t.callOff }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: t.callOff })).toHaveCount(0);
  },
  { hardOnly: true },
);

staffJourney(
  'filters, columns and order are saved as a view, come back with one choice, and go out as a file',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.students;
    await asAdmin(walk);
    await page.goto('/student/management');
    await page.getByLabel(t.status, { exact: true }).selectOption('inClass');
    await expect(page).toHaveURL(/status=inClass/);
    await chooseAction(walk, page, t.columns);
    // Its state is kept in the address, which comes a moment after the press.
    await page.getByRole('checkbox', { name: t.progress }).click();
    await expect(page.getByRole('checkbox', { name: t.progress })).not.toBeChecked();
    await expect(page).toHaveURL(/columns=/);
    await expectFine(walk);
    await page.getByRole('button', { name: texts.common.close, exact: true }).click();
    await chooseAction(walk, page, t.views.save);
    const name = `Di kelas ${Date.now().toString(36)}`;
    await page.getByLabel(t.views.name).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: texts.common.save, exact: true }).click();
    await expect(page.getByLabel(t.views.title).locator('option:checked')).toHaveText(name);

    await page.goto('/student/management');
    await page.getByLabel(t.views.title).selectOption({ label: name });
    await expect(page).toHaveURL(/status=inClass/);
    await expect(page.getByRole('columnheader', { name: t.progress })).toHaveCount(0);
    const [file] = await Promise.all([page.waitForEvent('download'), chooseAction(walk, page, t.export.csv)]);
    expect(file.suggestedFilename()).toBe(`${t.export.file}.csv`);
    await chooseAction(walk, page, t.views.remove);
    await expect(page.getByText(t.views.removed)).toBeVisible();
    await page.getByRole('button', { name: texts.common.undo, exact: true }).click();
    await expect(page.getByText(texts.common.undone)).toBeVisible();
    await expect(page.getByLabel(t.views.title).locator('option:checked')).toHaveText(name);
  },
  { hardOnly: true, ownSchool: true },
);
