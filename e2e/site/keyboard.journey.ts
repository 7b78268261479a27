import { ROUTES, type RoutePattern } from '@fasih/school/routes';
import { expect, type Page, test } from '@playwright/test';
import { hard, journey } from '../support/journey.ts';

/** Everything a visitor may read without signing in; addresses with parameters are walked as one of their kind. */
const PUBLIC = (Object.keys(ROUTES) as RoutePattern[])
  .filter((pattern) => ROUTES[pattern] === 'public' && !pattern.includes(':') && pattern !== '/dev/ui')
  .concat(['/program/:program'])
  .map((pattern) => pattern.replace(':program', 'general-english'));

/** More stops than any page has; a page that needs them all holds the focus in a circle. */
const MAX_STOPS = 160;

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
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('data-alive', '', { timeout: 15_000 });
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          const frame = await frameOf(page);
          const past = frames.has(frame) && !hard;
          const stops = await walkByTab(page, past);
          frames.add(frame);
          const inside = page
            .locator('main :is(a, button, input, select, summary)')
            .filter({ visible: true });
          // Some pages only say something; everywhere else the link of the frame leads to what can be done.
          if (past) expect(stops.length > 1, 'something to reach').toBe((await inside.count()) > 0);
          else expect(stops.length, 'something to reach').toBeGreaterThan(2);
          expect(stops.filter(({ seen }) => !seen).map(({ name }) => name)).toEqual([]);
          expect(stops.filter(({ marked }) => !marked).map(({ name }) => name)).toEqual([]);
          // The first stop leads past the bar into the page.
          expect(stops[0]?.name).toContain(texts.site.skip);
        });
      }
    },
    { variant },
  );
}
