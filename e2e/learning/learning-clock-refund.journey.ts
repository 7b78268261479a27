import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { RefundView } from '@fasih/school/finance/refunds/contract';
import { expect } from '@playwright/test';
import { demoCourse } from '../support/demo-courses.ts';
import { asks, expectFine } from '../support/family.ts';
import { journey } from '../support/journey.ts';
import { behindTheScenes, checksIn, comesIn, letterAbout, MONDAY, sayOf } from '../support/learning.ts';

journey(
  'a refund is possible with 11 meetings left and refused with 10, each with its arithmetic',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.refunds;
    const { reasons } = texts.policy;
    const course = await demoCourse(walk, 'with 11 meetings left', ({ left }) => left === 11);
    const next = course.meetings[0];
    if (!next) throw new Error('its meetings are not planned');
    const family = await comesIn(walk, course.username);
    await page.goto(`/my-classes/${course.classId}`);
    await page.getByRole('link', { name: texts.classes.pages.refund }).click();
    const { quote } = await asks<RefundView>(walk, family, 'GET', `/enrolments/${course.enrolmentId}/refund`);
    const price = Number(quote.inputs.pricePaid);
    const amount = Math.floor(price / 2);
    expect(quote).toMatchObject({ outcome: 'allowed', amount });
    await expect(page.getByText(t.possible({ amount: formatRupiah(amount) }))).toBeVisible();
    const sum = { price, percent: 50, amount, bought: 20, drawn: 9, left: 11, needed: 10 };
    await expect(page.getByText(reasons['refund.allowed'](sum, sayOf(walk))).first()).toBeVisible();
    await page.getByRole('button', { name: t.ask }).click();
    const question = page.getByRole('dialog', { name: t.askTitle });
    await question.getByRole('button', { name: t.ask }).click();
    await expect(page.getByText(t.states.asked)).toBeVisible();
    const { learnerName, className, enrolmentId, email } = course;
    await letterAbout(walk, email, 'refund.asked', { learnerName, className, enrolmentId, amount });
    await page.getByRole('button', { name: t.withdraw }).click();
    await page
      .getByRole('dialog', { name: t.withdrawAsk.title })
      .getByRole('button', { name: t.withdrawAsk.yes, exact: true })
      .click();
    await expect(page.getByText(t.history)).toBeVisible();

    await walk.turnTo(next.start);
    await checksIn(walk, await behindTheScenes(walk, course.teacher), next.id);
    await asks(walk, family, 'PUT', `/meetings/${next.id}/attendance/${course.learnerId}`, {});
    await page.reload();
    await expect(page.getByRole('heading', { name: t.notPossible })).toBeVisible();
    const few = { bought: 20, drawn: 10, left: 10, needed: 10 };
    await expect(page.getByText(reasons['refund.tooFewLeft'](few, sayOf(walk))).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t.ask })).toBeHidden();
    await expectFine(walk);
  },
  { ownSchool: { demoNow: MONDAY }, hardOnly: true },
);
