import type { ClassProposals } from '@fasih/school/learning/placing/contract';
import { expect, type Page } from '@playwright/test';
import { chooseAction } from '../support/actions.ts';
import { expectFine } from '../support/family.ts';
import { staffJourney, type Walk } from '../support/journey.ts';
import { MONDAY } from '../support/learning.ts';
import { callAs, DEMO_PASSWORD, lettersTo, signInByApi } from '../support/people.ts';
import { familyThatWaits, type Waiting } from '../support/school-class.ts';

type Editable = { name: string; version: number };

/** A group for two that begins with this learner in it. */
async function aGroup({ url }: Walk, token: string, { enrolmentId }: Waiting): Promise<string> {
  const { body } = await callAs(url, token, 'GET', `/enrolments/${enrolmentId}/proposals`);
  const { teachers, startsOn } = body as ClassProposals;
  const teacher = teachers[0];
  const slots = teacher?.options[0]?.slots;
  if (!teacher || !slots) throw new Error('no teacher is free');
  const form = { teacherId: teacher.teacherId, enrolmentIds: [enrolmentId], capacity: 2, slots, startsOn };
  const opened = await callAs(url, token, 'POST', '/classes', form);
  expect(opened.status).toBe(201);
  return (opened.body as { id: string }).id;
}

const asAdmin = (walk: Walk) =>
  signInByApi(walk.context, walk.url, { username: 'admin', password: DEMO_PASSWORD });

staffJourney(
  'a full group has a waiting list; a place that gets free is offered to the first and accepted',
  async (walk) => {
    const { page, texts, url, dataDir } = walk;
    const t = texts.waiting;
    const first = await familyThatWaits(walk, 'Kirana Sari');
    const second = await familyThatWaits(walk, 'Bima Putra');
    const third = await familyThatWaits(walk, 'Citra Dewi');
    const fourth = await familyThatWaits(walk, 'Damar Wulan');
    const token = await asAdmin(walk);
    const classId = await aGroup(walk, token, first);

    await page.goto(`/class/management/${classId}?tab=students`);
    await page.getByRole('button', { name: t.admin.addMember, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.admin.addTitle });
    await dialog.getByLabel(t.admin.choose).selectOption(second.enrolmentId);
    await expect(dialog.getByText(t.admin.tells)).toBeVisible();
    await expectFine(walk);
    await dialog.getByRole('button', { name: t.admin.joinNow, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(texts.staff.classes.one.capacity({ n: 2, of: 2 }))).toBeVisible();

    const before = (await lettersTo(dataDir, fourth.family.email)).length;
    await joinsByItself(walk, third);
    await page.reload();
    await expect(page.getByText(third.name)).toBeVisible();
    // The school puts another one on the list, and before the first.
    await page.getByRole('button', { name: t.admin.addMember, exact: true }).click();
    await dialog.getByLabel(t.admin.choose).selectOption(fourth.enrolmentId);
    await expect(dialog.getByText(texts.classes.problems.full({ capacity: 2 }))).toBeVisible();
    await expect(dialog.getByRole('button', { name: t.admin.joinNow, exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: t.admin.addToList, exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: t.admin.up({ name: fourth.name }) }).click();
    await expect(page.getByRole('button', { name: t.admin.up({ name: fourth.name }) })).toBeDisabled();

    const { name, version } = (await callAs(url, token, 'GET', `/classes/${classId}`)).body as Editable;
    const bigger = { name, capacity: 3, version };
    expect((await callAs(url, token, 'PUT', `/classes/${classId}`, bigger)).status).toBe(200);
    await accepts(walk, fourth);
    const home = await callAs(url, fourth.family.token, 'GET', '/dashboards/student');
    const { courses } = home.body as { courses: { classId: string | null }[] };
    expect(courses.map((one) => one.classId)).toEqual([classId]);
    // On the list, a place for you, the class is ready.
    await expect
      .poll(async () => (await lettersTo(dataDir, fourth.family.email)).length)
      .toBeGreaterThanOrEqual(before + 3);
  },
  { ownSchool: true, hardOnly: true },
);

staffJourney(
  'two admins edit one class, and a class that has not begun is cancelled with its reason',
  async (walk) => {
    const { page } = walk;
    const first = await familyThatWaits(walk, 'Kirana Sari');
    const token = await asAdmin(walk);
    const classId = await aGroup(walk, token, first);
    await page.goto(`/class/management/${classId}?tab=students`);
    await editsUnderTwoHands(page, walk, token, classId);
    await neverBegins(page, walk);
    const home = await callAs(walk.url, first.family.token, 'GET', '/dashboards/student');
    const { courses } = home.body as { courses: { classId: string | null }[] };
    expect(courses.map((one) => one.classId)).toEqual([null]);
  },
  { ownSchool: { demoNow: MONDAY }, hardOnly: true },
);

const deviceOf = async (walk: Walk, { family }: Waiting): Promise<Walk> => {
  const device = await walk.device();
  await signInByApi(device.context, device.url, family);
  await device.page.goto('/dashboard/student');
  return device;
};

/** A family finds a group that fits at home, and waits for a place in it. */
async function joinsByItself(walk: Walk, who: Waiting): Promise<void> {
  const device = await deviceOf(walk, who);
  const t = device.texts.waiting.family;
  await device.page.getByRole('button', { name: t.join, exact: true }).first().click();
  await expect(device.page.getByText(t.waits({ name: who.name, position: 1 }))).toBeVisible();
  await device.context.close();
}

/** The place is there at home with its time running, and taken once. */
async function accepts(walk: Walk, who: Waiting): Promise<void> {
  const device = await deviceOf(walk, who);
  const t = device.texts.waiting.family;
  await expect(async () => {
    await device.page.reload();
    await expect(device.page.getByRole('heading', { name: t.offer({ name: who.name }) })).toBeVisible({
      timeout: 3000,
    });
  }).toPass({ timeout: 30_000 });
  await expectFine(device);
  await device.page.getByRole('button', { name: t.accept, exact: true }).dblclick();
  await expect(device.page.getByRole('heading', { name: t.offer({ name: who.name }) })).toBeHidden();
  await device.context.close();
}

/** Two admins edit the class: the second sees what the first did, and chooses. */
async function editsUnderTwoHands(page: Page, walk: Walk, token: string, classId: string): Promise<void> {
  const { texts, url } = walk;
  const t = texts.classes.staff;
  await chooseAction(walk, page, t.edit);
  const dialog = page.getByRole('dialog', { name: t.edit });
  await dialog.getByLabel(t.capacity).fill('3');
  await dialog.getByLabel(t.name).fill('Kelompok Pagi');
  const { body } = await callAs(url, token, 'GET', `/classes/${classId}`);
  const { version } = body as Editable;
  const other = { name: 'Kelompok Senin', capacity: 2, version };
  expect((await callAs(url, token, 'PUT', `/classes/${classId}`, other)).status).toBe(200);
  await dialog.getByRole('button', { name: texts.common.save, exact: true }).click();
  const conflict = page.getByRole('dialog', { name: texts.common.conflict.title });
  await expect(conflict.getByText('Kelompok Senin')).toBeVisible();
  await expectFine(walk);
  await conflict
    .getByRole('group', { name: t.name })
    .getByRole('radio', { name: new RegExp(`^${texts.common.conflict.theirs}`) })
    .check();
  await conflict.getByRole('button', { name: texts.common.conflict.save, exact: true }).click();
  await expect(conflict).toBeHidden();
  await expect(page.getByRole('main').getByText('Kelompok Senin', { exact: true })).toBeVisible();
  await expect(page.getByText(texts.staff.classes.one.capacity({ n: 1, of: 3 }))).toBeVisible();
}

/** The class is cancelled before it begins, with a reason. */
async function neverBegins(page: Page, walk: Walk): Promise<void> {
  const t = walk.texts.classes.staff;
  await chooseAction(walk, page, t.cancel);
  const dialog = page.getByRole('dialog', { name: t.cancelTitle });
  await dialog.getByRole('button', { name: t.cancel, exact: true }).click();
  await expect(dialog.getByText(walk.texts.common.fields.required)).toBeVisible();
  await dialog.getByLabel(t.cancelReason).fill('Pesertanya belum cukup');
  await expectFine(walk);
  await dialog.getByRole('button', { name: t.cancel, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t.cancelledBecause({ reason: 'Pesertanya belum cukup' }))).toBeVisible();
  await expectFine(walk);
}
