import { expect } from '@playwright/test';
import { chooseFilter } from '../support/actions.ts';
import { expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { meetingRow } from '../support/learning.ts';
import { callAs } from '../support/people.ts';
import { familyInClass, type OwnClass } from '../support/school-class.ts';
import { aCertificate, beginIn, toldWeekBefore } from '../support/school-database.ts';

const meetingOf = (own: OwnClass, number: number) => own.meetings[number - 1]?.id ?? '';
const rowOf = ({ page }: Walk, number: number) => page.locator(`#meeting-${number}`);

async function heading({ page }: Walk, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Opens one meeting's row and presses one of its changes. */
async function press(walk: Walk, number: number, action: string): Promise<void> {
  const t = walk.texts.classes.pages;
  const row = await meetingRow(walk, number);
  await row.getByRole('button', { name: t.forMeeting({ action, number }) }).click();
}

journey('the next meeting is on the dashboard, and attendance is marked on time, once', async (walk) => {
  const { page, context, texts, url } = walk;
  const t = texts.attendance;
  const own = await familyInClass(walk);
  await beginIn(walk, meetingOf(own, 1), 3);
  await page.goto('/dashboard/student');
  await expect(page.getByText(texts.enrolments.nextMeeting.now)).toBeVisible();
  await page.getByRole('link', { name: texts.enrolments.nextMeeting.mark }).click();

  await heading(walk, t.page.title);
  await expect(page.getByText(t.page.hint({ perWeek: 2 }))).toBeVisible();
  const mark = page.getByRole('button', { name: t.page.mark });
  await expect(mark).toBeDisabled();
  await page.getByRole('radio').check();
  await expect(page.getByText(t.page.wouldBe.present)).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectFine(walk);

  // The same page in a second tab; both press, twice.
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('radio').check();
  await expect(other.getByRole('button', { name: t.page.mark })).toBeEnabled();
  await mark.dblclick();
  await expect(page.getByText(t.page.done({ status: t.status.present }))).toBeVisible();
  await expect(mark).toBeDisabled();
  const late = other.getByRole('button', { name: t.page.mark });
  if (await late.isEnabled()) await late.click();
  await expect(other.getByText(t.page.done({ status: t.status.present }))).toBeVisible();
  await other.close();

  const seen = await callAs(url, own.family.token, 'GET', `/my-classes/${own.classId}`);
  expect(seen.body).toMatchObject({ course: { balance: { held: 1, left: 19 } } });
  await page.goto('/history');
  await expect(page.getByRole('cell', { name: t.status.present })).toBeVisible();
  await chooseFilter(walk, page, { label: t.history.filter, choice: t.status.absent });
  await expect(page.getByText(t.history.noneFound)).toBeVisible();
  await page.getByRole('button', { name: t.history.showAll }).click();
  await expect(page.getByRole('cell', { name: t.status.present })).toBeVisible();
});

journey(
  'attendance outside its window says when it opens',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.attendance.page;
    const own = await familyInClass(walk);
    await beginIn(walk, meetingOf(own, 1), 20);
    await page.goto(`/class/${own.classId}/attendance`);
    await page.getByRole('radio').check();
    const mark = page.getByRole('button', { name: t.mark });
    await expect(mark).toBeEnabled();
    await mark.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(mark).toBeEnabled();
  },
  { hardOnly: true },
);

journey(
  'the list by program leads to the class, its meetings and their files',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.classes.pages;
    const own = await familyInClass(walk);
    await page.goto('/class/conversation');
    await heading(walk, t.list);
    await expect(page.getByText(t.none({ program: texts.site.programs.conversation }))).toBeVisible();
    await page.getByRole('link', { name: texts.site.programs['general-english'], exact: true }).click();
    const card = page.getByRole('article');
    await expect(card.getByText('Kids Intermediate', { exact: true })).toBeVisible();
    await expect(card.getByText(t.durationOf({ months: 3, meetings: 20 }))).toBeVisible();
    await card.getByRole('link', { name: own.className }).click();

    await heading(walk, own.className);
    await expect(page.getByRole('link', { name: t.attendance })).toHaveAccessibleName(
      new RegExp(t.attendanceHint({ minutes: 5 })),
    );
    await expect(page.locator('[id^="meeting-"]')).toHaveCount(20);
    await page.getByText(t.later({ n: 13 })).click();
    await expect(rowOf(walk, 20).getByText(t.finalTest, { exact: true })).toBeVisible();
    await page
      .getByRole('list', { name: texts.common.path.label({ total: 20, held: 0 }) })
      .getByRole('button', { name: /\b7\b/ })
      .click();
    await expect(
      rowOf(walk, 7).getByRole('button', { name: t.forMeeting({ action: t.move, number: 7 }) }),
    ).toBeVisible();
    await expect(rowOf(walk, 1).getByRole('button', { name: t.joinFor({ number: 1 }) })).toBeDisabled();
    await expect(page.getByText(t.left({ n: 20 }))).toBeVisible();
    await expectFine(walk);
    const file = rowOf(walk, 1).getByRole('link', { name: texts.materials.short.lesson.lesson });
    const answer = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');

    await beginIn(walk, meetingOf(own, 1), 2);
    await page.reload();
    await expect(rowOf(walk, 1).getByRole('link', { name: t.joinFor({ number: 1 }) })).toHaveAttribute(
      'href',
      'https://zoom.us/j/8453466415',
    );

    await page.goto('/my-classes/general-english');
    await heading(walk, 'General English');
    await page.goto('/my-classes/toefl');
    await heading(walk, 'TOEFL Preparation');
    await expect(page.getByText(t.notHere)).toBeVisible();
    await page.goto('/my-classes/nothing');
    await heading(walk, t.course);
    await expect(page.getByText(t.notHere)).toBeVisible();
  },
  { hardOnly: true },
);

journey('a meeting is moved, another one excused and planned again', async (walk) => {
  const { page, texts } = walk;
  const t = texts.classes.pages;
  const words = texts.meetings;
  const own = await familyInClass(walk);
  await page.goto(`/my-classes/${own.classId}`);
  await heading(walk, own.className);

  await press(walk, 3, t.move);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words.move.chooseDay)).toBeVisible();
  const submit = dialog.getByRole('button', { name: words.move.submit, exact: true });
  await expect(submit).toBeDisabled();
  await dialog.getByRole('group', { name: words.move.chooseDay }).getByRole('radio').last().check();
  await dialog
    .getByRole('group', { name: new RegExp(words.move.chooseTime) })
    .getByRole('radio')
    .first()
    .check();
  await expectFine(walk);
  await submit.click();
  await expect(dialog.getByRole('status')).toContainText(words.move.done({ when: '' }).split(':')[0] ?? '');
  await dialog.getByRole('button', { name: texts.common.close }).last().click();
  await expect(rowOf(walk, 3).getByText(t.moved)).toBeVisible();

  await press(walk, 5, t.excuse);
  await expect(dialog.getByRole('status')).toBeVisible();
  await expectFine(walk);
  await dialog.getByRole('button', { name: words.excuse.submit, exact: true }).click();
  await expect(dialog.getByText(words.excuse.kept)).toBeVisible();
  await dialog.getByRole('button', { name: words.move.planTitle }).click();
  await expect(dialog.getByRole('heading', { name: words.move.planTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rowOf(walk, 5).getByText(words.toPlan)).toBeVisible();
  await expect(page.getByText(texts.offeredTimes.waiting({ n: 1 }))).toBeVisible();
  await press(walk, 5, t.plan);
  await dialog.getByRole('group', { name: words.move.chooseDay }).getByRole('radio').first().check();
  await dialog
    .getByRole('group', { name: new RegExp(words.move.chooseTime) })
    .getByRole('radio')
    .first()
    .check();
  await dialog.getByRole('button', { name: words.move.submitPlan, exact: true }).click();
  await expect(dialog.getByRole('status')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(texts.offeredTimes.waiting({ n: 1 }))).toBeHidden();
});

journey(
  'less than 24 hours before, moving is refused and an excuse comes too late',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.classes.pages;
    const words = texts.meetings;
    const own = await familyInClass(walk);
    await beginIn(walk, meetingOf(own, 1), 23 * 60);
    await toldWeekBefore(walk, own);
    await page.goto(`/my-classes/${own.classId}`);
    await press(walk, 1, t.move);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('24');
    await expect(dialog.getByRole('button', { name: words.move.submit, exact: true })).toBeHidden();
    await page.keyboard.press('Escape');
    await press(walk, 1, t.excuse);
    await expect(dialog.getByRole('alert')).toContainText('24');
    await dialog.getByRole('button', { name: words.excuse.submitLate }).click();
    await expect(dialog.getByText(words.excuse.toldLate)).toBeVisible();
  },
  { hardOnly: true },
);

journey(
  'a refund is quoted with its arithmetic, asked for and withdrawn',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.refunds;
    const own = await familyInClass(walk);
    await page.goto(`/my-classes/${own.classId}`);
    await page.getByRole('link', { name: texts.classes.pages.refund }).click();
    await heading(walk, t.title);
    await expect(page.getByText(/50\s?%/)).toBeVisible();
    await expectFine(walk);
    await page.getByLabel(t.reason).fill('Kami pindah kota');
    await page.getByRole('button', { name: t.ask }).click();
    const question = page.getByRole('dialog', { name: t.askTitle });
    await question.getByRole('button', { name: t.ask }).click();
    await expect(page.getByText(t.states.asked)).toBeVisible();
    await expect(page.getByText('Kami pindah kota')).toBeVisible();
    await page.reload();
    await expect(page.getByText(t.states.asked)).toBeVisible();
    await page.getByRole('button', { name: t.withdraw }).click();
    await page
      .getByRole('dialog', { name: t.withdrawAsk.title })
      .getByRole('button', { name: t.withdrawAsk.yes, exact: true })
      .click();
    await expect(page.getByText(t.history)).toBeVisible();
    await expect(page.getByText(t.states.withdrawn, { exact: true })).toBeVisible();
  },
  { hardOnly: true },
);

journey('the report shows the tests to come, and a certificate is proved on a public page', async (walk) => {
  const { page, texts } = walk;
  const t = texts.reports;
  await familyInClass(walk);
  await page.goto('/certificates');
  await heading(walk, t.title);
  await expect(page.getByRole('heading', { name: t.final({ number: 20 }) })).toBeVisible();
  await expect(page.getByText(t.needs.finalScore)).toBeVisible();

  const { code, name, course } = await aCertificate(walk);
  await page.context().clearCookies({ name: 'fasih_session' });
  await page.goto(`/certificates/verify/${code.toLowerCase()}`);
  await expect(page.getByText(t.verify.valid)).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByText(course, { exact: true })).toBeVisible();
  await expectFine(walk);
  await page.getByLabel(t.verify.enter).fill('AAAA BBBB CCCC');
  await page.getByRole('button', { name: t.verify.check }).click();
  await expect(page.getByText(t.verify.unknown)).toBeVisible();
});
