import type { Page } from '@playwright/test';
import type { Walk } from './journey.ts';

/** Chooses an action behind the 'More actions' button of a page. */
export async function chooseAction({ texts }: Pick<Walk, 'texts'>, page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: texts.common.moreActions, exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Sets a filter of a list; on a phone in the dialog that holds it. */
export async function chooseFilter(
  { texts, width }: Pick<Walk, 'texts' | 'width'>,
  page: Page,
  filter: { label: string; choice: string },
): Promise<void> {
  const t = texts.common.filters;
  const isPhone = width === 'phone';
  if (isPhone) await page.getByRole('button', { name: new RegExp(`^${t.button({ active: 0 })}`) }).click();
  await page.getByLabel(filter.label, { exact: true }).selectOption({ label: filter.choice });
  if (isPhone) await page.getByRole('button', { name: t.show }).click();
}
