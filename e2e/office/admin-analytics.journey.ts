import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { asks, expectFine } from '../support/family.ts';
import { staffJourney } from '../support/journey.ts';
import { DEMO_PASSWORD, signInByApi, tokenOf } from '../support/people.ts';

const admin = { username: 'admin', password: DEMO_PASSWORD };
type Funnel = { months: string[]; funnel: { step: string; counts: number[] | null; total: number | null }[] };

staffJourney(
  'the analytics say in chart, table and file the same numbers as the school’s records',
  async (walk) => {
    const { page, texts, context, url, lang } = walk;
    const t = texts.analytics;
    const token = await tokenOf(url, admin);
    // The job counts by itself; a school that has just started has not yet.
    await expect
      .poll(
        async () =>
          (await asks<{ countedAt: string | null }>(walk, { token }, 'GET', '/analytics')).countedAt,
        {
          timeout: 60_000,
        },
      )
      .not.toBeNull();
    await signInByApi(context, url, admin);
    await page.goto('/admin/analytics');
    await expect(
      page.getByRole('heading', { level: 1, name: texts.shell.nav.analytics, exact: true }),
    ).toBeVisible();
    const data = await asks<Funnel>(walk, { token }, 'GET', '/analytics');
    const paid = data.funnel.find(({ step }) => step === 'paid');
    expect(paid?.total).toBeGreaterThan(0);
    await page.getByText(t.table, { exact: true }).first().click();
    const table = page.getByRole('table', { name: t.funnel.title });
    const row = table.getByRole('row', { name: new RegExp(`^${t.steps.paid}`) });
    await expect(row.getByRole('cell').nth(data.months.length)).toHaveText(String(paid?.total));
    await expect(page.getByRole('list', { name: t.funnel.title })).toContainText(String(paid?.total));
    await expect(page.getByRole('img', { name: new RegExp(`^${t.attendance.title}`) })).toBeVisible();
    await page.getByText(t.table, { exact: true }).last().click();
    await expect(page.getByRole('table', { name: t.teachers.title })).toBeVisible();
    await page.getByText(t.explain, { exact: true }).first().click();
    await expect(page.getByText(t.funnel.explain[0] ?? '')).toBeVisible();
    await expectFine(walk);

    // A program narrows every number but registering, which has none; the address keeps it.
    await page
      .getByLabel(t.program, { exact: true })
      .selectOption({ label: texts.staff.packageTypes.conversation });
    await expect(page).toHaveURL(/program=conversation/);
    const register = table.getByRole('row', { name: new RegExp(`^${t.steps.register}`) });
    await expect(register.getByRole('cell').first()).toHaveText('–');
    const narrow = await asks<Funnel>(walk, { token }, 'GET', '/analytics?program=conversation');
    const fewer = narrow.funnel.find(({ step }) => step === 'paid')?.total;
    await expect(row.getByRole('cell').nth(data.months.length)).toHaveText(String(fewer));

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.exportOf({ title: t.funnel.title }) }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    const line = text.split('\r\n').find((one) => one.startsWith(`"${t.steps.paid}"`));
    // Spreadsheets of Indonesia split at semicolons.
    expect(line?.split(lang === 'id' ? ';' : ',').at(-1)).toBe(String(fewer));
  },
  { hardOnly: true },
);
