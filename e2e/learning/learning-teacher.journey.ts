import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { expect, type Page } from '@playwright/test';
import { chooseFilter } from '../support/actions.ts';
import { expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { changesMark } from '../support/learning.ts';
import { callAs, DEMO_PASSWORD, signInByApi, tokenOf } from '../support/people.ts';
import { familyInClass, type OwnClass, teacherComesIn } from '../support/school-class.ts';
import { beginIn } from '../support/school-database.ts';

const meetingOf = (own: OwnClass, number: number) => own.meetings[number - 1]?.id ?? '';

type Work = OwnClass & {
  /** The family's browser, beside the teacher's. */
  home: Page;
  leave: () => Promise<void>;
};

/** A teacher at a browser, with one class of their own, and its family at another. */
async function teacherAtWork(walk: Walk): Promise<Work> {
  const own = await familyInClass(walk);
  await teacherComesIn(walk, own);
  const family = await walk.browser.newContext({
    baseURL: walk.url,
    reducedMotion: 'reduce',
    timezoneId: SCHOOL_ZONE,
  });
  await family.addCookies([{ name: 'lang', value: walk.lang, url: walk.url }]);
  await signInByApi(family, walk.url, own.family);
  return { ...own, home: await family.newPage(), leave: () => family.close() };
}

async function heading({ page }: Walk, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

journey(
  'a teacher checks in late, marks a learner and writes the homework without leaving the page',
  async (walk) => {
    const { page, texts, url } = walk;
    const t = texts.teachers.screens;
    const own = await teacherAtWork(walk);
    await beginIn(walk, meetingOf(own, 1), -3);
    await page.goto('/dashboard/teacher');
    await expect(page.getByRole('heading', { name: t.day.today })).toBeVisible();
    const meeting = page.getByRole('article').filter({ hasText: t.meeting({ number: 1 }) });
    // What the delay means is shown before the tap …
    await expect(meeting).toContainText(t.checkIn.lateNow({ minutes: 4 }).split(' ').slice(-6).join(' '));
    await expectFine(walk);
    await meeting.getByRole('button', { name: texts.attendance.teacher.checkIn.button }).dblclick();
    // … and what happened to it after.
    await expect(meeting.getByText(/[45] (menit|minutes)/)).toBeVisible();
    await expect(meeting.getByRole('button', { name: texts.attendance.teacher.checkIn.button })).toBeHidden();

    const marks = meeting.getByRole('group', { name: t.marks.of({ name: own.learnerName }) });
    await marks.getByRole('button', { name: texts.attendance.status.present, exact: true }).click();
    await expect(
      marks.getByRole('button', { name: texts.attendance.status.present, exact: true }),
    ).toHaveAttribute('aria-pressed', 'true');
    // A change of a mark asks for the reason that the family reads.
    await marks.getByRole('button', { name: texts.attendance.status.late, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFine(walk);
    await changesMark(walk, 'Datang setelah lagu pembuka');
    await expect(
      marks.getByRole('button', { name: texts.attendance.status.late, exact: true }),
    ).toHaveAttribute('aria-pressed', 'true');

    await meeting.getByText(t.note.empty).click();
    await meeting.getByLabel(t.note.note).fill('Salam dan perkenalan.');
    await meeting.getByLabel(t.note.homework).fill('Halaman 4 dan 5.');
    await meeting.getByRole('button', { name: texts.common.save }).click();
    await expect(meeting.getByText(t.note.title, { exact: true })).toBeVisible();
    const seen = await callAs(url, own.family.token, 'GET', `/my-classes/${own.classId}`);
    expect(JSON.stringify(seen.body)).toContain('Halaman 4 dan 5.');
    await expect(page).toHaveURL(/\/dashboard\/teacher$/);

    // Another day is part of the address.
    await page.getByRole('button', { name: t.day.next }).click();
    await expect(page).toHaveURL(/\?day=\d{4}-\d{2}-\d{2}$/);
    await expect(page.getByText(t.day.none)).toBeVisible();
    await page.getByRole('button', { name: t.day.backToToday }).click();
    await expect(meeting).toBeVisible();
    await own.leave();
  },
  // A phone in the hand at the classroom's door.
  { variant: { width: 'phone', lang: 'id' } },
);

journey(
  'the Zoom link that a teacher saves is what the student opens',
  async (walk) => {
    const { page, texts, url } = walk;
    const t = texts.teachers.screens;
    const own = await teacherAtWork(walk);
    await beginIn(walk, meetingOf(own, 1), 3);
    await page.goto('/teacher/classes');
    await heading(walk, texts.shell.nav.myClasses);
    const card = page.getByRole('article').filter({ hasText: own.learnerName });
    await expect(card.getByText(own.learnerName)).toBeVisible();
    await card.getByRole('button', { name: new RegExp(t.zoom.update) }).click();
    const dialog = page.getByRole('dialog');
    const link = dialog.getByLabel(t.zoom.link);
    const save = dialog.getByRole('button', { name: texts.common.save, exact: true });
    await expect(link).toHaveValue('https://zoom.us/j/8453466415');
    await link.fill('http://zoom.us/j/1');
    await save.click();
    await expect(dialog.getByText(texts.common.fields.linkShape)).toBeVisible();
    await expectFine(walk);

    // A host that nobody knows is asked about.
    await link.fill('https://rapat.contoh.id/kelas');
    await save.click();
    await expect(dialog.getByRole('button', { name: t.zoom.yesHost })).toBeVisible();

    // Somebody of the school changes it meanwhile: the dialog says what is saved, and takes the next try.
    const admin = await tokenOf(url, { username: 'admin', password: DEMO_PASSWORD });
    const now = await callAs(url, admin, 'GET', `/classes/${own.classId}`);
    const { version } = now.body as { version: number };
    const changed = { zoom_link: 'https://zoom.us/j/777', zoom_room: '777', version };
    expect((await callAs(url, admin, 'PUT', `/classes/${own.classId}/link`, changed)).status).toBe(200);
    await link.fill('https://meet.google.com/abc-defg-hij');
    await dialog.getByLabel(t.zoom.room).fill('abc-defg-hij');
    await save.click();
    await expect(dialog.getByText('https://zoom.us/j/777')).toBeVisible();
    await expectFine(walk);
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(card.getByText(t.room({ room: 'abc-defg-hij' }))).toBeVisible();

    await own.home.goto('/dashboard/student');
    await expect(own.home.getByRole('link', { name: texts.enrolments.nextMeeting.join })).toHaveAttribute(
      'href',
      'https://meet.google.com/abc-defg-hij',
    );
    await own.leave();
  },
  { hardOnly: true },
);

journey(
  'attendance is edited with a reason that the family sees',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.attendance;
    const s = texts.teachers.screens;
    const own = await teacherAtWork(walk);
    await beginIn(walk, meetingOf(own, 1), -2);
    await page.goto('/teacher/attendance');
    await heading(walk, t.teacher.title);
    const row = page.getByRole('row').filter({ hasText: own.learnerName });
    await expect(row.getByText(t.status.planned)).toBeVisible();
    await expectFine(walk);
    // An absence says beforehand what it costs.
    await row.getByRole('button', { name: t.teacher.editFor({ name: own.learnerName }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: t.status.absent }).check();
    await expect(dialog.getByText(s.marks.absentMeans)).toBeVisible();
    await dialog.getByRole('radio', { name: t.status.late }).check();
    await dialog.getByLabel(t.teacher.form.reason).fill('Listrik padam sepuluh menit');
    await dialog.getByRole('button', { name: t.teacher.form.save }).click();
    await expect(dialog).toBeHidden();
    await expect(row.getByText(t.status.late, { exact: true })).toBeVisible();

    const choose = (label: string, choice: string) => chooseFilter(walk, page, { label, choice });
    await choose(t.teacher.filters.status, t.status.absent);
    await expect(page).toHaveURL(/status=absent/);
    await expect(page.getByText(s.noneFound)).toBeVisible();
    await page.getByRole('link', { name: texts.common.clearFilters }).click();
    await choose(s.class, s.programs['general-english']);
    await expect(page).toHaveURL(/class=general-english/);
    await expect(row).toBeVisible();
    await choose(s.class, own.learnerName);
    await expect(row).toBeVisible();
    await choose(s.class, s.programs.conversation);
    await expect(row).toBeHidden();

    await own.home.goto('/notifications');
    await expect(own.home.getByText(/Listrik padam sepuluh menit/)).toBeVisible();
    await own.leave();
  },
  { hardOnly: true },
);

journey(
  'a class shows its path and meetings; one is moved, one cancelled, a file is added and removed',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.teachers.screens;
    const own = await teacherAtWork(walk);
    await page.goto('/teacher/classes');
    await page.getByRole('link', { name: own.learnerName }).click();
    await heading(walk, own.learnerName);
    const item = (number: number) => page.locator(`#meeting-${number}`);
    const open = (number: number) => item(number).getByRole('button', { expanded: false }).first().click();
    await page.getByText(t.later({ n: 14 })).click();
    await expect(item(20).getByText(t.final, { exact: true })).toBeVisible();
    await expectFine(walk);

    await open(2);
    await expectFine(walk);
    await page.getByRole('button', { name: t.cancelOf({ number: 2 }), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(new RegExp(t.consequence))).toContainText('7');
    await dialog.getByRole('button', { name: texts.meetings.cancel.submit }).click();
    await expect(dialog.getByText(texts.common.fields.required)).toBeVisible();
    await expectFine(walk);
    await dialog.getByLabel(texts.meetings.cancel.reason).fill('Rapat sekolah');
    await dialog.getByRole('button', { name: texts.meetings.cancel.submit }).click();
    await expect(dialog.getByText(texts.meetings.cancel.done)).toBeVisible();
    await dialog.getByRole('button', { name: texts.common.close }).last().click();
    await expect(
      item(2).getByRole('heading', { name: new RegExp(texts.meetings.states.to_plan) }),
    ).toBeVisible();

    await page.getByRole('button', { name: t.planOf({ number: 2 }), exact: true }).click();
    const words = texts.meetings.move;
    await dialog.getByRole('group', { name: words.chooseDay }).getByRole('radio').first().check();
    await dialog
      .getByRole('group', { name: new RegExp(words.chooseTime) })
      .getByRole('radio')
      .first()
      .check();
    await dialog.getByRole('button', { name: words.submitPlan, exact: true }).click();
    await expect(dialog.getByText(new RegExp(words.done({ when: '.*' })))).toBeVisible();
    await dialog.getByRole('button', { name: texts.common.close }).last().click();
    // Before the first meeting now, so it has its number.
    await expect(page.getByRole('button', { name: t.moveOf({ number: 1 }), exact: true })).toBeVisible();

    await open(3);
    await item(3).getByText(texts.materials.add, { exact: true }).first().click();
    const add = item(3).getByRole('button', { name: texts.materials.add, exact: true });
    await add.click();
    await expect(item(3).getByText(texts.materials.problems.noFile)).toBeVisible();
    await item(3)
      .getByLabel(t.file, { exact: true })
      .setInputFiles({
        name: 'lagu.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
      });
    await item(3).getByLabel(new RegExp(texts.materials.fileTitle)).fill('Lagu salam');
    await add.click();
    await expect(item(3).getByRole('link', { name: 'Lagu salam' })).toBeVisible();
    await expectFine(walk);
    await item(3)
      .getByRole('button', { name: texts.materials.removeFor({ title: 'Lagu salam' }) })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.materials.removeAsk.yes, exact: true })
      .click();
    await expect(item(3).getByRole('link', { name: 'Lagu salam' })).toBeHidden();
    await own.leave();
  },
);

journey(
  'a test gets its score, the report is written and published, and the family reads it',
  async (walk) => {
    const { page, texts, url } = walk;
    const t = texts.teachers.screens;
    const r = texts.reports;
    const own = await teacherAtWork(walk);
    await beginIn(walk, meetingOf(own, 10), -5);
    await page.goto('/teacher/students');
    await heading(walk, texts.shell.nav.myStudents);
    await page.getByLabel(t.search).fill('nobody');
    await expect(page).toHaveURL(/q=nobody/);
    await expect(page.getByText(t.noneFound)).toBeVisible();
    await page.getByLabel(t.search).fill(own.learnerName);
    await page.getByRole('link', { name: own.learnerName, exact: true }).click();
    await heading(walk, own.learnerName);
    await expectFine(walk);

    await page.getByRole('tab', { name: t.studentPage.tabs.tests }).click();
    await expect(page).toHaveURL(/tab=tests/);
    await page.getByRole('button', { name: new RegExp(t.studentPage.enterScore) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: r.save, exact: true }).click();
    await expect(dialog.getByText(t.studentPage.scoreRange).first()).toBeVisible();
    await dialog.getByLabel(r.score, { exact: true }).fill('86');
    await dialog.getByLabel(new RegExp(r.note)).fill('Lancar bercerita.');
    await expectFine(walk);
    await dialog.getByRole('button', { name: r.save, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(r.scoreOf({ score: 86 }))).toBeVisible();

    const publish = page.getByRole('button', { name: r.publish, exact: true });
    await expect(publish).toBeDisabled();
    await page.getByLabel(r.summary, { exact: true }).fill('Kirana rajin dan berani berbicara.');
    await page.getByRole('button', { name: r.save, exact: true }).click();
    await expect(page.getByText(r.draft)).toBeVisible();
    await publish.click();
    await expect(page.getByText(r.publishedNow)).toBeVisible();
    const seen = await callAs(url, own.family.token, 'GET', `/enrolments/${own.enrolmentId}/report`);
    expect(seen.body).toMatchObject({ report: { summary: 'Kirana rajin dan berani berbicara.' } });
    await own.home.goto('/certificates');
    await expect(own.home.getByText('Kirana rajin dan berani berbicara.')).toBeVisible();
    await own.leave();
  },
);

journey(
  'teaching hours are saved by keyboard, a day away too, and what was taught is listed',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.teachers.screens.availability;
    const own = await teacherAtWork(walk);
    await page.goto('/teacher/availability');
    await heading(walk, texts.shell.nav.availability);
    const day = walk.lang === 'id' ? 'Senin' : 'Monday';
    const save = page.getByRole('button', { name: t.save });
    await expect(save).toBeDisabled();
    await page.getByRole('button', { name: t.addOn({ day }) }).focus();
    await page.keyboard.press('Enter');
    const from = page.getByRole('combobox', { name: t.fromOf({ day, n: 2 }) });
    const to = page.getByRole('combobox', { name: t.toOf({ day, n: 2 }) });
    await expect(page.getByText(texts.common.unsaved)).toBeVisible();
    await from.selectOption(String(19 * 60 + 30));
    await expect(page.getByRole('alert').filter({ hasText: t.overlap }).first()).toBeVisible();
    await expect(save).toBeDisabled();
    await from.selectOption(String(20 * 60 + 30));
    await to.selectOption(String(21 * 60 + 30));
    await save.click();
    await expect(page.getByText(texts.common.unsaved)).toBeHidden();
    await page.reload();
    await expect(from).toHaveValue(String(20 * 60 + 30));

    // A day away is refused while it has a meeting.
    const busy = own.meetings[0]?.start ?? '';
    await page.getByLabel(t.day, { exact: true }).fill(busy.slice(0, 10));
    await page.getByRole('button', { name: t.addException }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectFine(walk);
    const free = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(t.day, { exact: true }).fill(free);
    await page.getByRole('button', { name: t.addException }).click();
    await expect(page.getByText(t.addedException)).toBeVisible();
    await page
      .getByRole('button', { name: /^(Hapus|Remove) / })
      .last()
      .click();
    await expect(page.getByText(t.noExceptions)).toBeVisible();
    await page.getByRole('tab', { name: t.tabs.taught }).click();
    await expect(page.getByText(t.noTaught)).toBeVisible();

    await page.goto('/teacher/history');
    await heading(walk, texts.shell.nav.historyClasses);
    await expect(page.getByText(texts.teachers.screens.noHistory)).toBeVisible();
    await own.leave();
  },
);
