import type { Page } from '@playwright/test';
import type { Walk } from './journey.ts';

/** Chooses what stands behind the 'More actions' button of a page. */
export async function chooseAction({ texts }: Pick<Walk, 'texts'>, page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: texts.common.moreActions, exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
