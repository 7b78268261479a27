import { HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import { expect } from '@playwright/test';
import { expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import {
  classOf,
  followLetter,
  type GroupClass,
  groupClass,
  letterAbout,
  MONDAY,
  meetingRow,
  sayOf,
} from '../support/learning.ts';
import { mailsByTheClock } from '../support/school-database.ts';

const NAME = 'Laras Ayu';

journey(
  'a family is reminded in the evening while it can still change a meeting, and again an hour before it',
  async (walk) => {
    const group = await groupClass(walk, [NAME]);
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
const remindedOf = ({ classId, className }: GroupClass, meeting: ReturnType<typeof meetingOf>) => ({
  ...{ learnerName: NAME, learner: NAME, className, classId, teacherName: 'Guru Ratih', isGroup: false },
  ...{ meetingId: meeting.id, number: meeting.number, startsAt: meeting.start.toISOString() },
});

/** 36 hours before nine in the morning it is night: the family is told at eight of that evening, and excuses itself. */
async function excusedInTime(walk: Walk, group: GroupClass): Promise<void> {
  const { page, texts } = walk;
  const t = texts.classes.pages;
  const third = meetingOf(group, 3);
  await walk.turnTo(later(third.start, -37 * HOUR + MINUTE));
  const letter = await letterAbout(walk, group.family.email, 'reminder.day', {
    ...remindedOf(group, third),
    freeUntil: later(third.start, -24 * HOUR).toISOString(),
  });
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
  const { classId, family, learnerIds } = group;
  const { meetings } = await classOf(walk, family, { classId, learnerId: learnerIds[0] ?? '' });
  // What has no time yet comes later in the plan, so an earlier number is its own now.
  const number = meetings.find(({ meetingId }) => meetingId === fourth.id)?.number ?? 0;
  const facts = { ...remindedOf(group, { ...fourth, number }), freeUntil: null, isSoon: true };
  await letterAbout(walk, group.family.email, 'reminder.hour', facts);
  await page.goto('/notifications');
  const { title } = walk.texts.notices['reminder.hour'](facts, sayOf(walk), 'student');
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expectFine(walk);
}
