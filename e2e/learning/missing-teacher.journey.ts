import { later, MINUTE, SECOND } from '@fasih/school/basics/instants';
import { expect } from '@playwright/test';
import { type DemoCourse, demoCourse } from '../support/demo-courses.ts';
import { expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { behindTheScenes, checksIn, comesIn, MONDAY, meetingRow } from '../support/learning.ts';
import { callAs } from '../support/people.ts';

type Scene = { walk: Walk; course: DemoCourse; meeting: DemoCourse['meetings'][number] };

const DECIDED = 'Guru ada di kelas sejak menit ke-5';
const QUESTION = 'Tautan kelas tidak dapat dibuka';
const ANSWER = 'Tautan memang salah hari itu';
const INCIDENT = 'Ada pesan yang tidak pantas';

journey(
  'a family misses its teacher, questions the forfeit that the school decides, and reports an incident that one person reads',
  async (walk) => {
    const course = await demoCourse(
      walk,
      'under rules 2 with meetings to come',
      ({ rules, meetings }) => rules === 2 && meetings.length > 3,
    );
    const [meeting] = course.meetings;
    if (!meeting) throw new Error('the course has no meeting to come');
    const scene = { walk, course, meeting };
    await misses(scene);
    await decides(scene);
    await questions(scene);
    await answers(scene);
    await reports(scene);
  },
  { ownSchool: { demoNow: MONDAY }, variant: { width: 'phone', lang: 'id' }, hardOnly: true },
);

/** Four minutes after the start nobody is there: a press tells the school. */
async function misses({ walk, course, meeting }: Scene): Promise<void> {
  const { page, texts } = walk;
  const t = texts.enrolments.nextMeeting;
  await walk.turnTo(later(meeting.start, 4 * MINUTE));
  await comesIn(walk, course.username);
  await page.goto('/dashboard/student');
  await page.getByRole('button', { name: t.teacherMissing, exact: true }).click();
  await expect(page.getByText(t.teacherDisputed)).toBeVisible();
  await expectFine(walk);
  // The teacher comes after all, and waits for a learner who has gone.
  await checksIn(walk, await behindTheScenes(walk, course.teacher), meeting.id);
}

/** Once the meeting is over, an admin decides with a reason. */
async function decides({ walk, course, meeting }: Scene): Promise<void> {
  await walk.turnTo(later(meeting.end, 10 * MINUTE + 30 * SECOND));
  const office = await walk.device();
  const { page, texts } = office;
  const t = texts.admin.work.dispute;
  await comesIn(office, 'admin');
  await page.goto('/dashboard/admin');
  await page.getByRole('button', { name: `${t.decide}: ${course.learnerName}` }).click();
  const dialog = page.getByRole('dialog', { name: t.title({ name: course.learnerName }) });
  await dialog.getByRole('radio', { name: t.forfeited }).check();
  await expect(dialog.getByRole('button', { name: texts.common.save, exact: true })).toBeDisabled();
  await dialog.getByLabel(t.reason).fill(DECIDED);
  await expectFine(office);
  await dialog.getByRole('button', { name: texts.common.save, exact: true }).click();
  await expect(page.getByText(t.done)).toBeVisible();
  await office.context.close();
}

/** The family questions the forfeit, once. */
async function questions({ walk, course, meeting: { number } }: Scene): Promise<void> {
  const { page, texts } = walk;
  const t = texts.appeals.family;
  await page.goto(`/my-classes/${course.classId}`);
  const row = await meetingRow(walk, number);
  await expect(row.getByText(texts.attendance.status.absent, { exact: true }).first()).toBeVisible();
  await row.getByRole('button', { name: t.askFor({ number }) }).click();
  const dialog = page.getByRole('dialog', { name: t.ask });
  await dialog.getByLabel(t.reason).fill(QUESTION);
  await expectFine(walk);
  await dialog.getByRole('button', { name: t.submit, exact: true }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(row.getByText(QUESTION)).toBeVisible();
  await expect(row.getByRole('button', { name: t.askFor({ number }) })).toBeHidden();
}

/** An admin gives the meeting back, and the family reads why. */
async function answers({ walk, course, meeting: { number } }: Scene): Promise<void> {
  const office = await walk.device();
  const { admin: t, family } = office.texts.appeals;
  const name = course.learnerName;
  await comesIn(office, 'admin');
  await office.page.goto(`/class/management/${course.classId}`);
  await office.page.getByRole('button', { name: t.returnsFor({ name, number }) }).click();
  const dialog = office.page.getByRole('dialog', { name: t.returnsFor({ name, number }) });
  await dialog.getByLabel(t.reason).fill(ANSWER);
  await expectFine(office);
  await dialog.getByRole('button', { name: t.submit, exact: true }).click();
  await expect(office.page.getByText(t.done.returned)).toBeVisible();
  await office.context.close();

  await walk.page.reload();
  const row = await meetingRow(walk, number);
  await expect(row.getByText(family.returned)).toBeVisible();
  await expect(row.getByText(ANSWER)).toBeVisible();
}

/** Family and teacher report from the line below every page; the officer alone reads, and every reading is noted. */
async function reports({ walk, course }: Scene): Promise<void> {
  const desk = await walk.device();
  const teacher = await comesIn(desk, course.teacher);
  for (const [one, home] of [
    [walk, '/dashboard/student'],
    [desk, '/dashboard/teacher'],
  ] as const) {
    const { page, texts } = one;
    const t = texts.safeguarding;
    await page.goto(home);
    await page.getByRole('contentinfo').getByRole('link', { name: t.report, exact: true }).click();
    await page.getByLabel(t.form.what).fill(INCIDENT);
    await expectFine(one);
    await page.getByRole('button', { name: t.form.send, exact: true }).click();
    await expect(page.getByText(t.form.sentTitle)).toBeVisible();
  }
  expect((await callAs(walk.url, teacher.token, 'GET', '/incidents')).status).toBe(403);
  await desk.context.close();

  const office = await walk.device();
  const { page, texts } = office;
  const t = texts.safeguarding;
  await comesIn(office, 'admin');
  await page.goto('/admin/safeguarding');
  await expect(page.getByText(t.sides.teacher, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(INCIDENT)).toHaveCount(0);
  await expectFine(office);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(t.list.open({ when: '' }).trim()) })
    .first()
    .click();
  await expect(page.getByText(INCIDENT)).toBeVisible();
  await page.getByRole('button', { name: t.one.take, exact: true }).click();
  await expect(page.getByText(t.one.events.taken)).toBeVisible();
  await expect(page.getByText(t.one.events.read).first()).toBeVisible();
  await page.getByRole('button', { name: t.one.close, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.one.close });
  await dialog.getByLabel(t.one.closeLabel).fill('Sudah dibicarakan dengan keluarga');
  await expectFine(office);
  await dialog.getByRole('button', { name: t.one.close, exact: true }).click();
  await expect(page.getByText(t.states.closed, { exact: true })).toBeVisible();
  await expectFine(office);
}
