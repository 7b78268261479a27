import { expect } from '@playwright/test';
import { expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import { freshPerson, lettersTo } from '../support/people.ts';
import { familyInClass } from '../support/school-class.ts';

/** The link of the invitation that was mailed to an address; its token stands after `#`. */
async function invitation({ dataDir }: Walk, email: string): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const letters = await lettersTo(dataDir, email);
      found =
        letters.flatMap((letter) => letter.match(/https?:\/\/\S+\/guardian#[\w-]{43}/)?.[0] ?? [])[0] ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}

journey(
  'a second guardian is invited, registers, sees the class, moves a meeting and sees no orders',
  async (walk) => {
    const { page, texts } = walk;
    const t = texts.guardians;
    const own = await familyInClass(walk);
    const andi = freshPerson('andi');

    await page.goto('/account/learners');
    await page.getByRole('button', { name: t.part.invite }).click();
    const form = page.getByRole('dialog', { name: t.part.invite });
    await form.getByLabel(t.form.name).fill('Pak Andi');
    await form.getByLabel(t.form.relation).selectOption('father');
    await form.getByLabel(t.form.email).fill(andi.email);
    await form.getByRole('radio', { name: new RegExp(t.may.decide) }).check();
    await expectFine(walk);
    await form.getByRole('button', { name: t.form.send }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText(andi.email)).toBeVisible();

    const second = await walk.device();
    await second.page.goto(await invitation(walk, andi.email));
    const register = texts.accounts.register;
    await expect(second.page.getByText(t.accept.register({ email: andi.email }))).toBeVisible();
    await expectFine(second);
    await second.page.getByRole('link', { name: register.title }).click();
    await expect(second.page.getByLabel(register.email)).toHaveValue(andi.email);
    await second.page.getByLabel(register.username).fill(andi.username);
    await second.page.getByLabel(register.phone).fill(andi.phone);
    await second.page.getByLabel(register.password, { exact: true }).fill(andi.password);
    await second.page.getByLabel(register.confirmPassword, { exact: true }).fill(andi.password);
    await second.page.getByRole('button', { name: register.submit }).click();
    await second.page.getByRole('button', { name: t.accept.accept }).click();
    await second.page.waitForURL('**/dashboard/student');
    await expect(second.page.getByText(texts.enrolments.shared.by({ name: 'Ibu Sari' }))).toBeVisible();
    await expectFine(second);

    await second.page.goto(`/my-classes/${own.classId}`);
    const classes = texts.classes.pages;
    await expect(second.page.getByRole('link', { name: classes.refund })).toHaveCount(0);
    const words = texts.meetings;
    const meeting = second.page.locator('#meeting-1');
    await meeting
      .getByRole('button', { name: classes.forMeeting({ action: classes.move, number: 1 }) })
      .click();
    const dialog = second.page.getByRole('dialog');
    await dialog.getByRole('group', { name: words.move.chooseDay }).getByRole('radio').last().check();
    await dialog
      .getByRole('group', { name: new RegExp(words.move.chooseTime) })
      .getByRole('radio')
      .first()
      .check();
    await dialog.getByRole('button', { name: words.move.submit, exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText(words.move.done({ when: '' }).split(':')[0] ?? '');
    await second.page.goto('/orders');
    await expect(second.page.getByText(texts.orders.list.empty)).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: t.part.endOf({ name: 'Pak Andi' }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.part.endAsk.yes }).click();
    await expect(page.getByText(t.part.none)).toBeVisible();
    await second.page.goto(`/my-classes/${own.classId}`);
    await expect(second.page.getByText(classes.notHere)).toBeVisible();
  },
);
