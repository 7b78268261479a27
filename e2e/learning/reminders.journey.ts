import { HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import { expect } from '@playwright/test';
import { expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import {
  followLetter,
  type GroupClass,
  groupClass,
  letterAbout,
  MONDAY,
  meetingRow,
  sayOf,
} from '../support/learning.ts';
import { lettersTo } from '../support/people.ts';
import { mailsByTheClock } from '../support/school-database.ts';

const NAME = 'Laras Ayu';

journey(
  'a family is reminded in the evening while it can still change a meeting, and again an hour before it',
  async (walk) => {
    const group = await groupClass(walk, [NAME]);
    await expect
      .poll(async () => (await lettersTo(walk.dataDir, group.family.email)).length)
      .toBeGreaterThan(0);
    await mailsByTheClock(walk);
    await excusedInTime(walk, group);
    await anHourBefore(walk, group);
  },
  { ownSchool: { demoNow: MONDAY }, hardOnly: true },
);

function meetingOf({ meetings }: GroupClass, number: number) {
  const meeting = meetings[number - 1];
  if (!meeting) throw new Error(`no meeting ${number}`);
  return { ...meeting, number };
}

/** What every reminder says of a meeting. */
const remindedOf = ({ classId }: GroupClass, meeting: ReturnType<typeof meetingOf>, className: string) => ({
  ...{ learnerName: NAME, learner: NAME, className, classId, teacherName: 'Guru Ratih', isGroup: false },
  ...{ meetingId: meeting.id, number: meeting.number, startsAt: meeting.start.toISOString() },
});

/** 36 hours before nine in the morning it is night: the family is told at eight of that evening, and excuses itself. */
async function excusedInTime(walk: Walk, group: GroupClass): Promise<void> {
  const { page, texts } = walk;
  const t = texts.classes.pages;
  const third = meetingOf(group, 3);
  await walk.turnTo(later(third.start, -37 * HOUR + MINUTE));
  await page.goto(`/my-classes/${group.classId}`);
  const className = await page.getByRole('heading', { level: 1 }).innerText();
  const letter = await letterAbout(walk, group.family.email, 'reminder.day', {
    ...remindedOf(group, third, className),
    freeUntil: later(third.start, -24 * HOUR).toISOString(),
  });
  await page.goto('about:blank');
  await followLetter(walk, letter, `/my-classes/${group.classId}`);
  const row = await meetingRow(walk, third.number);
  await row.getByRole('button', { name: t.forMeeting({ action: t.excuse, number: third.number }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.meetings.excuse.submit }).click();
  await expect(dialog.getByText(texts.meetings.excuse.kept)).toBeVisible();
  await expectFine(walk);
}

/** What was excused is not reminded again; of the next one the last reminder says that it is too late for changes. */
async function anHourBefore(walk: Walk, group: GroupClass): Promise<void> {
  const { page } = walk;
  const fourth = meetingOf(group, 4);
  await walk.turnTo(later(fourth.start, -HOUR + MINUTE));
  await page.goto(`/my-classes/${group.classId}`);
  const className = await page.getByRole('heading', { level: 1 }).innerText();
  const facts = { ...remindedOf(group, fourth, className), freeUntil: null, isSoon: true };
  await letterAbout(walk, group.family.email, 'reminder.hour', facts);
  await page.goto('/notifications');
  const { title } = walk.texts.notices['reminder.hour'](facts, sayOf(walk), 'student');
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expectFine(walk);
}
