import type { Reply } from '@fasih/school/basics/contract';
import { HOUR, later, ZONES } from '@fasih/school/basics/instants';
import type { readOfferedTimes } from '@fasih/school/learning/offered-times/contract';
import type { WishesRecord } from '@fasih/school/learning/wishes/contract';
import { expect } from '@playwright/test';
import { arrive, asks, expectFine, type Family } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { groupOfFamilies, MONDAY } from '../support/learning.ts';
import { childThatWaits } from '../support/school-class.ts';
import { mailsByTheClock } from '../support/school-database.ts';

const SPECIAL_COURSE = 99999;
const GOAL = 'Wawancara kerja pada bulan Maret';
const RAMADAN = { from: '2027-02-08', to: '2027-03-09' };

journey(
  'a family an hour ahead of the school says when it can begin, what differs in Ramadan, with whom, and what its course is for',
  async (walk) => {
    const away = await walk.device(ZONES[1]);
    const family = await arrive(away);
    const { enrolmentId } = await childThatWaits(away, family, 'Laras Ayu', SPECIAL_COURSE);
    await saysAll(away, enrolmentId);
    await isKept(away, family, enrolmentId);
  },
  { variant: { width: 'phone', lang: 'id' }, hardOnly: true },
);

/** Without its goal a Special Course is refused beside the field, and what was said so far stays. */
async function saysAll({ page, texts, ...walk }: Walk, enrolmentId: string): Promise<void> {
  const t = texts.wishes;
  const save = page.getByRole('button', { name: texts.common.save, exact: true });
  await page.goto(`/wishes/${enrolmentId}`);
  await page.locator('[data-cell="2 960 60"]').tap();
  await page.getByLabel(t.earliestStart, { exact: true }).fill('2027-01-11');
  await page.getByRole('button', { name: t.periods.add, exact: true }).click();
  const ramadan = page.getByRole('group', { name: t.periods.nth({ n: 1 }) });
  await ramadan.getByLabel(t.periods.from, { exact: true }).fill(RAMADAN.from);
  await ramadan.getByLabel(t.periods.to, { exact: true }).fill(RAMADAN.to);
  await expect(ramadan.getByRole('radio', { name: t.periods.none })).toBeChecked();
  const teachers = page.getByRole('group', { name: t.teacher.title, exact: true });
  await teachers.getByRole('checkbox').nth(1).check();
  await expect(teachers.getByRole('checkbox', { name: t.teacher.any })).not.toBeChecked();
  await save.click();
  const goal = page.getByRole('textbox', { name: t.goal });
  await expect(goal).toHaveAccessibleDescription(new RegExp(texts.common.fields.required));
  await expect(ramadan.getByLabel(t.periods.from, { exact: true })).toHaveValue(RAMADAN.from);
  await goal.fill(GOAL);
  await expectFine({ page, texts, ...walk });
  await save.click();
  await expect(page.getByText(t.saved)).toBeVisible();
}

/** Tuesday at four in Makassar is Tuesday at three for the school; the family reads its own hour again. */
async function isKept({ page, ...walk }: Walk, family: Family, enrolmentId: string): Promise<void> {
  const kept = await asks<WishesRecord>(walk, family, 'GET', `/enrolments/${enrolmentId}/wishes`);
  expect(kept).toMatchObject({
    possible: [{ weekday: 2, from: 900, to: 960 }],
    earliestStart: '2027-01-11',
    periods: [{ ...RAMADAN, possible: [] }],
    goal: GOAL,
  });
  expect(kept.teacherIds).toHaveLength(1);
  await page.goto(`/wishes/${enrolmentId}`);
  await expect(page.locator('[data-cell="2 960 60"]')).toHaveAttribute('aria-pressed', 'true');
}

journey(
  'what a family has not chosen for 72 hours the school chooses, and the family says that it suits',
  async (walk) => {
    // One learner alone, from next week on, so that nothing else happens to the class meanwhile.
    const { families, learnerIds, enrolmentIds, meetings } = await groupOfFamilies(
      [{ walk, names: ['Kirana Sari'] }],
      {
        weeks: 1,
      },
    );
    const [[family], [learnerId], excused] = [families, learnerIds, meetings[4]];
    if (!family || !excused) throw new Error('the class has too few meetings');
    await asks(walk, family, 'POST', `/meetings/${excused.id}/excuse`, { learnerId });
    const path = `/enrolments/${enrolmentIds[0]}/offered-times`;
    const offered = () => asks<Reply<typeof readOfferedTimes>>(walk, family, 'GET', path);
    // The 72 hours begin when the mail with three times has gone out.
    await expect
      .poll(async () => (await offered()).meetings[0]?.choosesAt ?? null, { timeout: 90_000 })
      .not.toBeNull();
    await mailsByTheClock(walk);
    await walk.turnTo(later(new Date(MONDAY), 74 * HOUR));
    await expect.poll(async () => (await offered()).chosen.length, { timeout: 90_000 }).toBe(1);
    await isChosen(walk);
  },
  { ownSchool: { demoNow: MONDAY }, variant: { width: 'phone', lang: 'en' }, hardOnly: true },
);

/** A job has planned it; the family has the last word, on its home. */
async function isChosen(walk: Walk): Promise<void> {
  const { page, texts } = walk;
  const t = texts.offeredTimes;
  const suits = page.getByRole('button', { name: t.confirm, exact: true });
  await page.goto('/dashboard/student');
  await expect(page.getByText(t.chosenText({ teacher: 'Guru Ratih' }))).toBeVisible();
  await expectFine(walk);
  await suits.dblclick();
  await expect(page.getByText(t.confirmed)).toBeVisible();
  await expect(suits).toBeHidden();
}
