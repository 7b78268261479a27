import { expect } from '@playwright/test';
import { expectFine } from '../support/family.ts';
import { staffJourney, type Walk } from '../support/journey.ts';
import { callAs, DEMO_PASSWORD, lettersTo, signInByApi } from '../support/people.ts';
import { familyThatWaits } from '../support/school-class.ts';

const asAdmin = (walk: Walk) =>
  signInByApi(walk.context, walk.url, { username: 'admin', password: DEMO_PASSWORD });

staffJourney(
  'from the work list to an opened class in three presses, and everybody knows of it',
  async (walk) => {
    const { page, texts, url, dataDir } = walk;
    const t = texts.students;
    const { family, learnerId, enrolmentId } = await familyThatWaits(walk, 'Kirana Sari');
    const token = await asAdmin(walk);
    // The demo school has others who wait longer; who is shown first is the oldest.
    const home = await callAs(url, token, 'GET', '/dashboards/admin');
    const { work } = home.body as { work: { kind: string; items: { id: string; name: string }[] }[] };
    const oldest = work.find(({ kind }) => kind === 'waitingForClass')?.items[0];
    expect(oldest).toBeDefined();

    await page.goto('/dashboard/admin');
    await expect(page.getByRole('heading', { name: texts.admin.work.title })).toBeVisible();
    await expect(page.getByText(texts.admin.totals.activeClasses)).toBeVisible();

    // Press one: the oldest of the list; press two: as proposed.
    await page
      .getByRole('button', { name: texts.admin.work.assignFor({ name: oldest?.name ?? '' }), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: t.dialog.title({ name: oldest?.name ?? '' }) });
    await expect(dialog.getByText(t.dialog.tells)).toBeVisible();
    await expectFine(walk);
    await dialog.getByRole('button', { name: t.dialog.open, exact: true }).dblclick();
    // Press three: the class itself.
    await dialog.getByRole('link', { name: t.dialog.toClass, exact: true }).click();
    await expect(page).toHaveURL(/\/class\/management\/[0-9a-f-]{36}$/);

    // The other family: from the list of students, with a search, and other hours than the best ones.
    await page.goto('/student/management');
    await page.getByLabel(t.search).fill(family.email);
    await expect(page).toHaveURL(/q=/);
    const assign = page.getByRole('button', { name: t.assignFor({ name: 'Kirana Sari' }), exact: true });
    await expect(assign).toHaveCount(1);
    await assign.click();
    const own = page.getByRole('dialog', { name: t.dialog.title({ name: 'Kirana Sari' }) });
    const open = own.getByRole('button', { name: t.dialog.open, exact: true });
    await expect(open).toBeEnabled();
    // Hours in which nobody works prevent it, and the dialog says so.
    await own.getByLabel(t.dialog.own, { exact: true }).check();
    await own.getByLabel(t.dialog.time({ n: 1 })).selectOption('1260');
    await expect(own.getByText(t.dialog.outside)).toBeVisible();
    await expect(open).toBeDisabled();
    await expectFine(walk);
    await own.getByRole('radio').nth(1).check();
    await expect(open).toBeEnabled();
    await open.click();
    await expect(own.getByText(t.dialog.toClass)).toBeVisible();
    await own.getByRole('button', { name: texts.common.close, exact: true }).last().click();
    await expect(assign).toHaveCount(0);
    await expect(page.getByText(t.statuses.inClass, { exact: true }).last()).toBeVisible();

    const seen = await callAs(url, family.token, 'GET', `/dashboards/student?learnerId=${learnerId}`);
    const { next } = seen.body as { next: { enrolmentId: string; startsAt: string; teacherName: string } };
    expect(next.enrolmentId).toBe(enrolmentId);
    await expect
      .poll(async () =>
        (await lettersTo(dataDir, family.email)).some((letter) => letter.includes(next.teacherName)),
      )
      .toBe(true);

    await page.getByRole('link', { name: 'Kirana Sari', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kirana Sari' })).toBeVisible();
    await expect(page.getByText(next.teacherName)).toBeVisible();
    await expect(page.getByText(family.email)).toBeVisible();
    await expectFine(walk);
    await page.goBack();
    await expect(page).toHaveURL(/q=/);
  },
  { ownSchool: true },
);

staffJourney(
  'who has no level yet, or no consent, gets no class from here, and the reason is shown',
  async (walk) => {
    const { page, texts } = walk;
    const { family, learnerId } = await familyThatWaits(walk, 'Bima Putra');
    const withdrawn = await callAs(walk.url, family.token, 'DELETE', `/learners/${learnerId}/consent`);
    expect(withdrawn.status).toBeLessThan(300);
    await asAdmin(walk);
    await page.goto(`/student/management?q=${encodeURIComponent(family.email)}`);
    await expect(page.getByRole('link', { name: 'Bima Putra', exact: true })).toBeVisible();
    await expect(
      page.getByRole('button', { name: texts.students.assignFor({ name: 'Bima Putra' }), exact: true }),
    ).toHaveCount(0);
    await page.getByRole('link', { name: 'Bima Putra', exact: true }).click();
    await expect(page.getByText(texts.students.detail.consentNeeded)).toBeVisible();
    await expectFine(walk);
    // Filters that find nothing say so, and lead out again.
    await page.goto('/student/management?q=tidak-ada-siapa-siapa');
    await expect(page.getByText(texts.students.noneFound)).toBeVisible();
    await expectFine(walk);
    await page.getByRole('link', { name: texts.common.clearFilters }).click();
    await expect(page).toHaveURL(/\/student\/management$/);
    await expect(page.getByRole('table')).toBeVisible();
  },
  { hardOnly: true },
);
