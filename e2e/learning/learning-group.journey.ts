import { HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import { expect, type Locator } from '@playwright/test';
import { asks, expectFine, type Family } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import {
  checksIn,
  classOf,
  expectWhy,
  groupOfFamilies,
  letterAbout,
  MONDAY,
  meetingRow,
  sayOf,
  seatOf,
} from '../support/learning.ts';
import { signInByApi } from '../support/people.ts';
import { mailsByTheClock } from '../support/school-database.ts';

type Group = Awaited<ReturnType<typeof groupOfFamilies>>;
/** A family with its learner, on its own device. */
type Home = { walk: Walk; family: Family; learnerId: string; name: string };

journey(
  'two families share a class: each sees its own, one is excused and the other not, and the school plans for both',
  async (walk) => {
    const other = await walk.device();
    const names = ['Kirana Sari', 'Bima Putra'] as const;
    const group = await groupOfFamilies([
      { walk, names: [names[0]] },
      { walk: other, names: [names[1]] },
    ]);
    const [first, second] = group.families;
    const [kirana, bima] = group.learnerIds;
    if (!first || !second || !kirana || !bima) throw new Error('two families were to come');
    const mine: Home = { walk, family: first, learnerId: kirana, name: names[0] };
    const theirs: Home = { walk: other, family: second, learnerId: bima, name: names[1] };
    await oneIsExcused(group, mine, theirs);
    await theSchoolPlans(group, mine, theirs);
    await oneComes(group, mine, theirs);
  },
  { ownSchool: { demoNow: MONDAY }, hardOnly: true },
);

journey(
  'a missed meeting is made up in a free seat of another class: taken, given back, taken, and excused there',
  async (walk) => {
    const other = await walk.device();
    const [name, theirName] = ['Kirana Sari', 'Bima Putra'];
    const group = await groupOfFamilies([{ walk, names: [name] }], { spare: 1 });
    const host = await groupOfFamilies([{ walk: other, names: [theirName] }], {
      spare: 1,
      weeks: 1,
      minute: 660,
    });
    const [[family], [learnerId]] = [group.families, group.learnerIds];
    const [[theirs], [member]] = [host.families, host.learnerIds];
    if (!family || !learnerId || !theirs || !member) throw new Error('two families were to come');
    const home: Home = { walk, family, learnerId, name };
    await asks(walk, family, 'POST', `/meetings/${at(group, 3).id}/excuse`, { learnerId });
    await takesTheSeat(home, group, host);
    await asks(walk, theirs, 'POST', `/meetings/${at(host, 3).id}/excuse`, { learnerId: member });
    await isExcusedThere(home, group, host);
  },
  { ownSchool: { demoNow: MONDAY }, hardOnly: true },
);

/** The seat is one tap, as is giving it back; the class page then has the meeting with its new time. */
async function takesTheSeat({ walk }: Home, group: Group, host: Group): Promise<void> {
  const { page, texts } = walk;
  const t = texts.offeredTimes;
  const seat = page.getByRole('button', { name: t.seatWith({ teacher: 'Guru Ratih' }) });
  await page.goto(`/my-classes/${group.classId}`);
  await expect(seat).toBeVisible();
  await expectFine(walk);
  await seat.click();
  await page.getByRole('button', { name: t.undo, exact: true }).click();
  await expect(page.getByText(t.undone)).toBeVisible();
  await seat.click();
  await expect(page.getByRole('button', { name: t.undo, exact: true })).toBeVisible();
  const row = await rowOf({ walk }, group, 3);
  await expect(row.locator('time')).toHaveAttribute('datetime', at(host, 3).start.toISOString());
  await expectFine(walk);
}

/** The guest is alone by now: the meeting of the other class is nobody's after it, and its seat is not offered again. */
async function isExcusedThere(home: Home, group: Group, host: Group): Promise<void> {
  const { page, texts } = home.walk;
  const row = await rowOf(home, group, 3);
  await excusesInTime(home.walk, row, 3);
  await expect(page.getByRole('heading', { name: texts.offeredTimes.title({ number: 3 }) })).toBeVisible();
  await expect(page.getByText(texts.offeredTimes.seatsLead)).toBeHidden();
  const teacher = await home.walk.device();
  await signInByApi(teacher.context, home.walk.url, host.teacher);
  await teacher.page.goto(`/teacher/classes/${host.classId}`);
  await expect(teacher.page.locator('#meeting-4')).toBeVisible();
  await expect(teacher.page.locator('#meeting-3').getByText(texts.meetings.states.lapsed)).toBeVisible();
}

const at = ({ meetings }: Group, number: number) => {
  const meeting = meetings[number - 1];
  if (!meeting) throw new Error(`no meeting ${number}`);
  return meeting;
};

async function rowOf({ walk }: Pick<Home, 'walk'>, { classId }: Group, number: number): Promise<Locator> {
  await walk.page.goto(`/my-classes/${classId}`);
  return meetingRow(walk, number);
}

/** The family cannot come to the meeting of this row, and says so early enough. */
async function excusesInTime({ page, texts }: Walk, row: Locator, number: number): Promise<void> {
  const t = texts.classes.pages;
  await row.getByRole('button', { name: t.forMeeting({ action: t.excuse, number }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.meetings.excuse.submit }).click();
  await expect(dialog.getByText(texts.meetings.excuse.kept)).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Excused in time, the meeting is a make-up of that learner alone; the other family's stays, and nobody tells it anything. */
async function oneIsExcused(group: Group, mine: Home, theirs: Home): Promise<void> {
  const { texts } = mine.walk;
  const t = texts.classes.pages;
  const { start } = at(group, 1);
  const row = await rowOf(mine, group, 1);
  await excusesInTime(mine.walk, row, 1);
  const given = await rowOf(mine, group, 1);
  await expect(given.getByText(texts.meetings.kinds.makeup)).toBeVisible();
  await expect(
    given.getByRole('button', { name: t.forMeeting({ action: t.plan, number: 1 }) }),
  ).toBeVisible();
  await expectFine(mine.walk);
  const kept = await rowOf(theirs, group, 1);
  await expect(kept.locator('time')).toHaveAttribute('datetime', start.toISOString());
  await expect(kept.getByText(texts.meetings.kinds.makeup)).toBeHidden();
  const told = await asks<{ data: { kind: string }[] }>(theirs.walk, theirs.family, 'GET', '/notifications');
  expect(told.data.map(({ kind }) => kind)).not.toContain('meeting.excused');
}

/** After the teacher cancels it, the school plans it again: no page and no mail asks a family or the teacher for that. */
async function theSchoolPlans(group: Group, mine: Home, theirs: Home): Promise<void> {
  const { walk } = mine;
  const t = walk.texts.classes.pages;
  const { id, start } = at(group, 5);
  await asks(walk, group.teacher, 'POST', `/meetings/${id}/cancel`, { reason: 'Guru sakit' });
  for (const home of [mine, theirs]) {
    const row = await rowOf(home, group, 5);
    await expect(home.walk.page.getByText(t.toPlanBySchool({ n: 1 }))).toBeVisible();
    await expect(row.getByText(t.groupToPlan)).toBeVisible();
    await expect(row.getByRole('button', { name: t.forMeeting({ action: t.plan, number: 5 }) })).toBeHidden();
  }
  await letterAbout(walk, theirs.family.email, 'meeting.cancelled', {
    learnerName: theirs.name,
    className: group.className,
    classId: group.classId,
    meetingId: id,
    number: 5,
    startsAt: start.toISOString(),
    by: 'teacher',
    reason: 'Guru sakit',
    lastDay: '2027-02-10',
    isGroup: true,
  });
  const teacher = await walk.device();
  await signInByApi(teacher.context, walk.url, group.teacher);
  await teacher.page.goto(`/teacher/classes/${group.classId}`);
  const only = walk.texts.policy.reasons['move.group']({}, sayOf(walk));
  await expect(teacher.page.getByText(only).first()).toBeVisible();
  const item = teacher.page.locator('#meeting-5');
  await expect(
    item.getByRole('button', { name: walk.texts.teachers.screens.planOf({ number: 5 }) }),
  ).toBeHidden();
  await expect(teacher.page.getByText(walk.texts.meetings.kinds.makeup)).toBeVisible();
  await expectFine(teacher);
}

/** One learner comes; the other's family tells it too late, sees so, and forfeits, while the first one's is held. */
async function oneComes(group: Group, mine: Home, theirs: Home): Promise<void> {
  const { walk } = mine;
  const { texts } = walk;
  const t = texts.classes.pages;
  const { id, start, end } = at(group, 3);
  await walk.turnTo(later(start, -2 * HOUR));
  // Told by the machine's clock, after the meeting, it could still be excused free.
  await mailsByTheClock(walk);
  const row = await rowOf(theirs, group, 3);
  const excuse = row.getByRole('button', { name: t.forMeeting({ action: t.excuse, number: 3 }) });
  await excuse.click();
  const dialog = theirs.walk.page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.meetings.excuse.submitLate }).click();
  await expect(dialog.getByText(texts.meetings.excuse.toldLate)).toBeVisible();
  await theirs.walk.page.keyboard.press('Escape');
  await expect(excuse).toBeHidden();
  const { meetings } = await classOf(walk, theirs.family, { ...group, learnerId: theirs.learnerId });
  const toldLateAt = meetings.find(({ meetingId }) => meetingId === id)?.toldLateAt ?? '';
  expect(Date.parse(toldLateAt)).toBeLessThan(start.getTime());

  await walk.turnTo(later(start, MINUTE));
  await checksIn(walk, group.teacher, id);
  await walk.page.goto(`/class/${group.classId}/attendance`);
  await walk.page
    .getByRole('radio', { name: new RegExp(`${texts.meetings.number({ number: 3 })}\\b`) })
    .check();
  await walk.page.getByRole('button', { name: texts.attendance.page.mark }).click();
  await expect(
    walk.page.getByText(texts.attendance.page.done({ status: texts.attendance.status.present })),
  ).toBeVisible();

  await walk.turnTo(later(end, 3 * MINUTE));
  await expect
    .poll(async () => (await seatOf(walk, theirs.family, id, theirs.learnerId)).state, { timeout: 30_000 })
    .toBe('absent');
  expect((await seatOf(walk, mine.family, id, mine.learnerId)).state).toBe('present');
  const absent = await rowOf(theirs, group, 3);
  const late = texts.policy.reasons['close.toldLate'](
    { toldAt: toldLateAt, hours: 1, needed: 24 },
    sayOf(walk),
  );
  await expectWhy(absent, texts.common.why, late);
  await expectFine(theirs.walk);
  const present = await rowOf(mine, group, 3);
  await expect(present.getByText(texts.attendance.status.present, { exact: true })).toBeVisible();
}
