import type { NoticeParams } from '@fasih/messages/notice';
import { sayIn } from '@fasih/messages/reason';
import { textsIn } from '@fasih/messages/texts';
import { HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import { expect } from '@playwright/test';
import { expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { asText, followLetter, type GroupClass, groupClass, MONDAY, sayOf } from '../support/learning.ts';
import { lettersTo } from '../support/people.ts';
import { mailsByTheClock } from '../support/school-database.ts';

const NAME = 'Laras Ayu';
type Kind = 'reminder.day' | 'reminder.hour';
type Meeting = GroupClass['meetings'][number];

journey(
  'a family is reminded in the evening while it can still change a meeting, and again an hour before it',
  async (walk) => {
    const group = await groupClass(walk, [NAME]);
    const [, , third, fourth] = group.meetings;
    if (!third || !fourth) throw new Error('the class has four meetings');
    await mailsByTheClock(walk);
    await excusedInTime(walk, group, third);
    await anHourBefore(walk, group, fourth);
  },
  { ownSchool: { demoNow: MONDAY }, hardOnly: true },
);

/** What a reminder says; without its number, which another meeting has once an earlier one has lost its time. */
const factsOf = (
  { classId, className }: GroupClass,
  { id, start }: Meeting,
  rest: Pick<NoticeParams['reminder.hour'], 'freeUntil' | 'isSoon'>,
) => ({
  learnerName: NAME,
  learner: NAME,
  className,
  classId,
  teacherName: 'Guru Ratih',
  isGroup: false,
  meetingId: id,
  number: 0,
  startsAt: start.toISOString(),
  ...rest,
});

/** The mail with this subject, which says until when the meeting may be changed. */
async function reminderOf(
  walk: Walk,
  { family }: GroupClass,
  kind: Kind,
  facts: ReturnType<typeof factsOf>,
): Promise<string> {
  const { title, lines } = textsIn('id').notices[kind](facts, sayIn('id'), 'student');
  const find = async () =>
    (await lettersTo(walk.dataDir, family.email))
      .map(asText)
      .find((one) => one.includes(`Subject: ${title}`));
  await expect.poll(find, { timeout: 45_000, message: `a mail ‘${title}’` }).toBeDefined();
  const letter = (await find()) ?? '';
  for (const line of lines.slice(1)) expect(letter).toContain(line);
  return letter;
}

/** 36 hours before nine in the morning it is night: the family is told at eight of that evening, and excuses itself. */
async function excusedInTime(walk: Walk, group: GroupClass, meeting: Meeting): Promise<void> {
  const { page, texts } = walk;
  await walk.turnTo(later(meeting.start, -37 * HOUR + MINUTE));
  const freeUntil = later(meeting.start, -24 * HOUR).toISOString();
  const letter = await reminderOf(walk, group, 'reminder.day', factsOf(group, meeting, { freeUntil }));
  await followLetter(walk, letter, `/my-classes/${group.classId}`);
  const row = page
    .locator('[id^="meeting-"]')
    .filter({ has: page.locator(`time[datetime="${meeting.start.toISOString()}"]`) });
  await row.getByRole('button', { name: new RegExp(`^${texts.classes.pages.excuse}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.meetings.excuse.submit }).click();
  await expect(dialog.getByText(texts.meetings.excuse.kept)).toBeVisible();
  await expectFine(walk);
}

/** Of the next one the last reminder says that it is too late for changes. */
async function anHourBefore(walk: Walk, group: GroupClass, meeting: Meeting): Promise<void> {
  const { page, texts } = walk;
  await walk.turnTo(later(meeting.start, -HOUR + MINUTE));
  const facts = factsOf(group, meeting, { freeUntil: null, isSoon: true });
  await reminderOf(walk, group, 'reminder.hour', facts);
  await page.goto('/notifications');
  const { title } = texts.notices['reminder.hour'](facts, sayOf(walk), 'student');
  await expect(page.getByText(title)).toBeVisible();
  await expectFine(walk);
}
