import { dayIn, HOUR, later } from '@fasih/school/basics/instants';
import { holidayYear } from '@fasih/school/learning/holidays/official-days';
import { expect } from '@playwright/test';
import { chooseAction } from '../support/actions.ts';
import { asks, expectFine } from '../support/family.ts';
import { staffJourney, type Walk } from '../support/journey.ts';
import {
  behindTheScenes,
  classOf,
  comesIn,
  type GroupClass,
  groupClass,
  letterAbout,
  MONDAY,
} from '../support/learning.ts';
import { lettersTo } from '../support/people.ts';

const NAMES = ['Kirana Zulmi', 'Bima Zulmi'] as const;

type Scene = { walk: Walk; office: Walk; own: GroupClass };

staffJourney(
  'an admin writes to the families of a list, corrects a record, closes the holidays, and takes back what the system repaired',
  async (walk) => {
    const own = await groupClass(walk, NAMES);
    const office = await walk.device();
    await comesIn(office, 'admin');
    const scene = { walk, office, own };
    await writesToMany(scene);
    await correctsRecord(scene);
    await takesHolidays(scene);
    await takesBack(scene);
  },
  { ownSchool: { demoNow: MONDAY }, variant: { width: 'desktop', lang: 'en' }, hardOnly: true },
);

/** Two learners of one family are chosen: the preview says that one family is reached, and it gets one mail. */
async function writesToMany({ walk, office, own }: Scene): Promise<void> {
  const { page, texts } = office;
  const t = texts.bulk.message;
  await page.goto('/student/management');
  await page.getByLabel(texts.students.search).fill('Zulmi');
  await expect(page.locator('main tbody tr')).toHaveCount(NAMES.length);
  for (const name of NAMES)
    await page
      .getByRole('checkbox', { name: new RegExp(`^${texts.common.selection.row({ name })}`) })
      .check();
  await page.getByRole('button', { name: t.action, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.title });
  await expect(dialog.getByText(t.reaches({ families: 1, learners: 2 }))).toBeVisible();
  await dialog.getByRole('button', { name: t.send, exact: true }).click();
  await expect(dialog.getByText(texts.common.fields.required).first()).toBeVisible();
  await expectFine(office);
  const told = { title: 'Pertemuan orang tua', text: 'Sabtu pukul 10 di sekolah.' };
  await dialog.getByLabel(t.subject).fill(told.title);
  await dialog.getByLabel(t.text, { exact: true }).fill(told.text);
  await dialog.getByRole('button', { name: t.send, exact: true }).dblclick();
  await expect(dialog).toBeHidden();
  await letterAbout(walk, own.family.email, 'school.message', { learnerName: '', ...told });
}

/** The family reads which facts were corrected, and why. */
async function correctsRecord({ walk, office, own }: Scene): Promise<void> {
  const { page, texts } = office;
  const t = texts.students.detail.record;
  const [name] = NAMES;
  const reason = 'Sesuai akta kelahiran';
  await page.goto(`/student/management/${own.learnerIds[0]}`);
  await chooseAction(office, page, t.open);
  const dialog = page.getByRole('dialog', { name: t.title({ name }) });
  await dialog.getByLabel(t.fields.birthDate, { exact: false }).fill('2017-03-04');
  await dialog.getByRole('button', { name: texts.common.save, exact: true }).click();
  await expect(dialog.getByText(texts.common.fields.required)).toBeVisible();
  await dialog.getByLabel(t.reason, { exact: false }).fill(reason);
  await expectFine(office);
  await dialog.getByRole('button', { name: texts.common.save, exact: true }).click();
  await expect(dialog).toBeHidden();
  await letterAbout(walk, own.family.email, 'account.corrected', {
    learnerName: '',
    fields: ['birthDate'] as const,
    reason,
  });
}

/** The national holidays of the next year are taken over in one step, and a family with a meeting on one of them is told. */
async function takesHolidays({ walk, office, own }: Scene): Promise<void> {
  const { page, texts } = office;
  const t = texts.settings.holidays;
  const year = 2027;
  const letters = async () => (await lettersTo(walk.dataDir, own.family.email)).length;
  const before = await letters();
  await page.goto(`/admin/settings?tab=holidays&year=${year}`);
  await page.getByRole('button', { name: t.file.action({ year }), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.file.title({ year }) });
  const save = dialog.getByRole('button', { name: t.saveAndTell, exact: true });
  await expect(save).toBeEnabled();
  await expectFine(office);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect.poll(letters).toBeGreaterThan(before);
  const { meetings } = await classOf(walk, own.family, {
    classId: own.classId,
    learnerId: own.learnerIds[0] ?? '',
  });
  const days = new Set(meetings.flatMap(({ startsAt }) => (startsAt ? [dayIn(new Date(startsAt))] : [])));
  expect(holidayYear(year)?.days.filter(({ day }) => days.has(day))).toEqual([]);
}

/** A group's meeting that the school cancelled has waited for three days: the system gives it a time, and an admin says no. */
async function takesBack({ walk, own }: Scene): Promise<void> {
  const third = own.meetings[2];
  if (!third) throw new Error('the class has too few meetings');
  const admin = await behindTheScenes(walk, 'admin');
  await asks(walk, admin, 'POST', `/meetings/${third.id}/cancel`, { reason: 'Guru sakit' });
  await walk.turnTo(later(new Date(MONDAY), 74 * HOUR));
  // An admin's sign-in ends after half an hour without a call.
  const office = await walk.device();
  const { page, texts } = office;
  const t = texts.repairs;
  await comesIn(office, 'admin');
  const takeBack = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/class/management/${own.classId}"]`) })
    .getByRole('button');
  await expect(async () => {
    await page.goto('/admin/repairs');
    await expect(takeBack).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  await expectFine(office);
  await takeBack.click();
  const question = page.getByRole('dialog', { name: t.ask });
  await expectFine(office);
  await question.getByRole('button', { name: t.takeBack, exact: true }).click();
  await expect(page.getByText(t.done)).toBeVisible();
  await expect(page.getByText(t.states.takenBack, { exact: true })).toBeVisible();
  await expectFine(office);
}
