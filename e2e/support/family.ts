import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, type Walk } from './journey.ts';
import { callAs, openFamily, type Person, signInByApi } from './people.ts';

/** Packages of the catalogue that the journeys buy, by id. */
export const ADULT_ENGLISH = 103;
export const KIDS_ENGLISH = 101;

export type Family = Person & { token: string };

/** Opens a family's account and signs the browser in. */
export async function arrive(walk: Walk): Promise<Family> {
  const person = await openFamily(walk.url);
  return { ...person, token: await signInByApi(walk.context, walk.url, person) };
}

/** One call of a signed-in person, whose answer must be good. */
export async function asks<T>(
  walk: Pick<Walk, 'url'>,
  { token }: { token: string },
  method: string,
  path: string,
  data?: unknown,
): Promise<T> {
  const { status, body } = await callAs(walk.url, token, method, path, data);
  expect(status, `${method} ${path}: ${JSON.stringify(body)}`).toBeLessThan(300);
  return body as T;
}

/** Orders through the API alone; with the voucher COBA100 the place is paid at once. */
export async function orders(
  walk: Pick<Walk, 'url'>,
  family: Family,
  body: { packageId?: number; learnerId?: string; voucher?: string } = {},
): Promise<{ orderId: string; redirect_url?: string }> {
  return asks(walk, family, 'POST', '/payments/create', { packageId: ADULT_ENGLISH, ...body });
}

/** A child of the family, with the guardian's consent. */
export async function aChild(
  walk: Pick<Walk, 'url'>,
  family: Family,
  name: string,
  age: number,
): Promise<string> {
  const born = new Date();
  born.setUTCFullYear(born.getUTCFullYear() - age, 0, 1);
  const { id } = await asks<{ id: string }>(walk, family, 'POST', '/learners', {
    kind: 'child',
    name,
    birth_date: born.toISOString().slice(0, 10),
    relation: 'mother',
    guardianName: 'Ibu Sari',
    consent: true,
  });
  return id;
}

/**
 * The screen as it stands is accessible and never scrolls sideways. It is looked at from its top: what is scrolled half under
 * the bar of a signed-in area would count as a target too small to press.
 */
export async function expectFine(walk: Walk): Promise<void> {
  await walk.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoSidewaysScroll(walk.page);
  await expectAccessible(walk);
}

/** The adult who learns names themselves in step 1: the tick, and the name that the account has not yet. */
export async function learnMyself({ page, texts }: Walk, name = 'Andi Wibowo'): Promise<void> {
  await page.getByRole('radio', { name: texts.learners.step.self }).check();
  await page.getByLabel(texts.learners.form.guardianName).fill(name);
}
