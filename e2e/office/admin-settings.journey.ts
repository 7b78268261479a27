import { formatCalendarDay } from '@fasih/school/basics/formatters';
import { dayIn } from '@fasih/school/basics/instants';
import { YEAR_2027 } from '@fasih/school/learning/holidays/years/2027';
import { expect } from '@playwright/test';
import { expectFine } from '../support/family.ts';
import { staffJourney, type Walk } from '../support/journey.ts';
import {
  callAs,
  DEMO_PASSWORD,
  freshPerson,
  mailedLink,
  signIn,
  signInByApi,
  tokenOf,
} from '../support/people.ts';
import { familyInClass } from '../support/school-class.ts';

const admin = { username: 'admin', password: DEMO_PASSWORD };

async function open(walk: Walk, tab: keyof Walk['texts']['settings']['tabs'], title: string): Promise<void> {
  const { page, texts } = walk;
  await page.goto(`/admin/settings?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: texts.shell.nav.settings })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
}

staffJourney(
  'two admins change the school at once: the second chooses field by field, and the public pages follow',
  async (walk) => {
    const { page, texts, context, url } = walk;
    const t = texts.settings.school;
    const c = texts.common.conflict;
    await signInByApi(context, url, admin);
    await open(walk, 'school', t.title);
    await expect(page.getByLabel(t.name, { exact: true })).toHaveValue('Fasih');

    // Somebody else saves meanwhile.
    const token = await tokenOf(url, admin);
    const { body } = await callAs(url, token, 'GET', '/settings/school');
    const record = body as { version: number } & Record<string, unknown>;
    const theirs = {
      name: 'Kursus Melati',
      legalName: '',
      phone: '081234567890',
      email: 'halo@fasih.example',
    };
    const saved = await callAs(url, token, 'PUT', '/settings/school', {
      ...theirs,
      address: 'Jl. Lawu 3, Solo',
      version: record.version,
    });
    expect(saved.status).toBe(200);

    await page.getByLabel(t.name, { exact: true }).fill('Kursus Kenanga');
    await page.getByLabel(t.legalName, { exact: true }).fill('Yayasan Kenanga');
    await page.getByRole('button', { name: t.save }).click();
    const dialog = page.getByRole('dialog', { name: c.title });
    await expect(dialog.getByText(c.both)).toBeVisible();
    await expect(dialog.getByText('Kursus Melati')).toBeVisible();
    await expect(dialog.getByText('Jl. Lawu 3, Solo')).toBeVisible();
    await expectFine(walk);
    const name = dialog.getByRole('group', { name: t.name });
    await expect(name.getByRole('radio').first()).toBeChecked();
    await name.getByRole('radio').nth(1).check();
    await dialog.getByRole('button', { name: c.save, exact: true }).click();
    await expect(page.getByText(t.saved)).toBeVisible();
    await expect(page.getByLabel(t.name, { exact: true })).toHaveValue('Kursus Melati');
    await expect(page.getByLabel(t.legalName, { exact: true })).toHaveValue('Yayasan Kenanga');
    await expect(page.getByLabel(t.address, { exact: true })).toHaveValue('Jl. Lawu 3, Solo');

    const visitor = await walk.device();
    await expect(async () => {
      await visitor.page.goto('/contact');
      await expect(visitor.page.getByText('Jl. Lawu 3, Solo')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await expect(visitor.page.getByRole('link', { name: 'Kursus Melati' }).first()).toBeVisible();
  },
  { ownSchool: true, hardOnly: true },
);

staffJourney(
  'rules change for later buyers only: looked at before they are saved, withdrawn before they begin',
  async (walk) => {
    const { page, texts, context, url } = walk;
    const t = texts.settings.policy;
    await signInByApi(context, url, admin);
    await open(walk, 'policy', t.title);
    await expect(page.getByText(t.states.current, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t.make }).click();
    await page.getByRole('button', { name: t.form.preview }).click();
    await expect(page.getByText(t.form.same)).toBeVisible();
    await page.getByLabel(t.fields.refundPercent.label, { exact: true }).fill('101');
    await page.getByRole('button', { name: t.form.preview }).click();
    await expect(page.getByText(texts.common.fields.outOfRange)).toBeVisible();
    await page.getByLabel(t.fields.refundPercent.label, { exact: true }).fill('60');
    await page.getByLabel(t.fields.noticeSeconds.label, { exact: true }).fill('48');
    await page.getByRole('button', { name: t.form.preview }).click();
    await expect(page.getByText(t.preview.nobody)).toBeVisible();
    await expect(page.getByText(/1\.620\.000/).first()).toBeVisible();
    await expectFine(walk);
    await page.getByLabel(t.form.later, { exact: true }).check();
    await page.getByLabel(t.form.day, { exact: true }).fill('2099-01-05');
    await page.getByRole('button', { name: t.form.save }).click();
    await expect(page.getByText(texts.common.fields.required)).toBeVisible();
    await page.getByLabel(t.form.note, { exact: true }).fill('Rapat guru November');
    await page.getByRole('button', { name: t.form.save }).click();
    await expect(page.getByText(t.form.saved({ n: 3 }))).toBeVisible();
    await expect(page.getByText(t.states.planned, { exact: true })).toBeVisible();
    await expect(page.getByText('Rapat guru November')).toBeVisible();

    await page.getByRole('button', { name: t.withdraw }).click();
    const question = page.getByRole('dialog', { name: t.withdrawAsk({ n: 3 }) });
    await question.getByRole('button', { name: t.withdraw }).click();
    await expect(page.getByText(t.withdrawn)).toBeVisible();
    await expect(page.getByText(t.states.planned, { exact: true })).toBeHidden();
  },
  // Its four walks would meet each other's version.
  { ownSchool: true, hardOnly: true },
);

staffJourney(
  'the lesson hours name whom they leave outside, bound what a teacher may plan, and two admins choose',
  async (walk) => {
    const { page, texts, context, url } = walk;
    const t = texts.settings.lessonHours;
    const hours = texts.teachers.screens.availability;
    const monday = walk.lang === 'id' ? 'Senin' : 'Monday';
    const own = await familyInClass(walk);
    await signInByApi(context, url, admin);
    await open(walk, 'hours', t.title);
    await expect(page.getByText(t.allInside)).toBeVisible();
    await expectFine(walk);

    // A school that closes before its classes begin leaves them outside, and says which.
    await page.getByLabel(hours.fromOf({ day: monday, n: 1 })).selectOption('1200');
    for (const day of walk.lang === 'id'
      ? ['Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']
      : ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
      await page.getByRole('button', { name: hours.removeOf({ day, n: 1 }) }).click();
    await expect(page.getByText(t.outside)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: own.learnerName }).first()).toBeVisible();
    await expect(page.getByText(texts.common.unsaved)).toBeVisible();
    await expectFine(walk);

    // Somebody else saves meanwhile; the second chooses.
    const token = await tokenOf(url, admin);
    const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 420, to: 1260 }));
    const saved = await callAs(url, token, 'PUT', '/settings/lesson-hours', {
      week,
      startsEvery: 60,
      version: 0,
    });
    expect(saved.status).toBe(200);
    await page.getByRole('button', { name: t.save }).click();
    const dialog = page.getByRole('dialog', { name: texts.common.conflict.title });
    await expect(dialog.getByText(/07[.:]00–21[.:]00/).first()).toBeVisible();
    await expectFine(walk);
    await dialog.getByRole('button', { name: texts.common.conflict.allTheirs }).click();
    await dialog.getByRole('button', { name: texts.common.conflict.save, exact: true }).click();
    await expect(page.getByText(t.saved)).toBeVisible();
    await expect(page.getByLabel(hours.fromOf({ day: monday, n: 1 }))).toHaveValue('420');
    await expect(page.getByLabel(t.startsEvery, { exact: true })).toHaveValue('60');
  },
  { ownSchool: true, hardOnly: true },
);

staffJourney(
  'a holiday shows where its meetings go before it is saved; a saved one names them, with the way to their class',
  async (walk) => {
    const { page, texts, context, url } = walk;
    const t = texts.settings.holidays;
    const own = await familyInClass(walk);
    // Each walk has a day and a name of its own, because all of them change one list.
    const at = (walk.lang === 'id' ? 0 : 1) + (walk.width === 'desktop' ? 2 : 0);
    const day = dayIn(new Date(own.meetings[at]?.start ?? ''));
    const name = `${walk.lang === 'id' ? 'Cuti sekolah' : 'School break'} ${at}`;
    await signInByApi(context, url, admin);
    await open(walk, 'holidays', t.title);
    await page.getByRole('button', { name: t.add }).first().click();
    const dialog = page.getByRole('dialog', { name: t.add });
    await dialog.getByLabel(t.day, { exact: true }).fill(day);
    await expect(dialog.getByText(texts.series.preview.order, { exact: false })).toBeVisible();
    await expect(dialog.getByText(own.learnerName).first()).toBeAttached();
    await dialog.getByLabel(t.nameId, { exact: true }).fill(name);
    await dialog.getByLabel(t.nameEn, { exact: true }).fill(name);
    await expectFine(walk);
    await dialog.getByRole('button', { name: texts.common.cancel }).click();
    await expect(dialog).toBeHidden();
    const body = { day, id: name, en: name };
    await callAs(url, await tokenOf(url, admin), 'POST', '/settings/holidays', body);
    await page.goto(`/admin/settings?tab=holidays&year=${day.slice(0, 4)}`);
    await page
      .getByRole('button', { name: new RegExp(`${name}$`) })
      .first()
      .click();
    const meetings = page.getByRole('dialog');
    await expect(meetings.getByRole('link', { name: own.learnerName }).first()).toBeVisible();
    await meetings.getByRole('button', { name: texts.common.close }).click();
    await page.getByRole('button', { name: t.removeOf({ name }) }).click();
    const question = page.getByRole('dialog', { name: t.removeAsk({ name }) });
    await question.getByRole('button', { name: t.remove, exact: true }).click();
    await expect(page.getByText(t.removed({ name }))).toBeVisible();
  },
  { hardOnly: true, ownSchool: true },
);

staffJourney(
  'the holidays of a year come from its file: one is corrected, one left out, and the rest saved at once',
  async (walk) => {
    const { page, texts, context, url, lang } = walk;
    const t = texts.settings.holidays;
    const { year, days } = YEAR_2027;
    const token = await tokenOf(url, admin);
    const { body } = await callAs(url, token, 'GET', `/settings/holidays?year=${year}`);
    const known = (body as { data: { day: string }[] }).data.map(({ day }) => day);
    const [left, corrected, ...others] = days.filter(({ day }) => !known.includes(day));
    if (!corrected || !left) throw new Error('the school has the days of the file already');
    const n = others.length + 1;
    await signInByApi(context, url, admin);
    await page.goto(`/admin/settings?tab=holidays&year=${year}`);
    await page.getByRole('button', { name: t.file.action({ year }), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.file.title({ year }) });
    await expect(dialog.getByText(t.file.provisional({ year }))).toBeVisible();
    await dialog.getByRole('checkbox', { name: new RegExp(left[lang]) }).uncheck();
    await dialog.getByText(t.file.correct({ name: corrected[lang] }), { exact: true }).click();
    const day = dialog.getByLabel(t.day, { exact: true }).first();
    await day.fill('');
    await expect(dialog.getByRole('button', { name: t.file.save({ n: n - 1 }), exact: true })).toBeDisabled();
    await day.fill('2027-02-05');
    await expectFine(walk);
    await dialog.getByRole('button', { name: t.file.save({ n }), exact: true }).click();
    await expect(page.getByText(t.savedDays({ n }))).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: corrected[lang] })).toContainText(
      formatCalendarDay('2027-02-05', lang, { dateStyle: 'medium' }),
    );
    await expect(page.getByText(left[lang])).toBeHidden();
  },
  { ownSchool: true, variant: { width: 'desktop', lang: 'en' }, hardOnly: true },
);

staffJourney(
  'every mail can be looked at in both languages, as page and as plain text',
  async (walk) => {
    const { page, texts, context, url } = walk;
    const t = texts.settings.letters;
    await signInByApi(context, url, admin);
    await open(walk, 'letters', t.title);
    await page.getByRole('combobox', { name: t.choose, exact: true }).selectOption('orders.paid');
    await page.getByRole('combobox', { name: t.lang, exact: true }).selectOption('en');
    await expect(page).toHaveURL(/letter=orders\.paid/);
    await expect(page.getByRole('definition').filter({ hasText: 'Payment received' })).toBeVisible();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('Ibu Sari', { exact: false })).toBeVisible();
    await page.getByRole('combobox', { name: t.lang, exact: true }).selectOption('id');
    await expect(frame.getByText('Halo Ibu Sari', { exact: false })).toBeVisible();
    await expectFine(walk);
  },
  // The frame of a letter runs no scripts, not even those that look for pages that vanish.
  { hardOnly: true, allowConsole: /Blocked script execution in 'about:srcdoc'/ },
);

staffJourney(
  'an admin wants a finance officer and finance approves; they choose a password and work',
  async (walk) => {
    const { page, texts, context, url, dataDir } = walk;
    const t = texts.settings.staff;
    await signInByApi(context, url, admin);
    await open(walk, 'staff', t.title);
    await expectFine(walk);
    const person = freshPerson('uang');
    await page.getByRole('button', { name: t.invite.button }).click();
    const dialog = page.getByRole('dialog', { name: t.invite.title });
    await dialog.getByRole('button', { name: t.invite.submit }).click();
    await expect(dialog.getByText(texts.common.fields.required)).toHaveCount(4);
    await dialog.getByLabel(t.invite.name, { exact: true }).fill('Dewi Lestari');
    await dialog.getByLabel(t.invite.username, { exact: true }).fill('finance');
    await dialog.getByLabel(t.invite.email, { exact: true }).fill(person.email);
    await dialog.getByLabel(texts.settings.reason, { exact: true }).fill('Staf baru');
    await expectFine(walk);
    await dialog.getByRole('button', { name: t.invite.submit }).click();
    await expect(dialog.getByText(texts.common.fields.usernameTaken)).toBeVisible();
    await dialog.getByLabel(t.invite.username, { exact: true }).fill(person.username);
    await dialog.getByRole('button', { name: t.invite.submit }).click();
    await expect(page.getByText(texts.approvals.asked)).toBeVisible();

    const second = await walk.device();
    await signInByApi(second.context, url, { username: 'finance', password: DEMO_PASSWORD });
    await second.page.goto('/approvals');
    await expect(second.page.getByRole('heading', { level: 1, name: texts.approvals.title })).toBeVisible();
    const wanted = second.page.getByRole('row').filter({ hasText: person.email });
    await wanted.getByRole('button', { name: texts.approvals.approveOf({ name: 'Dewi Lestari' }) }).click();
    const deciding = second.page.getByRole('dialog');
    await deciding.getByRole('button', { name: texts.approvals.approve, exact: true }).click();
    await expect(second.page.getByText(texts.approvals.approved)).toBeVisible();
    await expect(wanted).toHaveCount(0);

    const theirs = await walk.device();
    await theirs.page.goto(await mailedLink(dataDir, person.email, '/reset-password'));
    const reset = texts.accounts.reset;
    await theirs.page.getByLabel(texts.accounts.security.fresh, { exact: true }).fill('layar terkembang 34');
    await theirs.page.getByRole('button', { name: reset.submit }).click();
    await expect(theirs.page.getByText(reset.done)).toBeVisible();
    await theirs.page.goto('/login');
    await signIn(theirs, { ...person, password: 'layar terkembang 34' });
    await theirs.page.waitForURL('**/dashboard/finance/dashboard');

    // The reader's own account cannot be deactivated.
    await page.goto('/admin/settings?tab=staff&q=admin');
    await page.getByRole('row').filter({ hasText: t.you }).getByRole('button').click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: new RegExp(`^${t.deactivate}`) })).toHaveCount(0);
  },
);
