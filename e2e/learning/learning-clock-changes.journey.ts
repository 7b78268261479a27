import type { Reply } from '@fasih/school/basics/contract';
import { HOUR, later, SECOND } from '@fasih/school/basics/instants';
import type { meetingOptions, moveMeeting } from '@fasih/school/learning/meetings/contract';
import { expect, type Locator } from '@playwright/test';
import ICAL from 'ical.js';
import { type DemoCourse, demoCourse, ofMeeting, otherTeachers } from '../support/demo-courses.ts';
import { expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import {
  behindTheScenes,
  checksIn,
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
type Scene = { walk: Walk; course: DemoCourse; family: { token: string } };

journey(
  'a meeting moves with 24 hours of notice and not a second less, a substitute is named, and nobody came',
  async (walk) => {
    const course = await demoCourse(
      walk,
      'under rules 1 that goes on for a while',
      ({ rules, meetings }) => rules === 1 && meetings.length > 3,
    );
    const scene = { walk, course, family: await comesIn(walk, course.username) };
    const [moved, kept] = course.meetings.slice(2);
    if (!moved || !kept) throw new Error('the demo student has too few meetings to come');
    await movesInTime(scene, moved);
    await comesTooLate(scene, kept);
    const substitute = await aSubstitute(scene, kept);
    await nobodyCame(scene, kept, substitute);
  },
  { ownSchool: { demoNow: MONDAY }, hardOnly: true },
);

/** The dialog that moves a meeting, with the last free day and its first time chosen, and the button to press. */
async function choosesATime(
  { walk, course }: Scene,
  { number }: Meeting,
): Promise<{ dialog: Locator; submit: Locator; options: Reply<typeof meetingOptions> }> {
  const { page, texts } = walk;
  const words = texts.meetings.move;
  await page.goto(`/my-classes/${course.classId}`);
  const row = await meetingRow(walk, number);
  const action = texts.classes.pages.move;
  const button = row.getByRole('button', { name: texts.classes.pages.forMeeting({ action, number }) });
  const coming = page.waitForResponse((answer) => answer.url().includes('/options'));
  await button.click();
  const options = (await (await coming).json()) as Reply<typeof meetingOptions>;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: words.chooseDay }).getByRole('radio').last().check();
  await dialog.getByRole('group', { name: words.chooseTime }).getByRole('radio').first().check();
  return { dialog, submit: dialog.getByRole('button', { name: words.submit, exact: true }), options };
}

/**
 * In the last seconds of the notice it is moved; page, mail and calendar then name the same instant. The time is chosen before, so that
 * only the press has to come in time.
 */
async function movesInTime(scene: Scene, moved: Meeting): Promise<void> {
  const { walk, course } = scene;
  const { page, texts } = walk;
  const limit = later(moved.start, -24 * HOUR);
  const { dialog, submit, options } = await choosesATime(scene, moved);
  expect(options.noticeUntil).toBe(limit.toISOString());
  await walk.turnBefore(limit);
  const coming = page.waitForResponse((answer) => answer.url().endsWith('/move'));
  await submit.click();
  const { meeting } = (await (await coming).json()) as Reply<typeof moveMeeting>;
  const start = meeting.start ?? '';
  await expect(dialog.getByRole('status')).toBeVisible();
  await dialog.getByRole('button', { name: texts.common.close }).last().click();

  const row = await meetingRow(walk, moved.number);
  await expect(row.getByText(texts.classes.pages.moved)).toBeVisible();
  await expect(row.locator('time')).toHaveAttribute('datetime', start);
  await letterAbout(walk, course.email, 'meeting.moved', {
    ...ofMeeting(course, { ...moved, start: new Date(start) }),
    was: moved.start.toISOString(),
    by: 'learner',
  });
  expect(await inTheCalendar(walk, moved.number)).toBe(start);
}

/** Makes the secret calendar address on the page and reads it as a calendar app does; returns when a meeting begins. */
async function inTheCalendar({ page, texts }: Walk, number: number): Promise<string> {
  const t = texts.notifications;
  await page.goto('/account/messages');
  await page.getByRole('button', { name: t.calendarMake }).click();
  const address = await page.locator('code').innerText();
  const feed = await page.request.get(address.trim(), { headers: { cookie: '' } });
  expect(feed.headers()['content-type']).toContain('text/calendar');
  const events = new ICAL.Component(ICAL.parse(await feed.text()))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));
  const event = events.find(({ summary }) => new RegExp(`\\b${number}\\b`).test(summary));
  return event?.startDate.toJSDate().toISOString() ?? 'not there';
}

/** Chosen in time and pressed too late: refused in words that name the limit, which the dialog says at once when opened again. */
async function comesTooLate(scene: Scene, kept: Meeting): Promise<void> {
  const { walk, course, family } = scene;
  const { page, texts } = walk;
  const limit = later(kept.start, -24 * HOUR);
  const { dialog, submit } = await choosesATime(scene, kept);
  await walk.turnTo(later(limit, SECOND / 2));
  await submit.click();
  const until = { until: limit.toISOString(), hours: 24 };
  const tooLate = texts.policy.reasons['move.tooLate'](until, sayOf(walk));
  await expect(dialog.getByRole('alert').filter({ hasText: tooLate }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  const row = await meetingRow(walk, kept.number);
  const action = texts.classes.pages.move;
  const { number } = kept;
  const button = row.getByRole('button', { name: texts.classes.pages.forMeeting({ action, number }) });
  await button.click();
  await expect(dialog.getByText(tooLate)).toBeVisible();
  await expect(dialog.getByRole('button', { name: texts.meetings.move.submit, exact: true })).toBeHidden();
  await expectFine(walk);
  const { meetings } = await classOf(walk, family, course);
  expect(meetings.find(({ meetingId }) => meetingId === kept.id)?.startsAt).toBe(kept.start.toISOString());
}

/** The teacher is ill: the school finds who is free, and page and mail name that teacher. */
async function aSubstitute({ walk, course }: Scene, ill: Meeting): Promise<{ token: string }> {
  const { page, url } = walk;
  const admin = await behindTheScenes(walk, 'admin');
  for (const { id: teacherId, username, name } of await otherTeachers(walk, course.teacher)) {
    const body = { teacherId, reason: 'Guru sakit' };
    const { status } = await callAs(url, admin.token, 'PUT', `/meetings/${ill.id}/teacher`, body);
    if (status !== 200) continue;
    const { reason } = body;
    const told = {
      ...ofMeeting(course, ill),
      teacherName: name,
      teacherWas: course.teacherName,
      reason,
    };
    const letter = await letterAbout(walk, course.email, 'meeting.substitute', told);
    await followLetter(walk, letter, `/my-classes/${course.classId}`);
    await expect((await meetingRow(walk, ill.number)).getByText(name)).toBeVisible();
    await page.goto('/dashboard/student');
    await expect(page.getByText(name).first()).toBeVisible();
    return behindTheScenes(walk, username);
  }
  throw new Error('no teacher of the demo school is free');
}

/** The substitute came, the learner did not: the meeting is forfeited, and page and mail say by which rule. */
async function nobodyCame(scene: Scene, missed: Meeting, substitute: { token: string }): Promise<void> {
  const { walk, course, family } = scene;
  const { texts } = walk;
  const before = (await classOf(walk, family, course)).course.balance;
  await walk.turnTo(missed.start);
  await checksIn(walk, substitute, missed.id);
  const closedAt = (await classOf(walk, family, course)).meetings.find(
    ({ meetingId }) => meetingId === missed.id,
  )?.endsAt;
  await walk.turnTo(later(new Date(closedAt ?? ''), 2 * SECOND));
  const reason = { key: 'close.forfeited', params: { closedAt: closedAt ?? '' } };
  const told = { ...ofMeeting(course, missed), reason };
  const letter = await letterAbout(walk, course.email, 'attendance.forfeited', told);
  await followLetter(walk, letter, `/my-classes/${course.classId}`);
  const row = await meetingRow(walk, missed.number);
  await expect(row.getByText(texts.attendance.status.absent, { exact: true })).toBeVisible();
  await expectWhy(
    row,
    texts.common.why,
    texts.policy.reasons['close.forfeited']({ closedAt: closedAt ?? '' }, sayOf(walk)),
  );
  await expectFine(walk);
  const after = (await classOf(walk, family, course)).course.balance;
  expect(after).toMatchObject({ forfeited: before.forfeited + 1 });
}
