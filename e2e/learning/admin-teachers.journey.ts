import { expect } from '@playwright/test';
import { chooseAction } from '../support/actions.ts';
import { expectFine } from '../support/family.ts';
import { staffJourney, type Walk } from '../support/journey.ts';
import { changesMark } from '../support/learning.ts';
import {
  callAs,
  DEMO_PASSWORD,
  freshPerson,
  mailedLink,
  signIn,
  signInByApi,
  tokenOf,
} from '../support/people.ts';
import { familyInClass, freeTeacher } from '../support/school-class.ts';

const admin = { username: 'admin', password: DEMO_PASSWORD };

async function heading({ page }: Walk, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

staffJourney(
  'an admin adds a teacher, whose mail arrives, and who changes the temporary password at the first login',
  async (walk) => {
    const { page, texts, context, url, dataDir } = walk;
    const t = texts.staff.teachers;
    await signInByApi(context, url, admin);
    await page.goto('/teacher/management');
    await heading(walk, texts.shell.nav.teachers);
    await expect(page.getByRole('link', { name: 'Nadia Permatasari' })).toBeVisible();

    await page.getByRole('button', { name: t.add.button, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.add.title });
    const submit = dialog.getByRole('button', { name: t.add.submit, exact: true });
    await expect(submit).toBeVisible();
    await expectFine(walk);

    // A name that somebody has: the words of the school are shown, and everything typed stays.
    const person = { ...freshPerson('guru'), password: 'perahu kertas 12' };
    await dialog.getByLabel(t.add.name, { exact: true }).fill('Guru Melati');
    await dialog.getByLabel(t.add.username, { exact: true }).fill('teacher');
    await dialog.getByLabel(t.add.email, { exact: true }).fill(person.email);
    await dialog.getByLabel(t.add.password, { exact: true }).fill(person.password);
    await submit.click();
    const taken = texts.accounts.problems.usernameTaken;
    await expect(dialog.getByText(t.add.failed({ reason: taken }))).toBeVisible();
    await expect(dialog.getByText(taken, { exact: true })).toBeVisible();
    await expect(dialog.getByLabel(t.add.email, { exact: true })).toHaveValue(person.email);

    await dialog.getByLabel(t.add.username, { exact: true }).fill(person.username);
    await submit.click();
    await expect(page.getByText(t.add.done)).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.getByLabel(t.search, { exact: true }).fill(person.username);
    const row = page.getByRole('row').filter({ hasText: person.email });
    await expect(row).toContainText(t.invited);
    await mailedLink(dataDir, person.email, '/reset-password');

    const own = await walk.browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
    await own.addCookies([{ name: 'lang', value: walk.lang, url }]);
    const theirs = await own.newPage();
    await theirs.goto('/login');
    await signIn({ ...walk, page: theirs }, person);
    await theirs.waitForURL('**/account/security');
    const security = texts.accounts.security;
    await theirs.getByLabel(security.current, { exact: true }).first().fill(person.password);
    await theirs.getByLabel(security.fresh, { exact: true }).fill('layar terkembang 34');
    await theirs.getByRole('button', { name: security.change, exact: true }).click();
    await expect(theirs.getByText(security.changed)).toBeVisible();
    await expect(theirs.getByText(texts.shell.changeFirst)).toBeHidden();
    await theirs.goto('/dashboard/teacher');
    await expect(theirs.getByText(texts.teachers.screens.notBookable)).toBeVisible();
    await own.close();

    await page.reload();
    await expect(row).toContainText(t.statuses.active);
    await expect(row).not.toContainText(t.invited);
  },
);

staffJourney(
  'who comes second with what a teacher teaches chooses between both and loses nothing',
  async (walk) => {
    const { page, texts, context, url, lang } = walk;
    const t = texts.staff.teachers.one;
    const { username, path, weekly } = await freeTeacher(walk);
    const token = await tokenOf(url, admin);
    await signInByApi(context, url, admin);
    await page.goto(`/teacher/management?q=${username}`);
    await page.getByRole('link', { name: username }).first().click();
    await heading(walk, username);
    await page.getByRole('tab', { name: t.tabs.hours }).click();
    const ages = page.getByRole('group', { name: t.ages, exact: true });
    const save = page.getByRole('button', { name: t.saveSubjects, exact: true });
    await expect(save).toBeDisabled();
    await ages.getByLabel(texts.staff.ages.kids, { exact: true }).check();

    const other = { weekly, version: 2, programs: ['conversation'], ageGroups: ['adult'] };
    expect((await callAs(url, token, 'PUT', path, other)).status).toBe(200);
    await save.click();
    const dialog = page.getByRole('dialog', { name: texts.common.conflict.title });
    await expect(dialog.getByText(texts.common.conflict.onlyTheirs)).toBeVisible();
    await expect(dialog.getByText(texts.common.conflict.both)).toBeVisible();
    await expectFine(walk);
    await dialog.getByRole('button', { name: texts.common.conflict.save, exact: true }).click();
    await expect(page.getByText(t.subjectsSaved)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(ages.getByLabel(texts.staff.ages.kids, { exact: true })).toBeChecked();
    await expect(ages.getByLabel(texts.staff.ages.adult, { exact: true })).not.toBeChecked();
    const programs = page.getByRole('group', { name: t.programs, exact: true });
    await expect(programs.getByLabel(texts.staff.packageTypes.conversation, { exact: true })).toBeChecked();

    // The hours on the same page are of the same record: saving one is no change of the other by somebody else.
    const hours = texts.teachers.screens.availability;
    const [saturday, sunday] = lang === 'id' ? ['Sabtu', 'Minggu'] : ['Saturday', 'Sunday'];
    const saveHours = page.getByRole('button', { name: hours.save, exact: true });
    await ages.getByLabel(texts.staff.ages.teen, { exact: true }).check();
    await page.getByRole('button', { name: hours.removeOf({ day: sunday, n: 1 }) }).click();
    await saveHours.click();
    await expect(saveHours).toBeDisabled();
    await page.getByRole('button', { name: hours.removeOf({ day: saturday, n: 1 }) }).click();
    await save.click();
    await expect(save).toBeDisabled();
    await saveHours.click();
    await expect(saveHours).toBeDisabled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(ages.getByLabel(texts.staff.ages.teen, { exact: true })).toBeChecked();
    await expect(page.getByLabel(hours.fromOf({ day: saturday, n: 1 }))).toHaveCount(0);
  },
  { hardOnly: true },
);

staffJourney(
  'a teacher with meetings to come is made inactive only after the class is handed over, and is out at once',
  async (walk) => {
    const { page, texts, context, url } = walk;
    const t = texts.staff.teachers.one;
    const own = await familyInClass(walk);
    const { username: next } = await freeTeacher(walk);
    const token = await tokenOf(url, own.teacher);
    await signInByApi(context, url, admin);
    await page.goto(`/teacher/management?q=${own.teacher.username}`);
    await page.getByRole('link', { name: 'Guru Ratih' }).first().click();
    await heading(walk, 'Guru Ratih');
    await page.getByRole('tab', { name: t.tabs.taught }).click();
    await expect(page).toHaveURL(/tab=taught/);
    await expectFine(walk);

    const leave = async () => {
      await chooseAction(walk, page, t.deactivate);
      const dialog = page.getByRole('dialog', { name: t.deactivateOf({ name: 'Guru Ratih' }) });
      const submit = dialog.getByRole('button', { name: t.deactivate, exact: true });
      await submit.click();
      await expect(dialog.getByText(texts.common.fields.required)).toBeVisible();
      await dialog.getByLabel(texts.staff.reason, { exact: true }).fill('Pindah kota');
      await submit.click();
      return dialog;
    };
    const refused = await leave();
    await expect(refused.getByText(texts.teachers.problems.meetingsAhead({ count: 20 }))).toBeVisible();
    await refused.getByRole('link', { name: t.handOver }).click();

    await page.getByRole('link', { name: own.learnerName }).first().click();
    await heading(walk, own.learnerName);
    await expectFine(walk);
    const c = texts.series;
    await page.getByRole('button', { name: c.times.action, exact: true }).click();
    const handing = page.getByRole('dialog', { name: c.times.title({ name: own.learnerName }) });
    await handing.getByLabel(c.times.teacher, { exact: true }).selectOption({ label: next });
    await expect(handing.getByText(c.preview.handsOver({ n: 20, name: next }))).toBeVisible();
    await expectFine(walk);
    await handing.getByRole('button', { name: c.times.save, exact: true }).click();
    await expect(page.getByText(c.done({ families: 1, teachers: 2 }))).toBeVisible();
    await expect(handing).toBeHidden();

    await page.goto(`/teacher/management?q=${own.teacher.username}`);
    await page.getByRole('link', { name: 'Guru Ratih' }).first().click();
    await expect(await leave()).toBeHidden();
    await expect(page.getByText(t.inactive)).toBeVisible();
    expect((await callAs(url, token, 'GET', '/user/me')).status).toBe(401);
  },
  { hardOnly: true },
);

staffJourney(
  'the admin’s attendance: both tabs, a correction with its reason, and today’s page',
  async (walk) => {
    const { page, texts, context, url } = walk;
    const t = texts.staff.attendance;
    await signInByApi(context, url, admin);
    await page.goto('/attendance/management?period=month&status=present');
    await heading(walk, texts.shell.nav.attendanceManagement);
    const edit = page.getByRole('button', { name: new RegExp(`^${t.correct} `) }).first();
    await expect(edit).toBeVisible();
    await expectFine(walk);
    await edit.click();
    await page.getByRole('dialog').getByLabel(texts.attendance.status.late, { exact: true }).check();
    await changesMark(walk, 'Datang lewat seperempat jam');

    await page.getByRole('tab', { name: t.teacher }).click();
    await expect(page.getByRole('tab', { name: t.teacher })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/kind=teacher/);
    await expect(page.getByText(texts.teachers.screens.minutes({ n: 60 })).first()).toBeVisible();
    await expectFine(walk);
    await page.goto('/admin/attendance');
    await heading(walk, texts.shell.nav.attendanceToday);
  },
);
