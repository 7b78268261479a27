import type { Reply } from '@fasih/school/basics/contract';
import { later, MINUTE, SECOND } from '@fasih/school/basics/instants';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import type { meetingOptions } from '@fasih/school/learning/meetings/contract';
import { expect, type Locator } from '@playwright/test';
import { type DemoCourse, demoCourse, demoCourses, ofMeeting } from '../support/demo-courses.ts';
import { asks, expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import {
  behindTheScenes,
  classOf,
  comesIn,
  expectWhy,
  followLetter,
  letterAbout,
  MONDAY,
  meetingRow,
  sayOf,
} from '../support/learning.ts';
import { callAs } from '../support/people.ts';

type Meeting = DemoCourse['meetings'][number];
type Scene = { walk: Walk; desk: Walk; course: DemoCourse; family: { token: string } };

journey(
  "a teacher's delay is owed to the learner, and who never comes costs nobody a meeting",
  async (walk) => {
    const course = await demoCourse(walk, 'of the demo student', ({ username }) => username === 'student');
    const [banked, ...rest] = course.meetings;
    const longer = rest.find(({ followed }) => !followed);
    const missed = rest.find(({ start }) => longer && start > longer.start);
    if (!banked || !longer || !missed) throw new Error('the demo student has too few meetings to come');
    if (!banked.followed) await fillsTheNextHour(walk, course, banked);
    const family = await comesIn(walk, course.username);
    const desk = await walk.device();
    await comesIn(desk, course.teacher);
    const scene = { walk, desk, course, family };
    await goesToTheBank(scene, banked);
    await makesItLonger(scene, longer);
    await neverComes(scene, missed);
  },
  { ownSchool: { demoNow: MONDAY }, hardOnly: true },
);

/** The school moves another learner's meeting to the hour after this one: its teacher must go on at once. */
async function fillsTheNextHour(walk: Walk, course: DemoCourse, { end }: Meeting): Promise<void> {
  const admin = await behindTheScenes(walk, 'admin');
  for (const other of await demoCourses(walk)) {
    if (other.teacher !== course.teacher || other.classId === course.classId) continue;
    for (const { id } of other.meetings) {
      const path = `/meetings/${id}`;
      const options = await asks<Reply<typeof meetingOptions>>(walk, admin, 'GET', `${path}/options`);
      const to = { start: end.toISOString(), version: options.meeting.version };
      const { status } = await callAs(walk.url, admin.token, 'POST', `${path}/move`, to);
      if (status === 200) return;
    }
  }
  throw new Error("nobody's meeting can move to the next hour");
}

/** The meeting on the teacher's dashboard. */
async function onTheDesk({ desk, course }: Scene): Promise<Locator> {
  await desk.page.goto('/dashboard/teacher');
  const link = desk.page.locator(`a[href="/teacher/classes/${course.classId}"]`);
  return desk.page.getByRole('article').filter({ has: link }).first();
}

/** The teacher's next meeting follows at once: the minutes go into the learner's bank, and everybody reads why. */
async function goesToTheBank(scene: Scene, late: Meeting): Promise<void> {
  const { walk, desk, course, family } = scene;
  const { texts, page } = walk;
  const t = texts.teachers.screens.checkIn;
  const before = (await classOf(walk, family, course)).course;
  await walk.turnTo(later(late.start, 6 * MINUTE + 20 * SECOND));
  const meeting = await onTheDesk(scene);
  await expect(meeting).toContainText(t.lateNow({ minutes: 7 }));
  await meeting.getByRole('button', { name: texts.attendance.teacher.checkIn.button }).click();
  await expect(meeting).toContainText(texts.policy.reasons['checkIn.owed']({ minutes: 7 }, sayOf(desk)));
  await expectFine(desk);

  const told = { ...ofMeeting(course, late), minutes: 7, addedToEnd: false };
  const letter = await letterAbout(walk, course.email, 'attendance.minutesOwed', told);
  await followLetter(walk, letter, `/my-classes/${course.classId}`);
  const pages = texts.classes.pages;
  await expect(page.getByText(pages.count.minutesOwed, { exact: true })).toBeVisible();
  const owed = before.balance.minutesOwed + 7;
  await expect(page.getByText(pages.minutes({ n: owed }), { exact: true })).toBeVisible();
}

/** Nothing follows: the meeting ends as much later, on every screen. */
async function makesItLonger(scene: Scene, late: Meeting): Promise<void> {
  const { walk, desk, course, family } = scene;
  const { texts, page } = walk;
  await walk.turnTo(later(late.start, 4 * MINUTE + 20 * SECOND));
  const meeting = await onTheDesk(scene);
  await meeting.getByRole('button', { name: texts.attendance.teacher.checkIn.button }).click();
  const added = { minutes: 5, end: later(late.end, 5 * MINUTE).toISOString() };
  await expect(meeting).toContainText(texts.policy.reasons['checkIn.addedToEnd'](added, sayOf(desk)));
  const ends = sayOf(walk).time(added.end);
  await expect(meeting).toContainText(ends);
  await asks(walk, family, 'PUT', `/meetings/${late.id}/attendance/${course.learnerId}`, {});
  await page.goto(`/my-classes/${course.classId}`);
  await expect(await meetingRow(walk, late.number)).toContainText(ends);
  const told = { ...ofMeeting(course, late), minutes: 5, addedToEnd: true };
  await letterAbout(walk, course.email, 'attendance.minutesOwed', told);
}

/** After 15 minutes the school cancels it: the mark is given back and the course gets a week more. */
async function neverComes(scene: Scene, missed: Meeting): Promise<void> {
  const { walk, course, family } = scene;
  const { start, number } = missed;
  const { texts, page } = walk;
  const t = texts.teachers.screens.checkIn;
  const before = (await classOf(walk, family, course)).course;
  await walk.turnBefore(later(start, 15 * MINUTE));
  await page.goto(`/class/${course.classId}/attendance`);
  const numbered = new RegExp(`${texts.meetings.number({ number })}\\b`);
  const [meeting] = await Promise.all([
    onTheDesk(scene),
    page.getByRole('radio', { name: numbered }).check(),
  ]);
  await page.getByRole('button', { name: texts.attendance.page.mark }).click();
  const { status } = texts.attendance;
  await expect(page.getByText(texts.attendance.page.done({ status: status.present }))).toBeVisible();
  await expect(meeting).toContainText(/0:0\d/, { timeout: 60_000 });
  await expect(meeting).toContainText(t.tooLate, { timeout: 60_000 });
  await expect(meeting.getByRole('button', { name: texts.attendance.teacher.checkIn.button })).toBeDisabled();

  await expect.poll(async () => (await classOf(walk, family, course)).course.toPlan).toBe(before.toPlan + 1);
  const after = (await classOf(walk, family, course)).course.balance;
  const lastDay = addDays(before.balance.lastDay ?? '', 7);
  expect(after).toMatchObject({ left: before.balance.left, lastDay });
  await page.goto(`/my-classes/${course.classId}`);
  const row = await meetingRow(walk, number);
  await expect(row.getByText(texts.meetings.toPlan, { exact: true })).toBeVisible();
  await expect(page.getByText(texts.classes.pages.left({ n: before.balance.left }))).toBeVisible();
  const reason = texts.policy.reasons['close.teacherMissing']({ grace: 15, days: 7 }, sayOf(walk));
  await expectWhy(row, texts.common.why, reason);
  await expectFine(walk);
  const told = { ...ofMeeting(course, missed), lastDay };
  const letter = await letterAbout(walk, course.email, 'meeting.teacherMissing', told);
  await followLetter(walk, letter, `/my-classes/${course.classId}`);
  await expect(page.getByText(texts.offeredTimes.waiting({ n: before.toPlan + 1 }))).toBeVisible();
}
