import { expect } from '@playwright/test';
import { asks, expectFine } from '../support/family.ts';
import { staffJourney, type Walk } from '../support/journey.ts';
import { DEMO_PASSWORD, signInByApi, tokenOf } from '../support/people.ts';

const admin = { username: 'admin', password: DEMO_PASSWORD };
type Item = {
  number: number;
  retired: boolean;
  versions: { words: { question: string } }[];
  draft: { words: { question: string }; version: number } | null;
};

/** Walks run side by side: each has a question of its own. */
const ownQuestion = (bank: string, lang: Walk['lang'], width: Walk['width']) =>
  `${bank}0${(lang === 'id' ? 2 : 3) + (width === 'desktop' ? 2 : 0)}`;

staffJourney(
  'an admin finds a question, drafts a version that a check refuses, corrects it, and lets it go live',
  async (walk) => {
    const { page, texts, context, url, lang, width } = walk;
    const t = texts.banks;
    const token = await tokenOf(url, admin);
    const number = ownQuestion('K', lang, width);
    const path = `/banks/kids/items/${number}`;
    const before = await asks<Item>(walk, { token }, 'GET', path);
    await signInByApi(context, url, admin);
    await page.goto('/admin/banks');
    await expect(
      page.getByRole('heading', { level: 1, name: texts.shell.nav.banks, exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: t.names.kids, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.names.kids, exact: true })).toBeVisible();
    await page.getByLabel(t.level, { exact: true }).selectOption('Pre-A1');
    await expect(page).toHaveURL(/level=Pre-A1/);
    await page.getByLabel(t.search, { exact: true }).fill(number);
    await expect(page).toHaveURL(/level=Pre-A1.*q=|q=.*level=Pre-A1/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectFine(walk);

    await page.getByRole('link', { name: t.open({ id: number }) }).click();
    const dialog = page.getByRole('dialog', { name: t.title({ id: number }) });
    await expect(dialog.getByText(before.versions[0]?.words.question ?? '').first()).toBeVisible();
    await expect(dialog.getByText(`✓ ${t.isKey}`)).toBeVisible();
    await expectFine(walk);
    await dialog.getByRole('button', { name: t.draft.begin, exact: true }).click();
    const question = dialog.getByLabel(t.draft.question, { exact: true });
    const words = await question.inputValue();
    await question.fill('');
    await dialog.getByRole('button', { name: t.draft.save, exact: true }).click();
    await expect(dialog.getByText(texts.common.fields.required)).toBeVisible();

    // Another admin drafted it meanwhile: who comes second sees what they wrote and keeps the own.
    const { versions, draft } = await asks<Item>(walk, { token }, 'GET', path);
    const theirs = { ...(draft ?? versions[0])?.words, question: `${words} (theirs)` };
    await asks(walk, { token }, 'PUT', `${path}/draft`, { ...theirs, version: draft?.version ?? 0 });
    await question.fill(`${words} `.replace('____', '____ not'));
    await dialog.getByRole('button', { name: t.draft.save, exact: true }).click();
    const conflict = page.getByRole('dialog', { name: texts.common.conflict.title });
    await expect(conflict.getByText(`${words} (theirs)`)).toBeVisible();
    await conflict.getByRole('button', { name: texts.common.conflict.save, exact: true }).click();
    // The notice first: it goes by itself, and the dialog stays away.
    await expect(page.getByText(t.draft.saved)).toBeVisible();
    await expect(conflict).toBeHidden();

    // Two gaps: the checks say so, and it cannot be published.
    await question.fill(`${words} ____`);
    await dialog.getByRole('button', { name: t.draft.save, exact: true }).click();
    await expect(page.getByText(t.draft.saved)).toBeVisible();
    const publish = dialog.getByRole('button', { name: t.draft.publish, exact: true });
    await expect(publish).toBeDisabled();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await expectFine(walk);

    await question.fill(words);
    await expect(dialog.getByText(t.draft.unsaved)).toBeVisible();
    await dialog.getByRole('button', { name: t.draft.save, exact: true }).click();
    await expect(publish).toBeEnabled();
    await publish.click();
    await page
      .getByRole('dialog', { name: t.draft.publishOf({ id: number }) })
      .getByRole('button', { name: t.draft.publish, exact: true })
      .click();
    await expect(page.getByText(t.draft.published)).toBeVisible();
    const after = await asks<Item>(walk, { token }, 'GET', path);
    expect([after.number, after.versions.length]).toEqual([before.number + 1, before.versions.length + 1]);
  },
);

staffJourney(
  'a question is retired with a reason and used again; one that a test needs cannot be',
  async (walk) => {
    const { page, texts, context, url, lang, width } = walk;
    const t = texts.banks;
    const token = await tokenOf(url, admin);
    await signInByApi(context, url, admin);
    const number = ownQuestion('A', lang, width);
    await page.goto(`/admin/banks/adult?open=${number}`);
    const dialog = page.getByRole('dialog', { name: t.title({ id: number }) });
    const retire = dialog.getByRole('button', { name: t.retire.retire, exact: true });
    await retire.click();
    await expect(dialog.getByText(texts.common.fields.required)).toBeVisible();
    await dialog.getByLabel(t.retire.reason, { exact: true }).fill('Terlalu mudah ditebak');
    await retire.click();
    await expect(page.getByText(t.retire.done({ id: number }))).toBeVisible();
    expect((await asks<Item>(walk, { token }, 'GET', `/banks/adult/items/${number}`)).retired).toBe(true);
    await expectFine(walk);
    await dialog.getByLabel(t.retire.reason, { exact: true }).fill('Keliru');
    await dialog.getByRole('button', { name: t.retire.bringBack, exact: true }).click();
    await expect(page.getByText(t.retire.back({ id: number }))).toBeVisible();

    await page.goto('/admin/banks/kids_pretest?open=16');
    await expect(page.getByText(t.retire.needed)).toBeVisible();
    await expectFine(walk);
  },
  { hardOnly: true },
);
