import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectFine } from '../support/family.ts';
import { staffJourney } from '../support/journey.ts';
import { callAs, DEMO_PASSWORD, freshPerson, signInByApi, tokenOf } from '../support/people.ts';
import { ask } from '../support/school-database.ts';
import { approveStaffChange, openStaffAccount } from '../support/staff-accounts.ts';

const admin = { username: 'admin', password: DEMO_PASSWORD };

staffJourney(
  'what an admin did is read back: who, what, before and after, the record, and a file without formulas',
  async (walk) => {
    const { page, texts, context, url } = walk;
    const t = texts.audit.page;
    const token = await tokenOf(url, admin);
    const { username, email } = freshPerson('pergi');
    const { id, version } = await openStaffAccount(url, { name: 'Made Wirawan', username, email });
    const reason = `=1+1 pindah ${username}`;
    const left = await callAs(url, token, 'PATCH', `/staff/${id}`, { active: false, reason, version });
    expect(left.status).toBe(200);

    await signInByApi(context, url, admin);
    await page.goto('/admin/audit');
    await expect(page.getByRole('heading', { level: 1, name: texts.shell.nav.audit })).toBeVisible();
    await page.getByLabel(t.search, { exact: true }).fill(username);
    await expect(page).toHaveURL(new RegExp(`q=${username}`));
    const said = texts.audit.actions['staff.deactivated'];
    const row = page.getByRole('listitem').filter({ hasText: said }).filter({ hasText: reason });
    await expect(row).toContainText('Made Wirawan');
    await expect(row.locator('del').first()).toHaveText(t.yes);
    await expect(row.locator('ins').first()).toHaveText(t.no);
    await row.getByText(t.details, { exact: true }).click();
    await expect(row.getByText(t.raw)).toBeVisible();
    await expectFine(walk);

    // The record's own history, and from there to its page.
    await row.getByRole('link', { name: `${t.history}: Made Wirawan` }).click();
    await expect(page).toHaveURL(/kind=account/);
    await expect(page.getByText(t.onlyThis)).toBeVisible();
    await expect(page.getByText(texts.audit.actions['staff.invited'])).toBeVisible();
    await page.getByRole('link', { name: 'Made Wirawan', exact: true }).first().click();
    await expect(page).toHaveURL(/\/admin\/settings\?tab=staff/);
    await page.goBack();
    await expect(page.getByText(t.onlyThis)).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.export }).click(),
    ]);
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toContain(said);
    expect(file).toContain(`'${reason}`);

    await page.goto('/admin/audit?group=staff&from=2099-01-01');
    await expect(page.getByText(t.noneFound)).toBeVisible();
    await page.getByRole('link', { name: texts.common.clearFilters }).click();
    await expect(page.getByText(t.noneFound)).toBeHidden();
  },
);

staffJourney(
  'mails that failed are looked at, sent to another address, sent again or given up',
  async (walk) => {
    const { page, texts, context, url, dataDir } = walk;
    const t = texts.mails;
    const person = freshPerson('surat');
    await openStaffAccount(url, { ...person, name: 'Komang Surat' });
    // As if the mail server had refused two mails to this person for a while.
    await ask(
      dataDir,
      `insert into outbox (kind, account_id, to_address, lang, params, message_id, attempts, next_try_at, last_error)
     select kind, a.id, a.email, 'id', jsonb_build_object('username', a.username), '<' || gen_random_uuid() || '@fasih>', 4,
       now() + interval '2 hours', '550 5.1.1 user unknown'
     from account a, unnest(array['accounts.twoStepOff', 'accounts.passwordChanged']) kind where a.username = $1`,
      [person.username],
    );
    await signInByApi(context, url, admin);
    await page.goto(`/admin/mails?state=failed&q=${person.username}`);
    await expect(page.getByRole('heading', { level: 1, name: texts.shell.nav.mails })).toBeVisible();
    await expect(page.getByText(t.faults.noSuchAddress)).toHaveCount(2);
    await expect(page.getByText(person.email)).toHaveCount(0);
    await expectFine(walk);

    /** Opens a mail's menu and chooses from it. */
    const chooseOf = async (subject: string, action: string | RegExp) => {
      await page
        .getByRole('button', { name: texts.common.moreActionsOf({ name: subject }), exact: true })
        .click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    const changed = texts.mail.letters['accounts.passwordChanged']({ username: person.username }).subject;
    const row = page.getByRole('row').filter({ hasText: changed });
    await chooseOf(changed, new RegExp(`^${t.giveUp.slice(0, 7)}`));
    const ending = page.getByRole('dialog', { name: t.giveUpAsk });
    await ending.getByLabel(t.reason, { exact: true }).fill('Orangnya sudah tahu');
    await expectFine(walk);
    await ending.getByRole('button', { name: t.giveUp, exact: true }).click();
    await expect(page.getByText(t.giveUpDone)).toBeVisible();
    await expect(row).toHaveCount(0);

    const off = texts.mail.letters['accounts.twoStepOff']({ username: person.username }).subject;
    await chooseOf(off, t.addressOf({ name: 'Komang Surat' }));
    const dialog = page.getByRole('dialog', { name: t.addressOf({ name: 'Komang Surat' }) });
    await dialog.getByLabel(t.newAddress, { exact: true }).fill(`baru.${person.email}`);
    await dialog.getByLabel(t.reason, { exact: true }).fill('Salah ketik');
    await dialog.getByRole('button', { name: t.addressSave, exact: true }).click();
    await expect(page.getByText(texts.approvals.asked)).toBeVisible();
    await approveStaffChange(url, `baru.${person.email}`);
    // What waited goes to the new address by itself.
    const waiting = `select 1 from outbox o join account a on a.id = o.account_id
      where a.username = $1 and o.sent_at is null and o.given_up_at is null`;
    await expect.poll(() => ask(dataDir, waiting, [person.username]), { timeout: 20_000 }).toEqual([]);
    await page.goto(`/admin/mails?state=failed&q=${person.username}`);
    await expect(page.getByText(t.noneFound)).toBeVisible();

    await page.goto(`/admin/mails?state=givenUp&q=${person.username}`);
    await chooseOf(changed, new RegExp(`^${t.again}\\b`));
    await expect(page.getByText(t.againDone)).toBeVisible();
  },
  { hardOnly: true },
);
