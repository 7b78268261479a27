import type { NoticeKind, NoticeParams } from '@fasih/messages/notice';
import { sayIn } from '@fasih/messages/reason';
import { textsIn } from '@fasih/messages/texts';
import type { PlacementResult, RunningAttempt } from '@fasih/school/assessment/placement/contract';
import type { Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { addDays, weekdayOf } from '@fasih/school/catalogue/policy/validity';
import type { AttendanceOfLearner } from '@fasih/school/learning/attendance/contract';
import type { myClass } from '@fasih/school/office/homes/contract';
import { expect, type Locator } from '@playwright/test';
import { arrive, asks, type Family } from './family.ts';
import type { Walk } from './journey.ts';
import { DEMO_PASSWORD, lettersTo, signInByApi, tokenOf } from './people.ts';
import { childWithPlace, freeTeacher, ownPassword } from './school-class.ts';
import { rightOption } from './sitting.ts';

/** A Monday, seven in the morning in Jakarta: where the clock of these schools begins. */
export const MONDAY = '2026-11-02T00:00:00Z';

type Signed = { token: string };

/** Signs a person of the demo school in on this device. */
export async function comesIn(walk: Walk, username: string): Promise<Signed> {
  return { token: await signInByApi(walk.context, walk.url, { username, password: DEMO_PASSWORD }) };
}

/** Somebody of the demo school who acts without a browser. */
export async function behindTheScenes({ url }: Walk, username: string): Promise<Signed> {
  return { token: await tokenOf(url, { username, password: DEMO_PASSWORD }) };
}

/** A mark is not changed without the reason that the family reads. */
export async function changesMark({ page, texts }: Walk, reason: string): Promise<void> {
  const { form } = texts.attendance.teacher;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: form.save }).click();
  await expect(dialog.getByText(texts.attendance.problems.reasonNeeded)).toBeVisible();
  await dialog.getByLabel(form.reason).fill(reason);
  await dialog.getByRole('button', { name: form.save }).click();
  await expect(dialog).toBeHidden();
}

export type GroupClass = {
  family: Family;
  teacher: Signed & { username: string; password: string };
  learnerIds: string[];
  enrolmentIds: string[];
  classId: string;
  className: string;
  /** By number, from 1 on; the first two are in one week, tomorrow and two days later. */
  meetings: { id: string; start: Date; end: Date }[];
};

/**
 * A family with these children, each with a paid place and a sat placement test, together in a class from tomorrow on,
 * with a teacher of its own; the family is signed in. Through the product alone.
 */
export async function groupClass(walk: Walk, names: readonly string[]): Promise<GroupClass> {
  const { families, ...group } = await groupOfFamilies([{ walk, names }]);
  const [family] = families;
  if (!family) throw new Error('a class needs a family');
  return { ...group, family };
}

/**
 * The same class with children of several families, each signed in on a device of its own.
 *
 * @param plan how many places it has beside theirs, in how many weeks it begins, and the minute of the day.
 */
export async function groupOfFamilies(
  homes: readonly { walk: Walk; names: readonly string[] }[],
  { spare = 0, weeks = 0, minute = 540 } = {},
): Promise<Omit<GroupClass, 'family'> & { families: Family[] }> {
  const [first] = homes;
  if (!first) throw new Error('a class needs a family');
  const families: Family[] = [];
  const learnerIds: string[] = [];
  const enrolmentIds: string[] = [];
  for (const { walk, names } of homes) {
    const family = await arrive(walk);
    families.push(family);
    for (const name of names) learnerIds.push(await childWithPlace(walk, family, name));
    const waiting = await asks<{ enrolments: { enrolmentId: string }[] }>(
      walk,
      family,
      'GET',
      '/placement/current',
    );
    for (const { enrolmentId } of waiting.enrolments) {
      await sitsTheTest(walk, family, enrolmentId);
      enrolmentIds.push(enrolmentId);
    }
  }
  const { teacher, teacherId } = await aTeacher(first.walk);
  const admin = await behindTheScenes(first.walk, 'admin');
  const startsOn = addDays(dayIn(new Date(MONDAY)), 1 + 7 * weeks);
  const weekday = weekdayOf(startsOn);
  const opened = await asks<{ id: string; name: string; plan: { id: string; start: string; end: string }[] }>(
    first.walk,
    admin,
    'POST',
    '/classes',
    {
      teacherId,
      enrolmentIds,
      capacity: enrolmentIds.length + spare,
      slots: [
        { weekday, minute },
        { weekday: weekday + 2, minute },
      ],
      startsOn,
      zoom_link: 'https://zoom.us/j/8453466415',
    },
  );
  const meetings = opened.plan.map(({ id, start, end }) => ({
    id,
    start: new Date(start),
    end: new Date(end),
  }));
  return {
    families,
    teacher,
    learnerIds,
    enrolmentIds,
    classId: opened.id,
    className: opened.name,
    meetings,
  };
}

async function sitsTheTest(walk: Walk, family: Family, enrolmentId: string): Promise<void> {
  const sitting = await asks<RunningAttempt>(walk, family, 'POST', '/placement/attempts', { enrolmentId });
  const answers = sitting.questions.map((question) => ({
    position: question.position,
    answer: question.options.find(({ text }) => text === rightOption(question))?.letter,
    ms: 9000,
  }));
  const path = `/placement/attempts/${sitting.id}/finish`;
  const { correct } = await asks<PlacementResult>(walk, family, 'POST', path, { answers });
  expect(correct).toBe(20);
}

/** A new teacher who teaches every day from 8 to 20. */
async function aTeacher(walk: Walk): Promise<{ teacher: GroupClass['teacher']; teacherId: string }> {
  const { id: teacherId, ...hired } = await freeTeacher(walk, { name: 'Guru Ratih' });
  const login = await ownPassword(walk, hired);
  return { teacher: { ...login, token: await tokenOf(walk.url, login) }, teacherId };
}

/** What the family sees of one learner's class. */
export function classOf(
  walk: Walk,
  family: Signed,
  { classId, learnerId }: { classId: string; learnerId: string },
): Promise<Reply<typeof myClass>> {
  return asks(walk, family, 'GET', `/my-classes/${classId}?learnerId=${learnerId}`);
}

/** The state of a learner's seat in a meeting. */
export function seatOf(
  walk: Walk,
  who: Signed,
  meetingId: string,
  learnerId: string,
): Promise<AttendanceOfLearner> {
  return asks(walk, who, 'GET', `/meetings/${meetingId}/attendance/${learnerId}`);
}

/** Checks the teacher in through the API. */
export async function checksIn(walk: Walk, teacher: Signed, meetingId: string): Promise<void> {
  await asks(walk, teacher, 'POST', `/meetings/${meetingId}/check-in`);
}

/** Waits until the school's clock reaches an instant; `serverNow` is the clock's time in a reply. */
export async function reaches({ page }: Walk, serverNow: string, instant: Date): Promise<void> {
  await page.waitForTimeout(Math.max(0, instant.getTime() - Date.parse(serverNow)));
}

/** How values are written in the sentences of this walk. */
export const sayOf = ({ lang }: Walk) => sayIn(lang);

/** One meeting of the class page, opened, also when it is among those that are over. */
export async function meetingRow({ page }: Walk, number: number): Promise<Locator> {
  const row = page.locator(`#meeting-${number}`);
  await row.waitFor({ state: 'attached' });
  await row.evaluate((one) => {
    for (
      let details = one.closest('details');
      details;
      details = details.parentElement?.closest('details') ?? null
    )
      details.open = true;
  });
  // The next meeting has no button: it always stands open.
  const toggle = row.getByRole('heading').locator('button[aria-expanded]');
  if ((await toggle.count()) === 0) return row;
  // The page itself opens the row that its address names; a press would close it again.
  const isNamed = new URL(page.url()).hash === `#meeting-${number}`;
  if (!isNamed && (await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  return row;
}

/** Opens the 'why' of a meeting and reads the sentence. */
export async function expectWhy(row: Locator, why: string, sentence: string): Promise<void> {
  await row.getByText(why, { exact: true }).first().click();
  await expect(row.getByText(sentence)).toBeVisible();
}

/** The mail that tells a family of the demo school of something, with every word of it; its letters are Indonesian. */
export async function letterAbout<K extends NoticeKind>(
  { dataDir }: Walk,
  to: string,
  kind: K,
  params: NoticeParams[K],
): Promise<string> {
  const { title, lines } = textsIn('id').notices[kind](params, sayIn('id'), 'student');
  const words = [title, ...lines].map(asText);
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const letters = (await lettersTo(dataDir, to)).map(asText);
        found = letters.find((letter) => words.every((one) => letter.includes(one)));
        return found !== undefined;
      },
      { timeout: 20_000, message: `a mail to ${to}: ${words.join(' … ')}` },
    )
    .toBe(true);
  return found ?? '';
}

/** Bytes that were read one by one are the letters they mean again; white space of every kind is one space. */
export function asText(letter: string): string {
  const latin = [...letter].every((sign) => (sign.codePointAt(0) ?? 0) < 256);
  const text = latin ? Buffer.from(letter, 'latin1').toString('utf8') : letter;
  return (text.includes('\uFFFD') ? letter : text).replace(/\s+/g, ' ');
}

/** Follows the first link of a mail to a page of ours. */
export async function followLetter({ page, url }: Walk, letter: string, path: string): Promise<void> {
  const address = letter.match(new RegExp(`${url}${path}[^\\s"<>]*`))?.[0];
  if (address === undefined) throw new Error(`no link to ${path} in: ${letter.slice(0, 2000)}`);
  await page.goto(address);
}
