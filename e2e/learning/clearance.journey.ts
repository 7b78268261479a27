import { dayIn } from '@fasih/school/basics/instants';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import { expect } from '@playwright/test';
import { CLEARED } from '../support/cleared.ts';
import { aChild, asks, expectFine, KIDS_ENGLISH, orders } from '../support/family.ts';
import { staffJourney, type Walk } from '../support/journey.ts';
import { callAs, DEMO_PASSWORD, freshPerson, openFamily, signInByApi, tokenOf } from '../support/people.ts';
import { placeLearner } from '../support/school-database.ts';

const CLASS_TIMES = [
  { weekday: 2, minute: 540 },
  { weekday: 4, minute: 540 },
];

staffJourney(
  "a teacher's police certificate runs out: the office hears of it before, and no child is handed over after",
  async (walk) => {
    const { page, texts, url, context } = walk;
    const t = texts.profiles.clearance;
    const admin = await signInByApi(context, url, { username: 'admin', password: DEMO_PASSWORD });
    const today = dayIn(new Date());
    // The last day: first on the list, whoever else's ends.
    const teacher = await aTeacherUntil(walk, admin, today);
    const enrolmentId = await aChildWaits(walk);
    const opens = () =>
      callAs(url, admin, 'POST', '/classes', {
        ...{ teacherId: teacher.id, enrolmentIds: [enrolmentId], slots: CLASS_TIMES },
        startsOn: addDays(today, 7),
      });

    await page.goto('/dashboard/admin');
    const task = page
      .getByRole('listitem')
      .filter({ hasText: texts.admin.work.kinds.teacherClearance })
      .filter({ hasText: teacher.name });
    await expect(task).toBeVisible();
    await expectFine(walk);
    await task.getByRole('link', { name: texts.admin.work.lookAt(teacher) }).click();
    await page.waitForURL(`**/teacher/management/${teacher.id}?tab=profile`);
    const check = page.getByRole('region', { name: t.title });
    const saves = async (until: string, state: string) => {
      await check.getByLabel(t.certificateUntil).fill(until);
      await check.getByRole('button', { name: t.save, exact: true }).click();
      await expect(check.getByText(state, { exact: true })).toBeVisible();
    };
    await expect(check.getByText(t.states.ends)).toBeVisible();
    await expectFine(walk);

    // As it is when nobody looked in time.
    await saves(addDays(today, -1), t.states.none);
    const refused = await opens();
    expect(refused.status, JSON.stringify(refused.body)).toBe(409);
    expect(refused.body).toMatchObject({ code: 'classes.teacherNotCleared' });

    await saves(addDays(today, 365), t.states.valid);
    expect((await opens()).status).toBe(201);
    await page.goto('/dashboard/admin');
    await expect(page.getByRole('heading', { name: texts.admin.work.title })).toBeVisible();
    await expect(task).toBeHidden();
  },
  { variant: { width: 'tablet', lang: 'id' }, hardOnly: true },
);

/** A teacher who works all day and may teach minors until this day. */
async function aTeacherUntil({ url }: Walk, admin: string, certificateUntil: string) {
  const { username, email } = freshPerson('guru');
  const person = { name: `Guru ${username}`, username, email, password: 'perahu kertas 12', role: 'teacher' };
  const { id } = await asks<{ id: string }>({ url }, { token: admin }, 'POST', '/auth/register', person);
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 480, to: 1200 }));
  await asks({ url }, { token: admin }, 'PUT', `/teachers/${id}/availability`, { weekly, version: 1 });
  await asks({ url }, { token: admin }, 'PUT', `/teachers/${id}/clearance`, { ...CLEARED, certificateUntil });
  return { id, name: person.name };
}

/** The course of a child of nine that has a level and waits for a class. */
async function aChildWaits(walk: Walk): Promise<string> {
  const person = await openFamily(walk.url);
  const family = { ...person, token: await tokenOf(walk.url, person) };
  const learnerId = await aChild(walk, family, 'Nara Wening', 9);
  await orders(walk, family, { packageId: KIDS_ENGLISH, learnerId, voucher: 'COBA100' });
  return placeLearner(walk, learnerId, 'Kids Intermediate');
}
