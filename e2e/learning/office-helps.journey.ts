import { expect } from '@playwright/test';
import { expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { comesIn } from '../support/learning.ts';
import { familyInClass, type OwnClass, teacherComesIn } from '../support/school-class.ts';
import { ask, beginIn } from '../support/school-database.ts';

const LINK = 'https://meet.google.com/abc-defg-hij';

journey(
  'an admin writes down what a family wishes, and a class without a link is first on two homes until it has one',
  async (walk) => {
    const own = await familyInClass(walk);
    const office = await walk.device();
    await comesIn(office, 'admin');
    await writesWishes(office, own);
    await familyFindsThem(walk, own);
    await losesItsLink(walk, own);
    await isFirstAtHome(office, own, '/dashboard/admin');
    const teacher = await walk.device();
    await teacherComesIn(teacher, own);
    await isFirstAtHome(teacher, own, '/dashboard/teacher');
    await setsIt(teacher, own);
    await office.page.reload();
    await expect(office.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(office.page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(office.page.getByRole('link', { name: own.learnerName, exact: true })).toHaveCount(0);
  },
  { hardOnly: true, variant: { width: 'phone', lang: 'id' } },
);

const cellOf = ({ page }: Walk, weekday: number, hour: number) =>
  page.locator(`[data-cell="${weekday} ${hour * 60} 60"]`);

/** What a family said on the telephone, painted on the page of the learner. */
async function writesWishes(office: Walk, { learnerId, learnerName }: OwnClass): Promise<void> {
  const { page, texts } = office;
  const t = texts.wishes;
  await page.goto(`/student/management/${learnerId}`);
  await page.getByRole('button', { name: t.editFor({ name: learnerName }) }).click();
  const dialog = page.getByRole('dialog', { name: t.titleOf({ name: learnerName }) });
  await cellOf(office, 2, 16).click();
  await cellOf(office, 4, 16).click();
  await expectFine(office);
  await dialog.getByRole('button', { name: texts.common.save, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function familyFindsThem(walk: Walk, { enrolmentId }: OwnClass): Promise<void> {
  await walk.page.goto(`/wishes/${enrolmentId}`);
  await expect(cellOf(walk, 2, 16)).toHaveAttribute('aria-pressed', 'true');
  await expect(cellOf(walk, 4, 16)).toHaveAttribute('aria-pressed', 'true');
  await expect(cellOf(walk, 3, 16)).toHaveAttribute('aria-pressed', 'false');
}

/** Its next meeting is in three hours. */
async function losesItsLink(walk: Walk, { classId, meetings }: OwnClass): Promise<void> {
  await beginIn(walk, meetings[0]?.id ?? '', 180);
  await ask(walk.dataDir, 'update school_class set zoom_link = null where id = $1 returning id', [classId]);
}

async function isFirstAtHome(walk: Walk, { learnerName }: OwnClass, home: string): Promise<void> {
  const { page, texts } = walk;
  await page.goto(home);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(
    texts.teachers.screens.zoom.missing,
  );
  await expect(main.getByRole('link', { name: learnerName, exact: true }).first()).toBeVisible();
  await expectFine(walk);
}

/** The teacher sets it where it is missing, and it is missing no more. */
async function setsIt({ page, texts }: Walk, { learnerName, classId }: OwnClass): Promise<void> {
  const t = texts.teachers.screens.zoom;
  const item = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="${classId}"]`) })
    .first();
  await item.getByRole('button', { name: t.of({ action: t.add, name: learnerName }) }).click();
  await item.getByRole('textbox').fill(LINK);
  await item.getByRole('button', { name: texts.common.save, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.missing })).toBeHidden();
  await expect(page.getByRole('link', { name: learnerName }).first()).toBeVisible();
}
