import { textsIn } from '@fasih/messages/texts';
import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { SoldPackage } from '@fasih/school/catalogue/packages/contract';
import { chromium, expect, type Page } from '@playwright/test';
import { delayScripts, expectAccessible, hard, journey, type Walk } from '../support/journey.ts';

const PROGRAMS = ['general-english', 'conversation', 'test-preparation', 'special-course'] as const;
/** As Lighthouse counts: a shift below a thousandth is none. */
const NO_SHIFT = 0.001;

const PAGES = ['/', '/about', '/contact', '/trial/LpTrial'];

/** The pages that have the floating 'Daftar Sekarang', and public pages without it (docs/product/accounts.md#pages). */
const WITH_FLOATING = [
  ...PAGES,
  '/program/general-english',
  '/program/test-preparation/ielts',
  '/program-selection',
];
const WITHOUT_FLOATING = [
  '/login',
  '/register',
  '/pretest',
  '/privacy',
  '/terms',
  '/redirect',
  '/placement-test',
];

/** The program menu that this width shows; on phones it lies in the menu sheet. */
async function openPrograms(page: Page, width: Walk['width'], menu: string, program: string) {
  if (width === 'phone') await page.locator(`summary[aria-label="${menu}"]`).click();
  const summary = page.locator('summary:visible', { hasText: program });
  await summary.click();
  return page.locator('header details[open] a[href="/program/conversation"]:visible');
}

/** Waits until the page answers to scripts, which a first sign of the reader starts: the form of the language no longer posts. */
async function hydrated(page: Page) {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => localStorage.getItem('lang') !== null);
}

/** Text of twice the size, as a browser's own setting makes it: every `rem` and `em` of the styles follows. */
const LARGE_TEXT = '--blink-settings=defaultFontSize=32';

async function expectToFit(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('[data-later]')).toHaveCount(0);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, Math.max(0, over)]).toEqual([path, 0]);
  }
}

journey(
  'with the page or its text twice as large nothing scrolls sideways',
  async ({ page, url, lang }) => {
    const paths = [...WITH_FLOATING, ...WITHOUT_FLOATING, '/nowhere'];
    await page.setViewportSize({ width: 720, height: 450 });
    // The ordinary run enlarges every page in one of the two ways.
    await expectToFit(page, hard ? paths : paths.filter((_path, n) => n % 2 === 0));
    const executablePath = process.env.CHROME_PATH;
    const large = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', LARGE_TEXT],
    });
    try {
      const context = await large.newContext({ baseURL: url, viewport: { width: 360, height: 780 } });
      await context.addCookies([{ name: 'lang', value: lang, url }]);
      const phone = await context.newPage();
      await phone.goto('/');
      expect(await phone.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await expectToFit(phone, hard ? paths : paths.filter((_path, n) => n % 2 === 1));
    } finally {
      await large.close();
    }
  },
  { variant: { width: 'desktop', lang: 'id' } },
);

journey(
  'a screen reader hears the topics of a program, and which is shown, without a state that nobody has',
  async ({ page, texts }) => {
    await page.goto('/');
    await hydrated(page);
    const path = page.getByRole('list', { name: texts.common.path.outline({ total: 20 }) });
    const [first, second] = [path.getByRole('button').nth(0), path.getByRole('button').nth(1)];
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await second.click();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect(second).not.toHaveAccessibleName(new RegExp(texts.common.path.states.toCome));
  },
);

journey("the landing page's prices are the cheapest of the catalogue", async ({ page, texts }) => {
  await page.goto('/');
  const { data } = (await (await page.request.get('/api/packages')).json()) as { data: SoldPackage[] };
  const least = (type?: string) =>
    Math.min(...data.filter((one) => type === undefined || one.type === type).map((one) => one.price));
  await expect(page.getByText(texts.landing.facts.price({ rupiah: least() }))).toBeVisible();
  const types = ['general_english', 'conversation', 'eng_test_prep', 'special_course'];
  for (const [i, slug] of PROGRAMS.entries()) {
    const card = page.locator(`main a[href="/program/${slug}"]`);
    await expect(card.locator('strong')).toHaveText(formatRupiah(least(types[i])));
  }
});

journey('the floating link is on the stated pages and on no other', async ({ page, texts }) => {
  await page.goto('/about');
  /** The floating links of a page as it is served; the frame that holds them stays while the page comes to life. */
  const floatingOn = (path: string) =>
    page.evaluate(async (address) => {
      const served = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
      if (served.querySelector('main') === null) throw new Error(`no page at ${address}`);
      return [...served.querySelectorAll('main > a[href="/register"]')].map((link) => link.textContent);
    }, path);
  for (const path of WITH_FLOATING) expect([path, await floatingOn(path)]).toEqual([path, [texts.site.join]]);
  for (const path of WITHOUT_FLOATING) expect([path, await floatingOn(path)]).toEqual([path, []]);
  await expect(page.locator('main > a[href="/register"]')).toHaveText(texts.site.join);
});

journey(
  'the program menu closes on a click outside, on a choice and on Escape',
  async ({ page, width, texts }) => {
    await page.goto('/about');
    await hydrated(page);
    const { menu, program } = texts.site;

    let choice = await openPrograms(page, width, menu, program);
    await expect(choice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(choice).toBeHidden();

    choice = await openPrograms(page, width, menu, program);
    await page.mouse.click(5, (page.viewportSize()?.height ?? 700) - 5);
    await expect(choice).toBeHidden();

    choice = await openPrograms(page, width, menu, program);
    await choice.click();
    await expect(page).toHaveURL(/\/program\/conversation$/);
    await expect(page.locator('header details[open]')).toHaveCount(0);
  },
);

journey('EN and IND change the words in place and keep the address', async ({ page, lang, texts }) => {
  const other = lang === 'id' ? 'en' : 'id';
  await page.goto('/contact#refund');
  await hydrated(page);
  await page.getByRole('searchbox').fill('50%');
  await page.locator(`button[name="lang"][value="${other}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('h1')).not.toHaveText(texts.info.contact.title);
  await expect(page.getByRole('searchbox')).toHaveValue('50%');
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/contact#refund');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await page.goto(`/about?lang=${lang}`);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
});

journey(
  'a question opens from its address, and the search finds words in answers',
  async ({ page, lang, texts }) => {
    const t = texts.info.contact;
    await page.goto('/contact#late-teacher');
    await expect(page.locator('#late-teacher')).toBeVisible();
    await expect(page.locator('details')).toHaveCount(15 + (await page.locator('header details').count()));
    await hydrated(page);
    await page.getByRole('searchbox').fill(lang === 'id' ? 'kuitansi zebra' : 'zebra');
    await expect(page.getByText(t.nothing)).toBeVisible();
    await page.getByRole('button', { name: t.clear }).click();
    await page.getByRole('searchbox').fill(lang === 'id' ? 'uang kembali' : 'money back');
    await expect(page.locator('main details:visible')).toHaveCount(1);
    await expect(
      page.getByRole('status').filter({ hasText: t.found({ count: 1, total: 15 }) }),
    ).toBeVisible();
  },
);

journey('a stone of the path shows its topic, for each age', async ({ page, texts }) => {
  const t = texts.landing;
  await page.goto('/');
  await hydrated(page);
  const bubble = page.locator('main [aria-live="polite"]');
  await bubble.scrollIntoViewIfNeeded();
  const before = await bubble.textContent();
  await page.getByRole('button', { name: new RegExp(`^${t.meeting({ n: 7 })},`) }).click();
  await expect(bubble).toContainText(t.meeting({ n: 7 }));
  expect(await bubble.textContent()).not.toBe(before);
  await page.getByRole('button', { name: t.ages.kids.name, exact: true }).click();
  await expect(bubble).toContainText(t.meeting({ n: 1 }));
});

journey(
  'a stone pressed before the scripts have come shows its topic when they have',
  async ({ page, texts }) => {
    const t = texts.landing;
    await delayScripts(page, 1000);
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(`^${t.meeting({ n: 7 })},`) }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-alive');
    await expect(page.locator('main [aria-live="polite"]')).toContainText(t.meeting({ n: 7 }));
  },
  { hardOnly: true },
);

/** The line is gone for the first requests of this file, as in a tunnel. */
async function fileIsLost(page: Page, name: string, times: number): Promise<void> {
  let lost = 0;
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    lost += 1;
    await (lost <= times ? route.abort('internetdisconnected') : route.continue());
  });
}

for (const name of ['react', 'entry.client', 'pretest']) {
  journey(
    `a press is answered although ${name} did not come at first`,
    async ({ page, texts }) => {
      await fileIsLost(page, name, 3);
      await page.goto('/pretest');
      await page.getByRole('button', { name: new RegExp(`^${texts.pretest.categories.teen.title}`) }).click();
      await expect(page.getByRole('timer')).toBeVisible({ timeout: 15_000 });
    },
    { hardOnly: name !== 'entry.client' },
  );
}

journey('a page whose scripts are lost is loaded anew by a press', async ({ page, texts }) => {
  await fileIsLost(page, 'router', 2);
  await page.goto('/login');
  await page.getByLabel(texts.accounts.login.username).fill('student');
  await expect(page.locator('html')).not.toHaveAttribute('data-alive');
  await page.getByRole('button', { name: texts.accounts.login.submit, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-alive', '', { timeout: 15_000 });
});

journey('a page asks for nothing that is not there', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  for (const path of ['/', '/pretest', '/login', '/register']) {
    await page.goto(path);
    await hydrated(page);
  }
  expect(missing).toEqual([]);
});

journey('a page that nobody touches comes to life by itself', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-alive');
  await expect(page.locator('html')).toHaveAttribute('data-alive', '', { timeout: 15_000 });
});

journey('every link of the public pages leads somewhere', async ({ page }) => {
  const seen = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    for (const link of links)
      if (link.startsWith('/') || link.startsWith('#')) seen.add(new URL(link, page.url()).href);
    for (const outside of links.filter((link) => /^https?:/.test(link)))
      expect(outside).toMatch(/^https:\/\/wa\.me\/\d+$/);
  }
  for (const href of seen) {
    const answer = await page.request.get(href);
    expect(answer.status(), href).toBe(200);
    const { hash } = new URL(href);
    if (hash) expect(await answer.text(), href).toContain(`id="${hash.slice(1)}"`);
  }
});

journey('what search engines read names twins, pictures and data that parse', async ({ page, url, lang }) => {
  for (const path of [...PAGES, '/program/general-english']) {
    await page.goto(`${path}?lang=${lang}`);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical?.replace(/^https?:\/\/[^/]+/, '')).toBe(lang === 'en' ? `${path}?lang=en` : path);
    for (const twin of ['id', 'en', 'x-default'])
      await expect(page.locator(`link[rel="alternate"][hreflang="${twin}"]`)).toHaveCount(1);
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    const answer = await page.request.get(new URL(new URL(picture).pathname, url).href);
    expect(answer.headers()['content-type']).toBe('image/png');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const text of data) expect(JSON.parse(text)['@context']).toBe('https://schema.org');
  }
  const questions = await page.request.get('/contact');
  expect((await questions.text()).match(/"@type":"Question"/g)).toHaveLength(15);
  for (const file of [
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/favicon.ico',
    '/apple-touch-icon.png',
  ])
    expect((await page.request.get(file)).status(), file).toBe(200);
});

journey('an unknown address says so and leads on', async (walk) => {
  const { page, texts } = walk;
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: texts.site.notFound.title })).toBeVisible();
  for (const slug of PROGRAMS) await expect(page.locator(`main a[href="/program/${slug}"]`)).toBeVisible();
  await expectAccessible(walk);
});

journey('without scripts the pages still show what they are about', async ({ browser, lang, texts, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: url });
  try {
    await context.addCookies([{ name: 'lang', value: lang, url }]);
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.landing.headline);
    await page.goto('/contact');
    await expect(page.locator('main summary')).toHaveCount(15);
    await page.locator('main summary').first().click();
    await expect(page.locator('#length')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    const other = lang === 'id' ? 'en' : 'id';
    await page.locator(`button[name="lang"][value="${other}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await page.goto(`/register?lang=${lang}`);
    await expect(page.getByRole('alert')).toHaveText(texts.site.noScript);
  } finally {
    await context.close();
  }
});

journey('a lost line is said, and a returned one too', async ({ page, context, texts }) => {
  await page.goto('/about');
  await hydrated(page);
  await context.setOffline(true);
  await expect(page.getByText(texts.site.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(texts.site.offline)).toBeHidden();
});

journey('a link pressed without a line leads on when the line is back', async ({ page, context, texts }) => {
  await page.goto('/about');
  await hydrated(page);
  await context.setOffline(true);
  await expect(page.getByText(texts.site.offline)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: texts.site.contact, exact: true }).click();
  await expect(page.getByText(texts.site.offlineHeld)).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1, name: texts.info.contact.title })).toBeVisible();
});

journey('an address with a stray sign after # shows its page all the same', async ({ page, texts }) => {
  await page.goto('/contact#50%');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: texts.info.contact.title })).toBeVisible();
});

journey('an age that a program does not have is no page for search engines', async ({ page }) => {
  const robots = page.locator('meta[name=robots]');
  await page.goto('/program/general-english/toeic');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await page.goto('/program/general-english/kids');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(robots).toHaveCount(0);
});

journey('the first screen is seen before any script or the typeface is asked for', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-face');
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|woff2)$/.test(new URL(name).pathname))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(5);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

journey(
  'a first visit is painted before localStorage is looked into, a later one knows what was chosen',
  async (walk) => {
    const context = await walk.browser.newContext({ baseURL: walk.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const looked: number[] = [];
      const getItem = Storage.prototype.getItem;
      Storage.prototype.getItem = function (key) {
        if (this === localStorage) looked.push(performance.now());
        return getItem.call(this, key);
      };
      Object.assign(window, { looked });
    });
    const lookedBefore = async () => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      return page.evaluate(() => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const { looked } = window as unknown as { looked: number[] };
        return looked.filter((at) => at < painted).length;
      });
    };
    await page.goto('/');
    await hydrated(page);
    expect(await lookedBefore()).toBe(0);
    await page.getByRole('button', { name: textsIn('id').site.toDark }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await page.waitForLoadState();
    expect(await lookedBefore()).toBeGreaterThan(0);
    await context.close();
  },
);

journey('a public page brings its styles along, so no journey is made for one', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.css')) fetched.push(request.url());
  });
  for (const path of ['/', '/program/general-english', '/pretest']) {
    await page.goto(path);
    await hydrated(page);
  }
  expect(fetched).toEqual([]);
});

journey(
  'a phone draws the first screen before it lays anything out below, and nothing moves when the rest comes',
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { below: 0, shown: 0, patterns: 0, moved: 0 };
      Object.assign(window, { seen });
      addEventListener('DOMContentLoaded', () => {
        const below = [...document.querySelectorAll('[data-below]')];
        seen.below = below.length;
        seen.shown = below.filter((band) => getComputedStyle(band).contentVisibility !== 'hidden').length;
        seen.patterns = [...document.querySelectorAll('.kawung')].filter((ground) =>
          getComputedStyle(ground, '::before').backgroundImage.startsWith('url'),
        ).length;
      });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          seen.moved += (shift as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const seen = () =>
      page.evaluate(
        () => (window as unknown as { seen: Record<'below' | 'shown' | 'patterns' | 'moved', number> }).seen,
      );
    for (const path of ['/', '/program/conversation', '/pretest']) {
      await page.goto(path);
      await expect(page.locator('[data-below]')).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-opening');
      await expect(page.locator('footer')).toHaveAttribute('data-face');
      const { below, shown, patterns, moved } = await seen();
      expect([path, below > 0, shown, patterns]).toEqual([path, true, 0, 0]);
      expect([path, moved < NO_SHIFT]).toEqual([path, true]);
      await expect(page.locator('footer nav').first()).toBeVisible();
      // The next one is the first of a visit again.
      await page.evaluate(() => sessionStorage.clear());
    }
    // The next page of the same visit waits for nothing.
    await page.goto('/about');
    await expect(page.locator('footer')).toHaveAttribute('data-face');
    await page.goto('/program/conversation');
    const { below, shown, patterns } = await seen();
    expect(shown).toBe(below);
    expect(patterns).toBeGreaterThan(0);
  },
  { variant: { width: 'phone', lang: 'id' } },
);

journey('a place below is shown to who asks for it by its address', async ({ page }) => {
  await page.goto('/contact#length');
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  await expect(page.locator('#length')).toBeInViewport();
});
