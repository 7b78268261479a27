import { dayIn } from '@fasih/school/basics/instants';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import { expect } from '@playwright/test';
import { expectFine } from '../support/family.ts';
import { staffJourney } from '../support/journey.ts';
import { callAs, DEMO_PASSWORD, signInByApi } from '../support/people.ts';
import { familyThatWaits, freeTeacher } from '../support/school-class.ts';

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
    const { id: teacherId, username: name } = await freeTeacher(walk, { certificateUntil: today });
    const { enrolmentId } = await familyThatWaits(walk, 'Nara Wening');
    const opens = () =>
      callAs(url, admin, 'POST', '/classes', {
        teacherId,
        enrolmentIds: [enrolmentId],
        slots: CLASS_TIMES,
        startsOn: addDays(today, 7),
      });

    await page.goto('/dashboard/admin');
    const task = page
      .getByRole('listitem')
      .filter({ hasText: texts.admin.work.kinds.teacherClearance })
      .filter({ hasText: name });
    await expect(task).toBeVisible();
    await expectFine(walk);
    await task.getByRole('link', { name: texts.admin.work.lookAt({ name }) }).click();
    await page.waitForURL(`**/teacher/management/${teacherId}?tab=profile`);
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
