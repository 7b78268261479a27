import { ROUTES, type RoutePattern } from '@fasih/school/routes';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { hard, journey, staffJourney, type Walk } from '../support/journey.ts';
import { DEMO_PASSWORD, signInByApi } from '../support/people.ts';

/** Everything a visitor may read without signing in; addresses with parameters are walked as one of their kind. */
const PUBLIC = (Object.keys(ROUTES) as RoutePattern[])
  .filter((pattern) => ROUTES[pattern] === 'public' && !pattern.includes(':') && pattern !== '/dev/ui')
  .concat(['/program/:program'])
  .map((pattern) => pattern.replace(':program', 'general-english'));

/** More stops than any page has; a page that needs them all holds the focus in a circle. */
const MAX_STOPS = 400;

type Stop = { name: string; seen: boolean; marked: boolean; at: number; inMain: boolean };

/** Where the focus is: what it is, whether it can be seen, whether something shows that the focus is on it. */
const stopOf = (page: Page): Promise<Stop | null> =>
  page.evaluate(async () => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return null;
    const look = getComputedStyle(at);
    const isSeen = () => {
      const box = at.getBoundingClientRect();
      const inView = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
      return inView && look.visibility === 'visible';
    };
    // What the focus brings into view is there with one of the next pictures; a busy machine takes its time.
    for (let wait = 0; wait < 20 && !isSeen(); wait++) await new Promise((over) => setTimeout(over, 50));
    const around = at.parentElement ? getComputedStyle(at.parentElement) : look;
    const outlined = (one: CSSStyleDeclaration) => one.outlineStyle !== 'none' && one.outlineWidth !== '0px';
    return {
      name: `${at.tagName.toLowerCase()} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40) ?? ''}`,
      seen: isSeen(),
      marked: outlined(look) || outlined(around) || look.boxShadow !== 'none' || around.boxShadow !== 'none',
      at: [...document.querySelectorAll('*')].indexOf(at),
      inMain: at.closest('main') !== null,
    };
  });

/** What stands around the content of a page: the bar and the foot, as the words of all their links and buttons. */
const frameOf = (page: Page): Promise<string> =>
  page
    .locator(':is(a, button, summary, input, select):not(main *)')
    .evaluateAll((all) => all.map((one) => one.textContent).join('|'));

/** Tabs through a page until the focus leaves it; `past` the frame through the content alone, by the link that leads there. */
async function walkByTab(page: Page, past: boolean): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let n = 0; n < MAX_STOPS; n++) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (stop === null) return stops;
    if (stop.at === stops[0]?.at) return stops;
    if (past && n > 0 && !stop.inMain) return stops;
    stops.push(stop);
    if (past && n === 0) await page.keyboard.press('Enter');
  }
  throw new Error(
    `the focus went round: ${stops
      .slice(-8)
      .map(({ name }) => name)
      .join(' → ')}`,
  );
}

/** Walks a page by Tab: something can be reached, and the focus is always in sight and marked. Answers the first stop. */
async function expectWalkable(
  page: Page,
  path: string,
  frames: Set<string>,
  isFrameWalkedOnce = !hard,
): Promise<Stop | undefined> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-alive', '', { timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const frame = await frameOf(page);
  const past = frames.has(frame) && isFrameWalkedOnce;
  const stops = await walkByTab(page, past);
  frames.add(frame);
  const inside = page
    .locator('main :is(a, button:enabled, input:enabled, select:enabled, summary)')
    .filter({ visible: true });
  // Some pages only say something; everywhere else the link of the frame leads to what can be done.
  if (past) expect(stops.length > 1, 'something to reach').toBe((await inside.count()) > 0);
  else expect(stops.length, 'something to reach').toBeGreaterThan(2);
  expect(stops.filter(({ seen }) => !seen).map(({ name }) => name)).toEqual([]);
  expect(stops.filter(({ marked }) => !marked).map(({ name }) => name)).toEqual([]);
  return stops[0];
}

/** Phones and desktops share the pages out between them. */
const VARIANTS = [
  { width: 'phone', lang: 'id' },
  { width: 'desktop', lang: 'en' },
] as const;

for (const [turn, variant] of VARIANTS.entries()) {
  journey(
    'every public page can be walked with the keyboard alone, and the focus can always be seen',
    async ({ page, texts }) => {
      // Many pages have the same frame, which is walked once; in the hard run on every page.
      const frames = new Set<string>();
      for (const path of PUBLIC.filter((_path, n) => n % VARIANTS.length === turn)) {
        await test.step(path, async () => {
          const first = await expectWalkable(page, path, frames);
          // It leads past the bar into the page.
          expect(first?.name).toContain(texts.site.skip);
        });
      }
    },
    { variant },
  );
}

/** The pages of an admin that need no record. */
const OF_ADMIN = (Object.keys(ROUTES) as RoutePattern[]).filter(
  (pattern) => [ROUTES[pattern]].flat().includes('admin') && !pattern.includes(':'),
);

staffJourney(
  'every page of an admin can be walked with the keyboard alone, and the focus can always be seen',
  async (walk) => {
    test.setTimeout(300_000);
    await signInByApi(walk.context, walk.url, { username: 'admin', password: DEMO_PASSWORD });
    const frames = new Set<string>();
    for (const path of OF_ADMIN)
      await test.step(path, async () => void (await expectWalkable(walk.page, path, frames, true)));
  },
  { variant: { width: 'desktop', lang: 'en' }, hardOnly: true },
);

/** Tabs on until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const has = () => target.evaluate((one) => one === document.activeElement);
  for (let n = 0; n < MAX_STOPS && !(await has()); n++) await page.keyboard.press('Tab');
  expect(await has()).toBe(true);
}

staffJourney(
  'a teacher is marked as away by keys alone: the dialog is opened, filled in and sent',
  async (walk: Walk) => {
    const { page, texts, context, url } = walk;
    const t = texts.absences;
    await signInByApi(context, url, { username: 'admin', password: DEMO_PASSWORD });
    await page.goto('/teacher/management');
    const link = page.locator('main tbody').getByRole('link').first();
    await expect(link).toBeVisible();
    const name = (await link.textContent()) ?? '';
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: t.away, exact: true }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t.title({ name }) });
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByLabel(t.kind, { exact: true }));
    const before = await dialog.getByLabel(t.kind, { exact: true }).inputValue();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByLabel(t.kind, { exact: true })).not.toHaveValue(before);
    const send = dialog.getByRole('button').last();
    await expect(send).toBeEnabled();
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: t.now, exact: true })).toBeVisible();
  },
  { ownSchool: true, variant: { width: 'desktop', lang: 'en' }, hardOnly: true },
);
