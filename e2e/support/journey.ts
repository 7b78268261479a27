import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Lang, type Texts, textsIn } from '@fasih/messages/texts';
import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { schoolOfItsOwn } from './school-template.ts';
import { reportVanishing } from './vanishing.ts';

/** The long forms of the journeys are walked (`npm run test:hard`). */
export const hard = process.env.FASIH_HARD === '1';

/** What a journey walks with: a phone, a tablet or a desktop in one of the languages, and the texts it should read there. */
export type Walk = {
  page: Page;
  context: BrowserContext;
  browser: Browser;
  lang: Lang;
  width: keyof typeof SIZES;
  scheme: Scheme;
  texts: Texts;
  url: string;
  sandboxUrl: string;
  dataDir: string;
  /** Another device like this one, with nobody signed in: the same walk with a page and a context of its own, in a time zone. */
  device(zone?: string): Promise<Walk>;
  /** Starts the school again with its clock at this instant, from which it runs on; for a school that no other test uses. */
  turnTo(instant: Date): Promise<void>;
  /** The same some seconds before an instant: as many as this machine needs to be at the right page when it comes. */
  turnBefore(instant: Date): Promise<void>;
};

const SIZES = {
  phone: { width: 360, height: 780 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

type Scheme = 'light' | 'dark';
type Variant = { width: keyof typeof SIZES; lang: Lang };
/** The two walks of an ordinary run and the other two of the hard one, with the smaller screen that is meant. */
const gridOf = (small: 'phone' | 'tablet'): readonly [Variant, Variant, Variant, Variant] => [
  { width: small, lang: 'id' },
  { width: 'desktop', lang: 'en' },
  { width: small, lang: 'en' },
  { width: 'desktop', lang: 'id' },
];

/** By the name and not by counting: a worker loads only some of the files and must come to the same walk. */
function usualVariant(name: string, [first, second]: readonly [Variant, Variant, ...Variant[]]): Variant {
  return sumOf(name) % 2 === 0 ? first : second;
}

/** The theme of a journey, by its name as well, and independent of its language and width. */
function usualScheme(name: string): Scheme {
  return (sumOf(name) >> 1) % 2 === 0 ? 'light' : 'dark';
}

function sumOf(name: string): number {
  return [...name].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
}

type Options = {
  allowConsole?: RegExp;
  allowSandbox?: boolean;
  ownSchool?: boolean | { demoNow: string };
  variant?: Variant;
  hardOnly?: boolean;
};

/**
 * One journey. In the ordinary run each is walked once, either on a phone in Indonesian or on a desktop in English, and in
 * one theme; the hard run walks all four and looks at both themes. Any console error, refused resource, policy violation or request to a foreign origin fails
 * it, except the payment page's with `allowSandbox`. `ownSchool` gives the journey a school that no other one touches,
 * with `demoNow` one whose clock begins at that instant. `hardOnly` is for what tests further down prove in every run; which
 * ones, says docs/testing/moved-journeys.md.
 */
export function journey(name: string, walk: (walk: Walk) => Promise<void>, options: Options = {}): void {
  walkIn(gridOf('phone'), name, walk, options);
}

/** A journey of the office, whose people sit at a tablet or a desktop; the pages' own walk looks at them on a phone. */
export function staffJourney(name: string, walk: (walk: Walk) => Promise<void>, options: Options = {}): void {
  walkIn(gridOf('tablet'), name, walk, options);
}

function walkIn(
  grid: readonly [Variant, Variant, Variant, Variant],
  name: string,
  walk: (walk: Walk) => Promise<void>,
  options: Options,
): void {
  if (options.hardOnly && !hard) return;
  const scheme = usualScheme(name);
  const variants = options.variant ? [options.variant] : hard ? grid : [usualVariant(name, grid)];
  for (const { width, lang } of variants) {
    test(`${name} (${width}, ${lang})`, async ({ browser }) => {
      const { ownSchool } = options;
      // Every instant of the clock is a start of the school, and some are waited for.
      if (typeof ownSchool === 'object') test.setTimeout(240_000);
      const clock: Record<string, string> =
        typeof ownSchool === 'object' ? { DEMO_NOW: ownSchool.demoNow } : {};
      const own = ownSchool ? await schoolOfItsOwn(clock) : null;
      const { url, sandboxUrl, dataDir } = own ?? sharedSchool();
      const contexts: BrowserContext[] = [];
      const faults: string[] = [];
      const turnTo = async (instant: Date): Promise<void> => {
        if (own === null) throw new Error('only a school of its own can be given another time');
        await own.restart({ DEMO_NOW: instant.toISOString() });
      };
      const device = async (zone: string = SCHOOL_ZONE): Promise<Walk> => {
        const context = await browser.newContext({
          viewport: SIZES[width],
          isMobile: width !== 'desktop',
          hasTouch: width !== 'desktop',
          baseURL: url,
          reducedMotion: 'reduce',
          colorScheme: scheme,
          locale: lang === 'id' ? 'id-ID' : 'en-GB',
          timezoneId: zone,
        });
        contexts.push(context);
        await context.addCookies([{ name: 'lang', value: lang, url }]);
        await reportVanishing(context);
        watch(faults, context, url, options.allowSandbox ? sandboxUrl : null, options.allowConsole);
        return {
          page: await context.newPage(),
          context,
          browser,
          lang,
          width,
          scheme,
          texts: textsIn(lang),
          url,
          sandboxUrl,
          dataDir,
          device,
          turnTo,
          turnBefore: (instant) => turnTo(new Date(instant.getTime() - timeNeeded(own?.startTook() ?? 0))),
        };
      };
      try {
        await walk(await device());
        expect(faults, 'console errors, policy violations and foreign requests').toEqual([]);
      } finally {
        // What a time-out has closed already must not hide where the walk stood.
        for (const context of contexts) await context.close().catch(() => {});
        await own?.stop();
      }
    });
  }
}

/** Milliseconds to start the school again and to come to a page, by how long its last start took. */
function timeNeeded(startTook: number): number {
  return Math.min(30_000, 6000 + startTook);
}

function sharedSchool() {
  const {
    FASIH_URL: url = '',
    FASIH_SANDBOX_URL: sandboxUrl = '',
    FASIH_DATA_DIR: dataDir = '',
  } = process.env;
  return { url, sandboxUrl, dataDir };
}

/** Collects everything a page must not do. */
function watch(
  faults: string[],
  context: BrowserContext,
  url: string,
  sandboxUrl: string | null,
  allowConsole?: RegExp,
): void {
  const own = new URL(url).origin;
  const allowed = new Set([own, ...(sandboxUrl ? [new URL(sandboxUrl).origin] : [])]);
  context.on('console', (message) => {
    if (message.type() !== 'error' && !/violates the following Content Security Policy/.test(message.text()))
      return;
    // The browser itself reports refused calls (401, 409 …) as errors; the journeys check those on the screen.
    if (/^Failed to load resource/.test(message.text()) || allowConsole?.test(message.text())) return;
    faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`page: ${error.error().message}`));
  context.on('request', (request) => {
    const origin = new URL(request.url()).origin;
    if (request.url().startsWith('http') && !allowed.has(origin)) faults.push(`request to ${origin}`);
  });
}

/** The checker without its comments and long names: the page reads half as much. */
const CHECKER = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The two themes differ in colours alone, so the second look runs only the rules that depend on them. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** No violation of WCAG 2.2 A and AA on the page as it stands, in the theme of the walk; in the hard run in both. */
export async function expectAccessible(walk: Walk): Promise<void> {
  if (hard) return expectAccessibleInBothThemes(walk);
  await expectNoViolations(walk.page, walk.scheme, () => look(walk.page));
}

/** The same in both themes in every run; what is looked at once for all journeys uses it. */
export async function expectAccessibleInBothThemes({ page, scheme }: Walk): Promise<void> {
  const other = scheme === 'light' ? 'dark' : 'light';
  await expectNoViolations(page, scheme, () => look(page));
  await page.emulateMedia({ colorScheme: other, reducedMotion: 'reduce' });
  await expectNoViolations(page, other, () => lookAgain(page, RULES_OF_COLOURS));
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
}

async function expectNoViolations(page: Page, scheme: Scheme, check: () => Promise<Found>): Promise<void> {
  await settled(page);
  const { violations } = await check();
  expect(
    violations.map((v) => `${scheme} ${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

type Found = { violations: { id: string; nodes: { target: unknown[] }[] }[] };

const look = (page: Page) => check(page, { type: 'tag', values: WCAG });
const lookAgain = (page: Page, rules: string[]) => check(page, { type: 'rule', values: rules });

/**
 * Runs the checker in the page, loading it only into a page that does not have it yet: loading takes twice as long as
 * checking. Rules that pass are not described, which halves the work; frames are the provider's and left out. Under an open
 * dialog the page cannot be reached and was looked at before, so the dialog is looked at alone.
 */
async function check(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<Found> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(CHECKER);
  return page.evaluate(async (only): Promise<Found> => {
    const checker = (window as unknown as { axe: typeof axe }).axe;
    const options = { runOnly: only, resultTypes: ['violations' as const], elementRef: false };
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const { violations } = await checker.run(
      { ...(dialog && { include: [dialog] }), exclude: ['iframe'] },
      options,
    );
    return {
      violations: violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) })),
    };
  }, runOnly);
}

/** Colours that fade from one theme to the other have arrived; what is out of sight may never finish fading. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const enough = new Promise((done) => setTimeout(done, 1500));
    const drawn = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.race([drawn, enough]);
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.race([Promise.allSettled(fading.map((one) => one.finished)), enough]);
  });
}

/** Simulates a slow connection: each script of the page arrives this many milliseconds later. */
export async function delayScripts(page: Page, ms: number): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, ms));
    await route.continue();
  });
}

/** Nothing sticks out to the right: the page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
}
