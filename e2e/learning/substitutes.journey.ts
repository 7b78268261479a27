import { dayIn, HOUR, MINUTE } from '@fasih/school/basics/instants';
import { instantOf } from '@fasih/school/catalogue/policy/validity';
import type { UncoveredMeeting } from '@fasih/school/learning/absences/contract';
import { expect } from '@playwright/test';
import { type DemoCourse, demoCourses, ofMeeting, otherTeachers } from '../support/demo-courses.ts';
import { asks, expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { behindTheScenes, comesIn, letterAbout, MONDAY, meetingRow } from '../support/learning.ts';
import { lettersTo } from '../support/people.ts';
import { ask } from '../support/school-database.ts';

type Meeting = DemoCourse['meetings'][number];
type Scene = { walk: Walk; course: DemoCourse; meeting: Meeting; teacherId: string };
type Asked = { name: string; link: string };

/** Minutes of the school's day. */
const minuteOf = (instant: Date): number =>
  (instant.getTime() - instantOf(dayIn(instant), 0).getTime()) / MINUTE;

/** A meeting of the next days that several other teachers could hold, alone in its hour. */
async function coverable(walk: Walk): Promise<Scene> {
  const admin = await behindTheScenes(walk, 'admin');
  for (const course of await demoCourses(walk)) {
    const [teacher] = await ask<{ id: string }>(walk.dataDir, 'select id from account where username = $1', [
      course.teacher,
    ]);
    const teacherId = teacher?.id ?? '';
    for (const meeting of course.meetings.slice(0, 3)) {
      if (meeting.start.getTime() < Date.parse(MONDAY) + 30 * HOUR) continue;
      const [from, day] = [minuteOf(meeting.start), dayIn(meeting.start)];
      const hours = [{ day, from, to: from + 60 }];
      const { meetings } = await asks<{ meetings: UncoveredMeeting[] }>(
        walk,
        admin,
        'POST',
        `/teachers/${teacherId}/absences/preview`,
        { hours },
      );
      if (meetings.length === 1 && (meetings[0]?.ranked.length ?? 0) > 1)
        return { walk, course, meeting, teacherId };
    }
  }
  throw new Error('the demo school has no meeting that two other teachers could hold');
}

journey(
  'a teacher is away: several are asked, the first yes has the meeting, and the family reads the new name and declines',
  async (walk) => {
    const scene = await coverable(walk);
    await isAway(scene);
    const asked = await askedTeachers(scene);
    await officeSees(scene);
    const winner = await saysYes(scene, asked);
    await countsForTheMonth(scene, winner);
    await familyReads(scene, winner);
    await familyDeclines(scene);
  },
  { ownSchool: { demoNow: MONDAY }, variant: { width: 'phone', lang: 'id' }, hardOnly: true },
);

/** The teacher marks the hour as away and reads that the school looks for somebody. */
async function isAway({ walk, course, meeting }: Scene): Promise<void> {
  const device = await walk.device();
  const { page, texts } = device;
  const t = texts.absences;
  await comesIn(device, course.teacher);
  await page.goto('/teacher/calendar');
  await page.getByRole('button', { name: t.ownTitle, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.ownTitle });
  await dialog.getByLabel(t.from, { exact: true }).fill(dayIn(meeting.start));
  await dialog.getByLabel(t.hours, { exact: true }).selectOption('same');
  const from = minuteOf(meeting.start);
  await dialog.getByLabel(t.fromHour, { exact: true }).selectOption(String(from));
  await dialog.getByLabel(t.toHour, { exact: true }).selectOption(String(from + 60));
  await expect(dialog.getByRole('heading', { name: t.meetings({ n: 1 }) })).toBeVisible();
  await expectFine(device);
  await dialog.getByRole('button', { name: t.confirm({ n: 0, asked: 0 }), exact: true }).click();
  await expect(dialog).toBeHidden();
  await device.context.close();
}

/** An admin sees that teachers are asked without anybody's doing. */
async function officeSees({ walk, teacherId }: Scene): Promise<void> {
  const device = await walk.device();
  const { page, texts } = device;
  const t = texts.absences;
  await comesIn(device, 'admin');
  await page.goto(`/teacher/management/${teacherId}`);
  await expect(page.getByRole('heading', { name: t.toCover })).toBeVisible();
  await expect(page.getByText(new RegExp(t.askedNow({ n: 3 }).replace('3', '[23]')))).toBeVisible();
  await expectFine(device);
  await device.context.close();
}

/** Those who were asked, each with the link of the mail. */
async function askedTeachers({ walk, course }: Scene): Promise<Asked[]> {
  const others = await otherTeachers(walk, course.teacher);
  const mailboxes = await ask<{ id: string; email: string }>(
    walk.dataDir,
    'select id, email from account where id = any($1)',
    [others.map(({ id }) => id)],
  );
  const found: Asked[] = [];
  await expect
    .poll(
      async () => {
        found.length = 0;
        for (const { id, name } of others) {
          const email = mailboxes.find((one) => one.id === id)?.email ?? '';
          const letters = await lettersTo(walk.dataDir, email);
          const link = letters.flatMap(
            (one) => one.match(/https?:\/\/\S+\/substitute\?token=[\w-]+/)?.[0] ?? [],
          )[0];
          if (link !== undefined) found.push({ name, link });
        }
        return found.length;
      },
      { timeout: 30_000, message: 'mails to several teachers' },
    )
    .toBeGreaterThan(1);
  return found;
}

/** Two open their links on phones where nobody is signed in: one press has the meeting, the other's comes too late. */
async function saysYes(scene: Scene, [first, second]: readonly Asked[]): Promise<string> {
  if (!first || !second) throw new Error('too few teachers were asked');
  const [quick, slow] = [await scene.walk.device(), await scene.walk.device()];
  const { absences: t } = quick.texts;
  const accept = t.offers.accept;
  await quick.page.goto(first.link);
  await slow.page.goto(second.link);
  await expect(quick.page.getByRole('button', { name: accept, exact: true })).toBeVisible();
  await expect(slow.page.getByRole('button', { name: accept, exact: true })).toBeVisible();
  // Who learns there is told after the yes.
  await expect(quick.page.getByText(scene.course.learnerName)).toHaveCount(0);
  await expectFine(quick);
  await quick.page.getByRole('button', { name: accept, exact: true }).dblclick();
  await expect(quick.page.getByRole('heading', { name: t.offers.acceptedTitle })).toBeVisible();
  await expectFine(quick);
  await slow.page.getByRole('button', { name: accept, exact: true }).click();
  await expect(slow.page.getByText(t.problems.offerEnded)).toBeVisible();
  await expectFine(slow);
  // The link is good for one answer.
  await quick.page.goto(first.link);
  await expect(quick.page.getByText(t.problems.offerUsed)).toBeVisible();
  await expect(quick.page.getByRole('button', { name: accept, exact: true })).toBeHidden();
  await quick.context.close();
  await slow.context.close();
  return first.name;
}

/** With the hours taught stands how often the winner was asked this month, and for how many meetings they came. */
async function countsForTheMonth({ walk }: Scene, name: string): Promise<void> {
  const device = await walk.device();
  const { page, texts } = device;
  const [winner] = await ask<{ id: string }>(walk.dataDir, 'select id from account where name = $1', [name]);
  await comesIn(device, 'admin');
  await page.goto(`/teacher/management/${winner?.id}?tab=taught`);
  await expect(
    page.getByText(texts.teachers.screens.availability.offers({ asked: 1, won: 1 })),
  ).toBeVisible();
  await device.context.close();
}

/** The family has a mail with the new name, and finds it on the page of the class. */
async function familyReads({ walk, course, meeting }: Scene, teacherName: string): Promise<void> {
  const { page, texts } = walk;
  await letterAbout(walk, course.email, 'meeting.substitute', {
    ...ofMeeting(course, meeting),
    teacherName,
    teacherWas: course.teacherName,
    reason: '',
  });
  await comesIn(walk, course.username);
  await page.goto(`/my-classes/${course.classId}`);
  const row = await meetingRow(walk, meeting.number);
  await expect(row.getByText(teacherName).first()).toBeVisible();
  await expect(row.getByText(texts.enrolments.nextMeeting.substitute).first()).toBeVisible();
  await expectFine(walk);
}

/** An hour before, when it would be too late otherwise: declining costs nothing, and the meeting comes back. */
async function familyDeclines({ walk, course, meeting }: Scene): Promise<void> {
  const { page, texts } = walk;
  const t = texts.classes.pages;
  const words = texts.meetings;
  await walk.turnTo(new Date(meeting.start.getTime() - HOUR));
  await comesIn(walk, course.username);
  await page.goto(`/my-classes/${course.classId}`);
  await expect(page.getByText(texts.enrolments.nextMeeting.mayDecline)).toBeVisible();
  const { number } = meeting;
  const row = await meetingRow(walk, number);
  await row.getByRole('button', { name: t.forMeeting({ action: t.excuse, number }) }).click();
  const dialog = page.getByRole('dialog', { name: words.excuse.title });
  const submit = dialog.getByRole('button', { name: words.excuse.submit, exact: true });
  await expect(submit).toBeVisible();
  await expectFine(walk);
  await submit.click();
  await expect(dialog.getByText(words.excuse.kept)).toBeVisible();
}
