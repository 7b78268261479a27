import { later, MINUTE } from '@fasih/school/basics/instants';
import { expect, type Locator } from '@playwright/test';
import { expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import {
  checksIn,
  classOf,
  expectWhy,
  type GroupClass,
  groupClass,
  MONDAY,
  meetingRow,
  sayOf,
  seatOf,
} from '../support/learning.ts';
import { signInByApi } from '../support/people.ts';

/** An instant that is waited for. */
const COMES = { timeout: 60_000 };
/** The last three seconds of a countdown that the page shows. */
const LAST_SECONDS = /(^|\D)0:0[123]\b/;

/** A device at the page of attendance, with one meeting of one learner chosen. */
async function choosesMeeting(
  { page, texts }: Walk,
  { classId, learnerIds }: GroupClass,
  learner: number,
  number: number,
): Promise<Locator> {
  await page.goto(`/class/${classId}/attendance?learner=${learnerIds[learner]}`);
  await page.getByRole('radio', { name: new RegExp(`${texts.meetings.number({ number })}\\b`) }).check();
  await expect(page.getByRole('timer')).toBeVisible();
  return page.getByRole('button', { name: texts.attendance.page.mark });
}

journey(
  'attendance opens five minutes before, is late after fifteen minutes, and closes with the meeting',
  async (walk) => {
    const group = await groupClass(walk, ['Kirana Sari', 'Bima Sari']);
    const phone = await walk.device();
    await signInByApi(phone.context, walk.url, group.family);
    await isShared(phone, group);
    await opens(walk, phone, group);
    await turnsLate(walk, phone, group);
    await closes(walk, phone, group);
  },
  { ownSchool: { demoNow: MONDAY }, hardOnly: true },
);

/** Two siblings in one class: a switch tells whose page it is, and the group's meeting is moved by the school alone. */
async function isShared(walk: Walk, { classId }: GroupClass): Promise<void> {
  const { page, texts } = walk;
  const t = texts.classes.pages;
  await page.goto('/dashboard/student');
  const whose = page.getByRole('group', { name: texts.enrolments.whose });
  await expect(whose.getByRole('radio')).toHaveCount(2);
  await expect(whose.getByRole('radio', { name: 'Kirana Sari' })).toBeChecked();
  await whose.getByRole('radio', { name: 'Bima Sari' }).click();
  await expect(whose.getByRole('radio', { name: 'Bima Sari' })).toBeChecked();
  await page.goto(`/my-classes/${classId}`);
  await expect(whose.getByRole('radio', { name: 'Kirana Sari' })).toBeChecked();
  const row = await meetingRow(walk, 1);
  await expect(row.getByText(t.groupMeeting)).toBeVisible();
  await expect(row.getByRole('button', { name: t.forMeeting({ action: t.move, number: 1 }) })).toBeHidden();
  await expect(
    row.getByRole('button', { name: t.forMeeting({ action: t.excuse, number: 1 }) }),
  ).toBeVisible();
}

/** Before 5:00 refused, from then on marked; two phones that press at once draw one meeting. */
async function opens(walk: Walk, phone: Walk, group: GroupClass): Promise<void> {
  const t = walk.texts.attendance;
  const reasons = walk.texts.policy.reasons;
  const { id, start } = at(group, 1);
  const opensAt = later(start, -5 * MINUTE);
  await walk.turnBefore(opensAt);
  const [mark, other] = await Promise.all([
    choosesMeeting(walk, group, 0, 1),
    choosesMeeting(phone, group, 0, 1),
  ]);
  await expect(walk.page.getByRole('timer')).toHaveText(LAST_SECONDS, COMES);
  await mark.click();
  const tooEarly = reasons['attendance.tooEarly'](
    { opensAt: opensAt.toISOString(), minutes: 5 },
    sayOf(walk),
  );
  await expect(walk.page.getByRole('alert')).toContainText(tooEarly);

  for (const { page } of [walk, phone])
    await expect(page.getByText(t.page.wouldBe.present)).toBeVisible(COMES);
  await checksIn(walk, group.teacher, id);
  await Promise.all([mark.click(), other.click()]);
  for (const { page } of [walk, phone]) {
    await expect(page.getByText(t.page.done({ status: t.status.present }))).toBeVisible();
    await expect(
      page.getByText(reasons['attendance.present']({ start: start.toISOString(), grace: 15 }, sayOf(walk))),
    ).toBeVisible();
  }
  const said = (page: Walk['page']) =>
    page.getByRole('status').filter({ hasText: t.status.present }).innerText();
  expect(await said(phone.page)).toBe(await said(walk.page));
  const learnerId = group.learnerIds[0] ?? '';
  const seat = await seatOf(walk, group.family, id, learnerId);
  const wait = Date.parse(seat.markedAt ?? '') - opensAt.getTime();
  expect(wait).toBeGreaterThanOrEqual(0);
  expect(wait).toBeLessThan(MINUTE);
  const { course } = await classOf(walk, group.family, { ...group, learnerId });
  expect(course.balance).toMatchObject({ held: 1, left: 19 });
}

/** Up to 15:00 after the start present, a second later late; each on a device of its own. */
async function turnsLate(walk: Walk, phone: Walk, group: GroupClass): Promise<void> {
  const t = walk.texts.attendance;
  const { id, start } = at(group, 2);
  const presentUntil = later(start, 15 * MINUTE);
  await walk.turnBefore(presentUntil);
  // In the last moment, so that its begun fifteen minutes are added at the end.
  await checksIn(walk, group.teacher, id);
  const [first, second] = await Promise.all([
    choosesMeeting(walk, group, 0, 2),
    choosesMeeting(phone, group, 1, 2),
  ]);
  await expect(walk.page.getByText(t.page.wouldBe.present)).toBeVisible();
  await expect(walk.page.getByRole('timer')).toHaveText(/(^|\D)1:00:0[123]\b/, COMES);
  await first.click();
  await expect(walk.page.getByText(t.page.done({ status: t.status.present }))).toBeVisible();

  await expect(phone.page.getByText(t.page.wouldBe.late)).toBeVisible();
  await second.click();
  await expect(phone.page.getByText(t.page.done({ status: t.status.late }))).toBeVisible();
  const late = { start: start.toISOString(), minutes: 16, grace: 15 };
  await expect(
    phone.page.getByText(walk.texts.policy.reasons['attendance.late'](late, sayOf(walk))),
  ).toBeVisible();
  await expectFine(phone);
  const [early, after] = await Promise.all(
    group.learnerIds.map((learnerId) => seatOf(walk, group.family, id, learnerId)),
  );
  expect(Date.parse(early?.markedAt ?? '')).toBeLessThanOrEqual(presentUntil.getTime());
  expect(Date.parse(after?.markedAt ?? '')).toBeGreaterThan(presentUntil.getTime());
}

/** In the last second still late, then closed; what nobody marked is forfeited and says why. */
async function closes(walk: Walk, phone: Walk, group: GroupClass): Promise<void> {
  const t = walk.texts.attendance;
  const reasons = walk.texts.policy.reasons;
  const { id, start, end } = at(group, 3);
  const closedAt = end.toISOString();
  await walk.turnTo(later(start, -MINUTE));
  await checksIn(walk, group.teacher, id);
  await walk.turnBefore(end);
  const [mark, tooLate] = await Promise.all([
    choosesMeeting(walk, group, 0, 3),
    choosesMeeting(phone, group, 1, 3),
  ]);
  await expect(walk.page.getByRole('timer')).toHaveText(LAST_SECONDS, COMES);
  await mark.click();
  await expect(walk.page.getByText(t.page.done({ status: t.status.late }))).toBeVisible();
  await expect(phone.page.getByRole('timer')).toBeHidden();
  // The school may have closed the meeting already; then the button is shut.
  await tooLate.click({ force: true });
  const closed = reasons['attendance.closed']({ closedAt }, sayOf(walk));
  const absent = phone.page.getByText(t.page.done({ status: t.status.absent }));
  await expect(phone.page.getByText(closed).or(absent).first()).toBeVisible();

  await expect
    .poll(async () => (await seatOf(walk, group.family, id, group.learnerIds[1] ?? '')).state)
    .toBe('absent');
  await phone.page.goto(`/my-classes/${group.classId}?learner=${group.learnerIds[1]}`);
  const row = await meetingRow(phone, 3);
  await expect(row.getByText(t.status.absent, { exact: true })).toBeVisible();
  await expectWhy(row, walk.texts.common.why, reasons['close.forfeited']({ closedAt }, sayOf(walk)));
  await expectFine(phone);
}

function at(group: GroupClass, number: number): GroupClass['meetings'][number] {
  const meeting = group.meetings[number - 1];
  if (meeting === undefined) throw new Error(`no meeting ${number}`);
  return meeting;
}
