import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { type Browser, chromium } from 'playwright-core';
import { build } from '../../scripts/build.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { DEMO_PASSWORD } from '../support/people.ts';
import { recordAddress } from '../support/records.ts';
import { type RunningSchool, runSchool } from '../support/start-school.ts';
import { contactSheet, type Taken } from './contact-sheet.ts';
import type { Login, Scene } from './scenes.ts';
import { AREAS, type Area, type Shot } from './shots.ts';

/**
 * `npm run screens [area …]` photographs every page at the widths of its area, in both languages, light and dark, into
 * `screens/`, with one contact sheet per area.
 */
const DEMO: ReadonlySet<string> = new Set(['nobody', 'student', 'teacher', 'admin', 'finance']);
const folder = join(import.meta.dirname, '../../screens');
const wanted = process.argv.slice(2);
const variantsOf = ({ widths }: Area) =>
  (['id', 'en'] as const).flatMap((lang) =>
    widths.flatMap((width) =>
      (['light', 'dark'] as const).map((scheme) => ({
        lang,
        width,
        scheme,
        label: `${width} ${lang} ${scheme}`,
      })),
    ),
  );
type Variant = ReturnType<typeof variantsOf>[number];

await build();
rmSync(folder, { recursive: true, force: true });
const school = await runSchool();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  for (const area of AREAS) {
    if (wanted.length > 0 && !wanted.includes(area.name)) continue;
    const place = join(folder, area.name);
    mkdirSync(place, { recursive: true });
    const scene = (await area.scene?.(school)) ?? { people: {}, places: {} };
    const rows = new Map<Shot, Taken[]>(area.shots.map((shot) => [shot, []]));
    for (const variant of variantsOf(area))
      await photograph(browser, school, { ...area, scene }, variant, place, rows);
    const sheet = join(folder, `${area.name}.png`);
    await contactSheet(
      [...rows].map(([shot, taken]) => ({ title: `${shot.name} (${shot.as})`, taken })),
      sheet,
    );
    console.log(`${area.name}: ${area.shots.length} pages, ${sheet}`);
  }
} finally {
  await browser.close();
  await school.stop();
}

/** Takes one variant of all shots, signing in once per role. */
async function photograph(
  browser: Browser,
  school: RunningSchool,
  { shots, scene }: { shots: Shot[]; scene: Scene },
  variant: Variant,
  place: string,
  rows: Map<Shot, Taken[]>,
): Promise<void> {
  for (const role of new Set(shots.map((shot) => shot.as))) {
    if (!(role in scene.people) && !DEMO.has(role)) {
      console.log(`nobody is ${role} in this school`);
      continue;
    }
    const context = await browser.newContext({
      viewport: { width: variant.width, height: variant.width === 360 ? 780 : 900 },
      isMobile: variant.width === 360,
      colorScheme: variant.scheme,
      reducedMotion: 'reduce',
      baseURL: school.url,
      timezoneId: SCHOOL_ZONE,
    });
    await context.addCookies([{ name: 'lang', value: variant.lang, url: school.url }]);
    if (role !== 'nobody')
      await signIn(context, school.url, scene.people[role] ?? { username: role, password: DEMO_PASSWORD });
    for (const shot of shots.filter((one) => one.as === role)) {
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      try {
        await shot.before?.(school, scene);
        await page.goto((await recordAddress(school, shot.path)) ?? addressOf(shot, scene), {
          waitUntil: 'load',
        });
        await page.waitForLoadState('networkidle').catch(() => undefined);
        if (shot.prepare) {
          await shot.prepare(page);
          await page.waitForTimeout(600);
        }
        await loadLazyPictures(page);
      } catch (fault) {
        // The picture shows how far it came; the others are taken all the same.
        process.exitCode = 1;
        console.error(`${shot.name} (${shot.as}, ${variant.label}): ${String(fault).slice(0, 300)}`);
      }
      const file = join(place, `${slug(`${shot.name} ${shot.as} ${variant.label}`)}.png`);
      // A dialog is placed in the window, wherever the page behind it is scrolled to.
      const dialog = page.locator('dialog[open], [role=dialog]').filter({ visible: true });
      await page.screenshot({ path: file, fullPage: (await dialog.count()) === 0 });
      rows.get(shot)?.push({ label: variant.label, file });
      await page.close();
    }
    await context.close();
  }
}

/** `{name}` in an address is the scene's id of that name. */
function addressOf({ path }: Shot, { places }: Scene): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => places[name] ?? 'none');
}

async function signIn(
  context: Awaited<ReturnType<Browser['newContext']>>,
  url: string,
  { username, password }: Login,
): Promise<void> {
  const answer = await context.request.post(`${url}/api/auth/login`, { data: { username, password } });
  const { token, roles } = (await answer.json()) as { token: string; roles: string[] };
  await context.addInitScript(
    ([kept, who]) => {
      localStorage.setItem('token', kept ?? '');
      localStorage.setItem('role', who ?? '');
    },
    [token, roles[0]],
  );
}

/** Brings what a browser leaves out until somebody comes near: lazy pictures, and the lower bands of public pages. */
async function loadLazyPictures(page: import('playwright-core').Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
