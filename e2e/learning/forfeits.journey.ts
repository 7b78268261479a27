import { later, MINUTE } from '@fasih/school/basics/instants';
import { expect } from '@playwright/test';
import { type DemoCourse, demoCourse, ofMeeting } from '../support/demo-courses.ts';
import { expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { behindTheScenes, checksIn, comesIn, letterAbout, MONDAY } from '../support/learning.ts';
import { ask, mailsByTheClock } from '../support/school-database.ts';

const NOTE = 'Jadwal pindah ke sore hari';

journey(
  'who misses two meetings in a row is asked whether the times fit; after the third the school calls and notes what came of it',
  async (walk) => {
    const course = await demoCourse(
      walk,
      'under rules 2 with several meetings to come',
      ({ rules, meetings }) => rules === 2 && meetings.length > 6,
    );
    const [first, second, third] = course.meetings;
    if (!first || !second || !third) throw new Error('the course has too few meetings');
    await isMissed(walk, course, first);
    await isMissed(walk, course, second);
    await letterAbout(walk, course.email, 'attendance.twoForfeited', ofMeeting(course, second));
    await isMissed(walk, course, third);
    await isCalled(walk, course);
  },
  { ownSchool: { demoNow: MONDAY }, variant: { width: 'desktop', lang: 'id' }, hardOnly: true },
);

/** The teacher comes and the learner does not; a few minutes after its end the meeting is forfeited. */
async function isMissed(
  walk: Walk,
  course: DemoCourse,
  { id, start, end }: DemoCourse['meetings'][number],
): Promise<void> {
  await walk.turnTo(later(start, MINUTE));
  await mailsByTheClock(walk);
  await checksIn(walk, await behindTheScenes(walk, course.teacher), id);
  await walk.turnTo(later(end, 3 * MINUTE));
  await expect
    .poll(async () => (await ask<{ state: string }>(walk.dataDir, SEAT, [id]))[0]?.state, { timeout: 30_000 })
    .toBe('absent');
}

const SEAT = 'select state from seat where meeting_id = $1';

/** The task stays on an admin's home until an outcome is noted. */
async function isCalled(walk: Walk, { learnerName }: DemoCourse): Promise<void> {
  const { page, texts } = walk;
  const { work } = texts.admin;
  await comesIn(walk, 'admin');
  await page.goto('/dashboard/admin');
  const note = page.getByRole('button', { name: `${work.call.note}: ${learnerName}` });
  await expect(note).toBeVisible();
  await expectFine(walk);
  await note.click();
  const dialog = page.getByRole('dialog', { name: work.call.title({ name: learnerName }) });
  await dialog.getByRole('radio', { name: work.call.outcomes.changed }).check();
  await dialog.getByLabel(work.call.words).fill(NOTE);
  await expectFine(walk);
  await dialog.getByRole('button', { name: texts.common.save, exact: true }).click();
  await expect(page.getByText(work.call.done)).toBeVisible();
  await expect(note).toBeHidden();
}
