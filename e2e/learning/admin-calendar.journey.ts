import { dayIn, SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { addDays, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { SchoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectFine } from '../support/family.ts';
import { staffJourney, type Walk } from '../support/journey.ts';
import { callAs, DEMO_PASSWORD, signInByApi } from '../support/people.ts';
import { familyInClass } from '../support/school-class.ts';

type Meeting = SchoolCalendar['meetings'][number];
type Scene = {
  walk: Walk;
  token: string;
  teacherId: string;
  meeting: Meeting;
  day: string;
  name: string;
  who: string;
};

/** Outside the lesson hours. */
const TEN_AT_NIGHT = String(22 * 60);

const asAdmin = (walk: Walk) =>
  signInByApi(walk.context, walk.url, { username: 'admin', password: DEMO_PASSWORD });

const calendarOf = async (
  { url }: Walk,
  token: string,
  from: string,
  until: string,
): Promise<SchoolCalendar> =>
  (await callAs(url, token, 'GET', `/classes/calendar?from=${from}&until=${until}`)).body as SchoolCalendar;

/** A meeting of a class of its own that has an hour free later on the same day, with that hour. */
async function movable(walk: Walk): Promise<Scene & { to: string }> {
  const own = await familyInClass(walk);
  const token = await asAdmin(walk);
  for (const { id, start } of own.meetings) {
    const day = dayIn(new Date(start), SCHOOL_ZONE);
    const data = await calendarOf(walk, token, day, addDays(day, 1));
    const meeting = data.meetings.find((one) => one.id === id);
    if (!meeting) continue;
    const { body } = await callAs(walk.url, token, 'GET', `/meetings/${id}/options`);
    const { free } = body as { free: { start: string }[] };
    const to = free.find(({ start }) => {
      const minutes = (Date.parse(start) - Date.parse(meeting.start)) / 60_000;
      return minutes >= 60 && minutes <= 180 && dayIn(new Date(start), SCHOOL_ZONE) === day;
    });
    const teacher = data.teachers[meeting.teacher];
    if (!to || !teacher) continue;
    const { name, learners } = data.classes[meeting.class] ?? { name: '', learners: [] };
    const who = meeting.learner ?? learners.join(', ');
    return { walk, token, teacherId: teacher.id, meeting, day, name, who, to: to.start };
  }
  throw new Error('no meeting of the class has an hour free on its day');
}

const startOf = async ({ walk, token, meeting }: Scene): Promise<string> => {
  const { body } = await callAs(walk.url, token, 'GET', `/meetings/${meeting.id}/options`);
  return (body as { meeting: { start: string } }).meeting.start;
};

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The button of a meeting, by who is in it, its class, and its number. */
const buttonOf = (page: Page, { walk, meeting, name, who }: Scene): Locator => {
  const number = walk.texts.meetings.number({ number: meeting.number });
  return page.getByRole('button', { name: new RegExp(`${literally(who)}.*${literally(name)}, ${number},`) });
};

/** How far down the calendar an instant of the day is, in CSS pixels: its hours differ in height. */
async function heightOf(page: Page, day: string, instant: string): Promise<number> {
  const minute = (Date.parse(instant) - instantOf(day, 0).getTime()) / 60_000;
  const hour = Math.floor(minute / 60) * 60;
  const topOf = async (of: number) => {
    const box = await page.locator(`[data-minute="${of}"]`).boundingBox();
    if (!box) throw new Error(`the calendar does not show minute ${of}`);
    return box.y;
  };
  const top = await topOf(hour);
  return minute === hour ? top : top + ((minute - hour) / 60) * ((await topOf(hour + 60)) - top);
}

staffJourney(
  'a meeting dragged in the calendar shows its consequences first, is saved when confirmed, and can be undone',
  async (walk) => {
    const scene = await movable(walk);
    const { page, texts } = walk;
    const t = texts.timetable;
    await page.goto(`/admin/calendar?day=${scene.day}`);
    await expect(page.getByRole('region', { name: t.region })).toBeVisible();
    await page.getByLabel(t.teacher, { exact: true }).selectOption(scene.teacherId);
    await expect(page).toHaveURL(/teacher=/);
    await expect(page.getByText(t.away)).toBeVisible();
    await expectFine(walk);

    const meeting = buttonOf(page, scene);
    await meeting.scrollIntoViewIfNeeded();
    const box = await meeting.boundingBox();
    if (!box) throw new Error('the meeting is not drawn');
    const [x, y] = [box.x + box.width / 2, box.y + 20];
    const by =
      (await heightOf(page, scene.day, scene.to)) - (await heightOf(page, scene.day, scene.meeting.start));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 10);
    await page.mouse.move(x, y + by, { steps: 5 });
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: t.preview });
    await expect(dialog.getByRole('button', { name: t.move, exact: true })).toBeEnabled();
    await expectFine(walk);
    // Nothing is saved by letting go.
    expect(Date.parse(await startOf(scene))).toBe(Date.parse(scene.meeting.start));
    await dialog.getByRole('button', { name: t.move, exact: true }).dblclick();
    await expect(dialog).toBeHidden();
    expect(await startOf(scene)).toBe(scene.to);
    const undo = page.getByRole('button', { name: t.undo, exact: true });
    await expect(undo).toBeVisible();
    await undo.click();
    await expect(undo).toBeHidden();
    await expect.poll(async () => Date.parse(await startOf(scene))).toBe(Date.parse(scene.meeting.start));
    await refusedByKeyboard(scene);
  },
  { variant: { width: 'desktop', lang: 'en' } },
);

/** By keyboard: Enter opens the meeting, and an hour outside the lesson hours is refused before it can be saved. */
async function refusedByKeyboard(scene: Scene): Promise<void> {
  const { page, texts } = scene.walk;
  const t = texts.timetable;
  await buttonOf(page, scene).focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog');
  await expect(details.getByLabel(t.atTime)).toBeVisible();
  await expectFine(scene.walk);
  await details.getByLabel(t.atTime).selectOption(TEN_AT_NIGHT);
  await details.getByRole('button', { name: t.look, exact: true }).press('Enter');
  const preview = page.getByRole('dialog', { name: t.preview });
  await expect(preview.getByText(texts.meetings.problems.outsideLessonHours)).toBeVisible();
  await expect(preview.getByRole('button', { name: t.move, exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  // A day of everybody has a column for each teacher.
  await page.goto(`/admin/calendar?view=day&day=${scene.day}`);
  await expect(
    page.getByRole('region', { name: t.region }).getByRole('heading', { level: 3 }).first(),
  ).toBeVisible();
  await expectFine(scene.walk);
}

staffJourney(
  'on a phone the calendar is a list, and a meeting can be moved from there',
  async (walk) => {
    const scene = await movable(walk);
    const { page, texts } = walk;
    const t = texts.timetable;
    await page.goto(`/admin/calendar?view=day&day=${scene.day}&teacher=${scene.teacherId}`);
    await expect(buttonOf(page, scene)).toBeVisible();
    await expectFine(walk);
    await buttonOf(page, scene).click();
    const details = page.getByRole('dialog');
    const minute = (Date.parse(scene.to) - instantOf(scene.day, 0).getTime()) / 60_000;
    await expect(details.locator(`option[value="${minute}"]`)).toHaveText(/\(kosong\)/);
    await details.getByLabel(t.atTime).selectOption(String(minute));
    await expectFine(walk);
    await details.getByRole('button', { name: t.look, exact: true }).click();
    const preview = page.getByRole('dialog', { name: t.preview });
    await preview.getByRole('button', { name: t.move, exact: true }).click();
    await expect(page.getByRole('button', { name: t.undo, exact: true })).toBeVisible();
    expect(await startOf(scene)).toBe(scene.to);
    // A day without meetings says so.
    await page.goto('/admin/calendar?view=day&day=2031-01-05');
    await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
  },
  { variant: { width: 'phone', lang: 'id' }, hardOnly: true },
);
