import { expect } from '@playwright/test';
import { expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { callAs, signInByApi, tokenOf } from '../support/people.ts';
import { familyInClass, type OwnClass } from '../support/school-class.ts';
import { beginIn } from '../support/school-database.ts';

const NOTE = 'Salam dan perkenalan.';
const HOMEWORK = 'Halaman 4 dan 5.';

journey(
  "a child joins from a phone of its own, which shows no family data; its teacher's note is saved as typed",
  async (walk) => {
    const own = await familyInClass(walk);
    const { id: meetingId = '' } = own.meetings[0] ?? {};
    const child = await connects(walk, own);
    await beginIn(walk, meetingId, -3);
    const teacher = await teaches(walk, own, meetingId);
    await joins(child);
    await writes(teacher);
    await beginIn(walk, meetingId, -70);
    await reads(child);
    await ends(walk, child);
  },
  { variant: { width: 'phone', lang: 'id' }, hardOnly: true },
);

/** The parent makes the link, and the child's phone opens it. */
async function connects(walk: Walk, { learnerName: name }: OwnClass): Promise<Walk> {
  const { page, texts } = walk;
  const t = texts.childDevices;
  await page.goto('/account/learners');
  await page.getByRole('button', { name: t.parent.addFor({ name }) }).click();
  const form = page.getByRole('dialog', { name: t.parent.addFor({ name }) });
  await expect(form.getByLabel(t.parent.name)).not.toHaveValue('');
  await expectFine(walk);
  await form.getByRole('button', { name: t.parent.make, exact: true }).click();
  const shown = page.getByRole('dialog', { name: t.parent.linkTitle({ name }) });
  await expect(shown.getByRole('img', { name: t.parent.qr })).toBeVisible();
  await expectFine(walk);
  const link = await shown.getByLabel(t.parent.link, { exact: true }).inputValue();
  await shown.getByRole('button', { name: t.parent.close, exact: true }).click();

  const child = await walk.device();
  await child.page.goto(link);
  await expect(child.page.getByRole('heading', { name: t.connect.title })).toBeVisible();
  await expectFine(child);
  await child.page.getByRole('button', { name: t.connect.start, exact: true }).click();
  await child.page.waitForURL('**/child');
  await expect(
    child.page.getByRole('heading', { name: t.home.hello({ name: name.split(' ')[0] ?? '' }) }),
  ).toBeVisible();
  await expect(child.page.getByText(t.home.pastNone)).toBeVisible();
  await expectFine(child);
  await seesNoFamily(child);
  return child;
}

/** Neither pages nor calls of the family open on the child's phone. */
async function seesNoFamily({ page, url, context }: Walk): Promise<void> {
  await page.goto('/orders');
  await page.waitForURL('**/child');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  for (const path of ['/orders', '/user/profile', '/learners', '/dashboards/student'])
    expect([path, (await callAs(url, token, 'GET', path)).status]).toEqual([path, 403]);
  // The device's cookie is good for its own renewal alone.
  expect((await context.request.get(`${url}/api/orders`)).status()).toBe(401);
}

/** The teacher comes to the running meeting by the week. */
async function teaches(walk: Walk, { teacher, learnerName }: OwnClass, meetingId: string): Promise<Walk> {
  // The school's password is a temporary one; the teacher's own comes first.
  const password = 'layar terkembang 34';
  const token = await tokenOf(walk.url, teacher);
  const change = { currentPassword: teacher.password, password };
  expect((await callAs(walk.url, token, 'POST', '/auth/change-password', change)).status).toBe(200);
  const desk = await walk.device();
  const { page, texts } = desk;
  await signInByApi(desk.context, desk.url, { ...teacher, password });
  await page.goto('/teacher/calendar');
  await page
    .getByRole('link', { name: new RegExp(learnerName) })
    .first()
    .click();
  await page.waitForURL(`**/teacher/meetings/${meetingId}`);
  await expect(page.getByText(texts.teachers.screens.lesson.noLast)).toBeVisible();
  await page.getByRole('button', { name: texts.attendance.teacher.checkIn.button }).click();
  await expect(page.getByRole('button', { name: texts.attendance.teacher.checkIn.button })).toBeHidden();
  await expectFine(desk);
  return desk;
}

/** One press opens the room and marks the child. */
async function joins({ page, texts, context }: Walk): Promise<void> {
  await page.reload();
  await expect(page.getByText(texts.childDevices.home.now, { exact: true })).toBeVisible();
  const join = page.getByRole('link', { name: texts.enrolments.nextMeeting.join });
  await expect(join).toHaveAttribute('href', 'https://zoom.us/j/8453466415');
  // The room is somebody else's page.
  await context.route('https://zoom.us/**', (call) => call.abort());
  const marked = page.waitForResponse((answer) => answer.url().includes('/attendance/'));
  await join.evaluate((link: HTMLAnchorElement) => {
    link.addEventListener('click', (event) => event.preventDefault());
  });
  await join.click();
  expect((await marked).status()).toBe(200);
  await expect(page.getByText(texts.enrolments.nextMeeting.joinedAsPresent)).toBeVisible();
}

/** Nothing is pressed: what was typed is saved, and there after a reload. */
async function writes(desk: Walk): Promise<void> {
  const { page, texts } = desk;
  const t = texts.teachers.screens;
  await page.getByLabel(t.note.note, { exact: true }).fill(NOTE);
  await page.getByLabel(t.note.homework, { exact: true }).fill(HOMEWORK);
  await expect(page.getByText(t.lesson.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t.note.note, { exact: true })).toHaveValue(NOTE);
  await expect(page.getByLabel(t.note.homework, { exact: true })).toHaveValue(HOMEWORK);
  await expectFine(desk);
  await desk.context.close();
}

/** After the lesson the child reads the homework. */
async function reads(child: Walk): Promise<void> {
  const { page } = child;
  await page.reload();
  await expect(page.getByText(HOMEWORK)).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  await expectFine(child);
}

/** The parent ends the device, and the child's phone says so. */
async function ends({ page, texts }: Walk, child: Walk): Promise<void> {
  const t = texts.childDevices;
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${t.parent.endOf({ name: '' }).trim()}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.parent.endAsk.yes, exact: true }).click();
  await expect(page.getByText(t.parent.none)).toBeVisible();
  await child.page.reload();
  await expect(child.page.getByRole('heading', { name: t.ended.title })).toBeVisible();
  await expectFine(child);
}
