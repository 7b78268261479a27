import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { arrive, asks, expectFine, type Family } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { comesIn } from '../support/learning.ts';
import { callAs, lettersTo, openFamily, tokenOf } from '../support/people.ts';
import { childThatWaits } from '../support/school-class.ts';

const WORDS = 'Saya suka mengajar lewat cerita.';
const NAME = 'Laras Ayu';

type Paying = { family: Family; enrolmentId: string };

journey(
  'a family that has paid reads what a teacher wrote and when that teacher is free, and asks the school for its times',
  async (walk) => {
    // Four people sign in, in a school of its own.
    test.setTimeout(240_000);
    const teacherId = await writesProfile(walk);
    await publishes(walk, teacherId);
    const paying = await pays(walk);
    await readsProfile(walk, paying, teacherId);
    await asksForTimes(walk, paying);
    await confirms(walk, paying);
  },
  { ownSchool: true, variant: { width: 'phone', lang: 'id' }, hardOnly: true },
);

/** A teacher with a picture writes what families may read; it waits for the school. */
async function writesProfile(walk: Walk): Promise<string> {
  const desk = await walk.device();
  const { page, texts } = desk;
  const t = texts.profiles;
  const as = await comesIn(desk, 'teacher');
  await page.goto('/account');
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#1f8a70' } });
  const picking = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: texts.accounts.profile.choosePhoto, exact: true }).click();
  await (await picking).setFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: await picture.png().toBuffer(),
  });
  await expect(page.getByRole('button', { name: texts.accounts.profile.removePhoto })).toBeVisible();
  await page.reload();
  await page.getByLabel(t.wordsId, { exact: true }).fill(WORDS);
  await page.getByLabel(t.wordsEn, { exact: true }).fill('I like to teach with stories.');
  await page.getByRole('checkbox', { name: t.languages.jv, exact: true }).check();
  await page.getByRole('checkbox', { name: t.withPhoto, exact: true }).check();
  await expectFine(desk);
  await page.getByRole('button', { name: t.save, exact: true }).click();
  await expect(page.getByText(t.savedWaits)).toBeVisible();
  const { teacherId } = await asks<{ teacherId: string }>(walk, as, 'GET', '/teacher/profile');
  await desk.context.close();
  return teacherId;
}

/** An admin looks at it, publishes it, and has families ask for their times. */
async function publishes(walk: Walk, teacherId: string): Promise<void> {
  const office = await walk.device();
  const { page, texts } = office;
  const t = texts.profiles;
  await comesIn(office, 'admin');
  await page.goto(`/teacher/management/${teacherId}?tab=profile`);
  await expect(page.getByText(WORDS).first()).toBeVisible();
  await expectFine(office);
  await page.getByRole('button', { name: t.publish, exact: true }).click();
  await expect(page.getByText(t.states.public, { exact: true })).toBeVisible();

  const { setting } = texts.placing;
  await page.goto('/admin/settings?tab=booking');
  await page.getByRole('radio', { name: new RegExp(`^${setting.ask}`) }).check();
  await expectFine(office);
  await page.getByRole('button', { name: setting.save, exact: true }).click();
  await expect(page.getByText(setting.saved)).toBeVisible();
  await office.context.close();
}

/** A family whose child has a paid place and a level. */
async function pays(walk: Walk): Promise<Paying> {
  const family = await arrive(walk);
  return { family, ...(await childThatWaits(walk, family, NAME)) };
}

/** Free times are for the family of the course alone. */
async function readsProfile(walk: Walk, { family, enrolmentId }: Paying, teacherId: string): Promise<void> {
  const { page, texts, url } = walk;
  const t = texts.wishes.teacher;
  await page.goto(`/wishes/${enrolmentId}`);
  await page.getByText(t.profiles, { exact: true }).click();
  const card = page.getByRole('article').filter({ hasText: WORDS });
  await expect(card).toBeVisible();
  const photo = card.locator('img');
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await card.getByText(t.freeTimes, { exact: true }).click();
  await expect(card.locator('time').first()).toBeVisible();
  await expectFine(walk);

  const path = `/enrolments/${enrolmentId}/teachers/${teacherId}/free-times`;
  const other = await tokenOf(url, await openFamily(url));
  expect((await callAs(url, family.token, 'GET', path)).status).toBe(200);
  expect((await callAs(url, other, 'GET', path)).status).toBe(404);
  expect((await callAs(url, '', 'GET', path)).status).toBe(401);
}

/** The family picks a proposal, takes its request back, and asks again. */
async function asksForTimes(walk: Walk, { enrolmentId }: Paying): Promise<void> {
  const { page, texts } = walk;
  const t = texts.placing.family;
  await page.goto(`/enrolments/${enrolmentId}/times`);
  await page.getByRole('button', { name: t.choose }).first().click();
  await expect(page.getByText(t.askHint)).toBeVisible();
  await page.getByRole('button', { name: t.ask, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.asked })).toBeVisible();
  await expectFine(walk);
  await page.getByRole('button', { name: t.withdraw, exact: true }).click();
  // The same time is free again only later, so another proposal is taken.
  await page.getByRole('button', { name: t.choose }).last().click();
  await page.getByRole('button', { name: t.ask, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.asked })).toBeVisible();
}

/** The school opens the class with a press, and the family is told. */
async function confirms(walk: Walk, { family }: Paying): Promise<void> {
  const before = (await lettersTo(walk.dataDir, family.email)).length;
  const office = await walk.device();
  const t = office.texts.placing.admin;
  await comesIn(office, 'admin');
  await office.page.goto('/admin/placing');
  const request = office.page.getByRole('listitem').filter({ hasText: NAME });
  await expect(request).toBeVisible();
  await expectFine(office);
  await request.getByRole('button', { name: t.accept, exact: true }).dblclick();
  await expect(request).toBeHidden();
  await expect.poll(async () => (await lettersTo(walk.dataDir, family.email)).length).toBeGreaterThan(before);
  await walk.page.goto('/dashboard/student');
  await expect(walk.page.getByText(walk.texts.enrolments.nextMeeting.title, { exact: true })).toBeVisible();
}
