import { textsIn } from '@fasih/messages/texts';
import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { SoldPackage } from '@fasih/school/catalogue/packages/contract';
import { expect, type Page } from '@playwright/test';
import { delayScripts, expectAccessible, hard, journey, type Walk } from '../support/journey.ts';

const PROGRAMS = ['general-english', 'conversation', 'test-preparation', 'special-course'] as const;
/** What nobody sees: the layout shift that a page may have (docs/decisions/029-public-pages-without-react.md). */
const MAX_SHIFT = 0.02;

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

/** Waits until the page's script answers presses and has looked into the stores. */
async function alive(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-alive', '', { timeout: 15_000 });
  await page.waitForFunction(() => localStorage.getItem('lang') !== null);
}

/** Text of twice the size, as a browser's own setting makes it: every `rem` and `em` of the styles follows. */
async function enlargeText(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
}

async function expectToFit(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await alive(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, Math.max(0, over)]).toEqual([path, 0]);
  }
}

journey(
  'with the page or its text twice as large nothing scrolls sideways',
  async ({ page, browser, url, lang }) => {
    const paths = [...WITH_FLOATING, ...WITHOUT_FLOATING, '/nowhere'];
    await page.setViewportSize({ width: 720, height: 450 });
    // The ordinary run enlarges every page in one of the two ways.
    await expectToFit(page, hard ? paths : paths.filter((_path, n) => n % 2 === 0));
    const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 780 } });
    try {
      await context.addCookies([{ name: 'lang', value: lang, url }]);
      const phone = await context.newPage();
      await enlargeText(phone);
      await phone.goto('/');
      expect(await phone.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await expectToFit(phone, hard ? paths : paths.filter((_path, n) => n % 2 === 1));
    } finally {
      await context.close();
    }
  },
  { variant: { width: 'desktop', lang: 'id' } },
);

journey(
  'a screen reader hears the topics of a program, and which is shown, without a state that nobody has',
  async ({ page, texts }) => {
    await page.goto('/');
    const path = page.getByRole('group', { name: texts.common.path.outline({ total: 20 }) });
    const [first, second] = [path.getByRole('radio').nth(0), path.getByRole('radio').nth(1)];
    await expect(first).toBeChecked();
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeChecked();
    await expect(second).toBeFocused();
    await expect(first).not.toBeChecked();
    await expect(second).toHaveAccessibleName(new RegExp(`^${texts.landing.meeting({ n: 2 })}, .`));
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

journey('the floating link is on the stated pages and on no other', async ({ page, texts, width }) => {
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
  if (width === 'phone') return;
  const inBar = page
    .getByRole('navigation', { name: texts.site.mainNav })
    .getByRole('link', { name: texts.site.join });
  const floating = page.getByRole('main').locator('> [href="/register"]');
  await page.goto('/about');
  await expect(inBar).toBeVisible();
  await expect(floating).toBeHidden();
  await page.mouse.wheel(0, 900);
  await expect(floating).toBeVisible();
  await expect(inBar).toBeHidden();
  await expect(page.locator('main > a[href="/register"]')).toHaveText(texts.site.join);
});

journey(
  'the program menu closes on a click outside, on a choice and on Escape',
  async ({ page, width, texts }) => {
    await page.goto('/about');
    await alive(page);
    const { menu, program } = texts.site;

    let choice = await openPrograms(page, width, menu, program);
    await expect(choice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(choice).toBeHidden();

    choice = await openPrograms(page, width, menu, program);
    // Above the bar at the bottom of phones.
    await page.mouse.click(5, (page.viewportSize()?.height ?? 700) - 70);
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
  await alive(page);
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
    await alive(page);
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

journey('a stone of the path shows its topic, for each age, before any script has come', async (walk) => {
  const { page, texts } = walk;
  const t = texts.landing;
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const bubble = page.locator('main [aria-live="polite"]:visible');
  await bubble.scrollIntoViewIfNeeded();
  const before = await bubble.innerText();
  const stone = page.getByRole('radio', { name: new RegExp(`^${t.meeting({ n: 7 })},`) });
  await page.locator('label:visible').filter({ has: stone }).click();
  await expect(stone.and(page.locator(':visible'))).toBeChecked();
  expect(await bubble.innerText()).toContain(t.meeting({ n: 7 }));
  expect(await bubble.innerText()).not.toBe(before);
  await page.locator('label:visible').filter({ hasText: t.ages.kids.name }).click();
  expect(await bubble.innerText()).toContain(t.meeting({ n: 1 }));
  await expect(page.locator('html')).not.toHaveAttribute('data-alive');
});

journey('EN and IND pressed before the script has come change the language too', async (walk) => {
  const { page, lang, texts } = walk;
  const other = lang === 'id' ? 'en' : 'id';
  await delayScripts(page, 1000);
  await page.goto('/contact#refund', { waitUntil: 'commit' });
  await page.locator(`button[name="lang"][value="${other}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('h1')).not.toHaveText(texts.info.contact.title);
  expect(new URL(page.url()).hash).toBe('#refund');
  // The choice lasts.
  await alive(page);
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

journey('a press is answered although the script of the page did not come at first', async (walk) => {
  const { page, texts, scheme } = walk;
  await fileIsLost(page, 'start', 3);
  await page.goto('/about');
  const name = scheme === 'dark' ? texts.site.toLight : texts.site.toDark;
  await page.getByRole('button', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme === 'dark' ? 'light' : 'dark');
});

journey('a page that is only read is opened without React, wherever one comes from', async (walk) => {
  const { page, texts } = walk;
  const runsReact = () => page.evaluate(() => '__reactRouterContext' in window);
  await page.goto('/program-selection');
  await alive(page);
  expect(await runsReact()).toBe(true);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: texts.site.about, exact: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await runsReact()).toBe(false);
  // Also by the router's own links.
  await page.goto('/program-selection');
  await alive(page);
  await page.evaluate(() => {
    const router = (window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } })
      .__reactRouterDataRouter;
    router.navigate('/trial/LpTrial');
  });
  await expect(page).toHaveURL(/\/trial\/LpTrial$/);
  await expect(page.getByRole('heading', { level: 1, name: texts.info.trial.title })).toBeVisible();
  expect(await runsReact()).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/program-selection$/);
});

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
    `a page comes to life although ${name} did not come at first`,
    async ({ page, texts }) => {
      await fileIsLost(page, name, 1);
      await page.goto('/pretest');
      await alive(page);
      await page.getByRole('button', { name: new RegExp(`^${texts.pretest.categories.teen.title}`) }).click();
      await expect(page.getByRole('timer')).toBeVisible({ timeout: 15_000 });
    },
    { hardOnly: name !== 'entry.client' },
  );
}

journey('a page whose scripts are lost is loaded anew by a press', async ({ page, texts }) => {
  let isLost = true;
  await page.route('**/assets/react-*.js', (route) =>
    isLost ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.goto('/login', { waitUntil: 'commit' });
  // It is loaded again by itself once; after that it waits for a press.
  const isReload = () => {
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return opened?.type === 'reload' && document.readyState === 'complete';
  };
  await page.waitForFunction(isReload);
  await page.getByLabel(texts.accounts.login.username).fill('student');
  isLost = false;
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
    await alive(page);
  }
  expect(missing).toEqual([]);
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
    await page.goto('/program/general-english/kids');
    const stone = page.getByRole('radio', { name: new RegExp(`^${texts.landing.meeting({ n: 7 })},`) });
    await page.locator('label:visible').filter({ has: stone }).click();
    await expect(page.locator('main [aria-live="polite"]')).toContainText(texts.landing.meeting({ n: 7 }));
    await page.goto('/contact');
    const other = lang === 'id' ? 'en' : 'id';
    await page.locator(`button[name="lang"][value="${other}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await page.goto(`/register?lang=${lang}`);
    await expect(page.getByRole('alert')).toHaveText(texts.site.noScript);
  } finally {
    await context.close();
  }
});

journey('a lost connection is said, and a returned one too', async ({ page, context, texts }) => {
  await page.goto('/about');
  await alive(page);
  await context.setOffline(true);
  await expect(page.getByText(texts.site.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(texts.site.offline)).toBeHidden();
});

journey(
  'a link pressed while offline leads on when the connection is back',
  async ({ page, context, texts }) => {
    await page.goto('/about');
    await alive(page);
    await context.setOffline(true);
    await expect(page.getByText(texts.site.offline)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: texts.site.contact, exact: true }).click();
    await expect(page.getByText(texts.site.offlineHeld)).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('heading', { level: 1, name: texts.info.contact.title })).toBeVisible();
  },
);

journey('an address with a stray sign after # shows its page all the same', async ({ page, texts }) => {
  await page.goto('/contact#50%');
  await alive(page);
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

journey(
  'a page that is only read asks for one script, and nothing keeps its first paint waiting',
  async ({ page }) => {
    for (const path of ['/', '/program/general-english', '/terms', '/no/such/page']) {
      await page.goto(path);
      await alive(page);
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((one) => one as PerformanceResourceTiming & { renderBlockingStatus: string })
          .map(({ name, startTime, renderBlockingStatus }) => ({
            path: new URL(name).pathname,
            startTime,
            renderBlockingStatus,
          })),
      );
      expect(loaded.filter((one) => one.renderBlockingStatus === 'blocking')).toEqual([]);
      const scripts = loaded.filter((one) => one.path.endsWith('.js'));
      expect(scripts.map((one) => one.path)).toEqual([expect.stringMatching(/^\/assets\/start-/)]);
      const painted = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      );
      expect(scripts[0]?.startTime).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
      expect(await page.evaluate(() => '__reactRouterContext' in window)).toBe(false);
    }
  },
);

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
    await alive(page);
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
    await alive(page);
  }
  expect(fetched).toEqual([]);
});

/**
 * Scrolls to the end as a person does, a part of the screen at a time. A jump would land where the browser only guesses the heights
 * above, and they move everything when they are laid out.
 */
async function scrollsDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { documentElement } = document;
    for (let y = 0; y < documentElement.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
}

journey(
  'hardly anything on a page moves when the typeface comes late, and nothing when its lower parts are laid out',
  async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((done) => setTimeout(done, 600));
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = { moved: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          seen.moved += (shift as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/program/conversation', '/contact']) {
      await page.goto(path);
      await alive(page);
      await page.waitForLoadState('networkidle');
      await scrollsDown(page);
      await expect(page.locator('footer nav').first()).toBeVisible();
      const moved = await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved);
      expect([path, moved <= MAX_SHIFT]).toEqual([path, true]);
    }
  },
  { variant: { width: 'phone', lang: 'id' } },
);

journey('a place below is shown to who asks for it by its address', async ({ page }) => {
  for (const [address, place] of [
    ['/contact#length', '#length'],
    ['/#parents', '#parents'],
    ['/program/general-english/teen#packages', '#packages'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator(place)).toBeInViewport();
    await alive(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator(place)).toBeInViewport();
  }
});
